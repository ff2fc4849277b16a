// A host with one folder, below a path as on GitHub Pages, where another build of the site can be put at any time.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path } from './support.mjs';

export class Host {
  root = mkdtempSync(join(tmpdir(), 'cadastre-host-'));
  folder = join(this.root, 'served');

  constructor() {
    mkdirSync(this.folder);
  }

  /** From now on the host has that build and no file of another. */
  deploy(build) {
    const coming = join(this.root, 'coming');
    symlinkSync(build, coming);
    renameSync(coming, join(this.folder, 'cadastre'));
  }

  /** The site with another English phrase, hence other files. */
  build(name, phrase) {
    const [rules, out] = [join(this.root, `${name}-rules`), join(this.root, name)];
    cpSync(path('build/wasm/rules'), rules, { recursive: true });
    const english = join(rules, 'text', 'en.json');
    const words = JSON.parse(readFileSync(english, 'utf8'));
    words.phrases['ui.site.scores'] = phrase;
    writeFileSync(english, JSON.stringify(words));
    execFileSync(process.execPath, [path('web/site/build.mjs'), '--editor', path('build/wasm/editor'), '--rules', rules, '--out', out]);
    return out;
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The shipped files of a build, as a tab asks for them. */
export const filesOf = (build) => new Set(readdirSync(join(build, 'assets')).map((name) => `assets/${name}`));
