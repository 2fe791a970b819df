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

/** Highlighted cells of a board, and why. */
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
      /** The black sheep's gold here, with that module. */
      readonly black: number | undefined;
      readonly lit: Light['source'] | undefined;
      readonly fresh: boolean;
      /** Remaining images of the card being played; those of all other cards are used. */
      readonly left: Left | undefined;
    }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly looked: boolean; readonly ghost?: Ghost | undefined }
  | { readonly kind: 'sheep'; readonly black: boolean; readonly near: boolean; readonly left: boolean; readonly count: number }
  | { readonly kind: 'omen'; readonly steals: number; readonly loses: number; readonly safe: boolean; readonly home: boolean }
  /** `note`: written at its bottom. */
  | { readonly kind: 'card'; readonly card: Card; readonly note?: string }
  | { readonly kind: 'packet'; readonly count: number }
  | { readonly kind: 'border'; readonly starter: boolean }
  | { readonly kind: 'last'; readonly seat: Seat }
  | { readonly kind: 'trail'; readonly across: number; readonly down: number; readonly by: 'dog' | 'fox' }
  | { readonly kind: 'loss'; readonly sheep: number; readonly thief: Seat }
  | { readonly kind: 'float'; readonly text: string; readonly glyph: 'sheep' | 'gold' | 'barn'; readonly good: boolean }
  | { readonly kind: 'fox' | 'sack' | 'coin' | 'cloud' }
  /** A winner's flag. */
  | { readonly kind: 'flag'; readonly seat: Seat }
  /** A board's player. */
  | { readonly kind: 'face'; readonly seat: Seat; readonly look: Look | undefined }
  /** `tail`: the direction of the speaker. */
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
      /** Read out while it is open at the deal. */
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
      /** Letters of the longest name next to it: all names have one size. */
      readonly letters: number;
    };

/** Preview: the card that would lie on a cell, and what it would bring. */
export interface Ghost {
  /** Undefined for a card placed face down. */
  readonly card: Card | undefined;
  readonly gold: number;
  /** Whether it would lead a road to a town. */
  readonly town: boolean;
  /** The black sheep's gold, printed below it. */
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
  /** The seat of the large board. */
  readonly bottom: Seat;
  readonly gold: readonly BoardScore[];
  readonly light?: Light | undefined;
  /** The cell of one's own board that is looked at. */
  readonly looked?: Cell | undefined;
  /** The events of this beat: new things enter from where they happened. */
  readonly events?: readonly EventView[];
  /** By seat: gold gained or lost in this turn. */
  readonly gains?: readonly number[];
  /** The last turn of every seat, until its next one. */
  readonly traces?: Traces;
  /** What the selected card would bring, by cell. */
  readonly foresight?: ReadonlyMap<Cell, Foresight>;
  readonly suggested?: readonly Card[] | undefined;
  /** The cell that a hint suggests. */
  readonly hinted?: Cell | undefined;
  /** The look of every player. */
  readonly looks?: Looks;
  /** The bubble: what a seat does, or a bot's reason. */
  readonly says?: { readonly seat: Seat; readonly text: string } | undefined;
  /** A lesson asks which cell takes the card: no highlight or label may give it away. */
  readonly quiz?: boolean;
}

/** Where a board is drawn: in its own place; an enlarged one and one's own change places. */
export function screenSeat({ bottom, view }: SceneOf, seat: Seat): ScreenSeat {
  const own = ownSeat(view);
  return seat === bottom ? 0 : homeOf(seat === own ? bottom : seat, own, view.boards.length);
}
