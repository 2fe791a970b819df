import { ratings } from './elo.ts';
import type { Ledger } from './ledger.ts';
import { addTally, BINS, type Bin, emptyTally, type Tally } from './match.ts';
import { meanTime, type Row, rowOf, timeQuantile } from './result.ts';

/** The whole ledger as Markdown: for every set-up the pairings and ratings, then times and how true the win probabilities were. */
export function report(ledger: Ledger): string {
  const entries = ledger.entries();
  const matches = entries.filter(({ pairing }) => pairing.a !== pairing.b);
  const groups = Map.groupBy(matches, ({ pairing: { game, setup, players } }) => `${game}, ${setup}, ${players} players`);
  const parts = [...groups].map(([title, group]) => {
    const rows = group.map(({ pairing, tally }) => rowOf(pairing, tally));
    return [`### ${title}`, pairingTable(group), ratingTable(rows)].join('\n\n');
  });
  return [
    ...parts,
    '### Decision times',
    timeTable(entries),
    '### Win probabilities, said and true',
    reliability(entries.filter(({ pairing }) => pairing.a === pairing.b)),
  ].join('\n\n');
}

type Entry = ReturnType<Ledger['entries']>[number];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function pairingTable(entries: readonly Entry[]): string {
  const lines = entries.map(({ pairing, tally }) => {
    const { a, b, games, winA, low, high } = rowOf(pairing, tally);
    return `| ${a} | ${b} | ${games} | **${percent(winA)}** | ${percent(low)} – ${percent(high)} | ${low > 0.5 ? 'yes' : high < 0.5 ? 'no' : 'open'} |`;
  });
  return ['| A | B | games | A wins | 95 % interval | A stronger |', '|---|---|---:|---:|---|---|', ...lines].join('\n');
}

const ANCHORS = ['rule', 'herder', 'greedy'];

function ratingTable(rows: readonly Row[]): string {
  const names = new Set(rows.flatMap(({ a, b }) => [a, b]));
  const anchor = ANCHORS.find((name) => names.has(name)) ?? (rows[0]?.a as string);
  const lines = ratings(rows, anchor).map(
    ({ name, elo, plusMinus }) => `| ${name} | ${elo} | ${plusMinus === 0 ? '–' : `± ${plusMinus}`} |`,
  );
  return ['| player | Elo | 95 % |', '|---|---:|---|', ...lines].join('\n');
}

/** The two sides of every entry under the name of the player. */
function byPlayer(entries: readonly Entry[]): Map<string, Tally> {
  const found = new Map<string, Tally>();
  const add = (name: string, tally: Tally) => {
    const into = found.get(name) ?? emptyTally();
    addTally(into, tally);
    found.set(name, into);
  };
  for (const { pairing, tally } of entries) {
    add(pairing.a, tally);
    add(pairing.b, { ...tally, times: [tally.times[1], tally.times[0]], bins: [tally.bins[1], tally.bins[0]] });
  }
  return found;
}

function timeTable(entries: readonly Entry[]): string {
  const groups = Map.groupBy(entries, ({ pairing }) => pairing.game);
  const lines = [...groups].flatMap(([game, group]) =>
    [...byPlayer(group)].map(([name, { times }]) => {
      const at = (share: number) => timeQuantile(times[0], share).toFixed(1);
      return `| ${game} | ${name} | ${meanTime(times[0]).toFixed(2)} | ${at(0.95)} | ${at(0.99)} |`;
    }),
  );
  return ['| game | player | mean ms | 95 % | 99 % |', '|---|---|---:|---:|---:|', ...lines].join('\n');
}

/**
 * Of games against one's like only: a win probability is about equals, and whoever plays weaker rivals wins more than it says.
 */
function reliability(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'No player has met its like yet (`--bots wolf,wolf`).';
  const players = [...byPlayer(entries)];
  const lines = players.map(([name, { bins }]) => {
    const cells = bins[0].map((bin) => (bin.count < LEAST_IN_BIN ? '' : `${share(bin.said, bin)} → ${share(bin.won, bin)}`));
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const heads = Array.from({ length: BINS }, (_, i) => `${i * 10}–${i * 10 + 10}`);
  return [`| said → won, % | ${heads.join(' | ')} |`, `|---|${'---|'.repeat(BINS)}`, ...lines].join('\n');
}

const LEAST_IN_BIN = 100;

function share(sum: number, { count }: Bin): string {
  return ((100 * sum) / count).toFixed(1);
}
