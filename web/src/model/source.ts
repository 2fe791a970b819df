import type { Reason } from '@bellwether/bots';
import type { GameTypes, Mix, Seat, Viewer } from '@bellwether/kernel';
import type { Sitter } from './sitter.ts';

/**
 * What a table on screen knows of a game, wherever that game is held: a worker of this page, or a server. It is one
 * viewer's part of it (views, that viewer's legal moves, the events that viewer noticed) and never the state.
 */
export interface TableSource<T extends GameTypes> {
  /** Hears all news from now on, the latest of each kind at once; gives the way to stop. */
  subscribe(listen: (news: News<T>) => unknown): () => void;
  play(move: T['Move']): void;
  /** The page has shown the last update: bots may go on. */
  goOn(): void;
  /** The same where it is the viewer's turn: told only to a source that speaks of what was shown, as a lesson does. */
  rested?(): void;
  close(): void;

  // What only some sources can do. A table offers what its source has.

  /** Somebody took the device: the curtain may rise. */
  take?(): void;
  undo?(): void;
  hint?(): Promise<Hint<T> | undefined>;
  /** Looks back: the game after `ply` moves, as this viewer saw it (anybody's view once the game is over). */
  seek?(ply: number, viewer?: Viewer): void;
  /** Back from looking to playing. */
  live?(): void;
  /** A new game from the moves up to `ply`: the viewer against bots. Gives its id. */
  fork?(ply: number): Promise<string>;
  /** The text record; undefined while it holds secrets of others. */
  record?(): Promise<string | undefined>;
  /** The game as text for anybody's eyes: the record once it is over, before that what a spectator noticed. Undefined without a game. */
  openRecord?(): Promise<string | undefined>;
  /** A puzzle or the deal of the day: there is no game to look back at or to pass on while it runs. */
  readonly apart?: true;
  /** Only for a table on a server: its place in the app is its own. */
  readonly online?: { readonly table: string; again(mix: Mix | undefined): void; readonly teamsStay: boolean };
}

/** Why a bot moved as it did, without the cards it kept. */
export type PublicReason = Omit<Reason, 'card'>;

export interface Update<T extends GameTypes> {
  readonly kind: 'update';
  readonly id: string;
  /** Which game it is: the page picks the table by it. */
  readonly game: string;
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** The viewer's moves now; `more` if there are too many to list. */
  readonly legal: readonly T['Move'][];
  readonly more: boolean;
  /** What the viewer noticed since the last update, in order. */
  readonly events: readonly T['EventView'][];
  /** Everything before that, when a game is opened or the device taken: for those who want to read on. */
  readonly past?: readonly T['EventView'][];
  /** While looking back: after how many moves each of these had happened, `past` first. */
  readonly when?: readonly number[];
  /** The move all this came from, if it was a single one that the viewer may know. Never while looking back. */
  readonly last?: { readonly seat: Seat; readonly move: T['Move'] };
  /** Why a bot made that move, heaviest first. */
  readonly why: readonly PublicReason[];
  readonly acting: readonly Seat[];
  readonly sitters: readonly Sitter[];
  /** How the seats were mixed before the game, if they were. */
  readonly mix?: Mix;
  /** By seat, where whoever sits there sat before; not told by a server. */
  readonly from?: readonly Seat[];
  /** What the viewer is asked, by number, where others may move meanwhile: it stays the same until the viewer has answered. */
  readonly question?: number;
  /** Moves made up to what is shown, and in all. */
  readonly ply: number;
  readonly plies: number;
  /** False while looking back. */
  readonly live: boolean;
  /** What stands around the table speaks instead of it. */
  readonly quiet?: boolean;
  readonly over: boolean;
  readonly canUndo: boolean;
}

/** Between two players at one device: nothing of the game is in the page but what lies open to all. */
export interface Curtain<T extends GameTypes> {
  readonly kind: 'curtain';
  readonly id: string;
  readonly game: string;
  /** Who takes the device. */
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** The table as a spectator sees it. */
  readonly view: T['View'];
  /** Whose move may still be taken back: the next one has not looked yet. */
  readonly undoes?: Seat;
}

export type News<T extends GameTypes> =
  | Update<T>
  | Curtain<T>
  | { readonly kind: 'refused'; readonly refusal: T['Refusal'] }
  /** The browser's memory does not hold this game. */
  | { readonly kind: 'missing'; readonly id: string }
  | { readonly kind: 'unreadable'; readonly where: string; readonly expected: string }
  /** A part of the app is missing, as after an update of the site: the page is to be loaded anew. */
  | { readonly kind: 'broken' };

export interface Hint<T extends GameTypes> {
  readonly move: T['Move'];
  /** The chance to win after it, if the bot can tell. */
  readonly win?: number;
  readonly reasons: readonly Reason[];
}

/** What a page may ask a host for: a new game, one it keeps, or one from a record's text. */
export type Opening =
  | {
      readonly kind: 'start';
      readonly game: string;
      readonly config: object;
      readonly sitters: readonly Sitter[];
      /** Whether chance seats them anew, and how. */
      readonly mix?: Mix | undefined;
      readonly id: string;
    }
  | { readonly kind: 'resume'; readonly id: string }
  | {
      readonly kind: 'import';
      readonly text: string;
      readonly id: string;
      /** It came by a link: a game that is over is only looked at, and not kept. */
      readonly link?: true;
    };

export type Request =
  | Opening
  /** Be ready for this game. */
  | { readonly kind: 'warm'; readonly game: string }
  /** How Wolf does in the deal of a day. */
  | { readonly kind: 'wolf'; readonly date: string }
  | { readonly kind: 'play'; readonly move: object }
  | { readonly kind: 'go-on' | 'take' | 'undo' | 'live' }
  | { readonly kind: 'seek'; readonly ply: number; readonly viewer?: Viewer | undefined }
  | { readonly kind: 'hint' | 'record' | 'backup' | 'open-record'; readonly call: number }
  | { readonly kind: 'fork'; readonly ply: number; readonly id: string; readonly call: number };

export type Answer =
  | News<GameTypes>
  /** How saving the game went. */
  | { readonly kind: 'saving'; readonly id: string; readonly how: 'saved' | 'unsaved' }
  | { readonly kind: 'answer'; readonly call: number; readonly value: Hint<GameTypes> | string | undefined };
