#include "view/app.hpp"

#include "cadastre/json.hpp"
#include "model/keys.hpp"
#include "view/app_settings.hpp"

namespace cadastre::editor {

std::unique_ptr<Application> make_application() { return std::make_unique<App>(); }

namespace {

// A tile that shows one kind of land and little else, for pictures of features: a city along one side, a straight road.
int land_tile(const Catalogue& catalogue, SegmentKind kind) {
  int best = -1, most = 1000;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
    int cost = 0;
    bool shows = false;
    for (const Segment& s : catalogue.tiles[i].segments) {
      shows |= s.kind == kind;
      cost += 4 + static_cast<int>(s.marks.size());
      if (s.kind == SegmentKind::city) cost += s.sides.bits != 1 ? 40 : kind == SegmentKind::city ? 0 : 6;
      if (s.kind == SegmentKind::road) cost += kind != SegmentKind::road || s.sides.bits != 10 ? 30 : 0;
      if (s.kind == SegmentKind::monastery && kind != s.kind) cost += 30;
      if (s.kind == SegmentKind::garden && kind != s.kind) cost += 30;
    }
    if (!shows || cost >= most) continue;
    best = static_cast<int>(i);
    most = cost;
  }
  return best;
}

}  // namespace

// -------------------------------------------------------------------------------------------------------- begins

void App::start(const Opening& opening, Host& host) {
  RulebookRead read = read_rulebook(opening.rulebook);
  model_ = std::make_unique<Model>(std::move(read.rulebook));
  model_->speak(read_phrasebook(opening.phrases).phrasebook);
  book_ = std::make_unique<drawing::Sketchbook>(model_->catalogue());
  board_ = std::make_unique<BoardView>(*model_, host, *book_);
  for (int k = 0; k < segment_kind_count; ++k) {
    const auto kind = static_cast<SegmentKind>(k);
    ui_.set_land_tile(kind, land_tile(model_->catalogue(), kind));
  }
  memory_.languages = opening.languages;
  memory_.sample = opening.sample;

  Settings settings = settings_from(opening.settings);
  settings.language = model_->phrases().language;
  model_->act(RestoreSettings{settings});
  kept_settings_ = settings;

  const std::string_view first = opening.kept.empty() ? opening.sample : opening.kept;
  if (!first.empty()) {
    GameRead game = read_game(first, model_->rulebook());
    keep_problems(game, first);
    model_->act(LoadBoard{std::move(game.board.board), true, std::move(game.entries), std::move(game.steps)});
  }
  told_revision_ = kept_revision_ = model_->state().revision;
  open_link(opening.fragment, host);
  host.want_frame();
}

void App::speak(std::string_view phrases, Host& host) {
  PhrasebookRead read = read_phrasebook(phrases);
  if (read.phrasebook.phrases.empty()) return;
  model_->speak(std::move(read.phrasebook));
  Settings settings = model_->state().settings;
  settings.language = model_->phrases().language;
  model_->act(RestoreSettings{settings});
  ink::forget_heights();
  tell(host);
  host.want_frame();
}

void App::act(const Intent& intent, Host& host) {
  model_->act(intent);
  host.want_frame();
}

// -------------------------------------------------------------------------------------------------------- events

bool App::handle(const Event& event, Host& host) {
  if (!model_) return false;
  const bool taken = std::visit([&](const auto& e) { return take(e, host); }, event);
  say_what_was_done(host);
  tell(host);
  forget_refused();
  host.want_frame();
  return taken;
}

bool App::take(const PointerEvent& e, Host& host) {
  if (memory_.carried && carry(e)) {
    ui_.pointer(e, host);
    return true;
  }
  if (ui_.pointer(e, host) == Ui::Reply::board) board_->pointer(e);
  return true;
}

bool App::take(const WheelEvent& e, Host& host) {
  if (ui_.wheel(e, host) == Ui::Reply::board) board_->wheel(e);
  return true;
}

bool App::take(const TextEvent& e, Host&) {
  ui_.text(e);
  return true;
}

bool App::take(const FileEvent& e, Host& host) {
  open_text(e.name, e.bytes, host);
  return true;
}

bool App::take(const LinkEvent& e, Host& host) { return open_link(e.fragment, host); }

bool App::take(const MirrorEvent& e, Host& host) {
  constexpr std::pair<std::string_view, Deed> deeds[] = {
      {"new", Deed::new_board},          {"rematch", Deed::rematch},
      {"pad-text", Deed::copy_pad},      {"pad-picture", Deed::save_pad_picture},
      {"pad-csv", Deed::save_pad_table}, {"pad-json", Deed::save_file}};
  for (const auto& [act, deed] : deeds)
    if (e.act == act) {
      do_deed(deed, host);
      return true;
    }
  if (e.target == "rule/link") {
    do_deed(Deed::link_rule, host);
    return true;
  }
  const auto intent =
      mirror_intent(e.act, {e.x, e.y}, e.target, model_->state(), model_->derived(), model_->rulebook());
  if (intent) act(*intent, host);
  if (!intent && e.act == "place") host.announce(model_->say("ui.site.no-tile"));
  return intent.has_value();
}

bool App::take(const KeptEvent& e, Host& host) {
  GameRead read = read_game(e.state, model_->rulebook());
  keep_problems(read, e.state);
  ui_.forget_field();
  act(LoadBoard{std::move(read.board.board), true, std::move(read.entries), std::move(read.steps)}, host);
  told_revision_ = kept_revision_ = model_->state().revision;
  act(LookAt{}, host);
  return true;
}

bool App::take(const MadeLinkEvent& e, Host&) {
  memory_.link = e.address;
  memory_.code = e.code;
  memory_.link_made = true;
  return true;
}

bool App::take(const RefusedEvent& e, Host& host) {
  using What = RefusedEvent::What;
  const bool game = e.what == What::game;
  if (game || e.what == What::storage) {
    if (!memory_.not_kept) host.announce(model_->say("ui.refused.storage"));  // not again with each deed
    do_deed(Deed::say_not_kept, host);
  } else if (e.what != What::kept) {
    toast(model_->say(e.what == What::copy ? "ui.refused.copy" : "ui.refused.open"), host, 10000);
  }
  if (game || e.what == What::kept) memory_.not_kept = game;
  return true;
}

// A piece of the palette that is dragged follows over the board and is put down where it is let go.
bool App::carry(const PointerEvent& e) {
  if (!ui_.dragged(memory_.carried)) {
    memory_.carried = 0;
    return false;
  }
  const bool over = has(memory_.board_box, e.x, e.y);
  if (over) board_->carry(e.x, e.y);
  if (e.what != PointerEvent::What::up) return true;
  memory_.carried = 0;
  if (over) board_->drop(e.x, e.y);
  return true;
}

void App::stop_carrying() {
  if (!memory_.carried) return;
  ui_.release_drag();
  memory_.carried = 0;
  model_->act(HoverSquare{});
}

bool App::take(const KeyEvent& e, Host& host) {
  if (!e.down) return false;
  if (e.key == "Escape" && ui_.field().id) {
    ui_.close_field();
    return true;
  }
  if (e.key == "Escape" && memory_.carried) {
    stop_carrying();
    return true;
  }
  if (ui_.key(e, host)) return true;
  const State& s = model_->state();
  const bool on_board = s.page == Page::board && s.overlays.empty();
  if (e.control && !e.alt && (e.key == "s" || e.key == "S")) {
    do_deed(Deed::save_file, host);
    return true;
  }
  if (e.control && !e.alt && (e.key == "o" || e.key == "O")) {
    do_deed(Deed::open_file, host);
    return true;
  }
  if (e.key == "/" && !e.control && !e.alt && s.overlays.empty()) {
    ui_.click(s.page == Page::rules        ? "rules/search"
              : s.page == Page::expansions ? "expansions/search"
                                           : "palette/search");
    return true;
  }
  if (on_board && board_->key(e)) return true;
  const auto intent = intent_for({e.key, e.control, e.shift, e.alt}, s, model_->derived(), model_->rulebook());
  if (!intent) return false;
  const bool anywhere = std::holds_alternative<Back>(*intent) || std::holds_alternative<OpenPage>(*intent) ||
                        std::holds_alternative<OpenOverlay>(*intent) || std::holds_alternative<Undo>(*intent) ||
                        std::holds_alternative<Redo>(*intent);
  if (!on_board && !anywhere) return false;
  act(*intent, host);
  return true;
}

void App::keep_problems(const GameRead& game, std::string_view text) {
  Problems& problems = memory_.read_problems = game.board.problems;
  changes_a_copy_ = !is_notation(text) && loses_something(game, model_->rulebook());
  if (changes_a_copy_) problems.insert(problems.begin(), {"kept-as-it-was", Severity::warning, {}, {}});
  refused_ = false;
  ++reads_;
}

void App::forget_problems() {
  memory_.read_problems.clear();
  refused_ = false;
  ++reads_;
}

// What was wrong with what could not be opened goes with its sheet: the game that is open is another one.
void App::forget_refused() {
  if (!refused_ || has(model_->state(), Overlay::problems)) return;
  forget_problems();
  memory_.read_problems = std::move(problems_before_);
}

const Mirror& App::mirror() {
  const Problems& read = memory_.read_problems;
  if (read.empty()) return model_->mirror();
  mirror_ = model_->mirror();
  for (std::size_t i = 0; i < read.size(); ++i) {
    const Problem& p = read[i];
    mirror_.problems.insert(
        mirror_.problems.begin() + static_cast<std::ptrdiff_t>(i),
        MirrorProblem{p.code, p.severity, p.where, describe(p, model_->phrases(), model_->edition()), std::nullopt});
  }
  mirror_.problems_heading =
      model_->say("ui.board.problems", {{"number", static_cast<std::int64_t>(mirror_.problems.size())}});
  return mirror_;
}

std::optional<Box> App::find(std::string_view name) const { return board_ ? board_->rect_of(name) : std::nullopt; }

}  // namespace cadastre::editor
