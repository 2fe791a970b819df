import { turnOver, walk } from './movement.ts';
import { sheepAt, sheepOf } from './pastures.ts';
import type { Hooked } from './rules.ts';
import { animalsAt, placeOf, put, showSide, sideOf } from './standing.ts';
import { NONE, type State } from './state.ts';
import { type Tell, tellSheep } from './telling.ts';
import { type FlipReason, SIDES, type Side } from './vocabulary.ts';

/**
 * What a card's own rule may see and do: the public table and a closed list of acts, each of which tells its story.
 * `me` is the card's number within the game, as its hook was given it.
 */
export class Turn {
  #state!: State;
  #tell: Tell;
  #ids: readonly string[] = [];
  #bits = 0;
  skipped = false;

  /** Lays the hands on a table. One `Turn` serves all games of a set-up, one hook after the other. */
  over(state: State, tell: Tell): this {
    // Writing what is there already would cost more than all the rest of most hooks.
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

  side(me: number): Side {
    return SIDES[sideOf(this.#state, me)] as Side;
  }

  sharesSeatWith(me: number, ids: readonly string[]): boolean {
    return (animalsAt(this.#state, placeOf(this.#state, me)) & this.#bitsOf(ids)) !== 0;
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

  turnOver(me: number, why: FlipReason): void {
    turnOver(this.#state, me, why, this.#tell);
  }

  showSide(me: number, side: Side, why: FlipReason): void {
    if (this.#tell === undefined) showSide(this.#state, me, side === 'back' ? 1 : 0);
    else if (this.side(me) !== side) this.turnOver(me, why);
  }

  /** One seat counter-clockwise, whatever lies there. */
  stepBack(me: number): void {
    // One step is stopped by nothing.
    if (this.#tell === undefined) put(this.#state, me, (placeOf(this.#state, me) + 3) & 3);
    else walk(this.#state, me, -1, NONE, this.#tell);
  }

  /** One list is asked for again and again: it is looked up once. */
  #bitsOf(ids: readonly string[]): number {
    if (ids !== this.#ids) {
      this.#ids = ids;
      this.#bits = this.#state.rules.animals.reduce((bits, { id }, i) => (ids.includes(id) ? bits | (1 << i) : bits), 0);
    }
    return this.#bits;
  }

  #id(me: number): string {
    return this.#state.rules.animals[me]?.id as string;
  }
}

/** The rules of their own that some cards have at this point of a turn, in the order of the table. */
export function callHooks(state: State, hooked: readonly Hooked[], tell: Tell): void {
  if (hooked.length === 0) return;
  const turn = state.rules.turn.over(state, tell);
  for (let i = 0; i < hooked.length; i++) (hooked[i] as Hooked).call(turn, (hooked[i] as Hooked).me);
}

/** Never below 0, never above the flock a seat started with. */
export function changeSheep(state: State, place: number, change: number, animal: number, tell: Tell): void {
  const before = sheepAt(state.sheep, place);
  const after = Math.max(0, Math.min(state.rules.flock[place] as number, before + change));
  state.sheep += sheepOf(after - before, place);
  if (tell !== undefined) tellSheep(tell, place, before, after, state.rules.animals[animal]?.id as string);
}
