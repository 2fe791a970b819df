import { type Config, legalCells } from '@bellwether/sheep-and-thief';
import { Sight } from './sight.ts';
import { handOf, type Move, type Place, type State, type Turn } from './state.ts';
import { best, type Option, Turns } from './turns.ts';
import type { Value } from './value.ts';

/** Adds a little chance to a choice; 0 always takes the best. */
export type Waver = () => number;
const STEADY: Waver = () => 0;

/** One step by a value function: the best turn, and the cards that would make the best turns. Quick enough to play games out. */
export class Policy {
  readonly sight: Sight;
  readonly #turns: Turns;

  constructor(config: Config, value: Value, rivals = true) {
    this.sight = new Sight(config, value, rivals);
    this.#turns = new Turns(this.sight, 1);
  }

  move(state: State, place: Place, cards: CardWorths, waver: Waver = STEADY): Move {
    switch (state.stage) {
      case 'place':
        return this.turn(state, place, waver);
      case 'discard':
        return { kind: 'discard', card: this.#ranked(state, place, handOf(state, place), cards, waver).at(-1) as number };
      default: {
        const packet = state.packets[place] as readonly number[];
        return { kind: 'keep', cards: this.#ranked(state, place, packet, cards, waver).slice(0, state.rules.keep) };
      }
    }
  }

  turn(state: State, place: Place, waver: Waver = STEADY): Turn {
    const options = this.#turns.of(state, place);
    if (waver === STEADY) return (best(options) as Option).turn;
    return (best(options.map(({ turn, worth }) => ({ turn, worth: worth + waver() }))) as Option).turn;
  }

  #ranked(state: State, place: Place, from: readonly number[], cards: CardWorths, waver: Waver): number[] {
    const worth = new Map(from.map((card) => [card, this.cardWorth(state, place, card, cards) + waver()]));
    return from.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number));
  }

  /** What a card would bring if it were placed at once; one that fits nowhere, a turn gone by. */
  cardWorth(state: State, place: Place, card: number, cards: CardWorths): number {
    const known = cards.get(place, card);
    if (known !== undefined) return known;
    this.sight.look(state, place);
    const cells = legalCells(state, place, card);
    let worth = this.#turns.bestWith(place, card, cells)?.worth;
    if (worth === undefined) {
      this.sight.tryNothing();
      worth = this.sight.weigh(this.sight.animals);
    }
    cards.set(place, card, worth);
    return worth;
  }
}

/** Boards stand still during a draft: what a card is worth to a seat is worked out once. */
export class CardWorths {
  readonly #known = new Map<number, number>();

  get(place: Place, card: number): number | undefined {
    return this.#known.get(card * 4 + place);
  }

  set(place: Place, card: number, worth: number): void {
    this.#known.set(card * 4 + place, worth);
  }
}
