import type { ComponentType } from 'preact';
import type { Item } from './item.ts';

/** What a game says of its cards and decks as data. */
export interface PartData {
  readonly game: string;
  /** What can be made, in menu order. */
  readonly kinds: readonly string[];
  /** A new one of this kind. */
  fresh(kind: string): object;
  /** Reads data from a file or link, complete and in normal form. Throws ParseError. */
  read(kind: string, value: unknown, where: string): object;
  /** The same as short as possible, for links. */
  short(kind: string, data: object): unknown;
  /** The set-up that plays these items, with the options of the table. */
  config(items: readonly Item[], options: TableOptions): object;
}

/** What a game brings to the workshop. */
export interface Part extends PartData {
  /** Pairs of games a trial begins with: what a phone plays in half a minute. */
  readonly firstPairs: number;
  readonly Tile: ComponentType<{ readonly item: Item }>;
  readonly Editor: ComponentType<EditorProps>;
  /** By kind: published cards to begin with. A kind without them begins as it is printed. */
  readonly starts: Readonly<Record<string, ComponentType<StartsProps>>>;
  /** Options of the table, and why it cannot be played. */
  readonly Options: ComponentType<OptionsProps>;
  /** The set in words, for a set-up link. */
  readonly SetLine: ComponentType<{ readonly config: object }>;
  readonly Report: ComponentType<{ readonly report: object; readonly config: object }>;
  /** Card faces in the size of the real ones: only those that differ from every published card. */
  readonly Sheets: ComponentType<{ readonly items: readonly Item[] }>;
}

/** The game's own choices: plain data, kept while the page is open. */
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
