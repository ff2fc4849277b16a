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

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

export function sheetText(answer: Answer): string {
  return answer.text.join('\n');
}

function featureText(feature: FeatureScore, say: Say): string {
  const [first] = feature.places;
  const state = say(feature.completed ? 'cli.completed' : 'cli.incomplete');
  const lines = [`${feature.id.split('@')[0]} ${first ? `(${first.x}, ${first.y}) ${first.at}` : ''}, ${state}`];
  for (const sheet of [feature.now, feature['at-end']]) if (sheet) lines.push(indented(sheet.text));
  return lines.join('\n');
}

export function scoreText(answer: BoardScore, say: Say): string {
  const heads = ['cli.player', 'cli.track', 'cli.now', 'cli.at-end'].map((id) => say(id));
  const players = Object.entries(answer.players).map(([player, totals]) => [
    totals.name ?? player,
    String(totals.track),
    `+${totals.now}`,
    String(totals['at-end']),
  ]);
  // What nobody stands on pays nobody: left to --json, so that the page can be read.
  const held = answer.features.filter((feature) =>
    [feature.now, feature['at-end']].some((sheet) => sheet && Object.keys(sheet.players).length > 0),
  );
  const others = answer.others.map((sheet) => indented(sheet.text));
  return [table([heads, ...players]), ...held.map((feature) => featureText(feature, say)), ...others].join('\n\n');
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
      return [ruleText(rule, say), `  ${say('cli.place', { place, slot: rule.slot })}`, ...lines].join('\n');
    })
    .join('\n\n');
}

export function comparisonText(answer: Comparison, say: Say): string {
  // What could not be read is worth nothing that could be compared.
  if (answer.answers.length === 0 || answer.answers.some(({ answer: one }) => one.item === '')) return '';
  const heads = answer.answers.map(({ selection }) => selection.edition ?? '');
  const paid = (side: number): string =>
    Object.entries(answer.answers[side]?.answer.players ?? {})
      .map(([player, share]) => `${player} ${share.points + share.awards.reduce((sum, term) => sum + term.points, 0)}`)
      .join(', ');
  const sides = table([
    ['', ...heads],
    [say('cli.worth'), ...answer.answers.map(({ answer: one }) => String(one.value))],
    [say('cli.player'), ...answer.answers.map((_, side) => paid(side))],
  ]);
  if (answer.same) return [sides, say('cli.same')].join('\n\n');
  const rows = answer.rows.map(({ row, name, text, acts, points, paid: given }) => {
    const figures = acts.map((acting, side) => (acting ? `${heads[side]}: ${points[side] || given[side] || 0}` : `${heads[side]}: –`));
    return `${name ?? row}: ${figures.join(' · ')}\n  ${text ?? ''}\n  ${row}`;
  });
  return [sides, say('cli.difference'), ...rows].join('\n\n');
}

export function ledgerText(answer: LedgerScore, say: Say): string {
  const points = (list: Record<string, number>): string =>
    Object.entries(list)
      .map(([player, number]) => `${player} ${number}`)
      .join(', ');
  const lines = answer.entries.map(({ entry, answer: one, change, refused }) => {
    const sum = refused ? say('cli.refused') : points(change) || '0';
    return [`${entry + 1}. ${one.item}: ${sum}`, indented(one.text)].filter(Boolean).join('\n');
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

export function resolvedText(answer: ResolvedSelection, say: Say): string {
  const played = answer.summary.flatMap((group) => group.expansions.map((one) => one.name ?? one.expansion));
  const items = answer.items.map((item) => {
    const asked = item.measures.map(({ measure, choices, min, max }) => `${measure} (${choices?.join(', ') ?? `${min}–${max}`})`);
    const when = item.phases.map((phase) => say(`cli.${phase}`)).join(', ');
    return `${item.name ?? item.item}  ${item.item}, ${when}${asked.length > 0 ? `: ${asked.join('; ')}` : ''}`;
  });
  const heads = [answer.selection.edition, ...played].join(', ');
  return [heads, [say('cli.can-be-scored'), indented(items)].join('\n'), `${say('cli.rules')}: ${answer.rows.length}`].join('\n\n');
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
