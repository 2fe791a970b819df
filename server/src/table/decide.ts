import {
  commitment,
  type GameTypes,
  hasPartners,
  hex,
  isRefusal,
  type Mix,
  ParseError,
  type Seat,
  seatingFromSeed,
  unhex,
} from '@bellwether/kernel';
import type { Action, Code, Refused } from '@bellwether/wire';
import { isLevel } from '../games.ts';
import { sameHash } from '../secrets.ts';
import type { Comer, Entry } from './entry.ts';
import { isBrought, isPlayedByBot, keyAt, peopleAt, sitterAt, type TableState, VOTE } from './table-state.ts';

/** Why a command is not done. */
export type CommandRefusal = Omit<Refused, 't' | 'id' | 'table'>;

export interface CommandRequest {
  readonly action: Action;
  /** The hash of the asker's key. */
  readonly key: string;
  /** The last revision the asker knows. */
  readonly rev: number;
  /** For the deal of a rematch. */
  seed(): Uint8Array;
  /** Why the person with this key may not take this seat, as far as address and browser can tell (witnesses.ts). */
  mayNotSit?(key: string, seat: Seat): Code | undefined;
}

/** An entry that may be made now. A move in it is read and checked already. */
export interface Decision {
  readonly entry: Entry;
  readonly move?: GameTypes['Move'];
}

const refuse = (code: Code): CommandRefusal => ({ code });

/** What somebody asks for as an entry, or why not. Changes nothing. */
export function decide(state: TableState, request: CommandRequest): Decision | CommandRefusal {
  const { action } = request;
  if (state.status === 'withdrawn') return refuse('withdrawn');
  if ('seat' in action && sitterAt(state, action.seat) === undefined) return refuse('unknown-seat');
  if (action.kind === 'move') return moveAsOwner(state, action, request);
  const entry = entryFor(state, action, request);
  return 'code' in entry ? entry : { entry };
}

type Start = Extract<Entry, { kind: 'start' }>;
type Move = Extract<Action, { kind: 'move' }>;
type HostAction = Extract<Action, { kind: 'bot' | 'empty' | 'mix' | 'start' | 'withdraw' }>;
type HouseAction = Extract<Action, { kind: 'access' | 'remove' | 'host' | 'agree' | 'decline' }>;
type OwnerAction = Exclude<Action, HostAction | HouseAction | Move | { kind: 'sit' | 'leave' }>;

function entryFor(state: TableState, action: Exclude<Action, Move>, request: CommandRequest): Entry | CommandRefusal {
  switch (action.kind) {
    case 'sit':
      return sit(state, action, request);
    case 'leave':
      return leave(state, request.key);
    case 'access':
    case 'remove':
    case 'host':
    case 'agree':
    case 'decline':
      return sameHash(state.host, request.key) ? ofHouse(state, action, request) : refuse('not-host');
    case 'bot':
    case 'empty':
    case 'mix':
    case 'start':
    case 'withdraw':
      return sameHash(state.host, request.key) ? asHost(state, action, request.key) : refuse('not-host');
    default:
      return notOwner(state, action.seat, request.key) ?? asOwner(state, action, request);
  }
}

function notOwner(state: TableState, seat: Seat, key: string): CommandRefusal | undefined {
  const owner = keyAt(state, seat);
  if (owner === undefined) return refuse('not-seated');
  return sameHash(owner, key) ? undefined : refuse('wrong-key');
}

/** Most who may ask at a time. */
const MOST_ASKS = 8;

/**
 * Between two deals a free seat is taken at once. In mid-game nobody looks into a bot's hand unasked: whoever has had this very hand takes it back; at an
 * open table people come with the next deal; elsewhere the host is asked.
 */
function sit(state: TableState, action: Extract<Action, { kind: 'sit' }>, { key, mayNotSit }: CommandRequest): Entry | CommandRefusal {
  const { seat, name, program = false } = action;
  const isHost = sameHash(state.host, key);
  const playing = state.status === 'playing';
  if (keyAt(state, seat) !== undefined) return refuse('seat-taken');
  if (state.removed.has(key)) return refuse('removed');
  if (state.access === 'closed' && !isHost && !holds(state, key)) return refuse('table-closed');
  if (playing && !state.settings.lateJoining && !isHost) return refuse('no-late-joining');
  const comer = { seat, name, key, program };
  const seen = playing ? state.seen.get(key) : undefined;
  if (seen?.includes(seat) || !playing) {
    const no = mayNotSit?.(key, seat);
    return no ? refuse(no) : { kind: 'sit', ...comer };
  }
  if (state.access === 'open') return reserve(state, comer, mayNotSit?.(key, seat));
  if (seen !== undefined) return refuse('seen-another-hand');
  if (isHost) {
    const no = mayNotSit?.(key, seat);
    return no ? refuse(no) : { kind: 'sit', ...comer };
  }
  const others = [...state.asks.values()].filter((other) => other.key !== key);
  return others.length < MOST_ASKS ? { kind: 'ask', ...comer } : refuse('too-often');
}

function reserve(state: TableState, comer: Comer, no: Code | undefined): Entry | CommandRefusal {
  const other = state.next.get(comer.seat);
  if (other !== undefined && other.key !== comer.key) return refuse('seat-taken');
  return no === 'same-house' ? refuse(no) : { kind: 'reserve', ...comer };
}

function holds(state: TableState, key: string): boolean {
  return state.seats.some((seat) => sameHash(keyAt(state, seat), key));
}

function leave(state: TableState, key: string): Entry | CommandRefusal {
  const comer = [...state.asks.values(), ...state.next.values()].find((one) => one.key === key);
  return comer === undefined ? refuse('nobody-asks') : { kind: 'leave', key, name: comer.name };
}

/** What the host decides about people. */
function ofHouse(state: TableState, action: HouseAction, { key, mayNotSit }: CommandRequest): Entry | CommandRefusal {
  if (action.kind === 'access') return { kind: 'access', access: action.access };
  if (action.kind === 'agree' || action.kind === 'decline') {
    const comer = state.asks.get(action.ask);
    if (comer === undefined) return refuse('nobody-asks');
    if (action.kind === 'decline') return { kind: 'decline', ask: action.ask, name: comer.name };
    if (keyAt(state, comer.seat) !== undefined || (action.when === 'deal' && state.next.has(comer.seat))) return refuse('seat-taken');
    const no = action.when === 'now' && state.status === 'playing' ? mayNotSit?.(comer.key, comer.seat) : undefined;
    if (no !== undefined) return refuse(no);
    const { seat, name, program } = comer;
    return { kind: 'agree', ask: action.ask, when: action.when, seat, name, key: comer.key, program };
  }
  const owner = keyAt(state, action.seat);
  if (owner === undefined) return refuse('not-seated');
  if (action.kind === 'host') return { kind: 'host', key: owner };
  // Who wants to go stands up; another seat of one's own is left so too.
  return sameHash(owner, key) ? refuse('wrong-key') : { kind: 'remove', seat: action.seat, key: owner };
}

function asHost(state: TableState, action: HostAction, key: string): Entry | CommandRefusal {
  if (action.kind === 'withdraw') {
    const others = state.sitters.some((sitter) => 'key' in sitter && !sameHash(sitter.key, key));
    return others ? refuse('others-play') : { kind: 'withdraw' };
  }
  const isBefore = action.kind === 'start' || action.kind === 'mix';
  if (state.status === 'playing' || (isBefore && state.status === 'over')) return refuse('already-started');
  if (action.kind === 'start') return { kind: 'start', ...mixedBy(state, state.mix, state.seed) };
  if (action.kind === 'mix') return isBrought(state) ? refuse('seats-fixed') : { kind: 'mix', ...(action.mix && { mix: action.mix }) };
  if (keyAt(state, action.seat) !== undefined) return refuse('seat-taken');
  if (action.kind === 'empty') return { kind: 'empty', seat: action.seat };
  return isLevel(action.level) ? { kind: 'bot', seat: action.seat, level: action.level } : refuse('unknown-level');
}

function asOwner(state: TableState, action: OwnerAction, request: CommandRequest): Entry | CommandRefusal {
  const { seat } = action;
  switch (action.kind) {
    case 'stand':
      return { kind: 'stand', seat };
    case 'say':
      return { kind: 'say', seat, phrase: action.phrase };
    case 'react':
      return { kind: 'react', seat, reaction: action.reaction };
    case 'return': {
      const sitter = sitterAt(state, seat);
      if (sitter === undefined || !('key' in sitter) || sitter.cover === 'no') return refuse('not-covered');
      return sitter.cover === 'for-good' ? refuse('covered') : { kind: 'return', seat };
    }
    case 'rematch': {
      if (state.status !== 'over') return refuse('game-not-over');
      if (action.mix === 'all' && keepsTeams(state)) return refuse('seats-fixed');
      return rematch(state, seat, action.mix, request.seed());
    }
    case 'ready':
      if (state.status !== 'over') return refuse('game-not-over');
      if (action.mix === 'all' && keepsTeams(state)) return refuse('seats-fixed');
      // Nobody begins a vote by not wanting a game.
      if (state.vote === undefined && !action.ready) return refuse('nobody-asks');
      return { kind: 'ready', seat, ready: action.ready, ...(action.mix && { mix: action.mix }) };
    case 'pause':
      if (state.status !== 'playing') return refuse(state.status === 'over' ? 'game-over' : 'not-started');
      if (state.access === 'open') return refuse('not-paused');
      return state.paused === undefined ? { kind: 'pause', seat } : refuse('paused');
    case 'resume':
      return state.paused === undefined ? refuse('not-paused') : { kind: 'resume', seat };
  }
}

function rematch(state: TableState, seat: Seat, mix: Mix | undefined, seed: Uint8Array): Extract<Entry, { kind: 'rematch' }> {
  const fixed = { seed: hex(seed), commitment: commitment(state.served.game, state.config, seed) };
  return { kind: 'rematch', seat, ...fixed, ...mixedBy(state, mix, fixed.seed) };
}

/** When the vote for the next game ends; at once if all have answered. */
export function nextGameAt(state: TableState): number {
  const { vote } = state;
  if (vote === undefined || state.status !== 'over') return Number.POSITIVE_INFINITY;
  return peopleAt(state).every((seat) => vote.answers.has(seat)) ? vote.since : vote.since + VOTE;
}

/** The next game, if enough want it by now: all have answered, or had the time to. A bot plays for who did not, and instead of who does not want it. */
export function nextGame(state: TableState, now: number, seed: () => Uint8Array): Decision | undefined {
  const { vote } = state;
  if (vote === undefined || nextGameAt(state) > now) return undefined;
  const absent = peopleAt(state).filter((seat) => !vote.answers.has(seat));
  const left = [...vote.answers].flatMap(([seat, ready]) => (ready ? [] : [seat]));
  const entry = rematch(state, vote.seat, vote.mix, seed());
  return { entry: { ...entry, ...(absent.length > 0 && { absent }), ...(left.length > 0 && { left }) } };
}

/** Teams stay together until their series is won. */
function keepsTeams({ settings, seriesWinners, served: { game }, config }: TableState): boolean {
  return settings.series > 1 && seriesWinners.length === 0 && hasPartners(game, config);
}

/** Mixed seats follow from the seed that the commitment fixed before: neither host nor server can choose them afterwards. */
function mixedBy({ served: { game }, config }: TableState, mix: Mix | undefined, seed: string | undefined): Pick<Start, 'mixed'> {
  const bytes = unhex(seed ?? '');
  return mix === undefined || bytes === undefined ? {} : { mixed: seatingFromSeed(game, config, mix, bytes) };
}

function moveAsOwner(state: TableState, { seat, move }: Move, { key, rev }: CommandRequest): Decision | CommandRefusal {
  const no = notOwner(state, seat, key);
  if (no !== undefined) return no;
  if (state.status === 'open') return refuse('not-started');
  if (state.status === 'over') return refuse('game-over');
  if (state.paused !== undefined) return refuse('paused');
  return isPlayedByBot(state, seat) ? refuse('covered') : decideMove(state, seat, move, rev);
}

/** A move that somebody made looking at revision `rev`. */
export function decideMove(state: TableState, seat: Seat, text: string, rev: number): Decision | CommandRefusal {
  const { game } = state.served;
  if (rev > state.revision) return refuse('stale');
  if (state.toAct.includes(seat) && rev < (state.since[seat - 1] as number)) return refuse('stale');
  const move = game.read(text);
  if (move instanceof ParseError) return { code: 'unreadable-move', where: move.where, expected: move.expected };
  const refusal = game.check(state.game, seat, move);
  if (isRefusal(refusal)) return { code: 'illegal', refusal };
  return { entry: { kind: 'move', seat, move: text }, move };
}

/** Whether a stored entry is what this action asked for: the same command sent again, not another one under its id. */
export function isSame(entry: Entry, action: Action): boolean {
  // Whoever wants to sit down may have to wait.
  const kind = entry.kind === 'ask' || entry.kind === 'reserve' ? 'sit' : entry.kind;
  if (kind !== action.kind) return false;
  if ('seat' in entry && 'seat' in action && entry.seat !== action.seat) return false;
  if (entry.kind === 'move' && action.kind === 'move') return entry.move === action.move;
  if (entry.kind === 'say' && action.kind === 'say') return entry.phrase === action.phrase;
  if (entry.kind === 'mix' && action.kind === 'mix') return entry.mix === action.mix;
  if (entry.kind === 'rematch' && action.kind === 'rematch') return entry.mixed?.mix === action.mix;
  if (entry.kind === 'react' && action.kind === 'react') return entry.reaction === action.reaction;
  if (entry.kind === 'access' && action.kind === 'access') return entry.access === action.access;
  if (entry.kind === 'agree' && action.kind === 'agree') return entry.ask === action.ask && entry.when === action.when;
  if (entry.kind === 'decline' && action.kind === 'decline') return entry.ask === action.ask;
  if (entry.kind === 'ready' && action.kind === 'ready') return entry.ready === action.ready;
  return true;
}
