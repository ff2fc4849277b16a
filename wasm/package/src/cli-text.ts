// Answers as text for a terminal.

import type { Answer, BoardScore, FeatureScore, LegalPlacements, Problem, RuleList } from './types.js';

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

export function rulesText(answer: RuleList, say: Say): string {
  return answer.rules
    .map((rule) => {
      const tag = rule.historical ? ` (${say('cli.historical')})` : '';
      return `${rule.name ?? rule.row}${tag}\n  ${rule.text ?? ''}\n  ${rule.row} · ${rule.source}`;
    })
    .join('\n\n');
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
  const lines = answer.problems.map((problem) => `${problem.where || '/'}: ${problem.text ?? problem.code}`);
  return [say('cli.problems'), indented(lines)].join('\n');
}
