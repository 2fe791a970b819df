/** One-ply choice by a value function. Herder, Fox and Wolf use it for playouts, the others to choose. */

import { type Config, handOf, legalCells, packetOf } from '@bellwether/sheep-and-thief';
import { Appraiser } from './appraiser.ts';
import type { Noise, TurnOption } from './placing/placing.ts';
import type { Move, PlaceCard, SeatIndex, State } from './state.ts';
import type { Value } from './value.ts';

export type { Noise };

/** Looks one move ahead with a value function: picks the best turn, or the cards that would make the best turns. */
export class Policy {
  readonly appraiser: Appraiser;

  constructor(config: Config, value: Value, rivals = true) {
    this.appraiser = new Appraiser(config, value, rivals);
  }

  move(state: State, player: SeatIndex, cards: CardWorths, noise?: Noise): Move {
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

  /** Like `move`, for repeated calls: evaluates the options only once. */
  chooser(state: State, player: SeatIndex, cards: CardWorths): (noise: Noise) => Move {
    if (state.stage !== 'place') return (noise) => this.move(state, player, cards, noise);
    const options = this.appraiser.placing.turns(state, player, 1);
    return (noise) => chosen(options, noise);
  }

  turn(state: State, player: SeatIndex, noise?: Noise): PlaceCard {
    return this.appraiser.placing.best(state, player, noise);
  }

  #ranked(state: State, player: SeatIndex, from: readonly number[], cards: CardWorths, noise: Noise | undefined): number[] {
    const worth = new Map(from.map((card) => [card, this.cardWorth(state, player, card, cards) + (noise?.() ?? 0)]));
    return from.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number));
  }

  /** The worth of placing a card at once. A card that fits nowhere has the worth of a turn without a card. */
  cardWorth(state: State, player: SeatIndex, card: number, cards: CardWorths): number {
    const known = cards.get(player, card);
    if (known !== undefined) return known;
    const worth = this.appraiser.placing.cardWorth(state, player, card, legalCells(state, player, card));
    cards.set(player, card, worth);
    return worth;
  }
}

function chosen(options: readonly TurnOption[], noise: Noise): PlaceCard {
  const seen = options.map(({ turn, worth }) => ({ turn, worth: worth + noise() }));
  return seen.reduce((best, option) => (option.worth > best.worth ? option : best)).turn;
}

/** A cache of each card's worth to each player during a draft, in which boards do not change. */
export class CardWorths {
  readonly #known = new Map<number, number>();

  get(player: SeatIndex, card: number): number | undefined {
    return this.#known.get(card * 4 + player);
  }

  set(player: SeatIndex, card: number, worth: number): void {
    this.#known.set(card * 4 + player, worth);
  }
}
