// Starts the editor: what it needs is fetched side by side, then the curtain opens. On a first visit the picture of the
// sample game is shown while the rest of the program arrives.
import { contextOfCanvas } from '../../editor/platform/canvas.ts';
import { CanvasApp } from '../../editor/platform/canvas_app.ts';
import type { Editor } from '../../editor/platform/editor_module.ts';
import { Card } from './card.ts';
import { Curtain } from './curtain.ts';
import { byId } from './elements.ts';
import { Missing, fetchBytes, fetchText } from './fetching.ts';
import { hasGameLink } from './game_link.ts';
import { recall } from './memory.ts';
import { MirrorPage } from './mirror.ts';
import type { Mirror } from './mirror_shape.ts';
import { SitePage, type Theme, showTheme, themeOfPerson } from './page.ts';
import { Program, Unfinished } from './program.ts';
import { Shelf } from './shelf.ts';
import { Updates, workers } from './updates.ts';
import { watch } from './watching.ts';
import { Words, languageOfPerson } from './words.ts';

/** The program is most of what is loaded. */
const shareOfProgram = 0.8;

/** The letters of the canvas are those of the page: fetched once, for both. */
async function loadFont(weight: 400 | 600): Promise<Uint8Array> {
  const bytes = await fetchBytes(`cadastre-sans-${weight}.ttf`);
  document.fonts.add(new FontFace('Cadastre Sans', bytes, { weight: String(weight) }));
  return new Uint8Array(bytes);
}

async function start(): Promise<void> {
  const theme = themeOfPerson();
  showTheme(theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark');
  const words = new Words(languageOfPerson());
  const curtain = new Curtain(words);
  if (typeof WebAssembly !== 'object') {
    curtain.fail('wasm', '');
    return;
  }
  try {
    await open(words, curtain, theme);
  } catch (problem) {
    console.error(problem instanceof Error ? `${problem.message}\n${problem.stack}` : problem);
    if (problem instanceof Missing) curtain.fail('network', problem.what);
    else curtain.fail('inside', String(problem));
  }
}

async function open(words: Words, curtain: Curtain, theme: Theme): Promise<void> {
  const shelf = new Shelf(() => page.app.refusedStorage(), () => page.app.boardsChanged(), (kept) => {
    page.app.gameKept(kept);
    mirror.gameKept(kept);
  });
  const card = new Card(words);
  const page = new SitePage(shelf, words, card);
  const canvas = byId<HTMLCanvasElement>('canvas');
  const { hash } = location;
  const settings = recall('settings') ?? '';
  const isNew = hash === '' && settings === '' && shelf.list().length === 0 && !workers()?.controller;
  const loading = Program.load(isNew, (part, share) => {
    if (part === 'first') curtain.advance(shareOfProgram * share);
    else if (isNew) curtain.advance(share);
  });
  loading.catch(() => {}); // told when it is waited for
  const beside = fetchBeside(words.language, shelf);

  // While all that is under way there is time for what takes a while. The program takes over this context.
  page.showLanguage();
  canvas.getContext('webgl2', contextOfCanvas);
  const mirror: MirrorPage = new MirrorPage(
    (...act) => page.app.act(...act), words, (key) => page.app.press(key), (tag) => page.language(tag),
    (selection) => void page.copyLink(selection));
  const { kept, rulebook, phrases, regular, semibold, game } = await beside;
  words.take(phrases);
  const sample = JSON.stringify({ ...JSON.parse(game) as object, name: words.say('ui.site.sample') });
  page.showLanguage();
  page.document = kept ?? sample;
  const program = await loading;
  if (!isNew) curtain.advance(1);

  const fragment = hasGameLink(hash) ? '' : hash;
  /** Whether the canvas can be drawn. */
  const begin = (editor: Editor): boolean => {
    const drawn = editor.openCanvas('#canvas');
    page.app = new CanvasApp({
      editor,
      element: canvas,
      input: byId<HTMLInputElement>('text-overlay'),
      page,
      mirrored: (text) => {
        const m = JSON.parse(text) as Mirror;
        mirror.show(m);
        page.announceDeed(m.announcement);
      },
    });
    page.app.canvas.theme = theme;
    page.app.start(
      { rulebook, phrases, kept: kept ?? '', settings, sample, fragment, languages: LANGUAGES }, regular, semibold);
    return drawn;
  };
  const { editor, drawn } = await run(program, begin, isNew ? () => {
    page.app.frames.picture();
    curtain.lift();
  } : undefined);
  stopAtBadEnd((what) => {
    shelf.write();
    curtain.stop(what);
  });
  page.listen();
  page.app.listen();
  page.openLink(hash);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showTheme(page.app.canvas.isDark()));
  if (!drawn) {
    mirror.replaceCanvas();
    await page.app.idle();
  }
  curtain.open();
  watch(page.app, editor);
  void page.app.idle().then(() => shelf.shown());
  void new Updates(card, () => shelf.write()).begin();
}

/** What is needed beside the program; `kept` is the board to begin with, if there is one. */
async function fetchBeside(language: string, shelf: Shelf) {
  const [kept, rulebook, phrases, regular, semibold, game] = await Promise.all([
    shelf.begin(),
    fetchText('rulebook.json'),
    fetchText(`text/${language}.json`),
    loadFont(400),
    loadFont(600),
    fetchText('first-game.json'),
  ]);
  return { kept, rulebook, phrases, regular, semibold, game };
}

/** Begins the editor: with a `picture`, before all of it is here, if that is to be. */
async function run(program: Program, begin: (editor: Editor) => boolean, picture?: () => void) {
  let running = await program.begin();
  let drawn: boolean | undefined;
  if (picture) {
    try {
      drawn = begin(running.editor);
      if (drawn) picture();
    } catch (problem) {
      if (!(problem instanceof Unfinished)) throw problem;
      drawn = undefined;
      running = await program.begin(); // what was begun cannot go on
    }
  }
  await running.whole();
  return { editor: running.editor, drawn: drawn ?? begin(running.editor) };
}

/** A program that came to a bad end (no memory is left) answers no more: better said than a picture that does nothing. */
function stopAtBadEnd(stop: (what: string) => void): void {
  const look = (problem: unknown) => {
    if (problem instanceof WebAssembly.RuntimeError) stop(problem.message);
  };
  addEventListener('error', (e) => look(e.error));
  addEventListener('unhandledrejection', (e) => look(e.reason));
}

void start();
