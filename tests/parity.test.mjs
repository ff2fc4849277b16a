// The library in wasm gives the same bytes as the native core: every question of the case files, without words and in each
// language.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const root = new URL("../", import.meta.url);
const path = (below) => new URL(below, root).pathname;
const read = (below) => readFileSync(path(below), "utf8");

function nativeAnswers() {
  const file = join(mkdtempSync(join(tmpdir(), "cadastre-")), "answers.jsonl");
  execFileSync(path("build/dev/run-cases"), ["--answers", file]);
  return readFileSync(file, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
}

async function wasmLibrary() {
  const { default: createModule } = await import(path("build/wasm/library/cadastre.js"));
  const module = await createModule({ wasmBinary: readFileSync(path("build/wasm/library/cadastre.wasm")) });
  const library = new module.Library(read("build/dev/rules/rulebook.json"));
  for (const language of ["en", "de", "ro"]) library.addLanguage(read(`build/dev/rules/text/${language}.json`));
  return library;
}

test("wasm and native answers are the same bytes", async () => {
  const asked = nativeAnswers();
  const library = await wasmLibrary();
  const calls = {
    score_board: (a, language) => library.score(a.question, "{}", language),
    score_feature: (a, language) => library.feature(a.question, "{}", language),
    score_ledger: (a, language) => library.ledger(a.question, "{}", language),
    list_placements: (a, language) => library.placements(a.question, a.tile, language),
  };
  assert.ok(asked.length > 200, `only ${asked.length} questions`);
  for (const a of asked) {
    for (const [language, answer] of Object.entries(a.answers)) {
      assert.equal(calls[a.call](a, language), answer, `${a.id} in ${language || "no language"}: ${a.question}`);
    }
  }
});
