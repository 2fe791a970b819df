import type { Refusal as KernelRefusal, Seat, Viewer } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import type { Copy } from './cards/copy.ts';
import type { Cell, Direction } from './cells.ts';
import type { State } from './state.ts';

export const EDITIONS = ['2017', '2014'] as const;
export type Edition = (typeof EDITIONS)[number];

export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];
export const SEATS = [1, 2, 3, 4] as const;
export const ROUNDS = 3;
/** Cards a seat places in a round. */
export const PLACED_A_ROUND = 4;

/**
 * Where a field comes from: a rulebook's text, published `reviews` of the game, or us, because neither has it. Never
 * stored.
 */
export const PROVENANCES = ['pinned', 'reviews', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** The reason for a value that no rulebook gives: see RULES.md. */
export const DOUBTS = {
  deck: 'reconstructed',
  count: 'reviews',
  supply: 'reviews',
  fox: 'reconstructed',
  towns: 'reconstructed',
  farmyard: 'reconstructed',
  barn: 'reviews',
  dry: 'reconstructed',
  rivers2014: 'reviews',
  middle: 'reconstructed',
  'one-river': 'reconstructed',
  images: 'reconstructed',
  corner: 'reconstructed',
} as const satisfies Record<string, Provenance>;
export type Doubt = keyof typeof DOUBTS;

/** Assumptions behind all cards and boards. The engine plays no others, so a copy cannot correct them. */
export const ASSUMPTIONS = ['middle', 'one-river', 'images', 'corner'] as const satisfies readonly Doubt[];
export type Assumption = (typeof ASSUMPTIONS)[number];

export const TOWN_NAMES = ['baabourne', 'woolington', 'sheepville'] as const;
export type TownName = (typeof TOWN_NAMES)[number];

export const MISSIONS = [
  'longest-river',
  'longest-road',
  'most-barns',
  'bottom-rows',
  'right-columns',
  'most-foxes',
  'most-dogs',
  'most-sheep-cards',
  'fox-at-town',
] as const;
export type Mission = (typeof MISSIONS)[number];

export const STAGES = ['draft', 'place', 'discard', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface Config {
  readonly edition: Edition;
  readonly players: Players;
  readonly missions: boolean;
  readonly blackSheep: boolean;
  /** A custom deck in card notation; ours if left out. */
  readonly deck?: readonly string[];
  /** Corrected values of the copy in use (H-COPY). */
  readonly copy?: Copy;
}

/** The shuffled deck, top first, dealt hand by hand in seat order; and a mission by seat, with that module. */
export interface Deal {
  readonly order: readonly Card[];
  readonly missions: readonly Mission[];
}

export type Action =
  | { readonly kind: 'sheep' }
  | { readonly kind: 'fox'; readonly step: Direction }
  | { readonly kind: 'dog'; readonly from: Cell; readonly to: Cell; readonly white: number; readonly black: boolean }
  | { readonly kind: 'skip-dog' };

export type PlaceCard = {
  readonly kind: 'place';
  readonly card: Card;
  readonly at: Cell;
  readonly faceDown: boolean;
  /** In the order taken (R-ANYORDER). Dogs left out are skipped. */
  readonly actions: readonly Action[];
};

export type Move =
  /** A pick of the draft: one card, with two players two. */
  | { readonly kind: 'keep'; readonly cards: readonly Card[] }
  /** Two players: the card discarded at the end of a round. */
  | { readonly kind: 'discard'; readonly card: Card }
  | PlaceCard;

export const SOURCES = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep'] as const;
export type Source = (typeof SOURCES)[number];

/** One line of the final score: the gold, and the cells that made it. */
export interface ScoreLine {
  readonly source: Source;
  readonly gold: number;
  readonly cells: readonly Cell[];
  readonly town?: TownName;
  readonly mission?: Mission;
  /** For a mission: its value on this board, and how that compares with the others. */
  readonly count?: number;
  readonly rank?: 'sole' | 'shared' | 'behind';
}

export interface Score {
  readonly sheep: number;
  readonly paddock: number;
  readonly towns: number;
  readonly rivers: number;
  readonly missions: number;
  readonly blackSheep: number;
  readonly total: number;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
}

/** Public events. What a viewer can compute from its view is left out: see `follow`. */
type OpenEvent =
  /** R-LASTCARD: what is left of the packets is kept without a choice. */
  | { readonly kind: 'keeps' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'grows'; readonly seat: Seat; readonly at: Cell }
  /** A sheep image while the supply is empty. */
  | { readonly kind: 'runs-dry'; readonly seat: Seat; readonly at: Cell }
  | {
      readonly kind: 'drives';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly white: number;
      readonly black: boolean;
    }
  | { readonly kind: 'rests'; readonly seat: Seat }
  /** The fox moves on every board. */
  | { readonly kind: 'fox'; readonly seat: Seat; readonly to: Cell; readonly step: Direction }
  | { readonly kind: 'steals'; readonly seat: Seat; readonly of: Seat; readonly at: Cell; readonly sheep: number }
  /** The active seat's own sheep return to the supply. */
  | { readonly kind: 'loses'; readonly seat: Seat; readonly at: Cell; readonly sheep: number }
  /** The black sheep runs back to its farmyard. */
  | { readonly kind: 'goes-home'; readonly seat: Seat; readonly from: Cell }
  /** A barn protects the sheep on the card the fox enters. */
  | { readonly kind: 'shelters'; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'ends-round'; readonly round: number }
  | { readonly kind: 'starts-round'; readonly round: number; readonly starter: Seat; readonly passing: 'left' | 'right' }
  | { readonly kind: 'reveals'; readonly seat: Seat; readonly mission: Mission }
  | { readonly kind: 'scores'; readonly seat: Seat; readonly line: ScoreLine }
  | { readonly kind: 'ends'; readonly outcome: Outcome };

/** Events in order. Cards in hands, picks, fronts and discards are secrets; `show` removes them. */
export type Event =
  | OpenEvent
  /** By seat: the cards it is dealt. */
  | { readonly kind: 'deals'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'picks'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** All at once. By seat: the packet it receives. */
  | { readonly kind: 'passes'; readonly packets: readonly (readonly Card[])[] }
  | { readonly kind: 'places'; readonly seat: Seat; readonly at: Cell; readonly card: Card; readonly faceDown: boolean }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly card: Card };

/** An event as a viewer may know it: cards are named if the viewer may see them. */
export type EventView =
  | OpenEvent
  /** The viewer's own cards; none for spectators. */
  | { readonly kind: 'deals'; readonly cards?: readonly Card[] }
  | { readonly kind: 'passes'; readonly cards?: readonly Card[] }
  | { readonly kind: 'picks'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly kind: 'places'; readonly seat: Seat; readonly at: Cell; readonly card?: Card; readonly faceDown: boolean }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly card?: Card };

/** Receives events; undefined if nobody needs them. */
export type Tell = ((event: Event) => void) | undefined;

/** A cell of a board as everyone sees it: free, a card, or a card's back. */
export type CellView = Card | 'back' | null;

export interface BoardView {
  /** By cell, row by row. */
  readonly cards: readonly CellView[];
  /** By cell: the round in which the card was placed; 0 for the farmyard, free cells and cards of a given position. */
  readonly rounds: readonly number[];
  readonly sheep: readonly number[];
  /** The cell of the black sheep; null without the module. */
  readonly black: Cell | null;
  readonly paddock: number;
}

/** A packet the viewer has chosen from: its cards, and those kept. */
export interface Glimpse {
  readonly round: number;
  readonly step: number;
  readonly saw: readonly Card[];
  readonly kept: readonly Card[];
}

export interface Front {
  readonly at: Cell;
  readonly card: Card;
}

/** What the viewer alone knows; empty for spectators. */
export interface Own {
  /** Kept cards during the draft, the hand afterwards. */
  readonly hand: readonly Card[];
  /** The cards to choose from now. */
  readonly packet: readonly Card[];
  /** The choice made while others still choose. */
  readonly pick: readonly Card[];
  readonly out: readonly Card[];
  readonly fronts: readonly Front[];
  readonly mission: Mission | null;
  readonly memory: readonly Glimpse[];
}

export interface View {
  readonly config: Config;
  readonly viewer: Viewer;
  readonly round: number;
  readonly stage: Stage;
  readonly starter: Seat;
  /** The seat that has to place. */
  readonly turn: Seat | null;
  readonly toAct: readonly Seat[];
  /** The number of picks made in this round's draft. */
  readonly step: number;
  readonly fox: Cell;
  readonly supply: number;
  readonly deckSize: number;
  readonly boards: readonly BoardView[];
  /** By seat: cards placed this round, cards kept or in hand, cards to choose from, discards. */
  readonly placed: readonly number[];
  readonly handSizes: readonly number[];
  readonly packetSizes: readonly number[];
  readonly outSizes: readonly number[];
  readonly own: Own;
  /** Everyone's, once the game is over; null inside for a mission that a position leaves open. */
  readonly missions: readonly (Mission | null)[] | null;
  readonly outcome?: Outcome;
}

/** A closed list: a code without a phrase in every language does not compile. */
export const REFUSAL_CODES = [
  'game-over',
  'not-your-turn',
  'already-chosen',
  'wrong-stage',
  'wrong-number-of-cards',
  'not-in-hand',
  'off-board',
  'cell-taken',
  'not-adjacent',
  'fox-blocks',
  'river-mismatch',
  'face-down-not-allowed',
  'images-left',
  'no-image-left',
  'fox-off-board',
  'dog-not-adjacent',
  'dog-no-card',
  'dog-onto-fox',
  'dog-no-sheep',
  'dog-too-few-sheep',
  'dog-no-black-sheep',
  'bad-players',
  'deck-too-small',
  'deck-too-large',
  'bad-card',
  'bad-copy',
  'bad-deal',
  'bad-missions',
  'bad-position',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Fact = string | number | boolean | readonly (string | number)[];

export interface Refusal extends KernelRefusal {
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, Fact>>;
}

export function refuse(code: RefusalCode, rule: string, facts: Readonly<Record<string, Fact>> = {}): Refusal {
  return { kind: 'refusal', code, rule, facts };
}

export interface SheepAndThief {
  Config: Config;
  Deal: Deal;
  State: State;
  Move: Move;
  Event: Event;
  EventView: EventView;
  View: View;
  Outcome: Outcome;
  Refusal: Refusal;
}
