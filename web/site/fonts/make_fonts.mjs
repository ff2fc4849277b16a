// Makes cadastre-sans-400.ttf and -600.ttf from Source Sans 3. Run by hand when a language needs more letters; the
// results are committed, so that a build needs none of the packages below.
//
//   npm install --no-save @fontsource/source-sans-3@5.3.1 fonteditor-core@2.6.3 wawoff2@2.0.1
//   node web/site/fonts/make_fonts.mjs
//
// What it does: joins the latin and latin-ext files, keeps the letters below, drops the layout tables (the canvas does
// not shape), and sets the line metrics to one em, so that size N is N px here as in CSS and capitals stand in the
// middle of their line. The result has a name of its own, as the licence wants of changed versions.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const require = createRequire(join(process.cwd(), 'package.json'));
const { createFont } = require('fonteditor-core');
const wawoff2 = require('wawoff2');
const source = dirname(require.resolve('@fontsource/source-sans-3/package.json'));
const here = dirname(fileURLToPath(import.meta.url));

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const letters = (text) => [...text].map((c) => c.codePointAt(0));
const kept = new Set([
  ...range(0x20, 0x7e),
  0xa0, ...letters('¡¿«»°·×÷½¼¾±²³µ§©®'),
  ...letters('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŸ'), // western
  ...letters('ĂăȘșȚț'), // Romanian
  ...letters('ĄąĆćĘęŁłŃńŚśŹźŻż'), // Polish
  ...letters('ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ'), // Czech, Slovak, Slovene
  ...letters('ŐőŰű'), // Hungarian
  ...letters('ĖėĮįŲųŪū'), // Lithuanian
  ...letters('ĀāĒēĢģĪīĶķĻļŅņ'), // Latvian
  ...letters('ŒœĐđĦħĞğİıŞş'),
  ...letters('–—‘’‚“”„†•…‹›€−'),
]);

for (const weight of [400, 600]) {
  let all;
  for (const part of ['latin', 'latin-ext']) {
    const packed = readFileSync(join(source, 'files', `source-sans-3-${part}-${weight}-normal.woff2`));
    const font = createFont(Buffer.from(await wawoff2.decompress(packed)), {
      type: 'ttf', hinting: false, compound2simple: true, kerning: false,
    });
    const data = font.get();
    data.glyf = data.glyf.filter((g, i) => (i === 0 && !all) || g.unicode?.some((u) => kept.has(u)));
    for (const g of data.glyf) g.unicode = g.unicode?.filter((u) => kept.has(u));
    if (all) {
      const had = new Set(all.glyf.flatMap((g) => g.unicode ?? []));
      all.glyf.push(...data.glyf.filter((g) => g.unicode.some((u) => !had.has(u))));
    } else {
      all = data;
    }
  }
  const em = all.head.unitsPerEm;
  Object.assign(all.hhea, { ascent: Math.round(em * 0.82), descent: -Math.round(em * 0.18), lineGap: 0 });
  Object.assign(all['OS/2'], {
    sTypoAscender: all.hhea.ascent, sTypoDescender: all.hhea.descent, sTypoLineGap: 0,
    usWinAscent: all.hhea.ascent, usWinDescent: -all.hhea.descent,
  });
  all.name = {
    fontFamily: 'Cadastre Sans', fontSubFamily: weight === 400 ? 'Regular' : 'SemiBold',
    uniqueSubFamily: `Cadastre Sans ${weight}`, version: 'Version 1.0', fullName: `Cadastre Sans ${weight}`,
    postScriptName: `CadastreSans-${weight}`, licence: 'SIL Open Font License 1.1',
    copyright: 'Made from Source Sans 3, Copyright 2010-2024 Adobe (https://www.adobe.com/)',
  };
  for (const g of all.glyf) delete g.name;
  all.head.created = all.head.modified = new Date(0);
  const font = createFont();
  font.set(all);
  const out = Buffer.from(font.write({ type: 'ttf', hinting: false, kerning: false, toBuffer: true }));
  writeFileSync(join(here, `cadastre-sans-${weight}.ttf`), out);
  const have = new Set(all.glyf.flatMap((g) => g.unicode ?? []));
  const missing = [...kept].filter((u) => !have.has(u)).map((u) => String.fromCodePoint(u));
  console.log(`${weight}: ${all.glyf.length} glyphs, ${out.length} bytes, brotli ${brotliCompressSync(out).length}` +
    (missing.length ? `, not in the source: ${missing.join(' ')}` : ''));
}
