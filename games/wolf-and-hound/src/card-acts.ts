import type { Seat } from '@bellwether/kernel';
import { clockwise, seatIndex } from './seats.ts';
import { changeSheep } from './sheep.ts';
import type { State, TableAnimal } from './state.ts';
import type { Tell } from './vocabulary.ts';

/**
 * What a card's own activation rule may see and do: the current seat and the pastures, all of it public. Its acts
 * report their own events.
 */
export class CardActs {
  readonly #state: State;
  readonly #animal: TableAnimal;
  readonly #tell: Tell;
  /** The rule has ended the turn. */
  skipped = false;

  constructor(state: State, animal: TableAnimal, tell: Tell) {
    this.#state = state;
    this.#animal = animal;
    this.#tell = tell;
  }

  /** The current seat. */
  get seat(): Seat {
    return this.#state.turn + 1;
  }

  /** Sheep in the pasture of a seat. */
  sheep(seat: Seat): number {
    return this.#state.sheep[seatIndex(seat)];
  }

  /** The seat that lies this many seats clockwise of another. */
  clockwise(seat: Seat, seats: number): Seat {
    return clockwise(seatIndex(seat), seats) + 1;
  }

  /** Ends the turn at once. */
  skip(): void {
    this.skipped = true;
    this.#tell?.({ kind: 'skips', seat: this.seat, animal: this.#animal.card.id });
  }

  /** Forbids number cards of this value for this turn. */
  forbid(value: number): void {
    const { forbidden } = this.#state;
    if (!forbidden.includes(value)) this.#state.forbidden = [...forbidden, value].sort();
    this.#tell?.({ kind: 'forbids', seat: this.seat, animal: this.#animal.card.id, value });
  }

  /** A seat gains sheep from its forest or, if negative, loses some to it, one at a time, as far as there are any. */
  changeSheep(seat: Seat, change: number): void {
    changeSheep(this.#state, seatIndex(seat), change, this.#animal, this.#tell);
  }
}
