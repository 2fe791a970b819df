/** The best move by facts alone. Used by all bots: by Herder, Fox and Wolf to play on with, by the others to choose. */

import { type Config, handOf, legalCells, packetOf } from '@bellwether/sheep-and-thief';
import { Appraiser } from './appraiser.ts';
import type { Move, PlaceCard, SeatIndex, State } from './state.ts';
import { best, TurnFinder, type TurnOption } from './turn-finder.ts';
import type { Value } from './value.ts';

/** What is added to the worth of each choice, so that play varies; 0 always takes the best. */
export type Noise = () => number;
const STEADY: Noise = () => 0;

/** Looks one move ahead by a value function: the best turn, and the cards that would make the best turns. */
export class Policy {
  readonly appraiser: Appraiser;
  readonly #finder: TurnFinder;

  constructor(config: Config, value: Value, rivals = true) {
    this.appraiser = new Appraiser(config, value, rivals);
    this.#finder = new TurnFinder(this.appraiser, 1);
  }

  move(state: State, player: SeatIndex, cards: CardWorths, noise: Noise = STEADY): Move {
    switch (state.stage) {
      case 'place':
        return this.turn(state, player, noise);
      case 'discard':
        return { kind: 'discard', card: this.#ranked(state, player, handOf(state, player), cards, noise).at(-1) as number };
      default: {
        const packet = packetOf(state, player);
        return { kind: 'keep', cards: this.#ranked(state, player, packet, cards, noise).slice(0, state.rules.keep) };
      }
    }
  }

  /** The same as `move`, for asking it again and again: what there is to choose is weighed once. */
  chooser(state: State, player: SeatIndex, cards: CardWorths): (noise: Noise) => Move {
    if (state.stage !== 'place') return (noise) => this.move(state, player, cards, noise);
    const options = this.#finder.of(state, player);
    return (noise) => chosen(options, noise);
  }

  turn(state: State, player: SeatIndex, noise: Noise = STEADY): PlaceCard {
    const options = this.#finder.of(state, player);
    return noise === STEADY ? (best(options) as TurnOption).turn : chosen(options, noise);
  }

  #ranked(state: State, player: SeatIndex, from: readonly number[], cards: CardWorths, noise: Noise): number[] {
    const worth = new Map(from.map((card) => [card, this.cardWorth(state, player, card, cards) + noise()]));
    return from.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number));
  }

  /** What a card would bring if it were placed at once. One that fits nowhere is worth as much as a turn without a card. */
  cardWorth(state: State, player: SeatIndex, card: number, cards: CardWorths): number {
    const known = cards.get(player, card);
    if (known !== undefined) return known;
    this.appraiser.look(state, player);
    const cells = legalCells(state, player, card);
    let worth = this.#finder.bestWith(player, card, cells)?.worth;
    if (worth === undefined) {
      this.appraiser.tryNothing();
      worth = this.appraiser.weigh(this.appraiser.animals);
    }
    cards.set(player, card, worth);
    return worth;
  }
}

function chosen(options: readonly TurnOption[], noise: Noise): PlaceCard {
  return (best(options.map(({ turn, worth }) => ({ turn, worth: worth + noise() }))) as TurnOption).turn;
}

/** Boards do not change during a draft, so the worth of a card to a player is worked out once. */
export class CardWorths {
  readonly #known = new Map<number, number>();

  get(player: SeatIndex, card: number): number | undefined {
    return this.#known.get(card * 4 + player);
  }

  set(player: SeatIndex, card: number, worth: number): void {
    this.#known.set(card * 4 + player, worth);
  }
}
