import type { GameTypes } from '@bellwether/kernel';

/** A part of the array: its name and its size in bytes. */
export type Part = readonly [name: string, bytes: number];

/** A seat that is to act, before its first choice or between two of them. */
export interface Choosing<T extends GameTypes> {
  /** The table as the seat sees it, with the choices so far applied. */
  readonly view: T['View'];
  /** The choices of this move so far. */
  readonly made: readonly number[];
  /** The legal next choices, in order. Never empty. */
  readonly open: readonly number[];
}

/** A game as a learning program sees it: moves are sequences of choices from one fixed list, views are byte arrays. */
export interface ChoiceKit<T extends GameTypes, C extends Choosing<T> = Choosing<T>> {
  /** The names of all choices in this set-up. A choice is an index into this list. */
  names(config: T['Config']): readonly string[];
  /** The first choice of a seat that is to act. */
  begin(view: T['View'], legal: Iterable<T['Move']>): C;
  /** Makes a choice from `open`. Returns the next decision, or the complete move. */
  choose(choosing: C, choice: number): C | { readonly move: T['Move'] };

  /** The parts of the array in order. Seats are numbered clockwise from the viewer. */
  parts(config: T['Config']): readonly Part[];
  /** The view as bytes, in these parts. Includes the choices of a move in progress. */
  array(view: T['View'], choosing?: C): Uint8Array;
}

/** Writes the parts of an array sequentially. Our games have no numbers above 255. */
export class Bytes {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(parts: readonly Part[]) {
    this.#bytes = new Uint8Array(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  }

  /** Appends numbers. */
  put(...numbers: readonly number[]): void {
    for (const number of numbers) this.#bytes[this.#at++] = number;
  }

  /** Appends a part of zeros with a 1 at these indices; negative indices are skipped. */
  mark(places: readonly number[], size: number): void {
    for (const place of places) if (place >= 0) this.#bytes[this.#at + place] = 1;
    this.#at += size;
  }

  /** Appends how often each index occurs. */
  count(places: readonly number[], size: number): void {
    for (const place of places) if (place >= 0) this.#bytes[this.#at + place] = (this.#bytes[this.#at + place] as number) + 1;
    this.#at += size;
  }

  done(): Uint8Array {
    return this.#bytes;
  }
}
