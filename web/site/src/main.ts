// Starts the editor: what it needs is fetched side by side, then the curtain opens.
import { contextOfCanvas } from '../../editor/platform/canvas.ts';
import { CanvasApp } from '../../editor/platform/canvas_app.ts';
import type { Editor } from '../../editor/platform/editor_module.ts';
import { Card } from './card.ts';
import { Curtain } from './curtain.ts';
import { byId } from './elements.ts';
import { Missing, fetchBytes, fetchProgram, fetchText } from './fetching.ts';
import { hasGameLink } from './game_link.ts';
import { recall } from './memory.ts';
import { MirrorPage } from './mirror.ts';
import type { Mirror } from './mirror_shape.ts';
import { SitePage, showTheme, themeOfPerson } from './page.ts';
import { Shelf } from './shelf.ts';
import { Updates } from './updates.ts';
import { watch } from './watching.ts';
import { Words, languageOfPerson } from './words.ts';

/** The program is most of what is loaded. */
const shareOfProgram = 0.8;
/** Where the host compresses, the length it tells is that of fewer bytes than arrive. */
const programBytes = 700_000;

async function loadEditor(curtain: Curtain): Promise<Editor> {
  const [{ default: make }, program] = await Promise.all([
    import(new URL(ASSETS['cadastre-editor.js']!, document.baseURI).href) as
      Promise<typeof import('*/cadastre-editor.js')>,
    fetchProgram('cadastre-editor.wasm', (arrived, whole) => {
      curtain.advance(shareOfProgram * Math.min(1, arrived / Math.max(whole, programBytes)));
    }),
  ]);
  return new Promise((ready, failed) => {
    const instantiateWasm = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object => {
      WebAssembly.instantiate(program, imports).then(receive).catch(failed);
      return {};
    };
    make({ instantiateWasm, onAbort: (reason) => curtain.fail('inside', String(reason)) }).then(ready, failed);
  });
}

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
    const shelf = new Shelf(() => page.app.refusedStorage());
    const card = new Card(words);
    const page = new SitePage(shelf, words, card);
    const canvas = byId<HTMLCanvasElement>('canvas');
    // The program takes over this context; to make it takes a while, and now there is time.
    canvas.getContext('webgl2', contextOfCanvas);
    page.showLanguage();
    const [editor, kept, rulebook, phrases, regular, semibold, sample] = await Promise.all([
      loadEditor(curtain),
      shelf.begin(),
      fetchText('rulebook.json'),
      fetchText(`text/${words.language}.json`),
      loadFont(400),
      loadFont(600),
      fetchText('first-game.json'),
    ]);
    curtain.advance(1);
    words.take(phrases);
    page.showLanguage();

    const mirror: MirrorPage = new MirrorPage(
      (...act) => app.act(...act), words, (key) => app.press(key), (tag) => page.language(tag),
      () => void page.copyLink());
    const drawn = editor.openCanvas('#canvas');
    const app = new CanvasApp({
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
    page.app = app;
    page.document = kept ?? sample;
    app.canvas.theme = theme;
    app.start(
      {
        rulebook, phrases, kept: kept ?? '', settings: recall('settings') ?? '', sample,
        fragment: hasGameLink(location.hash) ? '' : location.hash,
        languages: LANGUAGES,
      },
      regular, semibold,
    );
    page.openLink(location.hash);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showTheme(app.canvas.isDark()));
    if (!drawn) mirror.replaceCanvas();
    curtain.open();
    watch(app, editor);
    void new Updates(card, () => shelf.write()).begin();
  } catch (problem) {
    console.error(problem instanceof Error ? `${problem.message}\n${problem.stack}` : problem);
    if (problem instanceof Missing) curtain.fail('network', problem.what);
    else curtain.fail('inside', String(problem));
  }
}

void start();
