import type { Seat } from '@bellwether/kernel';
import type { Code } from '@bellwether/wire';
import type { BotPlayers } from '../bots/pool.ts';
import type { Payer } from '../limits/payer.ts';
import type { RandomSource } from '../secrets.ts';
import type { Downtime } from '../store/downtime.ts';
import type { Listings, StoredTables } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { TableApi } from './table-api.ts';
import type { Origin, Witnesses } from './witnesses.ts';

/** Somebody is waited for. `away`: no page of theirs is open on the table. */
export interface TurnNotice {
  readonly table: string;
  readonly game: string;
  readonly gameNumber: number;
  readonly seq: number;
  readonly seat: Seat;
  /** Hash of the key that holds the seat. */
  readonly key: string;
  readonly away: boolean;
  readonly webhook: string | null;
}

/** The table is at home here, as long as this holds. */
export interface HomeHere {
  /** Times in which it had no home. */
  readonly absences: readonly Downtime[];
  isStill(): boolean;
}

/** Where tables are at home, where several servers share a database (cluster/). */
export interface Housing {
  /** Takes the table home if it has no home; else gives the door to it. Undefined if there is no such table. */
  home(table: string): Promise<HomeHere | TableApi | undefined>;
}

/** What a table of a duplicate match must know of the other one (match/matches.ts). */
export interface MatchGuard {
  /** Whether the deal has ended at all of its tables. */
  isDealOver(match: string, deal: number): Promise<boolean>;
  /** Why whoever looks from there may not see a hand of this room: they have to do with the other one, as far as can be told. `key` is a hash. */
  mayNotLook(match: string, room: number, key: string, from: Origin): Promise<Code | undefined>;
  /** The deal has ended at one of its tables. */
  ended(match: string): void;
}

/** What a table needs of the rest of the server. */
export interface TableContext {
  readonly store: StoredTables & Listings;
  /** Left out where every table is at home. */
  readonly housing?: Housing | undefined;
  /** The store's own, timed. */
  readonly append: StoredTables['append'];
  readonly time: Time;
  /** Milliseconds this thread has worked. */
  readonly cpuTimeMs: () => number;
  readonly random: RandomSource;
  readonly bots: BotPlayers;
  readonly witnesses: Witnesses;
  readonly matches: MatchGuard;
  /** Milliseconds a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** Whether the operator banned the key of this hash. */
  isBanned(key: string): boolean;
  /** Whether a person does not want to play with another one. */
  isBlocked(by: string, who: string): Promise<boolean>;
  /** Whether a person may open one more table to everybody now; it counts. */
  mayOpen(person: string, from: Payer['from']): boolean;
  /** A game has ended that may be rated. */
  ended(): void;
  /** Milliseconds since `at` in which no server looked after tables. */
  absentSince(at: number): number;
  /** When this server began to look after tables. */
  attendedSince(): number;
  /** Whether the disk takes what we write; bots and clocks rest while it does not. */
  isWritable(): boolean;
  /** The disk did not take something. */
  writeFailed(): void;
  notice(notice: TurnNotice): void;
  /** Never with anything of a game in it. */
  problem(what: string, table: string, error: unknown): void;
  count(what: 'moves' | 'commands'): void;
}
