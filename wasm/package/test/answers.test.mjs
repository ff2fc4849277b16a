// Every question of the case files, broken input included, gets an answer of the shape that the schemas promise, with
// and without words.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { faults, json, load, root } from './support.mjs';

const languages = ['en', 'de', 'ro'];
const cadastre = await load({ languages });
const editions = ['C1', 'C2', 'C3', 'WE'];

const cases = readdirSync(new URL('tests/cases/', root), { recursive: true })
  .filter((file) => file.endsWith('.json') && !file.includes('.schema.'))
  .map((file) => json(`tests/cases/${file}`));

/** A case's board under an edition, as it is handed in. */
function boardOf(board, edition, { variants = {}, expansions = [] }) {
  if (typeof board === 'string') return board;
  if (!Array.isArray(board)) return { ...board, selection: { edition, expansions, variants, ...board.selection } };
  return { ...cadastre.readBoard(`cadastre 1 ${edition}\n${board.join('\n')}\n`), selection: { edition, expansions, variants } };
}

function check(id, schema, answer, shape) {
  assert.equal(faults(schema, answer), '', `${id}: ${JSON.stringify(answer).slice(0, 2000)}`);
  shape(answer);
}

/** With a language every sheet, term and problem has words without holes; without one nothing has. */
function checkWords(value, language, id) {
  if (Array.isArray(value)) return value.forEach((v) => checkWords(v, language, id));
  if (value === null || typeof value !== 'object') return undefined;
  if ('code' in value || 'effect' in value) assert.equal('text' in value, language !== undefined, `${id} ${JSON.stringify(value)}`);
  for (const text of [value.text ?? []].flat()) {
    assert.doesNotMatch(text, /[{}]|undefined|^$/, `${id} in ${language}: ${text}`);
  }
  return Object.values(value).forEach((v) => checkWords(v, language, id));
}

test('boards', () => {
  let asked = 0;
  for (const one of cases.filter((c) => c.board !== undefined)) {
    for (const edition of one.editions ?? editions) {
      for (const language of [undefined, ...languages]) {
        const board = boardOf(one.board, edition, one);
        check(one.id, 'board-score', cadastre.score(board, { language }), (a) => checkWords(a, language, one.id));
        ++asked;
      }
      const read = cadastre.readBoard(JSON.stringify(boardOf(one.board, edition, one)));
      assert.equal(faults('board', read), '', `${one.id} as a board`);
    }
  }
  assert.ok(asked > 300, `only ${asked} boards`);
});

test('features by their numbers', () => {
  let asked = 0;
  for (const one of cases.filter((c) => c.feature !== undefined)) {
    for (const edition of one.editions ?? editions) {
      const { variants = {}, expansions = [] } = one;
      const feature = typeof one.feature === 'string' ? one.feature
        : { selection: { edition, expansions, variants }, ...one.feature };
      for (const language of [undefined, ...languages]) {
        check(one.id, 'answer', cadastre.feature(feature, { language }), (a) => checkWords(a, language, one.id));
        ++asked;
      }
    }
  }
  assert.ok(asked > 50, `only ${asked} features`);
});

test('placements', () => {
  let asked = 0;
  for (const one of cases.filter((c) => c.legality !== undefined)) {
    for (const edition of one.editions ?? editions) {
      const answer = cadastre.placements(boardOf(one.legality.board, edition, one), one.legality.tile);
      check(one.id, 'placements', answer, () => {});
      ++asked;
    }
  }
  assert.ok(asked >= 6, `only ${asked} placements`);
});

test('rules of every edition in every language', () => {
  for (const edition of editions) {
    for (const language of [undefined, ...languages]) {
      const answer = cadastre.rules({ edition }, { language });
      check(edition, 'rules', answer, () => {});
      assert.ok(answer.rules.length > 10);
      for (const rule of answer.rules) {
        assert.equal(typeof rule.text, language ? 'string' : 'undefined', `${rule.row} in ${language}`);
        assert.doesNotMatch(`${rule.text}${rule.name}`, /[{}]/, `${rule.row} in ${language}`);
      }
    }
  }
});

test('a slip in an answer is seen', () => {
  const answer = cadastre.score({ tiles: [{ tile: 'BA/L', x: 0, y: 0 }] });
  for (const spoil of [(a) => delete a.players, (a) => (a.features[0].now = 3), (a) => (a.features[0].extra = 1)]) {
    const spoilt = structuredClone(answer);
    spoil(spoilt);
    assert.notEqual(faults('board-score', spoilt), '');
  }
});
