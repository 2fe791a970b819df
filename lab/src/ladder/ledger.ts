import { readText, writeText } from '../files.ts';
import { UserError } from '../user-error.ts';
import { addTally, emptyTally, type Pairing, type Tally } from './match.ts';

const VERSION = 2;

/** The results so far of every pairing, saved in a file so that an interrupted ladder can resume. */
export class Ledger {
  readonly #tallies = new Map<string, { pairing: Pairing; tally: Tally }>();
  readonly #file: string | undefined;
  /** The seed of all deals. Results of different seeds are never mixed. */
  readonly seed: number;

  /** Throws UserError. */
  constructor(seed: number, file?: string) {
    this.seed = seed;
    this.#file = file;
    const text = file === undefined ? undefined : textOf(file);
    if (text === undefined) return;
    const read = JSON.parse(text) as { version: number; seed: number; pairings: { pairing: Pairing; tally: Tally }[] };
    if (read.version !== VERSION) throw new UserError(`${file} was written by another version of the ladder`);
    if (read.seed !== seed) throw new UserError(`${file} contains games of --seed ${read.seed}, not ${seed}`);
    for (const entry of read.pairings) this.#tallies.set(keyOf(entry.pairing), entry);
  }

  tally(pairing: Pairing): Tally {
    const key = keyOf(pairing);
    const found = this.#tallies.get(key);
    if (found !== undefined) return found.tally;
    const tally = emptyTally();
    this.#tallies.set(key, { pairing, tally });
    return tally;
  }

  add(pairing: Pairing, more: Tally): void {
    addTally(this.tally(pairing), more);
  }

  entries(): readonly { readonly pairing: Pairing; readonly tally: Tally }[] {
    return [...this.#tallies.values()].filter(({ tally }) => tally.games > 0);
  }

  save(): void {
    if (this.#file === undefined) return;
    writeText(this.#file, JSON.stringify({ version: VERSION, seed: this.seed, pairings: this.entries() }));
  }
}

export function keyOf({ game, setup, players, a, b }: Pairing): string {
  return [game, setup, players, a, b].join(' ');
}

/** Undefined if there is no file yet. */
function textOf(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
