import type { GameTypes } from '@bellwether/kernel';

/** A part of the array: its name and how many bytes it has. */
export type Part = readonly [name: string, bytes: number];

/** A seat that is to act, between two of its choices. */
export interface Choosing<T extends GameTypes> {
  /** The table as the choices so far would leave it, as the seat sees it. */
  readonly view: T['View'];
  /** The choices of this move so far. */
  readonly made: readonly number[];
  /** What may be chosen next, in order. Never empty. */
  readonly open: readonly number[];
}

/** A game as a learning program sees it: moves as series of choices from one fixed list, views as arrays of bytes. */
export interface ChoiceKit<T extends GameTypes, C extends Choosing<T> = Choosing<T>> {
  /** Every choice there is in this set-up. A choice is its index. */
  names(config: T['Config']): readonly string[];
  /** The first choice of a seat that is to act. */
  begin(view: T['View'], legal: Iterable<T['Move']>): C;
  /** One of `open` chosen: the next choice, or the whole move. */
  choose(choosing: C, choice: number): C | { readonly move: T['Move'] };

  /** The parts of the array in order; seats are counted clockwise from the viewer. */
  parts(config: T['Config']): readonly Part[];
  /** The view as bytes, in these parts; with the choices made, if a move is begun. */
  array(view: T['View'], choosing?: C): Uint8Array;
}

/** Writes the parts of an array one after the other. Numbers above 255 do not occur in our games. */
export class Bytes {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(parts: readonly Part[]) {
    this.#bytes = new Uint8Array(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  }

  /** The numbers one after the other. */
  put(...numbers: readonly number[]): void {
    for (const number of numbers) this.#bytes[this.#at++] = number;
  }

  /** A 1 at these places of a part, among zeros; places below 0 are left out. */
  mark(places: readonly number[], size: number): void {
    for (const place of places) if (place >= 0) this.#bytes[this.#at + place] = 1;
    this.#at += size;
  }

  /** How often each place occurs. */
  count(places: readonly number[], size: number): void {
    for (const place of places) if (place >= 0) this.#bytes[this.#at + place] = (this.#bytes[this.#at + place] as number) + 1;
    this.#at += size;
  }

  done(): Uint8Array {
    return this.#bytes;
  }
}
