// Holds every rule file against its schema in rules/schema.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { didYouMean } from './nearest.mjs';

const schemaFolder = new URL('../../rules/schema/', import.meta.url);
const ajv = new Ajv({ verbose: true, allErrors: true, strict: false });
const validators = new Map();

function validatorOf(schema) {
  if (!validators.has(schema))
    validators.set(schema, ajv.compile(JSON.parse(readFileSync(new URL(`${schema}.schema.json`, schemaFolder), 'utf8'))));
  return validators.get(schema);
}

function sentenceOf(error) {
  const { keyword, params, message } = error;
  if (keyword === 'additionalProperties') {
    const known = Object.keys(error.parentSchema.properties ?? {}).filter((key) => !key.startsWith('$'));
    return `there is no key "${params.additionalProperty}" here${didYouMean(params.additionalProperty, known)}`;
  }
  if (keyword === 'enum') {
    const known = params.allowedValues.map(String);
    return `"${error.data}" is not one of ${known.join(', ')}${didYouMean(error.data, known)}`;
  }
  if (keyword === 'required') return `the key "${params.missingProperty}" is missing`;
  if (keyword === 'pattern') return `"${error.data}" is not written as it should be: ${error.parentSchema.description ?? params.pattern}`;
  return message;
}

/** Of each place what says most: a key that is unknown before one that is missing, and anything before "oneOf". */
function telling(errors) {
  const rank = ({ keyword }) => (keyword === 'additionalProperties' ? 0 : keyword === 'oneOf' || keyword === 'propertyNames' ? 2 : 1);
  const places = new Map();
  for (const error of errors) {
    const best = places.get(error.instancePath);
    if (!best || rank(error) < rank(best)) places.set(error.instancePath, error);
  }
  const told = [...places.values()].filter((error) => rank(error) < 2);
  return (told.length > 0 ? told : [...places.values()]).slice(0, 10);
}

export function checkShapes(sources, report) {
  const hold = ({ file, value }, schema) => {
    if (value === undefined) return;
    const valid = validatorOf(schema);
    if (valid(value)) return;
    for (const error of telling(valid.errors)) report.error(file, error.instancePath, sentenceOf(error));
  };
  hold(sources.forms, 'forms');
  hold(sources.variants, 'variants');
  hold(sources.catalogue, 'catalogue');
  hold(sources.presets, 'presets');
  hold(sources.glossary, 'glossary');
  hold(sources.phrases, 'phrases');
  hold(sources.problems, 'phrases');
  for (const file of sources.files) hold(file, 'rules');
  for (const file of sources.tiles) hold(file, 'tiles');
  for (const file of sources.words) hold(file, 'phrases');
}
