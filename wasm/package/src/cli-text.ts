// Answers as text for a terminal.

import type {
  ExpansionList,
  ResolvedSelection,
  Answer,
  BoardScore,
  Comparison,
  FeatureScore,
  FoundRules,
  LedgerScore,
  LegalPlacements,
  Problem,
  RuleList,
  RuleRow,
} from './types.js';

export type Say = (id: string, values?: Record<string, string | number>) => string;

/** Rows of cells with columns as wide as their longest cell; all but the first are right-aligned. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length))) ?? [];
  const pad = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - [...cell].length);
    return column === 0 ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** A number as sentences write it, with a minus sign instead of a hyphen. */
const figure = (number: number): string => String(number).replace('-', '−');

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

export function sheetText(answer: Answer): string {
  return answer.text.join('\n');
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Somebody's name; else the colour, in the reader's language. */
const called = (player: string, name: string | undefined, say: Say): string => name ?? say(`player.${player}`);

/** Where a feature begins, as its id says: that tells it from others of its kind. */
const placeText = (id: string): string => id.replace(/.*@(-?\d+),(-?\d+)\./, ' ($1, $2) ');

function featureText(feature: FeatureScore, say: Say): string {
  const kind = feature.id.split('@')[0] ?? '';
  // A field is never completed, so it is not said to be incomplete.
  const state = say(feature.completed ? 'cli.completed' : kind === 'field' ? 'cli.at-end-of-game' : 'cli.incomplete');
  const lines = [`${capital(feature.name ?? kind)}${placeText(feature.id)}, ${state}`];
  for (const sheet of [feature.now, feature['at-end']]) {
    if (!sheet) continue;
    // What nobody stands on is said in short: what it is worth, and that nobody gets it.
    lines.push(indented(Object.keys(sheet.players).length > 0 ? sheet.text : sheet.text.slice(-2)));
  }
  return lines.join('\n');
}

export function scoreText(answer: BoardScore, say: Say): string {
  const heads = ['cli.player', 'cli.track', 'cli.now', 'cli.at-end'].map((id) => say(id));
  const players = Object.entries(answer.players).map(([player, totals]) => [
    called(player, totals.name, say),
    figure(totals.track),
    `${totals.now < 0 ? '' : '+'}${figure(totals.now)}`,
    figure(totals['at-end']),
  ]);
  const scored = answer.features.filter((feature) => feature.now ?? feature['at-end']);
  const others = answer.others.map((sheet) => {
    return [`${capital(sheet.name ?? sheet.item)}${placeText(sheet.feature ?? '')}`, indented(sheet.text)].join('\n');
  });
  return [table([heads, ...players]), ...scored.map((feature) => featureText(feature, say)), ...others].join('\n\n');
}

function ruleText(rule: RuleRow, say: Say): string {
  const tags = [rule.historical ? say('cli.historical') : '', rule.unconfirmed ? say('cli.unconfirmed') : ''].filter(Boolean);
  const tag = tags.length > 0 ? ` (${tags.join(', ')})` : '';
  return `${rule.name ?? rule.row}${tag}\n  ${rule.text ?? ''}\n  ${rule.row} · ${rule.source}`;
}

export function rulesText(answer: RuleList, say: Say): string {
  return answer.rules.map((rule) => ruleText(rule, say)).join('\n\n');
}

export function foundText(answer: FoundRules, say: Say): string {
  if (answer.found.length === 0) return say('cli.nothing-found');
  return answer.found
    .map(({ rule, place, combines }) => {
      const related = [
        ['cli.instead-of', combines['instead-of']],
        ['cli.replaced-by', combines['replaced-by']],
        ['cli.counted-by', combines['counted-by']],
      ] as const;
      const lines = related.filter(([, rows]) => rows.length > 0).map(([id, rows]) => `  ${say(id)}: ${rows.join(', ')}`);
      return [ruleText(rule, say), `  ${say('cli.place', { place })}`, ...lines].join('\n');
    })
    .join('\n\n');
}

/** Tokens that are paid are no points. */
const pointsOf = (awards: Answer['players'][string]['awards']): number =>
  awards.reduce((sum, term) => sum + ('unit' in term ? 0 : term.points), 0);

export function comparisonText(answer: Comparison, say: Say): string {
  // What could not be read is worth nothing that could be compared.
  if (answer.answers.length === 0 || answer.answers.some(({ answer: one }) => one.item === '')) return '';
  const heads = answer.answers.map(({ selection }) => selection.edition ?? '');
  const paid = (side: number): string =>
    Object.entries(answer.answers[side]?.answer.players ?? {})
      .map(([player, share]) => `${called(player, undefined, say)} ${figure(share.points + pointsOf(share.awards))}`)
      .join(', ');
  const sides = table([
    ['', ...heads],
    [say('cli.worth'), ...answer.answers.map(({ answer: one }) => figure(one.value))],
    [say('cli.player'), ...answer.answers.map((_, side) => paid(side))],
  ]);
  if (answer.same) return [sides, say('cli.same')].join('\n\n');
  const rows = answer.rows.map(({ row, name, text, acts, points, paid: given }) => {
    // A rule that only counts or sets gives nothing itself: what can be said is where it holds.
    const gives = [...points, ...given].some((number) => number !== 0);
    const told = (acting: boolean, side: number): string =>
      gives && acting ? figure(points[side] || given[side] || 0) : say(acting ? 'cli.holds' : 'cli.holds-not');
    const figures = acts.map((acting, side) => `${heads[side]}: ${told(acting, side)}`);
    return `${name ?? row}: ${figures.join(' · ')}\n  ${text ?? ''}\n  ${row}`;
  });
  return [sides, say('cli.difference'), ...rows].join('\n\n');
}

export function ledgerText(answer: LedgerScore, say: Say): string {
  const points = (list: Record<string, number>): string =>
    Object.entries(list)
      .map(([player, number]) => `${called(player, undefined, say)} ${figure(number)}`)
      .join(', ');
  const lines = answer.entries.map(({ entry, answer: one, change, refused }) => {
    const sum = refused ? say('cli.refused') : points(change) || '0';
    return [`${entry + 1}. ${capital(one.name ?? one.item)}: ${sum}`, indented(one.text)].filter(Boolean).join('\n');
  });
  return [...lines, `${say('cli.totals')}: ${points(answer.totals) || '0'}`].join('\n\n');
}

const marks = { none: '[ ]', partial: '[-]', all: '[x]' } as const;

export function expansionsText(answer: ExpansionList, say: Say): string {
  const unsure = ` (${say('cli.unconfirmed')})`;
  const groups = answer.groups.map((group) => {
    const lines = group.expansions
      .filter((one) => one.shown)
      .map((one) => {
        const editions = [...one.editions, ...one.perhaps.map((edition) => `${edition}?`)].join(' ');
        return `${marks[one.state]} ${one.name ?? one.expansion}  ${one.expansion}  ${editions}${one.unconfirmed.length > 0 ? unsure : ''}`;
      });
    return [group.caption ?? group.group, indented(lines)].join('\n');
  });
  const presets = answer.presets.map((one) => `${one.name ?? one.preset}  ${one.preset}${one.confirmed ? '' : unsure}`);
  return [...groups, [say('cli.presets'), indented(presets)].join('\n'), answer.filter.caption].join('\n\n');
}

type NeededMeasure = ResolvedSelection['items'][number]['measures'][number];

/** `inns (0–1000)`: a number with its bounds, a choice with its words; what has to be said is marked. */
function askedText({ measure, choices, min, max, needed }: NeededMeasure): string {
  return `${measure}${needed ? '*' : ''} (${choices?.join(', ') ?? `${min}–${max}`})`;
}

/** Where each number of an item goes: the keys of a feature, in the order in which its guide tells them. */
function placesOf(item: ResolvedSelection['items'][number], figures: readonly string[], say: Say): string[] {
  const pieces = item.measures.filter((one) => one['made-by'] === 'pieces');
  // How many elements there are follows from their list.
  const counted = (one: NeededMeasure): boolean => one['made-by'] === 'pieces' || one['made-by'] === 'neighbours';
  const of = (wanted: (one: NeededMeasure) => boolean): string[] =>
    item.measures.filter((one) => !counted(one) && wanted(one)).map(askedText);
  const tiles = pieces.length === 0 ? [] : [`tiles${pieces.some((one) => one.needed) ? '*' : ''}`];
  const perElement = pieces.some((one) => one['of-each']);
  const places: [string, string[]][] = [
    ['tiles', perElement ? [] : tiles],
    ['measures', of((one) => one.on === 'feature' && !one['of-each'])],
    [item.block ?? '', item.block ? [...(perElement ? tiles : []), ...of((one) => one.on !== 'player' && one['of-each'] === true)] : []],
    ['roles', item.roles.map(({ role }) => role)],
    ['players', [...(item.figures ? figures : []), ...of((one) => one.on === 'player')]],
  ];
  return places
    .filter(([, asked]) => asked.length > 0)
    .map(([key, asked]) => (key === 'tiles' ? asked.join() : `${key}${key === item.block ? ` (${say('cli.each')})` : ''}: ${asked.join('; ')}`));
}

export function resolvedText(answer: ResolvedSelection, say: Say): string {
  const played = answer.summary.flatMap((group) => group.expansions.map((one) => one.name ?? one.expansion));
  const figures = answer.figures.map(({ kind }) => kind);
  const items = answer.items.map((item) => {
    const when = item.phases.map((phase) => say(`cli.${phase}`)).join(', ');
    return [`${capital(item.name ?? item.item)}  ${item.item}, ${when}`, indented(placesOf(item, figures, say))].filter(Boolean).join('\n');
  });
  const heads = [answer.selection.edition, ...played].join(', ');
  const scored = [say('cli.can-be-scored'), indented(items.flatMap((item) => item.split('\n')))].join('\n');
  return [heads, scored, say('cli.needed'), `${say('cli.rules')}: ${answer.rows.length}`].join('\n\n');
}

export function placementsText(answer: LegalPlacements, say: Say): string {
  if (answer.placements.length === 0) return say('cli.fits-nowhere');
  const lines = answer.placements.map(({ x, y, rotation, completes }) => {
    const completed = completes.map((feature) => feature.id).join(', ');
    return `(${x}, ${y}) ${say('cli.turned', { degrees: rotation })}${completed ? ` → ${completed}` : ''}`;
  });
  return [say('cli.fits'), indented(lines)].join('\n');
}

export function problemsText(answer: { problems: readonly Problem[] }, say: Say): string {
  if (answer.problems.length === 0) return '';
  // People count lines from one.
  const place = (where: string): string => {
    const line = /^\/lines\/(\d+)$/.exec(where);
    return line ? say('cli.line', { number: Number(line[1]) + 1 }) : where || '/';
  };
  const lines = answer.problems.map((problem) => `${place(problem.where)}: ${problem.text ?? problem.code}`);
  return [say('cli.problems'), indented(lines)].join('\n');
}
