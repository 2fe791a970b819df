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

/** Where a field comes from: a rulebook's text, published `reviews` of the game, or ours because neither has it. Never stored. */
export const PROVENANCES = ['pinned', 'reviews', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Why a value that no rulebook gives is what it is: the reasons of RULES.md. */
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
  /** A deck of the players' own, in card notation; ours if left out. */
  readonly deck?: readonly string[];
  /** What is printed otherwise in the copy that is played (H-COPY). */
  readonly copy?: Copy;
}

/** The shuffled deck, top first, dealt hand by hand in seat order; and by seat a mission, if they are played. */
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
  /** Two players: the card put out of the game at the round end. */
  | { readonly kind: 'discard'; readonly card: Card }
  | PlaceCard;

export const SOURCES = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep'] as const;
export type Source = (typeof SOURCES)[number];

/** One line of the final count: how much gold, and which cells made it. */
export interface ScoreLine {
  readonly source: Source;
  readonly gold: number;
  readonly cells: readonly Cell[];
  readonly town?: TownName;
  readonly mission?: Mission;
  /** Of a mission: what it counted on this board, and how that compares with the others. */
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

/** What happens in front of everybody. What a viewer can work out from its view is not told: see `follow`. */
type OpenEvent =
  /** R-LASTCARD: what is left of the packets is kept by itself. */
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
  /** The fox of every board goes along. */
  | { readonly kind: 'fox'; readonly seat: Seat; readonly to: Cell; readonly step: Direction }
  | { readonly kind: 'steals'; readonly seat: Seat; readonly of: Seat; readonly at: Cell; readonly sheep: number }
  /** The active seat's own sheep, back to the supply. */
  | { readonly kind: 'loses'; readonly seat: Seat; readonly at: Cell; readonly sheep: number }
  /** The black sheep runs back to its farmyard. */
  | { readonly kind: 'goes-home'; readonly seat: Seat; readonly from: Cell }
  /** A barn keeps the sheep on the card the fox enters. */
  | { readonly kind: 'shelters'; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'ends-round'; readonly round: number }
  | { readonly kind: 'starts-round'; readonly round: number; readonly starter: Seat; readonly passing: 'left' | 'right' }
  | { readonly kind: 'reveals'; readonly seat: Seat; readonly mission: Mission }
  | { readonly kind: 'scores'; readonly seat: Seat; readonly line: ScoreLine }
  | { readonly kind: 'ends'; readonly outcome: Outcome };

/** What happens, in order. Cards in hands, picks, fronts and cards put out are secrets; `show` takes them out. */
export type Event =
  | OpenEvent
  /** By seat: the cards it is dealt. */
  | { readonly kind: 'deals'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'picks'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** All at once. By seat: the packet it receives. */
  | { readonly kind: 'passes'; readonly packets: readonly (readonly Card[])[] }
  | { readonly kind: 'places'; readonly seat: Seat; readonly at: Cell; readonly card: Card; readonly faceDown: boolean }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly card: Card };

/** What happens as a viewer may know it: cards are named where the viewer may see them. */
export type EventView =
  | OpenEvent
  /** The viewer's own cards; none for spectators. */
  | { readonly kind: 'deals'; readonly cards?: readonly Card[] }
  | { readonly kind: 'passes'; readonly cards?: readonly Card[] }
  | { readonly kind: 'picks'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly kind: 'places'; readonly seat: Seat; readonly at: Cell; readonly card?: Card; readonly faceDown: boolean }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly card?: Card };

/** Hears what happens; undefined if nobody listens. */
export type Tell = ((event: Event) => void) | undefined;

/** A cell of a board as everybody sees it: free, a card, or a card's back. */
export type CellView = Card | 'back' | null;

export interface BoardView {
  /** By cell, row by row. */
  readonly cards: readonly CellView[];
  /** By cell: the round in which the card was placed; 0 for the farmyard, free cells and cards of a set-up position. */
  readonly rounds: readonly number[];
  readonly sheep: readonly number[];
  /** Where the black sheep stands; null without the module. */
  readonly black: Cell | null;
  readonly paddock: number;
}

/** A packet the viewer has chosen from: what was in it and what was kept of it. */
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
  /** Whose turn it is to place. */
  readonly turn: Seat | null;
  readonly toAct: readonly Seat[];
  /** Choices everybody has made in this round's draft. */
  readonly step: number;
  readonly fox: Cell;
  readonly supply: number;
  readonly deckSize: number;
  readonly boards: readonly BoardView[];
  /** By seat: cards placed this round, cards kept or in hand, cards to choose from, cards put out of the game. */
  readonly placed: readonly number[];
  readonly handSizes: readonly number[];
  readonly packetSizes: readonly number[];
  readonly outSizes: readonly number[];
  readonly own: Own;
  /** Everybody's, once the game is over; null in it for a mission that a set-up position leaves open. */
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
