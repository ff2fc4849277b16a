#!/usr/bin/env node
// The command line. Reads its arguments, asks the library, prints the answer; counts nothing itself.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Language } from './cadastre.js';
import { load } from './node.js';
import type { Problem } from './types.js';
import {
  comparisonText,
  expansionsText,
  foundText,
  ledgerText,
  placementsText,
  problemsText,
  resolvedText,
  rulesText,
  scoreText,
  sheetText,
  type Say,
} from './cli-text.js';

const usage = `cadastre: Carcassonne scores, computed and explained

  cadastre score BOARD.json [--phase during|after] [--lang en|de|ro] [--json]
  cadastre feature FEATURE.json [--lang …] [--json]
  cadastre placements BOARD.json TILE [--lang …] [--json]
  cadastre compare FEATURE.json --editions C1,C3 [--lang …] [--json]
  cadastre ledger LEDGER.json [--lang …] [--json]
  cadastre rules [--edition C1|C2|C3|WE] [--expansion ID]… [--variant NAME=VALUE]… [--phase …] [--lang …] [--json]
  cadastre rules --search WORDS [--item ID] [--step STEP] [--phase …] [--edition … --expansion … --variant …] [--lang …] [--json]
                                        of the whole book if nothing of the selection is named
  cadastre expansions [--show C1,C2+C3,WE] [--prefer C1|C2+C3|WE] [--expansion ID]… [--lang …] [--json]
  cadastre resolve [--edition …] [--expansion ID]… [--variant NAME=VALUE]… [--show …] [--prefer …] [--lang …] [--json]
                                        what a selection scores and which numbers that takes
  cadastre notation BOARD.json          the board as short text
  cadastre board BOARD                  short text as JSON
  cadastre help, cadastre --version

BOARD is JSON or the short text notation; - reads it from the standard input.
Exit status: 0, also with warnings; 2 if something could not be read or understood.`;

class UsageError extends Error {}

/** What a command takes beside --lang: its inputs in their order, and its options. */
const commands: Record<string, { inputs: readonly string[]; options: readonly string[] }> = {
  score: { inputs: ['BOARD'], options: ['json', 'phase'] },
  feature: { inputs: ['FEATURE'], options: ['json'] },
  placements: { inputs: ['BOARD', 'TILE'], options: ['json'] },
  compare: { inputs: ['FEATURE'], options: ['json', 'editions'] },
  ledger: { inputs: ['LEDGER'], options: ['json'] },
  rules: { inputs: [], options: ['json', 'edition', 'expansion', 'variant', 'search', 'item', 'step', 'phase'] },
  expansions: { inputs: [], options: ['json', 'show', 'prefer', 'expansion'] },
  resolve: { inputs: [], options: ['json', 'edition', 'expansion', 'variant', 'show', 'prefer'] },
  notation: { inputs: ['BOARD'], options: [] },
  board: { inputs: ['BOARD'], options: [] },
};

/** Nothing that was typed is passed over in silence: it was typed to have an effect. */
function checkUse(command: string, inputs: readonly string[], given: readonly string[]): void {
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (known === undefined) throw new UsageError(`there is no command ${command}`);
  const stray = given.find((name) => name !== 'lang' && !known.options.includes(name));
  if (stray !== undefined) throw new UsageError(`${command} takes no --${stray}`);
  const missing = known.inputs[inputs.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  if (inputs.length > known.inputs.length) throw new UsageError(`${command} has no use for ${inputs[known.inputs.length]}`);
}

function oneOf<T extends string>(value: string | undefined, allowed: readonly T[], name: string): T | undefined {
  if (value === undefined) return undefined;
  if ((allowed as readonly string[]).includes(value)) return value as T;
  throw new UsageError(`${name} takes ${allowed.join(', ')}, not ${value}`);
}

function namedValue(pair: string): [string, string] {
  const equals = pair.indexOf('=');
  if (equals < 1) throw new UsageError(`--variant takes NAME=VALUE, not ${pair}`);
  return [pair.slice(0, equals), pair.slice(equals + 1)];
}

async function input(path: string): Promise<string> {
  try {
    if (path !== '-') return await readFile(path, 'utf8');
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    throw new UsageError(`${path} could not be read: ${(error as Error).message}`);
  }
}

interface Answered {
  problems: Problem[];
}

const parsed = () => parseArgs({
  allowPositionals: true,
  tokens: true,
  options: {
    phase: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
    edition: { type: 'string' },
    expansion: { type: 'string', multiple: true, default: [] },
    variant: { type: 'string', multiple: true, default: [] },
    editions: { type: 'string' },
    search: { type: 'string' },
    item: { type: 'string' },
    step: { type: 'string' },
    show: { type: 'string' },
    prefer: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
    version: { type: 'boolean', default: false },
  },
});

/** A command with all that it is answered from. */
interface Asked {
  command: string;
  first: string;
  second: string;
  values: ReturnType<typeof parsed>['values'];
  language: Language;
  phase: { phase?: 'during' | 'after' };
  cadastre: Awaited<ReturnType<typeof load>>;
  say: Say;
}

const allEditions = ['C1', 'C2', 'C3', 'WE'] as const;

async function run(): Promise<number> {
  const { values, positionals, tokens } = parsed();
  const [command, first = '', second = ''] = positionals;
  const asks = values.help || command === 'help';
  if (!asks && values.version) {
    const own = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
    console.log(own.version);
    return 0;
  }
  if (asks || command === undefined) {
    console.log(usage);
    return asks ? 0 : 2;
  }
  checkUse(command, positionals.slice(1), tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  const language = oneOf(values.lang, ['en', 'de', 'ro'] as const, '--lang') as Language;
  const phase = oneOf(values.phase, ['during', 'after'] as const, '--phase');
  const cadastre = await load({ languages: [language] });
  const say: Say = cadastreWords(await words(language));
  return answer({ command, first, second, values, language, phase: phase ? { phase } : {}, cadastre, say });
}

async function answer(asked: Asked): Promise<number> {
  const { command, first, second, language, phase, cadastre } = asked;
  switch (command) {
    case 'score':
      return print(asked, cadastre.score(await input(first), { ...phase, language }), scoreText);
    case 'feature':
      return print(asked, cadastre.feature(await input(first), { language }), sheetText);
    case 'compare':
      return compare(asked);
    case 'ledger':
      return print(asked, cadastre.ledger(await input(first), { language }), ledgerText);
    case 'placements':
      return print(asked, cadastre.placements(await input(first), second, { language }), placementsText);
    case 'rules':
      return rules(asked);
    case 'expansions':
    case 'resolve':
      return select(asked);
    case 'notation':
    case 'board':
      return translate(asked);
    default:
      throw new UsageError(`there is no command ${command}`);
  }
}

/** Prints an answer, and gives the exit status. */
function print<T extends Answered>({ values, say }: Asked, answer: T, text: (answer: T, say: Say) => string): number {
  if (values.json) console.log(JSON.stringify(answer, null, 2));
  else console.log([text(answer, say), problemsText(answer, say)].filter(Boolean).join('\n\n'));
  return answer.problems.some((problem) => problem.severity === 'error') ? 2 : 0;
}

/** What --edition, --expansion and --variant say. */
function selectionOf({ values }: Asked) {
  const edition = oneOf(values.edition, allEditions, '--edition');
  const variants = Object.fromEntries(values.variant.map(namedValue));
  return { ...(edition && { edition }), expansions: values.expansion, variants };
}

async function compare(asked: Asked): Promise<number> {
  const { first, values, language, cadastre } = asked;
  const feature = await input(first);
  if (values.editions === undefined) throw new UsageError('--editions is missing');
  const names = values.editions.split(',').map((name) => name.trim());
  const editions = names.map((name) => oneOf(name, allEditions, '--editions') ?? 'C3');
  return print(asked, cadastre.compare(feature, editions, { language }), comparisonText);
}

function rules(asked: Asked): number {
  const { values, language, phase, cadastre } = asked;
  const { search, item, step } = values;
  const selection = selectionOf(asked);
  if (search === undefined && item === undefined && step === undefined)
    return print(asked, cadastre.rules(selection, { ...phase, language }), rulesText);
  const chosen = values.edition !== undefined || values.expansion.length > 0 || values.variant.length > 0;
  const query = {
    ...(search !== undefined && { text: search }),
    ...(item !== undefined && { item }),
    ...(step !== undefined && { step }),
    ...(chosen && { selection }),
  };
  return print(asked, cadastre.findRules(query, { ...phase, language }), foundText);
}

/** What can be selected, and what a selection means. */
function select(asked: Asked): number {
  const { command, values, language, cadastre } = asked;
  const bucket = (name: string, option: string) => oneOf(name.trim(), ['C1', 'C2+C3', 'WE'] as const, option) ?? 'C2+C3';
  const shown = values.show?.split(',').map((name) => bucket(name, '--show'));
  const preferred = values.prefer === undefined ? undefined : bucket(values.prefer, '--prefer');
  const filter = { ...(shown && { shown }), ...(preferred && { preferred }), language };
  if (command === 'resolve') return print(asked, cadastre.resolve(selectionOf(asked), filter), resolvedText);
  return print(asked, cadastre.expansions({ ...filter, selection: { expansions: values.expansion } }), expansionsText);
}

/** A board from one way of writing into the other. */
async function translate({ command, first, language, cadastre, say }: Asked): Promise<number> {
  const board = await input(first);
  if (command === 'notation') process.stdout.write(cadastre.toNotation(board));
  else console.log(JSON.stringify(cadastre.readBoard(board), null, 2));
  // What was left out is said where it is not taken for the board.
  const problems = cadastre.score(board, { language }).problems.filter((problem) => problem.severity === 'error');
  if (problems.length > 0) console.error(problemsText({ problems }, say));
  const entries = entriesOf(board);
  if (entries > 0) console.error(say('cli.entries-left-out', { entries }));
  return problems.length > 0 ? 2 : 0;
}

/** How many entries of a score pad a document holds: a board has no place for them. */
function entriesOf(document: string): number {
  try {
    const { entries } = JSON.parse(document) as { entries?: unknown };
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0; // short notation, or something that was told already
  }
}

async function words(language: Language): Promise<Record<string, string>> {
  const file = await readFile(new URL(`data/text/${language}.json`, import.meta.url), 'utf8');
  return (JSON.parse(file) as { phrases: Record<string, string> }).phrases;
}

function cadastreWords(phrases: Record<string, string>): Say {
  return (id, values = {}) =>
    (phrases[id] ?? id).replace(/\{([a-z-]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

try {
  process.exitCode = await run();
} catch (error) {
  // parseArgs throws TypeErrors of its own for options that it does not know.
  const expected = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected ? `cadastre: ${(error as Error).message}\n\n${usage}` : error);
  process.exitCode = 2;
}
