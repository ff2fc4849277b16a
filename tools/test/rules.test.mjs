// The rule checks can fail: each is given the real rules with one fault put in. And what the tiles add up to.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../build_rules.mjs';
import { check } from '../check_rules.mjs';
import { nearest } from '../rules/nearest.mjs';
import { faultsOfDigits, faultsOfEditionWords, faultsOfLetters, faultsOfPlaceholders, faultsOfValues } from '../rules/text_checks.mjs';
import { unknownTexts, unusedTexts } from '../rules/texts_used.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'cadastre-rules-'));
after(() => rmSync(scratch, { recursive: true }));

let trees = 0;
/** A copy of rules/ alone, with some files changed: {path: text → text}. */
function treeWith(changes) {
  const root = join(scratch, String(trees++));
  cpSync(join(repository, 'rules'), join(root, 'rules'), { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const before = readFileSync(join(root, path), 'utf8');
    const text = change(before);
    assert.notEqual(text, before, `the fault has to change ${path}`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
const replace = (from, to) => (text) => text.replace(from, to);
const base = 'rules/base-game.json';

test('the rules as they are have no fault', () => {
  assert.deepEqual(check(treeWith({})), []);
});

/** [what the fault is, file, change, what the check says] */
const faults = [
  ['JSON that breaks off', base, replace(/\}\s*$/, ''), /not JSON/],
  ['an unknown key', base, replace('"slot": "who"', '"slto": "who"'), /no key "slto" here. Did you mean "slot"/],
  ['an unknown slot', base, replace('"slot": "who"', '"slot": "wo"'), /no slot "wo". Did you mean "who"/],
  ['an effect in the wrong slot', base, replace('"slot": "strength"', '"slot": "base"'), /takes add, not count/],
  ['an unknown measure', base, replace('"per": ["length"]', '"per": ["lenght"]'), /no measure "lenght". Did you mean "length"/],
  ['an unknown item', base, replace('"items": ["road"]', '"items": ["raod"]'), /no item "raod". Did you mean "road"/],
  ['an unknown class', base, replace('"of": "meeple"', '"of": "meepel"'), /no class "meepel". Did you mean "meeple"/],
  ['an unknown variant', base, replace('"two-tile-city": "2"', '"two-tile-town": "2"'), /no variant "two-tile-town". Did you mean/],
  ['an unknown value of a variant', base, replace('"two-tile-city": "2"', '"two-tile-city": "3"'), /no value "3"/],
  ['an unknown row to stand in for', base, replace('["base-game.majority"]', '["base-game.majorty"]'), /no row "base-game.majorty". Did you mean/],
  ['a row id that is there twice', base, replace('"id": "base-game.coats"', '"id": "base-game.road"'), /stands already in/],
  ['an id that is not kebab-case', base, replace('"id": "base-game.coats"', '"id": "base-game.Coats"'), /not written as it should be/],
  ['an id of another file', base, replace('"id": "base-game.coats"', '"id": "other-game.coats"'), /begins with its file/],
  ['an unknown glossary term of a measure', base, replace('"term": "tile"', '"term": "tiel"'), /no glossary term "tiel". Did you mean "tile"/],
  ['an unknown glossary word in a sentence', base, replace('{word:tile}', '{word:tiel}'), /no glossary term "tiel". Did you mean "tile"/],
  ['a value that the row does not have', base, replace('gives {points:point}', 'gives {number:point}'), /the row has no \{number\}/],
  ['a digit in a sentence', base, replace('gives {points:point}', 'gives 1 or {points:point}'), /"1" is written out/],
  ['a mark that no tile has', base, replace('"marks": "coats-of-arms"', '"marks": "coats-of-arm"'), /no mark on any tile "coats-of-arm". Did you mean/],
  ['a full stop after a rule', base, replace('"Majority"', '"Majority."'), /no full stop here/],
  ['a missing translation', 'rules/po/ro.po', replace(/msgstr "Majoritate"/, 'msgstr ""'), /not translated yet/],
  ['a text that is not in the PO file', 'rules/po/de.po', replace(/#\. rules\/base-game\.json\nmsgctxt "base-game\.majority\/name"\nmsgid "Majority"\nmsgstr "Mehrheit"\n/, ''), /missing in de/],
  ['a text that is gone', 'rules/po/de.po', replace('msgctxt "base-game.majority/name"', 'msgctxt "base-game.majorities/name"'), /no such text any more. Did you mean/],
  ['an English that changed', base, replace('"name": "Majority"', '"name": "The majority"'), /translated from another English/],
  ['a translation still marked fuzzy', 'rules/po/de.po', replace('msgctxt "base-game.majority/name"', '#, fuzzy\nmsgctxt "base-game.majority/name"'), /translated from another English/],
  ['a placeholder that got lost', 'rules/po/ro.po', replace(/(msgstr "Fiecare cartonaș al drumului aduce) \{points:point\}/, '$1'), /\{points\} is missing/],
  ['a placeholder that is too many', 'rules/po/de.po', replace('msgstr "Mehrheit"', 'msgstr "Mehrheit {points}"'), /\{points\} is not in the English/],
  ['a cedilla in Romanian', 'rules/po/ro.po', replace('și', 'şi'), /has a cedilla/],
  ['a cedilla in the glossary', 'rules/glossary.json', replace('orașe', 'oraşe'), /has a cedilla/],
  ['a Romanian noun with two forms', 'rules/glossary.json', replace('["drum", "drumuri", "de drumuri"]', '["drum", "drumuri"]'), /rules\/glossary.json:\/terms\/road\/ro/],
  ['an edition word typed out', base, replace('of the {word:road} gives', 'of the meeple gives'), /"meeple" is typed out/],
  ['a half side that no field has', 'rules/tiles/base-game.json', replace('"field": "ER.SL.SR.WL"', '"field": "ER.SL.SR"'), /both halves of side W/],
  ['a side of two', 'rules/tiles/base-game.json', replace('"road": "E.W"', '"road": "N.W"'), /side N belongs to 2/],
  ['a side that is field and city', 'rules/tiles/base-game.json', replace('"field": "EL.WR", "touches": [0]', '"field": "NL.EL.WR", "touches": [0]'), /side N is a city/],
  ['a field that touches a road', 'rules/tiles/base-game.json', replace('"touches": [0]', '"touches": [1]'), /segment 1 is no city/],
  ['a tile that is there twice', 'rules/tiles/winter.json', replace('"WI/RC"', '"BA/L"'), /"BA\/L" is already/],
  ['an unknown edition of copies', 'rules/tiles/winter.json', replace('"WE": 1', '"We": 1'), /no key "We" here. Did you mean "WE"/],
  ['an initial value that there is not', 'rules/variants.json', replace('"initial": "4"', '"initial": "5"'), /none of its values/],
  ['a slot with an unknown effect', 'rules/forms.json', replace('"effect": "who"', '"effect": "whom"'), /no effect "whom". Did you mean "who"/],
];
for (const [fault, file, change, sentence] of faults)
  test(`check_rules finds ${fault}`, () => {
    const found = check(treeWith({ [file]: change }));
    assert.ok(found.length > 0);
    assert.match(found.join('\n'), sentence);
  });

test('code that asks for a text that is not there is found', () => {
  const ids = new Set(['ui.undo', 'ui.side.N', 'problem.too-deep']);
  const at = (path, text) => unknownTexts([{ path, text }], ids);
  assert.deepEqual(at('web/a.cpp', 'say("ui.undo"); say("ui.side." + name); // say("ui.gone")'), []);
  assert.match(at('web/a.cpp', 'say("ui.undoo")')[0], /no text has the id "ui.undoo". Did you mean "ui.undo"/);
  assert.deepEqual(at('core/src/json/a.cpp', 'node.report("too-deep", {{"limit", 3}});'), []);
  assert.match(at('core/src/json/a.cpp', 'problems.push_back(\n  {"too-wide", x})')[0], /"too-wide" has no sentence/);
  assert.deepEqual(unusedTexts([{ path: 'web/a.cpp', text: 'say("ui.undo")' }], new Map([['ui.undo', { po: 'editor', file: 'w' }], ['ui.x', { po: 'editor', file: 'w' }]])), ['w: no code asks for "ui.x"']);
});

test('each check of a text lets good texts pass', () => {
  assert.deepEqual(faultsOfDigits('{points:point} for {x2}'), []);
  assert.deepEqual(faultsOfLetters('și țară', 'ro'), []);
  assert.deepEqual(faultsOfLetters('şey', 'en'), []);
  assert.deepEqual(faultsOfPlaceholders('{Word:tile:many} {x:tile} {s:side} {k:word}', new Set(['tile']), new Set(['side'])), []);
  assert.equal(faultsOfPlaceholders('{word:tile:few} {x', new Set(['tile']), new Set()).length, 2);
  assert.deepEqual(faultsOfValues('{b} {a:tile}', '{a} {b:point}'), []);
  assert.deepEqual(faultsOfEditionWords('{word:meeple} meeplelike', [{ written: 'meeple', term: 'meeple' }]), []);
});

test('the nearest name is one that could have been meant', () => {
  assert.equal(nearest('lenght', ['size', 'length']), 'length');
  assert.equal(nearest('zzzzzz', ['size', 'length']), undefined);
});

test('a box holds as many tiles as it should', () => {
  const tiles = ['base-game', 'winter'].flatMap((set) => JSON.parse(readFileSync(join(repository, `rules/tiles/${set}.json`), 'utf8')).tiles);
  const box = (edition) => tiles.reduce((sum, tile) => sum + (tile.copies[edition] ?? 0), 0);
  assert.deepEqual(['C1', 'C2', 'C3', 'WE'].map(box), [72, 72, 72, 84]);
  assert.equal(tiles.filter((tile) => tile.start).length, 1);
  const gardens = (edition) => tiles.filter((tile) => tile.copies[edition] && tile.segments.some((one) => one.garden)).length;
  assert.deepEqual(['C1', 'C2', 'C3', 'WE'].map(gardens), [0, 8, 8, 0]);
  const coats = (edition) => tiles.reduce((sum, tile) => sum + (tile.copies[edition] ?? 0) * tile.segments.reduce((n, one) => n + (one.marks?.['coats-of-arms'] ?? 0), 0), 0);
  assert.deepEqual(['C1', 'C2', 'C3', 'WE'].map(coats), [10, 10, 10, 10]);
});

test('the bundle has every part, and no text in the rule book', () => {
  const out = join(scratch, 'bundle');
  const report = build(repository, out);
  assert.deepEqual(report.errors, []);
  const book = JSON.parse(readFileSync(join(out, 'rulebook.json'), 'utf8'));
  assert.deepEqual(Object.keys(book), ['forms', 'variants', 'files', 'tiles']);
  assert.equal(book.files[0].id, 'base-game');
  assert.ok(!/"(text|name)":/.test(JSON.stringify(book)));
  const english = JSON.parse(readFileSync(join(out, 'text/en.json'), 'utf8'));
  for (const language of ['de', 'ro']) {
    const text = JSON.parse(readFileSync(join(out, `text/${language}.json`), 'utf8'));
    assert.deepEqual(Object.keys(text.phrases), Object.keys(english.phrases));
    assert.deepEqual(Object.keys(text.terms), Object.keys(english.terms));
  }
});
