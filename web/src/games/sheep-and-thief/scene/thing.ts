import type { Seat } from '@bellwether/kernel';
import type { BoardScore } from '@bellwether/sheep-and-thief';
import type { Thing as AnyThing } from '../../../stage/scene.ts';
import { type Layout, type ScreenSeat, screenSeatOf } from '../layout.ts';
import type { Offer, TurnStage } from '../turn-stage.ts';
import type { Card, Cell, CellView, EventView, Source, View } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

/** Which cells of which board are lit, and why. */
export interface Light {
  readonly seat: Seat;
  readonly source: Source;
  readonly cells: readonly Cell[];
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
      readonly lit: Source | undefined;
      readonly fresh: boolean;
    }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly looked: boolean }
  | { readonly kind: 'sheep'; readonly black: boolean; readonly near: boolean; readonly left: boolean; readonly count: number }
  | { readonly kind: 'fox'; readonly near: boolean }
  | { readonly kind: 'omen'; readonly steals: number; readonly loses: number; readonly safe: boolean; readonly home: boolean }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'packet'; readonly count: number }
  | { readonly kind: 'border'; readonly starter: boolean }
  | {
      readonly kind: 'plate';
      readonly seat: Seat;
      readonly name: string;
      readonly gold: number;
      readonly paddock: number;
      readonly hand: number;
      readonly turn: boolean;
    }
  | { readonly kind: 'chip'; readonly source: Source | 'total'; readonly gold: number; readonly pressed: boolean };

export type Act =
  | { readonly kind: 'card'; readonly from: 'packet' | 'hand'; readonly i: number; readonly card: Card }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'board'; readonly seat: Seat }
  | { readonly kind: 'light'; readonly source: Source }
  | { readonly kind: 'gold' };

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
  readonly suggested?: readonly Card[] | undefined;
  /** Where a hint would lay it. */
  readonly hinted?: Cell | undefined;
  /** A lesson asks which cell takes the card: neither light nor label may tell. */
  readonly quiz?: boolean;
}

export function screenSeat({ bottom, view }: SceneOf, seat: Seat): ScreenSeat {
  return screenSeatOf(seat, bottom, view.boards.length);
}
