// The package as it is built, and its command line as somebody types it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';

export const root = new URL('../../../', import.meta.url);
const built = new URL('build/package/', root);
if (!existsSync(built)) throw new Error('build/package is missing: ./dev build makes it');

export const { load } = await import(new URL('dist/node.js', built).href);
export const read = (below) => readFileSync(new URL(below, root), 'utf8');
export const json = (below) => JSON.parse(read(below));

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
for (const name of readdirSync(new URL('schema/', built))) ajv.addSchema(json(`build/package/schema/${name}`));

/** What is wrong with a value by one of the package's schemas; '' if nothing is. */
export function faults(schema, value) {
  const validate = ajv.getSchema(`${schema}.schema.json`);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** Runs the command line; `input` is what comes through the pipe. */
export function cadastre(args, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [new URL('dist/cli.js', built).pathname, ...args],
    { input, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

/** A city of two tiles with a red meeple: 4 points now. */
export const small = {
  players: [{ player: 'red', name: 'Mira', track: 7 }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', x: 0, y: 0, feature: 'city' }],
};
