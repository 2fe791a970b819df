import type { ComponentType } from 'preact';
import type { Item } from './item.ts';

/** A game's cards and decks as data. */
export interface PartData {
  readonly game: string;
  /** What can be made, in menu order. */
  readonly kinds: readonly string[];
  /** A new item of this kind. */
  fresh(kind: string): object;
  /** Validates data from a file or link and normalizes it. Throws ParseError. */
  read(kind: string, value: unknown, where: string): object;
  /** The data in its shortest form, for links. */
  short(kind: string, data: object): unknown;
  /** The set-up for playing with these items and options. */
  config(items: readonly Item[], options: TableOptions): object;
}

/** What a game provides for the workshop. */
export interface Part extends PartData {
  /** Pairs of games in the first trial: about half a minute on a phone. */
  readonly firstPairs: number;
  readonly Tile: ComponentType<{ readonly item: Item }>;
  readonly Editor: ComponentType<EditorProps>;
  /** By kind: a chooser of published cards to start from. Kinds without one start from the printed deck. */
  readonly starts: Readonly<Record<string, ComponentType<StartsProps>>>;
  /** The options of the table, and why it cannot be played. */
  readonly Options: ComponentType<OptionsProps>;
  /** The set in words, for a set-up link. */
  readonly SetLine: ComponentType<{ readonly config: object }>;
  readonly Report: ComponentType<{ readonly report: object; readonly config: object }>;
  /** Card faces at the size of printed cards, except those that equal a published card. */
  readonly Sheets: ComponentType<{ readonly items: readonly Item[] }>;
}

/** A game's own options: plain data, kept while the app is open. */
export type TableOptions = Readonly<Record<string, string | number | boolean>>;

export interface EditorProps {
  readonly item: Item;
  readonly change: (data: object) => void;
}

export interface StartsProps {
  readonly pick: (name: string, data: object) => void;
}

export interface OptionsProps {
  readonly items: readonly Item[];
  readonly options: TableOptions;
  readonly change: (options: TableOptions) => void;
}

const PARTS = import.meta.glob<Part>('../games/*/workshop/part.tsx', { import: 'part' });

export async function allParts(): Promise<readonly Part[]> {
  return await Promise.all(Object.values(PARTS).map((load) => load()));
}
