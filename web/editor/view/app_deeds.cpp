// What the app does beyond the board: files, the clipboard, links, settings.

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "cadastre/notation.hpp"
#include "cadastre/text.hpp"
#include "model/wikitext.hpp"
#include "view/app.hpp"
#include "view/app_settings.hpp"
#include "view/board/board_picture.hpp"
#include "view/pad/pad_picture.hpp"

namespace cadastre::editor {

std::string settings_text(const Settings& s) {
  constexpr std::string_view themes[] = {"automatic", "light", "dark"};
  std::string text = "language=" + s.language + " theme=" + std::string(themes[static_cast<int>(s.theme)]);
  if (s.show_points) text += " points";
  if (s.hint_done) text += " hint";
  if (s.mark_adaptations) text += " mark";
  if (!s.played.empty()) text += " played=" + s.played;
  for (const Bucket b : all_buckets)
    if (!s.shown[static_cast<std::size_t>(b)]) text += " without=" + std::string(name(b));
  return text;
}

Settings settings_from(std::string_view text) {
  Settings s;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t e = text.find(' ', at);
    if (e == std::string_view::npos) e = text.size();
    const std::string_view word = text.substr(at, e - at);
    if (word.substr(0, 9) == "language=") s.language = word.substr(9);
    if (word == "theme=light") s.theme = Theme::light;
    if (word == "theme=dark") s.theme = Theme::dark;
    if (word == "points") s.show_points = true;
    if (word == "hint") s.hint_done = true;
    if (word == "mark") s.mark_adaptations = true;
    if (word.substr(0, 7) == "played=") s.played = word.substr(7);
    for (const Bucket b : all_buckets)
      if (word.substr(0, 8) == "without=" && word.substr(8) == name(b)) s.shown[static_cast<std::size_t>(b)] = false;
    at = e + 1;
  }
  return s;
}

namespace {

// A file's name from a board's: letters and digits of any language, the rest as dashes.
std::string file_name(std::string_view title) {
  std::string name;
  for (const char c : title) {
    const auto u = static_cast<unsigned char>(c);
    const bool keep = u >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (keep)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return name.empty() ? "cadastre" : name;
}

}  // namespace

// What is only tried out is not the game yet.
std::string App::document() const {
  const State& s = model_->state();
  if (const auto& base = s.what_if_base)
    return write_game(*base->board, *base->entries, model_->rulebook(), base->steps);
  return write_game(*s.board, *s.entries, model_->rulebook(), s.steps);
}

bool App::is_untouched() const {
  const State& s = model_->state();
  return s.board->tiles.empty() && s.entries->empty() && !s.what_if_base;
}

void App::toast(std::string words, Host& host, double ms, std::optional<Deed> deed) {
  memory_.toast_deed = deed;
  const std::string_view button = deed == Deed::save_file ? "ui.boards.save" : "ui.undo";
  memory_.toast.show(std::move(words), deed ? model_->say(button) : std::string(), host.around.now, ms);
}

std::optional<std::string> App::text_to_copy(Deed deed) {
  Scene scene{ui_, *model_, memory_, *board_};
  switch (deed) {
    case Deed::copy_link:
      return memory_.link;
    case Deed::copy_notation:
      return to_notation(model_->board(), model_->rulebook());
    case Deed::copy_scores:
      return scores_text(scene);
    case Deed::copy_explanation:
      return explanation_text(scene);
    case Deed::link_rule:
      return "#rules/" + model_->state().rule;
    case Deed::copy_wikitext:
      return wikitext(model_->mirror(), model_->state(), model_->derived(), model_->rulebook(), model_->phrases());
    case Deed::copy_pad:
      return pad_text(model_->pad_words());
    default:
      return std::nullopt;
  }
}

std::optional<Download> App::file_to_save(Deed deed, const Surroundings& around) {
  const std::string name = file_name(model_->mirror().title);
  const Tokens& theme = around.dark ? drawing::dark_theme : drawing::light_theme;
  switch (deed) {
    case Deed::save_file:
      return Download{name + ".json", "application/json", document()};
    case Deed::save_png:
      return Download{name + ".png", "image/png", board_svg(*model_, *book_, theme), memory_.picture_width};
    case Deed::save_svg:
      return Download{name + ".svg", "image/svg+xml", board_svg(*model_, *book_, theme)};
    case Deed::save_wikitext:
      return Download{name + ".wiki", "text/plain", *text_to_copy(Deed::copy_wikitext)};
    case Deed::save_pad_table:
      return Download{name + ".csv", "text/csv", pad_csv(model_->pad_words())};
    case Deed::save_pad_picture:
      // A thumb would rather hand it on than look for it among files.
      return Download{name + ".png", "image/png", pad_svg(*model_, *book_, theme), 2 * pad_picture_width,
                      around.coarse};
    default:
      return std::nullopt;
  }
}

bool App::hand_out(Deed deed, Host& host) {
  if (auto text = text_to_copy(deed)) {
    host.copy(std::move(*text));
    toast(model_->say("ui.done.copied"), host, 3000);
  } else if (auto file = file_to_save(deed, host.around)) {
    const bool handed_on = file->handed_on;
    host.download(std::move(*file));
    if (!handed_on) toast(model_->say("ui.done.saved"), host, 3000);
  } else if (deed == Deed::share) {
    host.share(model_->mirror().title, memory_.link);
  } else if (deed == Deed::share_rule) {
    if (const auto row = find_row(model_->rulebook(), model_->state().rule))
      host.share(rule_name(model_->phrases(), model_->rulebook(), model_->edition(), *row),
                 rule_text(model_->phrases(), model_->rulebook(), model_->edition(), *row));
  } else if (deed == Deed::print) {
    host.print(model_->state().page == Page::pad ? pad_svg(*model_, *book_, drawing::light_theme)
                                                 : board_svg(*model_, *book_, drawing::light_theme));
  } else {
    return false;
  }
  return true;
}

void App::do_deed(Deed deed, Host& host) {
  host.want_frame();
  if (hand_out(deed, host)) return;
  switch (deed) {
    case Deed::open_file:
      host.open_file();
      break;
    case Deed::duplicate_board:
      model_->act(EndWhatIf{true});  // in the copy it is the game
      host.new_kept();
      model_->act(RenameBoard{model_->say("ui.boards.copy-of", {{"name", model_->mirror().title}})});
      toast(model_->say("ui.done.duplicated"), host, 3000);
      break;
    case Deed::restore_board:
      host.change_kept({"restore", {}, {}});
      break;
    case Deed::sample:
      open_text("", memory_.sample, host);
      break;
    case Deed::new_board:
    case Deed::rematch:
      if (!is_untouched()) host.new_kept();
      forget_problems();
      if (deed == Deed::rematch)
        model_->act(Rematch{});
      else
        model_->act(NewBoard{});
      break;
    case Deed::say_not_kept:
      toast(model_->say("ui.refused.storage"), host, 10000, Deed::save_file);
      break;
    case Deed::undo:
      model_->act(Undo{});
      break;
    case Deed::fit:
      model_->act(LookAt{});
      break;
    case Deed::zoom_in:
      board_->zoom_by(1.35f);
      break;
    case Deed::zoom_out:
      board_->zoom_by(1 / 1.35f);
      break;
    default:
      break;
  }
}

void App::open_text(std::string_view name, std::string_view text, Host& host) {
  GameRead game = read_game(text, model_->rulebook());
  BoardRead& read = game.board;
  const bool nothing = read.board.tiles.empty() && game.entries.empty() && has_error(read.problems);
  if (nothing) {
    // What was there stays; the sheet says what is wrong with what came.
    host.announce(describe(read.problems.front(), model_->phrases(), model_->edition()));
    if (!refused_) problems_before_ = std::move(memory_.read_problems);
    memory_.read_problems = std::move(read.problems);
    refused_ = true;
    ++reads_;
    toast(model_->say("ui.open.unreadable"), host, 6000);
    act(OpenOverlay{Overlay::problems}, host);
    return;
  }
  if (read.board.name.empty() && !name.empty()) read.board.name = name.substr(0, name.rfind('.'));
  cut_to(board_name_limit, read.board.name);
  ui_.forget_field();
  if (!is_untouched()) host.new_kept();
  keep_problems(game, text);
  const bool table = !read.board.tiles.empty(), pad_alone = !table && !game.entries.empty();
  const bool selection_alone = !table && !pad_alone && read.board.players.empty();
  if (selection_alone) {
    // Those who sit here play it: in a game of their own.
    for (Seat& seat : read.board.players = model_->board().players) seat.track = 0;
  }
  model_->act(OpenPage{pad_alone ? Page::pad : selection_alone ? Page::expansions : Page::board});
  model_->act(LoadBoard{std::move(read.board), false, std::move(game.entries), std::move(game.steps)});
  if (changes_a_copy_) {
    kept_revision_ = model_->state().revision;
    host.keep(std::string(text), model_->mirror().title);
  }
  if (!memory_.read_problems.empty()) act(OpenOverlay{Overlay::problems}, host);
}

bool App::open_link(std::string_view fragment, Host& host) {
  if (!fragment.empty() && fragment.front() == '#') fragment.remove_prefix(1);
  linked_ = fragment;
  const bool rules = fragment == "rules" || fragment.substr(0, 6) == "rules/";
  if (rules) {
    const std::string row(fragment.size() > 6 ? fragment.substr(6) : std::string_view());
    if (model_->state().page != Page::rules || model_->state().rule != row) act(OpenRule{row}, host);
    return true;
  }
  constexpr std::pair<std::string_view, Page> places[] = {
      {"", Page::board}, {"board", Page::board}, {"pad", Page::pad}, {"expansions", Page::expansions}};
  for (const auto& [place, page] : places) {
    if (fragment != place) continue;
    if (model_->state().page != page) act(OpenPage{page}, host);
    return true;
  }
  return false;
}

// What takes something away is done at once and can be had back from here.
void App::say_what_was_done(Host& host) {
  const State& s = model_->state();
  if (s.revision == told_revision_) return;
  told_revision_ = s.revision;
  const std::string_view deed = s.last_deed;
  constexpr std::string_view taken[] = {"ui.board.deed.remove-tile",   "ui.board.deed.remove-figure",
                                        "ui.board.deed.remove-player", "ui.board.deed.replace-tile",
                                        "ui.board.deed.new-board",     "ui.board.deed.load-board",
                                        "ui.board.deed.put-back",      "ui.board.deed.variant",
                                        "ui.board.deed.edition",       "ui.board.deed.expansions"};
  const std::string on_pad = model_->pad_words().deed();
  if (!on_pad.empty()) {
    toast(on_pad, host, 6000, Deed::undo);
    return;
  }
  if (contains(taken, deed))
    toast(model_->say(deed), host, 6000, Deed::undo);
  else if (memory_.toast_deed == Deed::undo)
    memory_.toast.clear();
}

void App::tell(Host& host) {
  const State& s = model_->state();
  if (s.revision != kept_revision_) {
    kept_revision_ = s.revision;
    if (changes_a_copy_) host.new_kept();
    changes_a_copy_ = false;
    host.keep(document(), model_->mirror().title);
  }
  if (s.settings != kept_settings_) {
    constexpr std::string_view themes[] = {"system", "light", "dark"};
    if (s.settings.theme != kept_settings_.theme) host.theme(std::string(themes[static_cast<int>(s.settings.theme)]));
    if (s.settings.language != kept_settings_.language) host.language(s.settings.language);
    kept_settings_ = s.settings;
    host.keep_settings(settings_text(s.settings));
  }
  constexpr const char* places[] = {"board", "pad", "rules", "expansions"};
  std::string here = places[static_cast<int>(s.page)];
  if (s.page == Page::rules && !s.rule.empty()) here += "/" + s.rule;
  if (here == linked_ || (here == "board" && linked_.empty())) return;
  linked_ = here;
  host.link(here);
}

}  // namespace cadastre::editor
