import type { Status } from '@bellwether/wire';
import type { Downtime } from './downtime.ts';
import type { Removed } from './removal.ts';

/** A table as it was made; never changed afterwards. */
export interface Header {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The set-up as header lines, in JSON. */
  readonly config: string;
  readonly settings: string;
  /** Hash of the key that made it. */
  readonly host: string;
  /** 32 bytes in hexadecimal, secret until the game is over; null for a game that was brought along without it. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** The record of a game that was brought along: its deal and the moves made so far. */
  readonly record: string | null;
  readonly webhook: string | null;
  readonly created: number;
}

/** One thing that happened at a table. Revisions count from 1 without a gap. */
export interface StoredEntry {
  readonly revision: number;
  readonly at: number;
  /** Who asked for it and under which id (answered-commands.ts); null for what the server did by itself. */
  readonly command: string | null;
  readonly text: string;
}

/** What is kept about a table to find it by; follows from its entries. */
export interface Due {
  readonly status: Status;
  /** When the server has to look at it again by itself (a bot's turn, a clock), if ever. */
  readonly due: number | null;
}

export interface StoredTable {
  readonly header: Header;
  readonly entries: readonly StoredEntry[];
  /** As it was stored last (`Due`); left out where there is none. */
  readonly due?: number;
  /** Since when players have been absent, in JSON (table/presence.ts); left out where nobody is known to be. */
  readonly absences?: string;
  /** Why the operator's check set it aside: it is kept as it is and not played on. */
  readonly aside?: string;
}

/** Who may not play here: a household (limits/household.ts), or the person with the key of this hash. */
export interface Ban {
  readonly kind: 'address' | 'key';
  readonly who: string;
  readonly at: number;
  readonly why: string;
}

/** Something kept for a person, or until somebody takes it (notes/notes.ts has the kinds). With tables and subscriptions it is all that is kept. */
export interface Note {
  readonly kind: string;
  /** Of its kind there is one with this name. */
  readonly name: string;
  /** The person whose it is; '' if it is nobody's. */
  readonly owner: string;
  /** Another person, or a match (match/matches.ts), that it is about. */
  readonly about: string | null;
  readonly value: string;
  /** From then on it is worth nothing and may be dropped. */
  readonly until: number | null;
}

/** A note as it must be for an exchange to happen; `null`: there must be none. */
export interface ExpectedNote extends Pick<Note, 'kind' | 'name'> {
  readonly value: string | null;
}

/** Notes that change together, or not at all. */
export interface Exchange {
  readonly expect?: readonly ExpectedNote[];
  readonly drop?: readonly Pick<Note, 'kind' | 'name'>[];
  /** Each in place of one with its kind and name. */
  readonly put?: readonly Note[];
}

export interface Append extends StoredEntry, Due {
  readonly table: string;
  /** A key that holds a seat from now on. */
  readonly key: string | null;
  /** Kept with the entry, or not at all. */
  readonly note?: Note | undefined;
}

/**
 * `stored`: on disk, whatever happens next. `duplicate`: this command is on disk already, under this revision. `conflict`: another
 * entry has this revision, or the one before it is not there.
 */
export type AppendResult =
  | { readonly kind: 'stored' }
  | { readonly kind: 'duplicate'; readonly revision: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unknown-table' };

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A call to a webhook that has not been taken yet. */
export interface WaitingCall {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  /** How often it was tried, and when it is tried next. */
  readonly tried: number;
  readonly due: number;
}

/** A table that anybody may join, as it was when it said so last. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** A `TablePoster` in JSON. */
  readonly text: string;
}

/** Somebody who waits for others to play with. One wait a person, told again every few seconds. */
export interface Ticket {
  /** Hash of the person's key. */
  readonly key: string;
  /** What is waited for: the same for all who may be brought together. */
  readonly queue: string;
  readonly name: string;
  /** How well the person plays, if that is known. */
  readonly strength: number | null;
  /** What nobody shares but those who may be one person: a keyed hash of the household, and the mark of the browser. */
  readonly house: string | null;
  readonly mark: string | null;
  readonly since: number;
  /** When it was told again last. */
  readonly seen: number;
  /** Where the wait has ended, and when. */
  readonly table: string | null;
  readonly taken: number | null;
}

/** Tables: append-only logs, each under a header that never changes. */
export interface StoredTables {
  create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'>;
  append(append: Append): Promise<AppendResult>;
  /** With its first entries, as many as asked for; all of them if nothing is said. */
  load(table: string, most?: number): Promise<StoredTable | undefined>;
  /** The entries after this revision. */
  entries(table: string, after: number, most: number): Promise<readonly StoredEntry[]>;
  /** The entry that a client asked for under this id, if there is one. */
  byCommand(table: string, command: string): Promise<StoredEntry | undefined>;
  /** The table leaves memory, or players have left it: when it is due, to the millisecond, and who is absent (`StoredTable`). */
  rest(table: string, due: number | null, absences: string): Promise<void>;
  /** Tables to be looked at no later than this, the most urgent first. A table may be among them up to ten minutes early. */
  due(until: number, most: number): Promise<readonly string[]>;
  /** Of each of these tables, in this order; undefined for one that is not there. */
  statuses(tables: readonly string[]): Promise<readonly (Status | undefined)[]>;
}

/** The tables of a person. */
export interface TableIndex {
  /** Tables in which this key made or holds or held something, the last changed first. */
  tablesOf(key: string, most: number): Promise<readonly { readonly id: string; readonly changed: number }[]>;
  count(): Promise<number>;
}

/** Deletion of old tables. */
export interface Retention {
  /** Removes tables of this status that nobody has touched since: looks at a few in the order of their names, beginning after this one (removal.ts). */
  remove(status: Status, untouchedSince: number, after: string): Promise<Removed>;
  /** Gives a little of what is no longer needed back to the disk, if the engine does not do so by itself; says whether there is more. */
  shrink(): Promise<boolean>;
}

/** Changes of stored tables, for the operator and for persons who merge. */
export interface Rewrites {
  /** Says whether it was there. */
  removeTable(table: string): Promise<boolean>;
  /** Puts host, webhook, brought record and the entries' texts in place of what is stored of the table. To forget a person or to make one of two, and for nothing else. */
  rewrite(table: StoredTable): Promise<void>;
  /** Forgets which tables a key has to do with, where it is told of turns, and all notes that are its own or about it. */
  forgetKey(key: string): Promise<void>;
  /** The table is one of another key's from now on. */
  rekey(table: string, from: string, to: string): Promise<void>;
}

export interface Settings {
  /** Settings of the installation, such as its push keys: the first value wins and is given back. */
  keep(name: string, value: string): Promise<string>;
}

/** Where people want to be notified of turns. */
export interface Subscriptions {
  subscribe(key: string, subscription: Subscription): Promise<void>;
  subscriptions(key: string): Promise<readonly Subscription[]>;
  unsubscribe(key: string, endpoint: string | null): Promise<void>;
}

/** Calls that must not be forgotten when the server restarts. */
export interface WebhookCalls {
  /** In place of one with the same id. */
  putCall(call: WaitingCall): Promise<void>;
  /** The most urgent first. */
  calls(most: number): Promise<readonly WaitingCall[]>;
  dropCall(id: string): Promise<void>;
}

/** Tables that anybody may join. */
export interface Listings {
  /** Lists a table, in place of what was listed of it. */
  list(listed: Listed): Promise<void>;
  unlist(table: string): Promise<void>;
  /** Tables listed since then, the newest first. */
  listed(since: number, most: number): Promise<readonly Listed[]>;
}

/** Short codes of tables. */
export interface JoinCodes {
  /** Keeps a code for a table until then. False if it is another's, by this hour. */
  putCode(code: string, table: string, now: number, until: number): Promise<boolean>;
  codeOf(table: string, now: number): Promise<{ readonly code: string; readonly until: number } | undefined>;
  tableOfCode(code: string, now: number): Promise<string | undefined>;
}

/** People who wait for others to play with. */
export interface Tickets {
  /**
   * A wait, told for the first time or again: the ticket as it is kept. `isNew`: whatever was waited for before is over. A wait goes on if it is for the same and
   * was told of after `alive`.
   */
  putTicket(ticket: Ticket, isNew: boolean, alive: number): Promise<Ticket>;
  /** Who waits for this, told of after `alive`; the longest first. Older tickets of anybody are dropped. */
  tickets(queue: string, alive: number, most: number): Promise<readonly Ticket[]>;
  /** Ends these waits at a table: all of them, or none if one has ended or is gone. */
  takeTickets(keys: readonly string[], table: string, now: number): Promise<boolean>;
  /** The waits that ended at this table, which is not there: they go on. */
  giveBack(table: string): Promise<void>;
  dropTicket(key: string): Promise<void>;
}

/** Notes about persons and matches, and those that wait for somebody to take them. */
export interface Notes {
  note(kind: string, name: string): Promise<Note | undefined>;
  /** Of a kind, by name. */
  notes(kind: string, most: number): Promise<readonly Note[]>;
  /** Of a person, by kind and name: of these kinds, or all. */
  notesOf(owner: string, kinds?: readonly string[]): Promise<readonly Note[]>;
  notesAbout(person: string): Promise<readonly Note[]>;
  /** Whether it happened. Of two exchanges that expect what the other changes, one happens. */
  exchange(exchange: Exchange): Promise<boolean>;
  /** Drops notes that are worth nothing since before this. */
  dropNotes(before: number): Promise<void>;
  /** Keys that are devices of another person now, as long as tables or notes are still kept under them. */
  strays(): Promise<readonly { readonly from: string; readonly to: string }[]>;
}

export interface BanList {
  /** In place of one that is there already. */
  ban(ban: Ban): Promise<void>;
  unban(kind: Ban['kind'], who: string): Promise<boolean>;
  bans(): Promise<readonly Ban[]>;
}

/** The signs of life of a server that uses its database alone. */
export interface HeartbeatStore {
  /** A process begins, at this hour of the machine's clock. All absences of servers so far, the one that ends now last. */
  beginHeartbeat(wall: number): Promise<readonly Downtime[]>;
  /** A sign of life of this process. */
  beat(at: number): Promise<void>;
}

export interface Integrity {
  /** Looks through everything, beside whoever else uses it: "ok", or the first thing that is wrong. */
  check(): Promise<string>;
}

/** All that is kept. A consumer takes the ports it needs, not this. */
export interface Kept
  extends StoredTables,
    TableIndex,
    Retention,
    Rewrites,
    Settings,
    Subscriptions,
    WebhookCalls,
    Listings,
    JoinCodes,
    Tickets,
    Notes,
    BanList {}

/**
 * All ports of one engine. Promises are kept only after what they promise is on disk. Calls take effect in the order in which they are
 * made. test/store/contract.ts says the same in examples.
 */
export interface Store extends Kept, Integrity {
  close(): Promise<void>;
}

/** A store that one process at a time uses. */
export interface LocalStore extends Store, HeartbeatStore {}
