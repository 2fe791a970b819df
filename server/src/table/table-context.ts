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

/** A player to notify. `away`: they have no page open on the table. */
export interface TurnNotice {
  readonly table: string;
  readonly game: string;
  readonly gameNumber: number;
  readonly seq: number;
  readonly seat: Seat;
  /** Hash of the seat's key. */
  readonly key: string;
  readonly away: boolean;
  readonly webhook: string | null;
}

/** This node is the table's home, as long as `isStill` says so. */
export interface HomeHere {
  /** Periods without a home. */
  readonly absences: readonly Downtime[];
  isStill(): boolean;
}

/** Finds tables' homes if several servers share a database (cluster/). */
export interface Housing {
  /** Claims the table if it has no home, else returns a remote API. Undefined if there is no such table. */
  home(table: string): Promise<HomeHere | TableApi | undefined>;
}

/** What a match table must know about the other table (match/matches.ts). */
export interface MatchGuard {
  /** Whether the deal has ended at both tables. */
  isDealOver(match: string, deal: number): Promise<boolean>;
  /**
   * Why this person may not see hands of this room: they, their address or browser belong to the other one. `key` is a
   * hash.
   */
  mayNotLook(match: string, room: number, key: string, from: Origin): Promise<Code | undefined>;
  /** The deal has ended at one of its tables. */
  ended(match: string): void;
}

/** What a table needs from the server. */
export interface TableContext {
  readonly store: StoredTables & Listings;
  /** Absent on a single server. */
  readonly housing?: Housing | undefined;
  /** The store's own, timed. */
  readonly append: StoredTables['append'];
  readonly time: Time;
  /** CPU time of this thread. */
  readonly cpuTimeMs: () => number;
  readonly random: RandomSource;
  readonly bots: BotPlayers;
  readonly witnesses: Witnesses;
  readonly matches: MatchGuard;
  /** Delay before a bot's move, so people can follow. */
  readonly botPause: number;
  /** Whether tables may have home-made cards. */
  readonly ownCards: 'on' | 'off';
  /** Whether the key with this hash is banned. */
  isBanned(key: string): boolean;
  /** Whether `by` blocked `who`. */
  isBlocked(by: string, who: string): Promise<boolean>;
  /** Takes from the person's quota of open tables; false if it is used up. */
  mayOpen(person: string, from: Payer['from']): boolean;
  /** A game that can be rated has ended. */
  ended(): void;
  /** Milliseconds of downtime of all servers since `at`. */
  absentSince(at: number): number;
  /** When this server began to run tables. */
  attendedSince(): number;
  /** Whether writes succeed. Bots and clocks rest while they do not. */
  isWritable(): boolean;
  /** A write failed. */
  writeFailed(): void;
  notice(notice: TurnNotice): void;
  /** Never includes anything of a game. */
  problem(what: string, table: string, error: unknown): void;
  countCommand(): void;
  countMove(game: string): void;
}
