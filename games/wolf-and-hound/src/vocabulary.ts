import type { Refusal as KernelRefusal, Seat, Viewer } from '@bellwether/kernel';
import type { AnimalRow } from './cards/animal.ts';
import type { Copy } from './cards/copy.ts';

export const EDITIONS = ['2016', '2015-draft'] as const;
export type Edition = (typeof EDITIONS)[number];

export const SEATS = [1, 2, 3, 4] as const;

/** A team by its seats: 1 and 3, or 2 and 4. The draft has other colors for the same teams. */
export const TEAMS = {
  '2016': ['blue', 'yellow'],
  '2015-draft': ['green', 'orange'],
} as const;
export type Team = (typeof TEAMS)[Edition][number];

export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Meat stops wolves, Bone stops hounds. */
export type CardSymbol = 'none' | 'meat' | 'bone';

/** A number card: `B3`, `W1`, with Meat `B1m`, with Bone `W2b`. */
export type Card = string;

export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** The question the game waits for; `nothing` once it is over, and in a view between two events of a move. */
export const QUESTIONS = ['play', 'exchange', 'flip', 'activate', 'nothing'] as const;
export type Question = (typeof QUESTIONS)[number];

export const REASONS = ['no-sheep', 'cards-out'] as const;
export type Reason = (typeof REASONS)[number];

export interface Config {
  readonly edition: Edition;
  readonly players: 2 | 3 | 4;
  /** Ids of animal cards: from the edition's table, ours, or `cards`. */
  readonly animals: readonly string[];
  /** Meat & Bone. */
  readonly expansion: boolean;
  /** Starting sheep by seat, if the host chose others than R-START. */
  readonly sheep?: readonly [number, number, number, number];
  /** The players' own animal cards. */
  readonly cards?: readonly AnimalRow[];
  /** The players' own number deck: the number of each card. */
  readonly numbers?: Readonly<Record<Card, number>>;
  /** Corrected values of the copy in use (H-COPY). */
  readonly copy?: Copy;
  /** How the players' own cards are drawn: see `writeSetUp`. */
  readonly looks?: string;
}

/** The shuffled deck, top first: four cards to each seat in order, the rest is the draw pile. */
export interface Deal {
  readonly order: readonly Card[];
}

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  /** The answer to the Exchange Call. */
  | { readonly kind: 'exchange'; readonly exchange: boolean }
  /** Which of two unlike metamorphic cards turns over (R-META-PAIR). */
  | { readonly kind: 'flip'; readonly animal: string }
  /** Which animal activates next (R-ORDER); asked only where custom cards make it matter. */
  | { readonly kind: 'activate'; readonly animal: string };

export interface Outcome {
  readonly winner: Team;
  readonly reason: Reason;
  /** Sheep in the pastures at the end, by seat. */
  readonly sheep: readonly number[];
}

export interface StandingAnimal {
  readonly id: string;
  readonly at: Seat;
  readonly side: Side;
}

export type FlipReason = 'seat-1' | 'pair' | 'company' | 'blanket';

/** Events in order. Only `draws` holds a secret; `show` removes it. */
export type Event =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'activates'; readonly seat: Seat; readonly animal: string }
  | {
      readonly kind: 'loses';
      readonly seat: Seat;
      readonly animal: string;
      readonly sheep: number;
    }
  | {
      readonly kind: 'gains';
      readonly seat: Seat;
      readonly animal: string;
      readonly sheep: number;
    }
  /** An activation without effect: no sheep left to lose, or none in the forest. */
  | {
      readonly kind: 'spares';
      readonly seat: Seat;
      readonly animal: string;
      readonly sheep: number;
    }
  | { readonly kind: 'skips'; readonly seat: Seat; readonly animal: string }
  | {
      readonly kind: 'forbids';
      readonly seat: Seat;
      readonly animal: string;
      readonly value: number;
    }
  | {
      readonly kind: 'asks';
      readonly seat: Seat;
      readonly of: Seat;
      readonly question: Question;
      /** The animals an answer may name. Left out if it names none. */
      readonly choices?: readonly string[];
      /** The animals still to activate (R-ORDER). */
      readonly waiting?: readonly string[];
    }
  /** R-ONLY3: the hand is shown and the turn passes. */
  | {
      readonly kind: 'shows';
      readonly seat: Seat;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'passes'; readonly seat: Seat }
  | {
      readonly kind: 'turns-up';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: 'deck' | 'dummy-deck';
    }
  | {
      readonly kind: 'exchanges';
      readonly seat: Seat;
      readonly by: Seat;
      readonly under: Card;
      readonly card: Card;
    }
  | {
      readonly kind: 'keeps';
      readonly seat: Seat;
      readonly by: Seat;
      readonly card: Card;
    }
  | { readonly kind: 'sets-aside'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'moves';
      readonly animal: string;
      /** The seat whose number card moves it; left out if its own rule does. */
      readonly by?: Seat;
      readonly from: Seat;
      readonly to: Seat;
      readonly clockwise: boolean;
      /** Every seat entered, in order; the last one is `to`. */
      readonly path: readonly Seat[];
      readonly stoppedBy?: 'meat' | 'bone';
    }
  | {
      readonly kind: 'turns-over';
      readonly animal: string;
      readonly side: Side;
      readonly why: FlipReason;
    }
  | {
      readonly kind: 'draws';
      readonly seat: Seat;
      readonly card: Card;
      readonly left: number;
    }
  | { readonly kind: 'last-lap'; readonly seat: Seat }
  | {
      readonly kind: 'ends';
      readonly winner: Team;
      readonly reason: Reason;
      readonly sheep: readonly number[];
    };

/** Receives the events of a move; undefined in search and playouts. */
export type Tell = ((event: Event) => void) | undefined;

export type EventView =
  | Exclude<Event, { kind: 'draws' }>
  | {
      readonly kind: 'draws';
      readonly seat: Seat;
      readonly card?: Card;
      readonly left: number;
    };

export interface View {
  readonly config: Config;
  readonly viewer: Viewer;
  /** The current seat, perhaps a dummy's. */
  readonly turn: Seat;
  readonly asks: Question;
  /** The seat that answers: the current one, or the human partner of a dummy. Left out once the game is over. */
  readonly answers?: Seat;
  /** The animals a `flip` or `activate` may name. */
  readonly choices: readonly string[];
  /** The animals still to activate while R-ORDER is asked. */
  readonly waiting: readonly string[];
  readonly firstTurn: boolean;
  readonly lastLap: boolean;
  /** Consecutive turns without a card played. */
  readonly stillTurns: number;
  /** Values forbidden this turn. */
  readonly forbidden: readonly number[];
  readonly sheep: readonly number[];
  /** Pasture and forest together, by seat. */
  readonly flock: readonly number[];
  readonly animals: readonly StandingAnimal[];
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  /** By seat; of a dummy, its dummy deck. */
  readonly handSizes: readonly number[];
  /** Cards that everyone knows to be in a hand, by seat (R-ONLY3). */
  readonly known: readonly (readonly Card[])[];
  /** By seat, top first; null for an unknown card. Empty for human seats. */
  readonly dummyDecks: readonly (readonly (Card | null)[])[];
  readonly deckSize: number;
  readonly piles: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
  /** Seats that have shown their hand. */
  readonly shown: readonly Seat[];
  /** Seats whose hand a position leaves open: they cannot play. Never in a dealt game. */
  readonly unknown: readonly Seat[];
  readonly turnedUp: Card | null;
  /** The card played this turn (while a question is open), and in the turn before. */
  readonly turnCard: Card | null;
  readonly previousTurnCard: Card | null;
  readonly outcome?: Outcome;
}

export const REFUSAL_CODES = [
  'no-animals',
  'unknown-animal',
  'wrong-edition',
  'two-copies',
  'not-alone',
  'too-many-animals',
  'no-expansion-in-draft',
  'expansion-with-own-numbers',
  'bad-players',
  'bad-sheep-count',
  'bad-number-deck',
  'bad-card',
  'bad-copy',
  'bad-deal',
  'bad-position',
  'game-over',
  'not-your-turn',
  'not-asked',
  'not-in-hand',
  'forbidden-value',
  'not-a-choice',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal extends KernelRefusal {
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

export function refuse(code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal {
  return { kind: 'refusal', code, rule, facts };
}

/** The type parameter of the kernel's `Game` for this game. */
export type WolfAndHound = {
  Config: Config;
  Deal: Deal;
  State: import('./state.ts').State;
  Move: Move;
  Event: Event;
  EventView: EventView;
  View: View;
  Outcome: Outcome;
  Refusal: Refusal;
};
