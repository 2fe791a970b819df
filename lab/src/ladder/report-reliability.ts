import { BINS, type Bin } from './match.ts';
import { byPlayer, type Entry, markdown } from './report-table.ts';

/** Bins with fewer predictions than this are left empty. */
const LEAST_IN_BIN = 100;
/** If there are more set-ups than this, they share a row: each alone has too few games. */
const MOST_APART = 3;

/**
 * A reliability diagram as a table: predicted win probabilities by tenths, with the share that was won. Only games of a level against
 * itself count, since the prediction assumes equal opponents.
 */
export function reliabilityTables(alike: readonly Entry[]): string[] {
  if (alike.length === 0) return ['No level has played against itself yet (`--alike`).'];
  const groups = new Map<string, readonly Entry[]>();
  for (const [table, entries] of Map.groupBy(alike, ({ pairing: { game, players } }) => `${game}, ${players} players`)) {
    const setups = Map.groupBy(entries, ({ pairing }) => pairing.setup);
    if (setups.size > MOST_APART) groups.set(table, entries);
    else for (const [setup, some] of setups) groups.set(`${table}, ${setup}`, some);
  }
  const heads = Array.from({ length: BINS }, (_, i) => `${i * 10}–${i * 10 + 10}`);
  const rows = [...groups].flatMap(([table, entries]) =>
    [...byPlayer(entries)].map(([name, { bins, games }]) => {
      const off = Math.max(...bins[0].map((bin) => (bin.count < LEAST_IN_BIN ? 0 : Math.abs(bin.said - bin.won) / bin.count)));
      // Both sides have the same name, so every game is counted twice.
      return [table, name, `${games / 2}`, ...bins[0].map(cell), (100 * off).toFixed(1)];
    }),
  );
  return [markdown(['said → won, %', 'level', '#games', ...heads, '#most off'], rows)];
}

function cell({ count, said, won }: Bin): string {
  if (count < LEAST_IN_BIN) return '';
  return `${((100 * said) / count).toFixed(0)} → ${((100 * won) / count).toFixed(1)}`;
}
