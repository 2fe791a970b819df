import type { Status } from '@bellwether/wire';
import type { Downtime } from './downtime.ts';
import type { Removed } from './removal.ts';

/** A table's header; immutable. */
export interface Header {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The config as header lines, in JSON. */
  readonly config: string;
  readonly settings: string;
  /** Hash of its creator's key. */
  readonly host: string;
  /** 32 bytes in hex, secret until the game is over. Null for a game imported without it. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Record of an imported game: its deal and moves so far. */
  readonly record: string | null;
  readonly webhook: string | null;
  readonly created: number;
}

/** A log entry of a table. Revisions count from 1 without gaps. */
export interface StoredEntry {
  readonly revision: number;
  readonly at: number;
  /** The command's person and id (answered-commands.ts), null for the server's own entries. */
  readonly command: string | null;
  readonly text: string;
}

/** Index data of a table, derived from its entries. */
export interface Due {
  readonly status: Status;
  /** When the server must act on it (a bot's turn, a clock), if ever. */
  readonly due: number | null;
}

export interface StoredTable {
  readonly header: Header;
  readonly entries: readonly StoredEntry[];
  /** As last stored, absent without one. */
  readonly due?: number;
  /** Absences of players, in JSON (table/presence.ts). Absent if none are known. */
  readonly absences?: string;
  /** Why the admin check set it aside: it is kept unchanged and not played. */
  readonly aside?: string;
}

/** A banned household (limits/household.ts), or person by key hash. */
export interface Ban {
  readonly kind: 'address' | 'key';
  readonly who: string;
  readonly at: number;
  readonly why: string;
}

/**
 * A key–value record about a person, or a queue entry (kinds in notes/notes.ts). Everything stored besides tables and
 * subscriptions is a note.
 */
export interface Note {
  readonly kind: string;
  /** Unique within its kind. */
  readonly name: string;
  /** The person who owns it, '' for nobody. */
  readonly owner: string;
  /** Another person or a match (match/matches.ts) that it concerns. */
  readonly about: string | null;
  readonly value: string;
  /** Expiry time. */
  readonly until: number | null;
}

/** A note's expected value for an exchange; `null`: it must not exist. */
export interface ExpectedNote extends Pick<Note, 'kind' | 'name'> {
  readonly value: string | null;
}

/** A compare-and-swap over several notes: all or nothing. */
export interface Exchange {
  readonly expect?: readonly ExpectedNote[];
  readonly drop?: readonly Pick<Note, 'kind' | 'name'>[];
  /** Replace notes of the same kind and name. */
  readonly put?: readonly Note[];
}

export interface Append extends StoredEntry, Due {
  readonly table: string;
  /** A key that gains a seat. */
  readonly key: string | null;
  /** Stored in the same transaction as the entry. */
  readonly note?: Note | undefined;
}

/**
 * `stored`: durable. `duplicate`: this command is already stored, with this revision. `conflict`: the revision is
 * taken, or the previous one is missing.
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

/** A webhook call that was not accepted yet. */
export interface WaitingCall {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  /** Number of attempts, and time of the next. */
  readonly tried: number;
  readonly due: number;
}

/** An open table as last published. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** A `TablePoster` in JSON. */
  readonly text: string;
}

/** A person waiting for *Play now*. One per person, renewed every few seconds. */
export interface Ticket {
  /** Hash of the person's key. */
  readonly key: string;
  /** Equal for all who may be matched. */
  readonly queue: string;
  readonly name: string;
  /** The person's rating, if known. */
  readonly strength: number | null;
  /** Equal for entries that may be the same person: keyed hashes of household and browser mark. */
  readonly house: string | null;
  readonly mark: string | null;
  readonly since: number;
  /** Time of the last renewal. */
  readonly seen: number;
  /** The table where the wait ended, and when. */
  readonly table: string | null;
  readonly taken: number | null;
}

/** Tables: append-only logs, each with an immutable header. */
export interface StoredTables {
  create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'>;
  append(append: Append): Promise<AppendResult>;
  /** With its first `most` entries, or all. */
  load(table: string, most?: number): Promise<StoredTable | undefined>;
  /** Entries after this revision. */
  entries(table: string, after: number, most: number): Promise<readonly StoredEntry[]>;
  /** The entry of a command id, if there is one. */
  byCommand(table: string, command: string): Promise<StoredEntry | undefined>;
  /** The table leaves memory, or players left it: its exact due time and the absent players (`StoredTable`). */
  rest(table: string, due: number | null, absences: string): Promise<void>;
  /** Tables due by this time, most urgent first. A table may appear up to ten minutes early. */
  due(until: number, most: number): Promise<readonly string[]>;
  /** Statuses of these tables in order, undefined for missing ones. */
  statuses(tables: readonly string[]): Promise<readonly (Status | undefined)[]>;
}

/** Tables of a person. */
export interface TableIndex {
  /** Tables this key created or ever had a seat at, last changed first. */
  tablesOf(key: string, most: number): Promise<readonly { readonly id: string; readonly changed: number }[]>;
  count(): Promise<number>;
}

/** Deletion of old tables. */
export interface Retention {
  /**
   * Deletes tables of this status without activity since then. Scans a few in the order of their ids, starting after
   * `after` (removal.ts).
   */
  remove(status: Status, untouchedSince: number, after: string): Promise<Removed>;
  /** Returns some free space to the disk, unless the engine does so automatically. Returns whether there is more. */
  shrink(): Promise<boolean>;
}

/** Rewrites stored tables, for the operator and for merging persons. */
export interface Rewrites {
  /** Returns whether it existed. */
  removeTable(table: string): Promise<boolean>;
  /** Replaces host, webhook, imported record and the entries' texts. Only for erasing or merging persons. */
  rewrite(table: StoredTable): Promise<void>;
  /** Deletes a key's index entries, push subscriptions, and all notes it owns or that are about it. */
  forgetKey(key: string): Promise<void>;
  /** Assigns the table to another key. */
  rekey(table: string, from: string, to: string): Promise<void>;
}

export interface Settings {
  /** Settings of the installation, such as its push keys: the first value wins and is returned. */
  keep(name: string, value: string): Promise<string>;
}

/** Push subscriptions. */
export interface Subscriptions {
  subscribe(key: string, subscription: Subscription): Promise<void>;
  subscriptions(key: string): Promise<readonly Subscription[]>;
  unsubscribe(key: string, endpoint: string | null): Promise<void>;
}

/** Webhook calls that must survive a restart. */
export interface WebhookCalls {
  /** Replaces one with the same id. */
  putCall(call: WaitingCall): Promise<void>;
  /** Most urgent first. */
  calls(most: number): Promise<readonly WaitingCall[]>;
  dropCall(id: string): Promise<void>;
}

/** Open tables. */
export interface Listings {
  /** Replaces the table's listing. */
  list(listed: Listed): Promise<void>;
  unlist(table: string): Promise<void>;
  /** Tables listed since then, newest first. */
  listed(since: number, most: number): Promise<readonly Listed[]>;
}

/** Short codes of tables. */
export interface JoinCodes {
  /** Stores a table's code until `until`. False if another table has it at `now`. */
  putCode(code: string, table: string, now: number, until: number): Promise<boolean>;
  codeOf(table: string, now: number): Promise<{ readonly code: string; readonly until: number } | undefined>;
  tableOfCode(code: string, now: number): Promise<string | undefined>;
}

/** People waiting for *Play now*. */
export interface Tickets {
  /**
   * Creates or renews a ticket and returns the stored one. `isNew`: ends the previous wait. A wait continues if its
   * queue is the same and it was renewed after `alive`.
   */
  putTicket(ticket: Ticket, isNew: boolean, alive: number): Promise<Ticket>;
  /** Tickets of a queue renewed after `alive`, longest wait first. Deletes older tickets of any queue. */
  tickets(queue: string, alive: number, most: number): Promise<readonly Ticket[]>;
  /** Assigns these tickets to a table: all, or none if one is already assigned or gone. */
  takeTickets(keys: readonly string[], table: string, now: number): Promise<boolean>;
  /** Reopens tickets assigned to a table that does not exist. */
  giveBack(table: string): Promise<void>;
  dropTicket(key: string): Promise<void>;
}

/** Notes about persons and matches, and queued ones. */
export interface Notes {
  note(kind: string, name: string): Promise<Note | undefined>;
  /** Notes of a kind, by name. */
  notes(kind: string, most: number): Promise<readonly Note[]>;
  /** Notes of an owner by kind and name: of these kinds, or all. */
  notesOf(owner: string, kinds?: readonly string[]): Promise<readonly Note[]>;
  notesAbout(person: string): Promise<readonly Note[]>;
  /** Returns whether it was applied. Of two exchanges that expect what the other changes, only one is applied. */
  exchange(exchange: Exchange): Promise<boolean>;
  /** Deletes notes that expired before this time. */
  dropNotes(before: number): Promise<void>;
  /** Keys that now belong to another person, while tables or notes are still stored under them. */
  strays(): Promise<readonly { readonly from: string; readonly to: string }[]>;
}

export interface BanList {
  /** Replaces an existing ban. */
  ban(ban: Ban): Promise<void>;
  unban(kind: Ban['kind'], who: string): Promise<boolean>;
  bans(): Promise<readonly Ban[]>;
}

/** Heartbeats of a server that has the database to itself. */
export interface HeartbeatStore {
  /** Records the start of a process at this system time. Returns all downtimes so far, the one that ends now last. */
  beginHeartbeat(wall: number): Promise<readonly Downtime[]>;
  /** Records a heartbeat. */
  beat(at: number): Promise<void>;
}

export interface Integrity {
  /** Integrity check, while the database is in use: "ok", or the first error. */
  check(): Promise<string>;
}

/** All ports. Consumers take only the ports they need. */
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
 * All ports of one engine. Promises resolve after the data is durable. Calls take effect in order.
 * test/store/contract.ts specifies it by examples.
 */
export interface Store extends Kept, Integrity {
  close(): Promise<void>;
}

/** A store for a single process. */
export interface LocalStore extends Store, HeartbeatStore {}
