import { sheepAt, withSheep } from './pastures.ts';
import type { State } from './state.ts';
import { type Tell, tellSheep } from './telling.ts';

/**
 * What a card's own rule for activation may see, all of it public: the seat in turn and the pastures; and what it may do, a closed list
 * of acts that tell their own story.
 * `me` is the card's number within the game, as its rule was given it.
 */
export class Turn {
  #state!: State;
  #tell: Tell;
  skipped = false;

  /** Lays the hands on a table. One `Turn` serves all games of a set-up, one rule after the other. */
  over(state: State, tell: Tell): this {
    // Writing what is there already would cost more than all the rest of most rules.
    if (this.#state !== state) this.#state = state;
    if (this.#tell !== tell) this.#tell = tell;
    this.skipped = false;
    return this;
  }

  /** The seat in turn, from 1. */
  get seat(): number {
    return this.#state.turn + 1;
  }

  /** Sheep in the pasture of a seat. */
  sheep(seat: number): number {
    return sheepAt(this.#state.sheep, seat - 1);
  }

  /** The seat so many places clockwise of another. */
  clockwise(seat: number, places: number): number {
    return ((seat - 1 + places) & 3) + 1;
  }

  /** Ends the turn at once. */
  skip(me: number): void {
    this.skipped = true;
    this.#tell?.({ kind: 'skips', seat: this.seat, animal: this.#id(me) });
  }

  /** No number card of this value may be played this turn. */
  forbid(me: number, value: number): void {
    this.#state.forbidden |= this.#state.rules.typesOfValue[value] as number;
    this.#tell?.({
      kind: 'forbids',
      seat: this.seat,
      animal: this.#id(me),
      value,
    });
  }

  /** A seat gains sheep from its forest or, below zero, loses some to it: one at a time, as far as there are any. */
  changeSheep(me: number, seat: number, change: number): void {
    changeSheep(this.#state, seat - 1, change, me, this.#tell);
  }

  #id(me: number): string {
    return this.#state.rules.animals[me]?.id as string;
  }
}

/** Never below 0, never above the flock a seat started with. */
export function changeSheep(state: State, place: number, change: number, animal: number, tell: Tell): void {
  const before = sheepAt(state.sheep, place);
  const after = Math.max(0, Math.min(state.rules.flock[place] as number, before + change));
  state.sheep = withSheep(state.sheep, place, after);
  if (tell !== undefined) tellSheep(tell, place, before, after, state.rules.animals[animal]?.id as string);
}
