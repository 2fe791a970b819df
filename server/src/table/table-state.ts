import type { Level } from '@bellwether/bots';
import {
  dealFromSeed,
  type GameRecord,
  type GameTypes,
  type Headers,
  invariant,
  type Mix,
  ParseError,
  type Played,
  readRecord,
  readSetUp,
  type Seat,
  type Seating,
  unhex,
} from '@bellwether/kernel';
import type { Access, Settings, Status } from '@bellwether/wire';
import type { ServedGame } from '../games.ts';
import { sameHash } from '../secrets.ts';
import type { Header } from '../store/store.ts';
import type { LateComer } from './entry.ts';
import { deadline, type SeatClock, UNUSED } from './seat-clock.ts';

/** Why a bot plays an owned seat: it does not; until the owner returns; for this move; for the rest of the game. */
export type Cover = 'no' | 'away' | 'once' | 'for-good';

export type Sitter =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'human' | 'program'; readonly name: string; readonly key: string; cover: Cover };

/** The host's settings, with a validated bot level. */
export type TableSettings = Settings & { readonly botLevel: Level };

/** Time to vote for the next game. */
export const VOTE_MS = 15_000;

/** A vote for the next game, started at `since` by `seat`. */
export interface Vote {
  readonly since: number;
  readonly seat: Seat;
  readonly mix: Mix | undefined;
  readonly answers: Map<Seat, boolean>;
}

/** Who held a seat when the game began: a bot if there is no `key`. */
export interface Beginner {
  readonly key?: string;
  readonly isProgram?: true;
  /**
   * Whether the game counts for this person. `unasked`: started by others, and this person has not played yet.
   * `removed`: by the host. `left`: removed someone, which counts as leaving.
   */
  readonly stake: 'plays' | 'unasked' | 'removed' | 'left';
  /** As host, gave someone new a seat during this game. */
  readonly hasLetIn?: true;
}

/** A table's state: the fold of its header and entries (fold.ts). */
export interface TableState {
  readonly header: Header;
  readonly settings: TableSettings;
  readonly served: ServedGame;
  readonly config: GameTypes['Config'];
  readonly headers: Headers;
  readonly seats: readonly Seat[];
  /** Number of entries; the sequence number of the last event. */
  revision: number;
  status: Status;
  gameNumber: number;
  sitters: Sitter[];
  /** How seats are to be mixed at the start; later, how they were. */
  mix: Mix | undefined;
  /** How this game's seats map to the previous ones, if mixed. */
  mixed: Seating | undefined;
  seed: string | undefined;
  commitment: string | undefined;
  deal: GameTypes['Deal'];
  game: GameTypes['State'];
  moves: Played<GameTypes>[];
  toAct: readonly Seat[];
  /** By seat: the revision of its current question. */
  since: number[];
  /** By seat. */
  clocks: SeatClock[];
  /** By seat: the revision of its last move. */
  lastMove: number[];
  winners: readonly Seat[] | undefined;
  score: number[];
  seriesWinners: readonly Seat[];
  /** By key: the hands it has seen in this game. */
  readonly seen: Map<string, readonly Seat[]>;
  /** By seat: who held it when this game began. */
  began: Beginner[];
  /** The operator's message, once the table is closed. */
  closed: string | undefined;
  access: Access;
  /** Hash of the host's key, undefined until someone sits down. */
  host: string | undefined;
  /** Hashes of removed players' keys. */
  readonly removed: Set<string>;
  /** Requests to sit down during a game, by the revision of the request. */
  readonly asks: Map<number, LateComer>;
  /** Who takes a seat with the next deal. */
  readonly next: Map<Seat, LateComer>;
  vote: Vote | undefined;
  /** Who asked for the current pause. */
  paused: { readonly seat: Seat; readonly key: string | undefined } | undefined;
  /** Hashed keys of players whose pause another player ended: they may not pause this game again. */
  readonly pausesEnded: Set<string>;
  /** For a deal of a duplicate match (match/matches.ts). */
  match: MatchTable | undefined;
}

/** `deal` counts from 1. */
export interface MatchTable {
  readonly id: string;
  readonly deal: number;
  readonly deals: number;
  readonly room: number;
  sealed: boolean;
}

/** A table before its first entry. */
export function newTable(header: Header, served: ServedGame): TableState {
  const { game } = served;
  const headers = JSON.parse(header.config) as Headers;
  const settings = JSON.parse(header.settings) as TableSettings;
  const record = header.record === null ? undefined : readRecord(game, header.record);
  invariant(!(record instanceof ParseError), 'a stored record reads');
  const config = record?.config ?? readSetUp(game, headers);
  invariant(!(config instanceof ParseError), 'a stored set-up reads');
  const seats = game.seats(config);
  const each = (value: number) => seats.map(() => value);
  const deal = record?.deal ?? dealOf(served, config, header.seed as string);
  const state: TableState = {
    header,
    settings,
    served,
    config,
    headers,
    seats,
    revision: 0,
    status: 'open',
    gameNumber: 1,
    sitters: seats.map(() => ({ kind: 'empty' })),
    mix: undefined,
    mixed: undefined,
    seed: header.seed ?? undefined,
    commitment: header.commitment ?? undefined,
    deal,
    game: game.start(config, deal),
    moves: [],
    toAct: [],
    since: each(0),
    clocks: seats.map(() => UNUSED),
    lastMove: each(0),
    winners: undefined,
    score: each(0),
    seriesWinners: [],
    seen: new Map(),
    began: [],
    closed: undefined,
    access: 'link',
    host: header.host,
    removed: new Set(),
    asks: new Map(),
    next: new Map(),
    vote: undefined,
    paused: undefined,
    pausesEnded: new Set(),
    match: undefined,
  };
  for (const { seat, move } of (record as GameRecord<GameTypes> | undefined)?.moves ?? []) {
    game.apply(state.game, seat, move);
    state.moves.push({ seat, move });
  }
  return state;
}

export function dealOf(served: ServedGame, config: GameTypes['Config'], seed: string): GameTypes['Deal'] {
  const bytes = unhex(seed);
  invariant(bytes !== undefined, 'a stored seed is hexadecimal');
  return dealFromSeed(served.game, config, bytes);
}

/** An imported game: the host may know the cards. A rematch is dealt by the server. */
export function isBrought({ header, gameNumber }: TableState): boolean {
  return header.record !== null && gameNumber === 1;
}

/**
 * The same deal is played elsewhere: nobody learns more than their own seat sees. Everything that reveals a seed, a
 * record or a view checks this.
 */
export function isSealed({ match }: TableState): boolean {
  return match?.sealed === true;
}

export function isEnded({ status }: TableState): boolean {
  return status === 'over' || status === 'withdrawn';
}

/** The game is over and its deal is no longer secret. */
export function isRevealed(state: TableState): boolean {
  return isEnded(state) && !isSealed(state);
}

export function sitterAt(state: TableState, seat: Seat): Sitter | undefined {
  return state.sitters[seat - 1];
}

/** Hash of the key that holds a seat, if any. */
export function keyAt(state: TableState, seat: Seat): string | undefined {
  const sitter = sitterAt(state, seat);
  return sitter !== undefined && 'key' in sitter ? sitter.key : undefined;
}

/** Whether the key (hashed) is the host's, holds a seat, or held one in this game. */
export function belongs(state: TableState, key: string): boolean {
  return sameHash(state.host, key) || state.seen.has(key) || state.seats.some((seat) => sameHash(keyAt(state, seat), key));
}

/** Whether the server moves for this seat. */
export function isPlayedByBot(state: TableState, seat: Seat): boolean {
  const sitter = sitterAt(state, seat);
  if (sitter === undefined || sitter.kind === 'empty') return false;
  return sitter.kind === 'bot' || sitter.cover !== 'no';
}

/** Seats owned by people, even while a bot covers them. */
export function peopleAt({ seats, sitters }: TableState): Seat[] {
  return seats.filter((seat) => sitters[seat - 1]?.kind === 'human');
}

export function clockOf(state: TableState, seat: Seat): SeatClock {
  return state.clocks[seat - 1] ?? UNUSED;
}

/** When a seat's time runs out, if its clock is running. */
export function deadlineOf(state: TableState, seat: Seat): number | undefined {
  return deadline(clockOf(state, seat), state.settings.clock);
}
