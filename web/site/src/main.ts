// Starts the editor: what it needs is fetched side by side, then the curtain opens.
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
  const [{ default: make }, wasmBinary] = await Promise.all([
    import(new URL(ASSETS['cadastre-editor.js']!, document.baseURI).href) as
      Promise<typeof import('*/cadastre-editor.js')>,
    fetchBytes('cadastre-editor.wasm', (arrived, whole) => {
      curtain.advance(shareOfProgram * Math.min(1, arrived / Math.max(whole, programBytes)));
    }),
  ]);
  return make({ wasmBinary, onAbort: (reason) => curtain.fail('inside', String(reason)) });
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
    page.showLanguage();
    const [editor, kept, rulebook, phrases, regular, semibold, sample] = await Promise.all([
      loadEditor(curtain),
      shelf.begin(),
      fetchText('rulebook.json'),
      fetchText(`text/${words.language}.json`),
      fetchBytes('cadastre-sans-400.ttf'),
      fetchBytes('cadastre-sans-600.ttf'),
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
      element: byId<HTMLCanvasElement>('canvas'),
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
      new Uint8Array(regular), new Uint8Array(semibold),
    );
    page.openLink(location.hash);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showTheme(app.canvas.isDark()));
    if (!drawn) mirror.replaceCanvas();
    watch(app, editor);
    curtain.open();
    void new Updates(card, () => shelf.write()).begin();
  } catch (problem) {
    console.error(problem instanceof Error ? `${problem.message}\n${problem.stack}` : problem);
    if (problem instanceof Missing) curtain.fail('network', problem.what);
    else curtain.fail('inside', String(problem));
  }
}

void start();
