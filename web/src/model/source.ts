import type { Reason } from '@bellwether/bots';
import type { GameTypes, Mix, Seat, Viewer } from '@bellwether/kernel';
import type { Sitter } from './sitter.ts';

/**
 * What a table on screen knows of a game, whether a worker or a server holds it: one viewer's views, legal moves and
 * events, never the state.
 */
export interface TableSource<T extends GameTypes> {
  /** Delivers all later news, and at once the latest of each kind. Returns the function that unsubscribes. */
  subscribe(listen: (news: News<T>) => unknown): () => void;
  play(move: T['Move']): void;
  /** The page has shown the last update: bots may continue. */
  goOn(): void;
  /** The same on the viewer's turn: only for a source that comments on what was shown, as a lesson does. */
  rested?(): void;
  close(): void;

  // Optional abilities. A table offers what its source has.

  /** The player took the device: raise the curtain. */
  take?(): void;
  undo?(): void;
  hint?(): Promise<Hint<T> | undefined>;
  /** Looks back: the game after `ply` moves, as this viewer saw it (any viewer once the game is over). */
  seek?(ply: number, viewer?: Viewer): void;
  /** Returns from looking back to the running game. */
  live?(): void;
  /** Starts a new game from the position after `ply` moves: the viewer against bots. Resolves to its id. */
  fork?(ply: number): Promise<string>;
  /** The text record; undefined while it holds secrets of others. */
  record?(): Promise<string | undefined>;
  /**
   * The game as text without secrets: the record once it is over, before that what a spectator saw. Undefined without a
   * game.
   */
  openRecord?(): Promise<string | undefined>;
  /** A puzzle or the deal of the day: while it runs, there is no replay and no sharing. */
  readonly apart?: true;
  /** Only for an online table: it has its own address. */
  readonly online?: { readonly table: string; again(mix: Mix | undefined): void; readonly teamsStay: boolean };
}

/** Why a bot made its move, without the cards it kept. */
export type PublicReason = Omit<Reason, 'card'>;

export interface Update<T extends GameTypes> {
  readonly kind: 'update';
  readonly id: string;
  /** Which game it is: the page picks the table by it. */
  readonly game: string;
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** The viewer's legal moves; `more` if there are too many to list. */
  readonly legal: readonly T['Move'][];
  readonly more: boolean;
  /** What the viewer saw since the last update, in order. */
  readonly events: readonly T['EventView'][];
  /** All events before that, sent when a game is opened or the device changes hands: for the story. */
  readonly past?: readonly T['EventView'][];
  /** While looking back: for each of these events, `past` first, the ply at which it happened. */
  readonly when?: readonly number[];
  /** The move that caused all this, if it was a single one that the viewer may know. Never while looking back. */
  readonly last?: { readonly seat: Seat; readonly move: T['Move'] };
  /** Why a bot made that move, most important reason first. */
  readonly why: readonly PublicReason[];
  readonly acting: readonly Seat[];
  readonly sitters: readonly Sitter[];
  /** How the seats were mixed before the game, if they were. */
  readonly mix?: Mix;
  /** By seat: where that player sat before. A server does not send it. */
  readonly from?: readonly Seat[];
  /**
   * The number of the question to the viewer, in phases where several seats act: it stays the same until the viewer has
   * answered.
   */
  readonly question?: number;
  /** The ply shown, and the moves made in all. */
  readonly ply: number;
  readonly plies: number;
  /** False while looking back. */
  readonly live: boolean;
  /** What surrounds the table speaks to screen readers instead of it. */
  readonly quiet?: boolean;
  readonly over: boolean;
  readonly canUndo: boolean;
}

/** Between two players at one device: the page holds public information only. */
export interface Curtain<T extends GameTypes> {
  readonly kind: 'curtain';
  readonly id: string;
  readonly game: string;
  /** Who takes the device. */
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** The table as a spectator sees it. */
  readonly view: T['View'];
  /** The seat whose move may still be taken back: the next player has not looked yet. */
  readonly undoes?: Seat;
}

/** Everything a source reports to the page. */
export type News<T extends GameTypes> =
  | Update<T>
  | Curtain<T>
  | { readonly kind: 'refused'; readonly refusal: T['Refusal'] }
  /** The browser has not saved this game. */
  | { readonly kind: 'missing'; readonly id: string }
  | { readonly kind: 'unreadable'; readonly where: string; readonly expected: string }
  /** A part of the app is missing, for example after an update of the site: the page must be reloaded. */
  | { readonly kind: 'broken' };

export interface Hint<T extends GameTypes> {
  readonly move: T['Move'];
  /** Win probability after it, if the bot can estimate it. */
  readonly win?: number;
  readonly reasons: readonly Reason[];
  /** By how much it wins more than the next best of the moves compared, and than the worst one. */
  readonly lead?: number;
  readonly spread?: number;
}

/** What a page may ask of a host: a new game, a saved one, or one from a record's text. */
export type Opening =
  | {
      readonly kind: 'start';
      readonly game: string;
      readonly config: object;
      readonly sitters: readonly Sitter[];
      /** Whether and how the seats are mixed. */
      readonly mix?: Mix | undefined;
      readonly id: string;
    }
  | { readonly kind: 'resume'; readonly id: string }
  | {
      readonly kind: 'import';
      readonly text: string;
      readonly id: string;
      /** Opened by a link: a finished game is shown and not saved. */
      readonly link?: true;
    };

export type Request =
  | Opening
  /** Load this game's engine. */
  | { readonly kind: 'warm'; readonly game: string }
  /** Compute Wolf's result of the deal of the day. */
  | { readonly kind: 'wolf'; readonly date: string }
  | { readonly kind: 'play'; readonly move: object }
  | { readonly kind: 'go-on' | 'take' | 'undo' | 'live' }
  | { readonly kind: 'seek'; readonly ply: number; readonly viewer?: Viewer | undefined }
  | { readonly kind: 'hint' | 'record' | 'backup' | 'open-record'; readonly call: number }
  | { readonly kind: 'fork'; readonly ply: number; readonly id: string; readonly call: number };

export type Answer =
  | News<GameTypes>
  /** Whether the game was saved. */
  | { readonly kind: 'saving'; readonly id: string; readonly how: 'saved' | 'unsaved' }
  | { readonly kind: 'answer'; readonly call: number; readonly value: Hint<GameTypes> | string | undefined };
