// Every case file has the shape of case.schema.json, and the boards and features in it that of the library's schemas.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";

const here = new URL("./", import.meta.url);
const schemas = new URL("../../wasm/package/schema/", import.meta.url);
const json = (url) => JSON.parse(readFileSync(url, "utf8"));

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
for (const name of readdirSync(schemas)) ajv.addSchema(json(new URL(name, schemas)));
const isCase = ajv.compile(json(new URL("case.schema.json", here)));

const files = readdirSync(here, { recursive: true }).filter((f) => f.endsWith(".json") && !f.includes(".schema."));

test("case files keep to their schema", () => {
  assert.ok(files.length > 80);
  for (const file of files) {
    const value = json(new URL(file, here));
    assert.ok(isCase(value), `${file}: ${ajv.errorsText(isCase.errors)}`);
    for (const [key, schema] of [["board", "board.schema.json"], ["feature", "feature.schema.json"]]) {
      if (typeof value[key] !== "object" || Array.isArray(value[key])) continue;
      const validate = ajv.getSchema(schema);
      assert.ok(validate(value[key]), `${file} /${key}: ${ajv.errorsText(validate.errors)}`);
    }
  }
});

test("a slip in a case file is seen", () => {
  const value = json(new URL("C001.json", here));
  for (const spoil of [
    (c) => delete c.source,
    (c) => (c.feature = {}),
    (c) => (c.editions = []),
    (c) => (c.expect.valeu = 3),
    (c) => (c.id = "one"),
    (c) => (c.expect.features["field@1,0.NL"]["at-end"].value = "3"),
  ]) {
    const spoilt = structuredClone(value);
    spoil(spoilt);
    assert.ok(!isCase(spoilt), spoil.toString());
  }
});
