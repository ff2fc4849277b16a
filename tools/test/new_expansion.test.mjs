// Adding an expansion as docs/guides/add-an-expansion.md tells it, in a copy of rules/ and cases: no C++ is changed, the
// same programs read the new file.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../build_rules.mjs';
import { check } from '../check_rules.mjs';
import { newExpansion, nextCaseId } from '../new_expansion.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const runCases = process.env.CADASTRE_RUN_CASES ?? join(repository, 'build', 'dev', 'run-cases');
const scratch = mkdtempSync(join(tmpdir(), 'cadastre-expansion-'));
after(() => rmSync(scratch, { recursive: true }));

let copies = 0;
function copy() {
  const root = join(scratch, String(copies++));
  cpSync(join(repository, 'rules'), join(root, 'rules'), { recursive: true });
  mkdirSync(join(root, 'tests', 'cases'), { recursive: true });
  for (const name of ['C001.json', 'N01a.json', 'case.schema.json'])
    cpSync(join(repository, 'tests', 'cases', name), join(root, 'tests', 'cases', name));
  return root;
}
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
const updatePo = (root) => execFileSync(process.execPath, [join(repository, 'tools', 'update_po.mjs'), '--root', root]);

/** Runs the cases of a copy by its own rules: [exit status, what was printed]. */
function cases(root) {
  const rules = join(root, 'bundle');
  assert.deepEqual(build(root, rules).errors, []);
  const ran = spawnSync(runCases, [join(root, 'tests', 'cases')], { env: { ...process.env, CADASTRE_RULES: rules }, encoding: 'utf8' });
  assert.equal(ran.error, undefined);
  return [ran.status, ran.stdout];
}

/** What the cases of a copy answer, in all languages. */
function answers(root) {
  const path = join(root, 'answers');
  spawnSync(runCases, ['--answers', path, join(root, 'tests', 'cases')], { env: { ...process.env, CADASTRE_RULES: join(root, 'bundle') } });
  return readFileSync(path, 'utf8');
}

/** Fills in a language's texts as somebody would in a PO editor. */
function translate(root, language, texts) {
  const path = join(root, 'rules', 'po', `${language}.po`);
  let po = readFileSync(path, 'utf8');
  for (const [id, text] of Object.entries(texts)) {
    const entry = new RegExp(`(msgctxt "${id}"\\nmsgid .*\\nmsgstr )""`);
    assert.match(po, entry);
    po = po.replace(entry, `$1${JSON.stringify(text)}`);
  }
  writeFileSync(path, po);
}

test('what the template writes is whole: it scores, and waits for nothing but translations', () => {
  const root = copy();
  const [rules, example] = newExpansion(root, 'moon-gates');
  assert.equal(read(rules).name, 'Moon Gates');
  for (const line of check(root)) assert.match(line, /missing in (de|ro)/);
  const [status, printed] = cases(root);
  assert.equal(status, 0, printed);
  assert.match(printed, /3 passed, 0 failed/);
  assert.match(answers(root), /Every token on a completed road gives 2 points/);
  write(example, { ...read(example), expect: { ...read(example).expect, value: 8 } });
  assert.match(cases(root)[1], /the value is 7, expected 8/);
});

test('an expansion of another sort: its own thing to score, a part, a rule instead of another, with translations', () => {
  const root = copy();
  const [rules, example] = newExpansion(root, 'moon-gates', 'Moon Gates');
  write(rules, {
    ...read(rules),
    parts: [{ id: 'gates', name: 'Gates', brings: ['several-on-one-tile'] }],
    classes: [{ id: 'moon-warden', parent: 'figure', figure: true, supply: 1 }],
    measures: [{ id: 'open-gates', term: 'token', make: { given: true }, max: 12, ask: 'Open gates', usual: [0, 1, 6] }],
    items: [{ id: 'moon-gate', term: 'token', expansion: 'moon-gates/gates', step: 'figures', slots: ['who', 'strength', 'base', 'halve'] }],
    rows: [
      {
        id: 'moon-gates/gates.gate',
        slot: 'base',
        items: ['moon-gate'],
        add: { points: 5, per: ['open-gates'] },
        name: 'Moon gate',
        text: 'Every open gate gives {points:point}',
        source: 'Moon Gates',
      },
      {
        id: 'moon-gates/gates.old-moon',
        slot: 'halve',
        items: ['moon-gate'],
        phase: 'after',
        when: [{ edition: 'first' }],
        scale: { by: '1/2' },
        name: 'Old moon',
        text: 'After the game half of it is left',
        source: 'Moon Gates',
      },
      {
        id: 'moon-gates/gates.warden',
        slot: 'strength',
        items: ['moon-gate'],
        count: { in: ['strength'], of: 'moon-warden', as: 3 },
        name: 'Strength of a warden',
        text: 'A warden counts {number}',
        source: 'Moon Gates',
      },
    ],
  });
  const glossary = join(root, 'rules', 'glossary.json');
  const words = read(glossary);
  words.terms['moon-warden'] = { en: ['warden', 'wardens'], de: ['Wächter', 'Wächter'], ro: ['paznic', 'paznici', 'de paznici'] };
  write(glossary, words);
  const share = (strength, points) => ({ strength, points });
  const gate = (phase) => ({ item: 'moon-gate', phase, measures: { 'open-gates': 3 }, players: { red: { meeple: 1 }, blue: { 'moon-warden': 1 } } });
  const base = { topic: 'moon-gates', source: 'Moon Gates', expansions: ['moon-gates/gates'] };
  write(example, { id: 'N90', says: 'The warden has the gate.', ...base, feature: gate('during'),
    expect: { value: 15, terms: { 'moon-gates/gates.gate': 15 }, players: { blue: share(3, 15), red: share(1, 0) } } });
  write(join(root, 'tests', 'cases', 'N91a.json'), { id: 'N91a', says: 'Half is left.', editions: ['C1'], ...base, feature: gate('after'),
    expect: { value: 8, terms: { 'moon-gates/gates.gate': 15, 'moon-gates/gates.old-moon': -7 }, players: { blue: share(3, 8), red: share(1, 0) } } });
  write(join(root, 'tests', 'cases', 'N91b.json'), { id: 'N91b', says: 'Nothing is taken.', editions: ['C3'], ...base, feature: gate('after'),
    expect: { value: 15, terms: { 'moon-gates/gates.gate': 15 }, players: { blue: share(3, 15), red: share(1, 0) } } });
  const [status, printed] = cases(root);
  assert.equal(status, 0, printed);

  updatePo(root);
  const german = { 'moon-gates/gates.gate': 'Jedes offene Tor bringt {points:point}', 'moon-gates/gates.old-moon': 'Nach dem Spiel bleibt davon die Hälfte', 'moon-gates/gates.warden': 'Ein Wächter zählt {number}' };
  const romanian = { 'moon-gates/gates.gate': 'Fiecare poartă deschisă aduce {points:point}', 'moon-gates/gates.old-moon': 'După joc rămâne jumătate', 'moon-gates/gates.warden': 'Un paznic valorează {number}' };
  const names = { 'moon-gates/gates.gate/name': 'X', 'moon-gates/gates.old-moon/name': 'X', 'moon-gates/gates.warden/name': 'X', 'expansion.moon-gates/name': 'X', 'expansion.moon-gates/gates/name': 'X', 'measure.open-gates/ask': 'X' };
  translate(root, 'de', { ...german, ...names });
  translate(root, 'ro', { ...romanian, ...names });
  // What is left are the texts of the new item and measure, each told by its id.
  for (const line of check(root)) assert.match(line, /(item\.moon-gate|measure\.open-gates)\S*: missing in (de|ro)/);
});

/** [the slip, what the checker says] */
const slips = [
  [(file) => (file.rows[0].slot = 'flta'), /no slot "flta". Did you mean "flat"/],
  [(file) => (file.rows[0].items = ['raod']), /no item "raod". Did you mean "road"/],
  [(file) => (file.rows[0].add.per = ['moon-gates-token']), /no measure "moon-gates-token". Did you mean "moon-gates-tokens"/],
  [(file) => (file.measures[0].term = 'tokne'), /no glossary term "tokne". Did you mean "token"/],
  [(file) => (file.rows[0].phase = 'durng'), /not one of during, after. Did you mean "during"/],
  [(file) => (file.rows[0].sorce = 'x'), /no key "sorce" here. Did you mean "source"/],
  [(file) => (file.rows[0].id = 'moon-gate.token'), /begins with its file's: "moon-gates."/],
  [(file) => (file.rows[0]['instead-of'] = ['base-game.raod']), /no row "base-game.raod". Did you mean "base-game.road"/],
  [(file) => (file.catalogue.group = 'fann'), /no group "fann". Did you mean "fan"/],
  [(file) => delete file.catalogue, /not in rules\/catalogue.json/],
];
for (const [slip, says] of slips) {
  test(`a slip is answered: ${slip.toString().replace('(file) => ', '')}`, () => {
    const root = copy();
    const [rules] = newExpansion(root, 'moon-gates');
    const file = read(rules);
    slip(file);
    write(rules, file);
    assert.match(check(root).join('\n'), says);
  });
}

test('an id that is taken or written wrongly is refused, and cases are numbered on', () => {
  const root = copy();
  assert.throws(() => newExpansion(root, 'Moon Gates'), /no id/);
  assert.throws(() => newExpansion(root, 'tower'), /is there already/);
  assert.equal(nextCaseId(['N01a.json', 'N62.json', 'C100.json']), 'N63');
  assert.equal(nextCaseId([]), 'N01');
});
