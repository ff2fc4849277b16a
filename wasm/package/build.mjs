// Puts the npm package together: typed sources bundled, the compiled module and the rules beside them.
//
//   node wasm/package/build.mjs --module DIR --rules DIR --out DIR
//
// DIR of the module holds cadastre.js and cadastre.wasm, DIR of the rules rulebook.json and text/. OUT is what npm
// packs: package.json, schema/, dist/{index,node,cli}.js, dist/types/, dist/data/.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { module: { type: 'string' }, rules: { type: 'string' }, out: { type: 'string' } } });
const [module, rules, out] = [values.module, values.rules, values.out].map((folder) => resolve(folder));
const dist = join(out, 'dist');

rmSync(out, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const bundle = (entries, platform) =>
  build({
    entryPoints: entries.map((name) => join(here, 'src', `${name}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: `${platform}-[hash]`,
    format: 'esm',
    platform,
    target: 'es2022',
    minify: platform === 'browser',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [{
      name: 'compiled-module',
      setup: ({ onResolve }) => onResolve({ filter: /\/module\/cadastre\.js$/ }, () => ({ path: join(module, 'cadastre.js') })),
    }],
  });
await Promise.all([bundle(['index'], 'browser'), bundle(['node', 'cli'], 'node')]);

const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(process.execPath, [typescript, '--project', here, '--outDir', join(dist, 'types')], { stdio: 'inherit' });

cpSync(join(module, 'cadastre.wasm'), join(dist, 'data/cadastre.wasm'));
cpSync(join(rules, 'rulebook.json'), join(dist, 'data/rulebook.json'));
cpSync(join(rules, 'text'), join(dist, 'data/text'), { recursive: true });
for (const name of ['package.json', 'schema', 'README.md']) cpSync(join(here, name), join(out, name), { recursive: true });
cpSync(join(here, '../../LICENSE'), join(out, 'LICENSE'));
chmodSync(join(dist, 'cli.js'), 0o755);
