#include "view/board/gestures.hpp"

#include "catch.hpp"

using namespace cadastre::editor;
using What = PointerEvent::What;

namespace {

PointerEvent event(What what, double time, float x, float y, PointerKind kind = PointerKind::touch, int id = 1,
                   int button = 0) {
  PointerEvent e;
  e.what = what;
  e.kind = kind;
  e.id = id;
  e.x = x, e.y = y;
  e.button = button;
  e.time = time;
  return e;
}

/// The hand that does something; what it meant is collected.
struct Hand {
  Gestures gestures;
  std::vector<Gesture> meant;

  void operator()(const PointerEvent& e) {
    for (Gesture& g : gestures.take(e)) meant.push_back(g);
  }
  void wait(double now) {
    for (Gesture& g : gestures.take(now)) meant.push_back(g);
  }
  template <class T>
  int count() const {
    int n = 0;
    for (const Gesture& g : meant) n += std::holds_alternative<T>(g);
    return n;
  }
  template <class T>
  T last() const {
    REQUIRE(count<T>() > 0);
    for (std::size_t i = meant.size(); i-- > 0;)
      if (const T* g = std::get_if<T>(&meant[i])) return *g;
    return T{};
  }
};

}  // namespace

TEST_CASE("a short touch that hardly moves is a tap where it went down") {
  Hand hand;
  hand(event(What::down, 0, 100, 100));
  hand(event(What::move, 50, 105, 105));
  hand(event(What::up, 90, 105, 105));
  REQUIRE(hand.meant.size() == 1);
  CHECK(hand.last<gesture::Tap>().x == 100);
  CHECK_FALSE(hand.last<gesture::Tap>().twice);
}

TEST_CASE("a mouse held for 500 ms is no tap") {
  Hand hand;
  hand(event(What::down, 0, 100, 100, PointerKind::mouse));
  hand(event(What::up, 500, 100, 100, PointerKind::mouse));
  CHECK(hand.meant.empty());
}

TEST_CASE("two taps at one place are a double tap, a third begins anew") {
  Hand hand;
  for (int i = 0; i < 3; ++i) {
    hand(event(What::down, i * 150, 100, 100));
    hand(event(What::up, i * 150 + 60, 100, 100));
  }
  REQUIRE(hand.count<gesture::Tap>() == 3);
  CHECK_FALSE(std::get<gesture::Tap>(hand.meant[0]).twice);
  CHECK(std::get<gesture::Tap>(hand.meant[1]).twice);
  CHECK_FALSE(std::get<gesture::Tap>(hand.meant[2]).twice);
}

TEST_CASE("two taps far apart in place or time are two taps") {
  Hand hand;
  hand(event(What::down, 0, 100, 100));
  hand(event(What::up, 60, 100, 100));
  SECTION("place") {
    hand(event(What::down, 150, 160, 100));
    hand(event(What::up, 200, 160, 100));
  }
  SECTION("time") {
    hand(event(What::down, 500, 100, 100));
    hand(event(What::up, 560, 100, 100));
  }
  CHECK_FALSE(hand.last<gesture::Tap>().twice);
}

TEST_CASE("a drag begins after 8 px and loses none of the way") {
  Hand hand;
  hand(event(What::down, 0, 100, 100));
  hand(event(What::move, 10, 107, 100));
  CHECK(hand.meant.empty());
  hand(event(What::move, 20, 110, 100));
  hand(event(What::move, 30, 130, 104));
  CHECK(hand.last<gesture::DragBegin>().x == 100);
  float dx = 0, dy = 0;
  for (const Gesture& g : hand.meant)
    if (const auto* d = std::get_if<gesture::Drag>(&g)) dx += d->dx, dy += d->dy;
  CHECK(dx == Approx(30));
  CHECK(dy == Approx(4));
  hand(event(What::up, 34, 130, 104));
  CHECK(hand.count<gesture::Tap>() == 0);
  CHECK(hand.last<gesture::DragEnd>().vx > 0.5f);
}

TEST_CASE("a drag that rests before it is let go has no speed") {
  Hand hand;
  hand(event(What::down, 0, 0, 0));
  hand(event(What::move, 20, 50, 0));
  hand(event(What::move, 40, 100, 0));
  hand(event(What::up, 300, 100, 0));
  CHECK(hand.last<gesture::DragEnd>().vx == 0);
}

TEST_CASE("a cancelled drag ends without speed") {
  Hand hand;
  hand(event(What::down, 0, 0, 0));
  hand(event(What::move, 20, 50, 0));
  hand(event(What::cancel, 21, 50, 0));
  CHECK(hand.last<gesture::DragEnd>().cancelled);
  CHECK_FALSE(hand.gestures.down());
}

TEST_CASE("a finger that stays 450 ms is a long press and nothing after") {
  Hand hand;
  hand(event(What::down, 0, 100, 100));
  REQUIRE(hand.gestures.due() == 450);
  hand.wait(449);
  CHECK(hand.meant.empty());
  hand.wait(450);
  CHECK(hand.count<gesture::LongPress>() == 1);
  hand(event(What::move, 500, 300, 300));
  hand(event(What::up, 600, 300, 300));
  CHECK(hand.meant.size() == 1);
  CHECK_FALSE(hand.gestures.due());
}

TEST_CASE("a long press allows 12 px, a drag that goes further does not become one") {
  Hand hand;
  hand(event(What::down, 0, 100, 100));
  SECTION("11 px") {
    hand(event(What::move, 100, 111, 100));
    hand.wait(460);
    CHECK(hand.count<gesture::LongPress>() == 1);
    CHECK(hand.last<gesture::DragEnd>().cancelled);
  }
  SECTION("13 px") {
    hand(event(What::move, 100, 113, 100));
    hand.wait(460);
    CHECK(hand.count<gesture::LongPress>() == 0);
  }
}

TEST_CASE("a right click is a long press, a held mouse button is not") {
  Hand hand;
  hand(event(What::down, 0, 5, 6, PointerKind::mouse, 1, 2));
  CHECK_FALSE(hand.gestures.due());
  hand(event(What::up, 80, 5, 6, PointerKind::mouse, 1, 2));
  CHECK(hand.last<gesture::LongPress>().y == 6);
}

TEST_CASE("two fingers zoom about their middle and the table follows it") {
  Hand hand;
  hand(event(What::down, 0, 100, 100, PointerKind::touch, 1));
  hand(event(What::down, 10, 200, 100, PointerKind::touch, 2));
  CHECK(hand.count<gesture::DragBegin>() == 1);
  hand(event(What::move, 20, 300, 100, PointerKind::touch, 2));
  const auto pinch = hand.last<gesture::Pinch>();
  CHECK(pinch.factor == Approx(2));
  CHECK(pinch.x == Approx(200));
  CHECK(pinch.dx == Approx(50));
  CHECK(hand.count<gesture::Tap>() == 0);
  SECTION("the one that stays goes on dragging, without a jump") {
    hand(event(What::up, 30, 300, 100, PointerKind::touch, 2));
    hand(event(What::move, 40, 110, 100, PointerKind::touch, 1));
    CHECK(hand.last<gesture::Drag>().dx == Approx(10));
    hand(event(What::up, 50, 110, 100, PointerKind::touch, 1));
    CHECK(hand.count<gesture::DragEnd>() == 1);
    CHECK_FALSE(hand.gestures.due());
  }
  SECTION("a third finger changes nothing") {
    hand(event(What::down, 30, 0, 0, PointerKind::touch, 3));
    hand(event(What::up, 40, 0, 0, PointerKind::touch, 3));
    CHECK(hand.gestures.dragging());
  }
}

TEST_CASE("a mouse without a button hovers; a finger does not") {
  Hand hand;
  hand(event(What::move, 0, 7, 8, PointerKind::mouse));
  CHECK(hand.last<gesture::Hover>().x == 7);
  hand(event(What::leave, 1, 7, 8, PointerKind::mouse));
  CHECK(hand.count<gesture::Leave>() == 1);
  hand(event(What::move, 2, 7, 8, PointerKind::touch));
  CHECK(hand.count<gesture::Hover>() == 1);
}

TEST_CASE("letting go ends what is under way") {
  Hand hand;
  hand(event(What::down, 0, 0, 0));
  hand(event(What::move, 10, 90, 0));
  const auto end = hand.gestures.let_go();
  REQUIRE(end.size() == 1);
  CHECK(std::get<gesture::DragEnd>(end[0]).cancelled);
  hand(event(What::up, 20, 90, 0));
  CHECK(hand.count<gesture::DragEnd>() == 0);
}
