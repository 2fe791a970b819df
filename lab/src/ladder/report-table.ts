import type { Ledger } from './ledger.ts';
import { addTally, emptyTally, type Tally } from './match.ts';

export type Entry = ReturnType<Ledger['entries']>[number];

/** A Markdown table; columns whose heading begins with # are right-aligned. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((head) => (head.startsWith('#') ? '---:' : '---'));
  return [line(heads.map((head) => head.replace(/^#/, ''))), line(rule), ...rows.map(line)].join('\n');
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Adds up both sides of every entry by the player's name. */
export function byPlayer(entries: readonly Entry[]): Map<string, Tally> {
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
