// No input of any kind harms the module: it answers with a problem that says where and what to do, and goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, load, small } from './support.mjs';

const cadastre = await load({ languages: ['en', 'ro'] });
const tile = (what) => `{"tiles":[{"tile":"BA/L","x":0,"y":0},${what}]}`;

const inputs = {
  nothing: ['', 'empty-input'],
  blanks: [' \n', 'empty-input'],
  'a picture': ['\u0089PNG\r\n\u001a\n\0\0', 'no-document'],
  'an address': ['https://example.org/board.json', 'no-document'],
  'tiles without a header': ['BA/L 0,0', 'no-document'],
  'broken JSON': ['{"tiles":[', 'not-json'],
  NaN: ['{"tiles":[{"tile":"BA/L","x":NaN,"y":0}]}', 'not-json'],
  '10 MB of brackets': ['['.repeat(10_000_000), 'too-deep'],
  '10 MB of objects': ['{"a":'.repeat(2_000_000), 'too-deep'],
  '10 MB of brackets that close': [`${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`],
  'a huge number': [tile('{"tile":"BA/L","x":1e400,"y":0}')],
  'a number beyond 64 bits': [tile('{"tile":"BA/L","x":123456789012345678901234567890,"y":0}')],
  'a list': ['[]'],
  'a bare word': ['null'],
  'half a surrogate': [tile('{"tile":"\\ud800","x":1,"y":0}')],
  'an unknown tile': [tile('{"tile":"BA/??","x":1,"y":0}'), 'unknown-tile'],
  'a rotation of 45': [tile('{"tile":"BA/L","x":1,"y":0,"rotation":45}')],
  'a square twice': [tile('{"tile":"BA/L","x":0,"y":0}')],
};

for (const [name, [text, code]] of Object.entries(inputs)) {
  test(name, () => {
    for (const language of ['en', 'ro']) {
      const answer = cadastre.score(text, { language });
      assert.equal(faults('board-score', answer), '');
      assert.ok(answer.problems.some((p) => p.severity === 'error'), JSON.stringify(answer.problems));
      if (code) assert.ok(answer.problems.some((p) => p.code === code), JSON.stringify(answer.problems));
      for (const problem of answer.problems) {
        assert.match(problem.where, /^(\/[^/]*)*$/, 'a JSON pointer');
        assert.match(problem.text, /\S.*[.!]$/, 'a sentence');
        assert.ok(problem.text.length < 600, 'which is no copy of the input');
      }
    }
    assert.equal(faults('answer', cadastre.feature(text)), '');
    assert.equal(faults('placements', cadastre.placements(text, 'BA/L')), '');
    assert.equal(faults('rules', cadastre.rules(text)), '');
    assert.equal(faults('board', cadastre.readBoard(text)), '');
    cadastre.toNotation(text);
    assert.equal(cadastre.score(small).players.red.now, 4, 'the module still works');
  });
}

test('values that are no JSON', () => {
  for (const value of [null, 5, [], {}, { tiles: [{ tile: 'BA/L', x: Number.NaN, y: Infinity }] }]) {
    const answer = cadastre.score(value);
    assert.equal(faults('board-score', answer), '');
  }
  assert.equal(cadastre.score(small).players.red.now, 4);
});

test('values of every kind, for every argument of every call', () => {
  const circle = {};
  circle.self = circle;
  const odd = [undefined, null, 5, 5n, true, Symbol('x'), () => 1, [], [1n], circle, Number.NaN, new Date(Number.NaN),
    { toJSON() { throw new Error('no'); } }];
  const calls = {
    score: [small, {}], feature: [{}, {}], placements: [small, 'BA/L', {}], rules: [{}, {}], findRules: [{}, {}],
    compare: [{ item: 'road', phase: 'during' }, ['C1', 'C3'], {}], ledger: [{ entries: [] }, {}], expansions: [{}],
    resolve: [{}, {}], readBoard: [small], toNotation: [small],
  };
  for (const [call, args] of Object.entries(calls)) {
    for (let at = 0; at < args.length; ++at) {
      for (const value of odd) {
        const answer = cadastre[call](...args.with(at, value));
        if (!['readBoard', 'toNotation'].includes(call)) assert.ok(Array.isArray(answer.problems), call);
      }
    }
    const languages = [...odd.slice(2).map((language) => ({ language })), { get language() { throw new Error('no'); } }];
    for (const options of languages) {
      if (['readBoard', 'toNotation'].includes(call)) continue;
      const answer = cadastre[call](...args.with(-1, options));
      assert.ok(answer.problems.some((p) => p.code === 'language-not-loaded'), call);
    }
  }
  assert.deepEqual(cadastre.readBoard(small).tiles.length, 2);
  assert.equal(cadastre.score(small).players.red.now, 4, 'the module still works');
});

test('a language that is not loaded is told', () => {
  const { problems } = cadastre.score(small, { language: 'fr' });
  assert.deepEqual(problems, [{ code: 'language-not-loaded', severity: 'warning', where: '/options/language',
    arguments: { language: 'fr' } }]);
  assert.equal(faults('board-score', cadastre.score(small, { language: 'de' })), '');
  assert.deepEqual(cadastre.score(small, { language: 'ro' }).problems, []);
});

test('a text of hundreds of megabytes is refused without being copied', () => {
  assert.equal(cadastre.score('x'.repeat(400_000_000)).problems[0].code, 'too-long');
  assert.equal(cadastre.score(small).players.red.now, 4, 'the module still works');
});

test('what could be read is scored', () => {
  const answer = cadastre.score({ ...small, tiles: [...small.tiles, { tile: 'BA/nope', x: 5, y: 5 }], colour: 'blue' });
  assert.equal(answer.players.red.now, 4);
  assert.deepEqual(answer.problems.map((p) => [p.code, p.severity, p.where]).sort(), [
    ['unknown-key', 'warning', '/colour'],
    ['unknown-tile', 'error', '/tiles/2/tile'],
  ]);
});

test('memory does not grow with bad input', () => {
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  for (let i = 0; i < 300; ++i) cadastre.score('['.repeat(100_000));
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  assert.ok(after - before < 64e6, `${((after - before) / 1e6).toFixed(1)} MB more`);
});
