import type { Card, Edition } from '../../src/index.ts';
import type { Row } from '../table.ts';

/** A card's file in `test/cards/<id>.ts`. Cards without their own rule share `plain.ts`. */
export interface CardFile {
  /** Missing for a house card: only published cards have a rulebook. */
  readonly readings?: Readings;
  /** Test rows; cards without their own rule need none. */
  readonly examples?: readonly Row[];
}

export type Readings = { readonly [E in Edition]?: Readonly<Record<string, Reading>> };

/** A published card, transcribed from the rules, not from the engine's tables. Pairs are front and back. */
export interface Reading {
  /** The fields that no text fixes, and whether they come from a picture. */
  readonly unsure?: Readonly<Partial<Record<'pace' | 'target' | 'back' | 'front' | 'start' | 'exists', 'picture' | 'reconstructed'>>>;
  readonly kinds: readonly [Kind, Kind];
  /** The colours of number cards that move it. */
  readonly movedBy: readonly [Colours, Colours];
  /** Seats clockwise from the card's own. */
  readonly target: number;
  /** Steps by the value of a number card, clockwise. */
  readonly steps: readonly [Steps, Steps];
  readonly metamorphic?: true;
  readonly own?: OwnReading;
}

export type Kind = 'sheep' | 'wolf' | 'hound';
type Colours = 'B' | 'W' | 'BW' | '';
type Steps = (value: number) => number;

/** The rule of one card, by the moments of a turn at which it applies. */
export interface OwnReading {
  /** Number cards do not move it in the play phase. */
  readonly staysInPlay?: true;
  readonly activates?: Deed;
  /** At the end of a play phase, after all movement. */
  readonly afterPlay?: Deed;
  /** In the end-of-turn step: which part of it (R-ENDORDER), and what it does. */
  readonly endOfTurn?: { readonly part: 2 | 3 | 4; readonly does: Deed };
}

type Deed = (table: PlainTable, me: Standing) => void;

export interface Standing {
  readonly id: string;
  readonly reading: Reading;
  at: number;
  side: 0 | 1;
}

/** What a card's own rule can see and do. */
export interface PlainTable {
  readonly turn: number;
  readonly sheep: readonly number[];
  readonly animals: readonly Standing[];
  /** The number card of the turn before; null if it had none. */
  readonly previous: Card | null;
  /** Walks clockwise; `by` is the seat whose number card moves it. */
  walk(animal: Standing, steps: number, by: number): void;
  changeSheep(seat: number, by: number): void;
  skipTurn(): void;
  forbidThrees(): void;
}

/** The seat this many places clockwise. */
export const on = (seat: number, places: number) => ((((seat - 1 + places) % 4) + 4) % 4) + 1;
export const numberOn = (card: Card) => Number(card[1]);

export const plain: Steps = (value) => value;
export const back: Steps = (value) => -value;
export const half: Steps = (value) => Math.floor(value / 2);
export const halfBack: Steps = (value) => -Math.floor(value / 2);

const COLOURS: Readonly<Record<Kind, Colours>> = { wolf: 'B', hound: 'W', sheep: 'BW' };

/** A card of one kind; by default certain, and moved by the color of its kind. */
export function one(kind: Kind, { pace = plain, ...more }: Partial<Reading> & { readonly pace?: Steps } = {}): Reading {
  return {
    kinds: [kind, kind],
    movedBy: [COLOURS[kind], COLOURS[kind]],
    target: 0,
    steps: [pace, pace],
    ...more,
  };
}
