import { GAMES as LAB_GAMES } from '../games.ts';
import type { Pairing, Tally } from '../ladder/match.ts';
import { putReport, readReport } from '../ladder/report-file.ts';
import { markdown, percent } from '../ladder/report-table.ts';
import { meanTime, rowOf } from '../ladder/result.ts';

/** The version of the benchmark. Increase it with any change here: results of different versions are not comparable. */
export const VERSION = 1;
export const TRACKS = LAB_GAMES.flatMap(({ game, benchmark = [] }) => benchmark.map((table) => ({ game: game.id, ...table })));
/** Opponents that stay the same; Wolf is not among them, since it may become stronger. */
export const RIVALS = ['greedy', 'herder'] as const;
export const GAMES = 600;
export const SEED = 2028;
/** A bot's result against one rival at one set-up. */
export interface Result {
  readonly pairing: Pairing;
  readonly tally: Tally;
}

const HEADS = TRACKS.map(({ game, setup, players }) => ({ game, heads: RIVALS.map((rival) => `${setup}, ${players} players: ${rival}`) }));

/** Writes or replaces a bot's row in the table of its game, sorted by strength. */
export function putRow(file: string, game: string, name: string, results: readonly Result[]): void {
  const part = `benchmark:${game}`;
  const mean =
    results.reduce((sum, { tally }) => sum + meanTime(tally.times[0]), 0) / results.filter(({ tally }) => tally.games > 0).length;
  const row = [name, ...results.map(cell), mean.toFixed(2)];
  const old = readReport(file, part)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
  const rows = [...old.filter(([other]) => other !== name), row].sort((x, y) => strength(y) - strength(x));
  const heads = HEADS.filter((track) => track.game === game).flatMap((track) => track.heads);
  putReport(file, part, markdown(['bot', ...heads, '#ms a move'], rows));
}

function cell({ pairing, tally }: Result): string {
  const { winA, low, high, games } = rowOf(pairing, tally);
  return games === 0 ? '50.0 %' : `**${percent(winA)}** ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
}

/** The sum of the shares in a row. */
function strength([, ...cells]: readonly string[]): number {
  return cells.reduce((sum, text) => sum + Number(/([\d.]+) %/.exec(text)?.[1] ?? 0), 0);
}
