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
const shared = 'rules/shared.json';
const list = 'rules/catalogue.json';
const fairy = 'rules/expansions/princess-and-dragon.json';
/** Puts a row before those of a file. */
const row = (more) => replace('"rows": [', `"rows": [${JSON.stringify({ slot: 'base', name: 'A name', text: 'A text', source: 'Nowhere', ...more })},`);
const one = { id: 'princess-and-dragon.one', add: { points: 1 } };

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
  ['an unknown flag', shared, replace('{ "brings": "pig-herds" }', '{ "brings": "pig-herd" }'), /no flag that something brings "pig-herd". Did you mean "pig-herds"/],
  ['an unknown group', shared, replace('"in": ["tile-counts"]', '"in": ["tile-count"]'), /no measure "tile-count". Did you mean "tile-counts"/],
  ['an unknown choice', base, replace('"is": "city"', '"is": "citty"'), /no choice "citty". Did you mean "city"/],
  ['a range for a measure with choices', base, replace('"is": "city"', '"min": 1'), /has choices; ask with "is"/],
  ['a word for a measure without choices', base, replace('"measure": "size", "max": 2', '"measure": "size", "is": "small"'), /has no choices/],
  ['an unknown area', base, replace('"squares": "own-and-ring"', '"squares": "own-and-rings"'), /no area "own-and-rings". Did you mean "own-and-ring"/],
  ['an unknown step', base, replace('"step": "features"', '"step": "feature"'), /no step "feature". Did you mean "features"/],
  ['an item of an unknown part', fairy, replace('"princess-and-dragon/fairy"', '"princess-and-dragon/fairies"'), /no expansion or part "princess-and-dragon\/fairies"/],
  ['a row of an unknown part', fairy, row({ ...one, id: 'princess-and-dragon/fary.one' }), /no expansion or part "princess-and-dragon\/fary". Did you mean "princess-and-dragon\/fairy"/],
  ['a row of another pair', fairy, row({ ...one, id: 'princess-and-dragon--tower.one' }), /begins with its file/],
  ['an unknown expansion in a condition', fairy, row({ ...one, when: [{ selected: 'towre' }] }), /no expansion or part "towre". Did you mean "tower"/],
  ['an unknown flag in a wording', fairy, row({ ...one, wordings: [{ when: [{ brings: 'odd-shape' }], text: 'A' }, { when: [{ none: [{ brings: 'odd-shapes' }] }], text: 'B' }] }), /no flag that something brings "odd-shape"/],
  ['an award that nobody gets', fairy, row({ ...one, slot: 'awards' }), /an award says who gets it/],
  ['a share outside the awards', fairy, row({ ...one, to: { role: 'owner' } }), /"to" is for awards alone/],
  ['an unknown measure to set', fairy, row({ id: one.id, slot: 'set', set: { measure: 'lenght', to: 5 } }), /no measure "lenght"/],
  ['an unknown measure as a weight', fairy, row({ id: one.id, slot: 'strength', count: { in: ['strength'], of: 'meeple', as: 'coats-of-arm' } }), /no measure "coats-of-arm". Did you mean "coats-of-arms"/],
  ['an unknown measure of a share', fairy, row({ ...one, slot: 'awards', to: { every: [{ measure: 'own-meeple', min: 1 }] } }), /no measure "own-meeple". Did you mean "own-meeples"/],
  ['an unknown item in an order', fairy, row({ id: one.id, slot: 'order', order: { before: ['raod'] } }), /no item "raod"/],
  ['a floor for an unknown slot', fairy, row({ id: one.id, slot: 'floor', floor: 'refused', of: 'ghost' }), /no slot "ghost". Did you mean "ghosts"/],
  ['a token that has no word', fairy, row({ ...one, add: { points: 1, unit: 'easter-eggs' } }), /no glossary term "easter-eggs". Did you mean "easter-egg"/],
  ['a digit in a wording', base, replace('whatever shape the {word:tile:many} have', 'with 2 shapes'), /"2" is written out/],
  ['an expansion that nobody lists', list, replace('{ "id": "tower", "group"', '{ "id": "towers", "name": "Towers", "group"'), /"tower" is not in rules\/catalogue.json/],
  ['an entry that is nowhere named', list, replace('"id": "plague", "name": "The Plague"', '"id": "plague"'), /"plague" has no rule file, so its name/],
  ['an entry of an unknown group', list, replace('"id": "tower", "group": "major"', '"id": "tower", "group": "mayor"'), /no group "mayor". Did you mean "major"/],
  ['an entry outside its group', list, replace('"id": "tower", "group": "major"', '"id": "tower", "group": "fan"'), /has to stand in one piece/],
  ['an entry that needs what is not there', list, replace('"needs": ["tower"]', '"needs": ["towr"]'), /no expansion or part "towr". Did you mean "tower"/],
  ['an open edition that is not said to be one', list, replace('"perhaps": ["C1"], "listed": ["during", "after"], "unconfirmed": ["editions"]', '"perhaps": ["C1"], "listed": ["during", "after"]'), /"editions" is among what is unconfirmed/],
  ['a preset with an unknown part', 'rules/presets.json', replace('"festival"', '"festivals"'), /no expansion or part "festivals". Did you mean "festival"/],
  ['a preset that is whole and open', 'rules/presets.json', replace(/("big-box-3".*)"complete": false/, '$1"complete": true'), /nothing that is only perhaps/],
  ['a measure that has nothing to ask', base, replace('"ask": "{Word:tile:many}",', ''), /measures\/0: the score pad has no "ask"/],
  ['a measure that offers nothing', base, replace(/,\s*"usual": \[1, 4, 15\]/, ''), /measures\/0: the score pad has no "usual"/],
  ['usual numbers out of order', base, replace('"usual": [1, 4, 15]', '"usual": [4, 1, 15]'), /do not stand in order/],
  ['usual numbers out of bounds', base, replace('"usual": [1, 9, 9]', '"usual": [0, 9, 9]'), /lies outside of "min" and "max"/],
  ['a usual choice that there is not', shared, replace('"usual": "city"', '"usual": "citty"'), /"citty" is none of its choices/],
  ['a choice without a word', shared, replace('"words": { "city": "City", "castle": "Castle" }', '"words": { "city": "City" }'), /the choice "castle" has no word/],
  ['a word for no choice', shared, replace('"castle": "Castle" }', '"castle": "Castle", "tower": "Tower" }'), /none of its choices/],
  ['a role that nobody asks for', 'rules/phrases.json', replace('"role.payer"', '"role.pyer"'), /no question for the role "role.payer"/],
  ['a figure without a name', 'rules/glossary.json', replace('"phantom": {', '"phantoms": {'), /no word for "phantom"/],
  ['usual numbers of no measure', 'rules/expansions/obelisk.json', replace('"surroundings": [4', '"surrounding": [4'), /there is no measure "surrounding"/],
  ['a slot with an unknown effect', 'rules/forms.json', replace('"effect": "who"', '"effect": "whom"'), /no effect "whom". Did you mean "who"/],
];
for (const [fault, file, change, sentence] of faults)
  test(`check_rules finds ${fault}`, () => {
    const found = check(treeWith({ [file]: change }));
    assert.ok(found.length > 0);
    assert.match(found.join('\n'), sentence);
  });

test('rows of parts, of two parts, notes anywhere and all effects pass', () => {
  const rows = [
    { id: 'princess-and-dragon/fairy.set', slot: 'set', set: { measure: 'length', to: 5 } },
    { id: 'princess-and-dragon/fairy.floor', slot: 'floor', floor: 'refused', of: 'ghosts' },
    { id: 'princess-and-dragon/fairy.tie', slot: 'tie-break', 'tie-break': [{ measure: 'own-meeples', min: 1 }] },
    { id: 'princess-and-dragon/fairy.order', slot: 'order', order: { before: ['road'], step: 'features' } },
    { id: 'princess-and-dragon/fairy.note', slot: 'base', note: {} },
    { id: 'princess-and-dragon/fairy.award', slot: 'awards', to: { role: 'owner' }, add: { points: 1 } },
  ].map((row) => ({ name: 'A name', text: 'A text', source: 'Nowhere', ...row }));
  const pair = { id: 'princess-and-dragon/fairy--labyrinth.note', slot: 'trigger', note: {}, name: 'A name', text: 'A text', source: 'Nowhere' };
  const root = treeWith({ [fairy]: replace('"rows": [', `"rows": [${rows.map((row) => JSON.stringify(row)).join()},`) });
  mkdirSync(join(root, 'rules/interactions'), { recursive: true });
  writeFileSync(join(root, 'rules/interactions/princess-and-dragon--labyrinth.json'), JSON.stringify({ id: 'princess-and-dragon--labyrinth', rows: [pair] }));
  assert.deepEqual(check(root).filter((line) => !/missing in (de|ro)/.test(line)), []);
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
  assert.deepEqual(Object.keys(book), ['forms', 'variants', 'catalogue', 'presets', 'files', 'tiles']);
  assert.deepEqual(book.files.slice(0, 2).map((file) => file.id), ['base-game', 'shared']);
  assert.ok(!/"(text|name|ask|words)":/.test(JSON.stringify(book)));
  const english = JSON.parse(readFileSync(join(out, 'text/en.json'), 'utf8'));
  for (const id of ['base-game.monastery/wording-2', 'expansion.abbot/gardens/name', 'variant.hans-statue.friendly/name']) assert.ok(english.phrases[id], id);
  for (const language of ['de', 'ro']) {
    const text = JSON.parse(readFileSync(join(out, `text/${language}.json`), 'utf8'));
    assert.deepEqual(Object.keys(text.phrases), Object.keys(english.phrases));
    assert.deepEqual(Object.keys(text.terms), Object.keys(english.terms));
  }
});
