import type { Seat } from '@bellwether/kernel';
import type { BoardScore } from '@bellwether/sheep-and-thief';
import type { Look, Looks } from '../../../model/characters.ts';
import type { Thing as AnyThing } from '../../../stage/scene.ts';
import type { Foresight } from '../foresight.ts';
import { homeOf, type Layout, ownSeat, type ScreenSeat } from '../layout.ts';
import type { Traces } from '../traces.ts';
import type { Offer, TurnStage } from '../turn-stage.ts';
import type { Card, Cell, CellView, EventView, Mission, Source, View } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

/** Which cells of which board are lit, and why. */
export interface Light {
  readonly seat: Seat;
  readonly source: Source | 'story';
  readonly cells: readonly Cell[];
}

/** Images of a card that are still to take. */
export interface Left {
  readonly sheep: number;
  readonly dogs: number;
  readonly foxes: number;
}

/** Every kind of thing this table shows. */
export type Art =
  | {
      readonly kind: 'cell';
      readonly card: CellView;
      readonly yard: boolean;
      readonly near: boolean;
      /** Gold of the black sheep here, where the module is played. */
      readonly black: number | undefined;
      readonly lit: Light['source'] | undefined;
      readonly fresh: boolean;
      /** Images of the card that is being played; those of all others are used. */
      readonly left: Left | undefined;
    }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly looked: boolean; readonly ghost?: Ghost | undefined }
  | { readonly kind: 'sheep'; readonly black: boolean; readonly near: boolean; readonly left: boolean; readonly count: number }
  | { readonly kind: 'fox'; readonly near: boolean }
  | { readonly kind: 'omen'; readonly steals: number; readonly loses: number; readonly safe: boolean; readonly home: boolean }
  /** `note`: written on its foot. */
  | { readonly kind: 'card'; readonly card: Card; readonly note?: string }
  | { readonly kind: 'packet'; readonly count: number }
  | { readonly kind: 'border'; readonly starter: boolean; readonly away: boolean }
  | { readonly kind: 'last'; readonly seat: Seat }
  | { readonly kind: 'trail'; readonly across: number; readonly down: number; readonly by: 'dog' | 'fox' }
  | { readonly kind: 'loss'; readonly sheep: number; readonly thief: Seat }
  | { readonly kind: 'float'; readonly text: string; readonly glyph: 'sheep' | 'gold' | 'barn'; readonly good: boolean }
  | { readonly kind: 'coin' | 'cloud' }
  /** Whoever won. */
  | { readonly kind: 'flag'; readonly seat: Seat }
  /** Whoever plays a board. */
  | { readonly kind: 'face'; readonly seat: Seat; readonly look: Look | undefined }
  /** `tail`: where its speaker is. */
  | {
      readonly kind: 'bubble';
      readonly text: string;
      readonly tail: 'at-left' | 'up' | 'at-right' | 'down';
      readonly towards: 'left' | 'middle' | 'right';
    }
  | {
      readonly kind: 'mission';
      readonly mission: Mission;
      readonly title: string;
      readonly name: string;
      readonly gold: number;
      /** Said while it lies open at the deal. */
      readonly about?: readonly string[];
    }
  | {
      readonly kind: 'plate';
      readonly seat: Seat;
      readonly name: string;
      readonly gold: number;
      readonly paddock: number;
      readonly large: boolean;
      readonly starter: boolean;
      readonly won: boolean;
      readonly turn: boolean;
    }
  | {
      readonly kind: 'chip';
      readonly source: Source | 'total';
      readonly name: string;
      readonly gold: number;
      readonly pressed: boolean;
      /** Letters of the longest name beside it: all have one size. */
      readonly letters: number;
    };

/** The card that would lie in a lit cell, and what that would bring. */
export interface Ghost {
  /** Undefined for one that is laid face down. */
  readonly card: Card | undefined;
  readonly gold: number;
  /** A road it would lead to a town. */
  readonly town: boolean;
  /** Gold of the black sheep, printed under it. */
  readonly black: number | undefined;
}

export type Act =
  | { readonly kind: 'card'; readonly from: 'packet' | 'hand'; readonly i: number; readonly card: Card }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'board'; readonly seat: Seat }
  | { readonly kind: 'light'; readonly source: Source }
  | { readonly kind: 'gold' | 'mission' };

export type Thing = AnyThing<Art, Act>;

export interface SceneOf {
  readonly view: View;
  readonly stage: TurnStage;
  readonly layout: Layout;
  readonly words: SheepWords;
  /** Whose board is the large one. */
  readonly bottom: Seat;
  readonly gold: readonly BoardScore[];
  readonly light?: Light | undefined;
  /** The cell of the own board that is looked at. */
  readonly looked?: Cell | undefined;
  /** What happens in this beat: things that come into being know where from. */
  readonly events?: readonly EventView[];
  /** By seat: gold that came or went in this turn. */
  readonly gains?: readonly number[];
  /** The last turn of every seat, until its next one. */
  readonly traces?: Traces;
  /** What the card that is taken up would bring, by cell. */
  readonly foresight?: ReadonlyMap<Cell, Foresight>;
  readonly suggested?: readonly Card[] | undefined;
  /** Where a hint would lay it. */
  readonly hinted?: Cell | undefined;
  /** How everybody looks. */
  readonly looks?: Looks;
  /** What is said in a bubble: what a seat does, or a bot's reason. */
  readonly says?: { readonly seat: Seat; readonly text: string } | undefined;
  /** A lesson asks which cell takes the card: neither light nor label may tell. */
  readonly quiz?: boolean;
}

/** Where a board is drawn: in the large place if it is looked at, else in its own. */
export function screenSeat({ bottom, view }: SceneOf, seat: Seat): ScreenSeat {
  return seat === bottom ? 0 : homeOf(seat, ownSeat(view), view.boards.length);
}

/** Another board than the own one is looked at. */
export function isAway({ bottom, view }: SceneOf): boolean {
  return bottom !== ownSeat(view);
}
