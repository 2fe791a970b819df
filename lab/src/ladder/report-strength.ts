import { LEVELS, PLAYERS } from '@bellwether/bots';
import { ratings } from './elo.ts';
import { type Pairing, setupOf } from './match.ts';
import { byPlayer, type Entry, markdown, percent } from './report-table.ts';
import { meanTime, rowOf, timeQuantile } from './result.ts';

/** Each level's next weaker one. */
const BELOW = new Map<string, string>(LEVELS.map((level, i) => [level, LEVELS[i - 1] ?? 'random']));
const isRung = ({ a, b }: Pairing) => BELOW.get(a) === b;
const isTimed = ({ a, b }: Pairing) => `${a} ${b}`.includes('@');
const RUNGS = LEVELS.map((level) => `${level} – ${BELOW.get(level)}`);

/** Whether this set-up is a single set that another set-up mixes with others. */
export function isAlone(pairing: Pairing): boolean {
  const { extra, configs } = setupOf(pairing);
  return extra === true && configs.length === 1;
}

/** For every game and number of players: for each set-up a row of each level against the next weaker one, then Elo. */
export function ladderTables(matches: readonly Entry[]): string[] {
  return [...byTable(matches)].flatMap(([title, group]) => {
    const rungs = group.filter(({ pairing }) => isRung(pairing));
    return rungs.length === 0 ? [] : [`### ${title}`, rungTable(rungs), eloTable(group)];
  });
}

function byTable(entries: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ pairing }) => `${pairing.game}, ${pairing.players} players`);
}

function bySetup(entries: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ pairing }) => pairing.setup);
}

function rungTable(rungs: readonly Entry[]): string {
  const rows = [...bySetup(rungs)].map(([setup, group]) => [
    setup,
    ...LEVELS.map((level) => cell(group.find(({ pairing }) => pairing.a === level))),
  ]);
  return markdown(['set-up', ...RUNGS], rows);
}

function cell(entry: Entry | undefined): string {
  if (entry === undefined) return '';
  const { winA, low, high, games } = rowOf(entry.pairing, entry.tally);
  const sign = low > 0.5 ? '' : ' (open)';
  return `**${percent(winA)}**${sign} ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}, ${games}`;
}

/** A summary of the sets played alone: in how many each level beats the next weaker one, with the lowest and highest share. */
export function aloneTable(matches: readonly Entry[]): string[] {
  const rungs = matches.filter(({ pairing }) => isRung(pairing));
  if (rungs.length === 0) return [];
  const rows = [...byTable(rungs)].map(([table, group]) => [
    table,
    ...LEVELS.map((level) => aloneCell(group.filter(({ pairing }) => pairing.a === level))),
  ]);
  return [
    '### Recommended sets, each alone',
    'The number of sets in which the interval is above even, the lowest and the highest share, and the games of all of them.',
    markdown(['table', ...RUNGS], rows),
  ];
}

function aloneCell(entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ pairing, tally }) => rowOf(pairing, tally));
  const shares = rows.map(({ winA }) => winA);
  const above = rows.filter(({ low }) => low > 0.5).length;
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return `**${above} of ${rows.length}** ${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}, ${games.toLocaleString('en')}`;
}

const ANCHOR = 'herder';

/** Elo ratings of all players of a table, relative to Herder at 0. */
function eloTable(group: readonly Entry[]): string {
  const found = [...bySetup(group.filter(({ pairing }) => !isTimed(pairing)))].flatMap(([setup, entries]) => {
    const rated = ratings(
      entries.map(({ pairing, tally }) => rowOf(pairing, tally)),
      ANCHOR,
    );
    return rated.some(({ name }) => name === ANCHOR) ? [{ setup, rated }] : [];
  });
  const names = PLAYERS.filter((name) => found.some(({ rated }) => rated.some((rating) => rating.name === name)));
  const rows = found.map(({ setup, rated }) => [
    setup,
    ...names.map((name) => {
      const rating = rated.find((one) => one.name === name);
      if (rating === undefined) return '';
      return rating.plusMinus === 0 ? `${rating.elo}` : `${rating.elo} ± ${rating.plusMinus}`;
    }),
  ]);
  return markdown(['Elo, 95 %', ...names.map((name) => `#${name}`)], rows);
}

const PAIRING_HEADS = ['table', 'first – second', '#games', '#share of the first', '95 % interval'];

function pairingCells({ pairing, tally }: Entry): string[] {
  const { game, setup, players, a, b, games, winA, low, high } = rowOf(pairing, tally);
  return [`${game}, ${setup}, ${players} players`, `${a} – ${b}`, `${games}`, `**${percent(winA)}**`, `${percent(low)} – ${percent(high)}`];
}

/** Pairings other than neighboring levels. */
export function otherPairings(matches: readonly Entry[]): string[] {
  const others = matches.filter(({ pairing }) => !isRung(pairing) && !isTimed(pairing));
  return others.length === 0 ? [] : ['### Other pairings', markdown(PAIRING_HEADS, others.map(pairingCells))];
}

/** Players with a named budget, together with the same player at its default budget against the same rival. */
export function thinkingTime(matches: readonly Entry[]): string[] {
  const timed = matches.filter(({ pairing }) => isTimed(pairing));
  if (timed.length === 0) return [];
  const name = (text: string) => text.split('@')[0];
  const table = ({ pairing: { game, setup, players, a, b } }: Entry) => [game, setup, players, name(a), b].join(' ');
  const tables = new Set(timed.map(table));
  const rows = matches.filter((entry) => tables.has(table(entry))).sort((x, y) => msOfA(x) - msOfA(y));
  const groups = [...Map.groupBy(rows, table).values()];
  const cells = groups.flatMap((group) => group.map((entry) => [...pairingCells(entry), msOfA(entry).toFixed(1)]));
  return ['### Strength against thinking time', markdown([...PAIRING_HEADS, '#ms a decision of the first'], cells)];
}

function msOfA({ tally }: Entry): number {
  return meanTime(tally.times[0]);
}

export function timeTable(matches: readonly Entry[]): string {
  const rows = [...byTable(matches)].flatMap(([table, group]) =>
    [...byPlayer(group)]
      .filter(([name]) => BELOW.has(name))
      .sort(([x], [y]) => [...BELOW.keys()].indexOf(x) - [...BELOW.keys()].indexOf(y))
      .map(([name, { times }]) => {
        const at = (share: number) => timeQuantile(times[0], share).toFixed(1);
        return [table, name, meanTime(times[0]).toFixed(2), at(0.5), at(0.95), at(0.99)];
      }),
  );
  return markdown(['table', 'level', '#mean ms', '#median', '#95 %', '#99 %'], rows);
}
