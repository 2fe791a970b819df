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
import type { Entry } from './entry.ts';
import { isBrought, isPlayedByBot, keyAt, sitterAt, type TableState } from './table-state.ts';

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
type OwnerAction = Exclude<Action, HostAction | Move | { kind: 'sit' }>;

function entryFor(state: TableState, action: Exclude<Action, Move>, request: CommandRequest): Entry | CommandRefusal {
  switch (action.kind) {
    case 'sit':
      return sit(state, action, request.key);
    case 'bot':
    case 'empty':
    case 'mix':
    case 'start':
    case 'withdraw':
      return sameHash(state.header.host, request.key) ? asHost(state, action, request.key) : refuse('not-host');
    default:
      return notOwner(state, action.seat, request.key) ?? asOwner(state, action, request);
  }
}

function notOwner(state: TableState, seat: Seat, key: string): CommandRefusal | undefined {
  const owner = keyAt(state, seat);
  if (owner === undefined) return refuse('not-seated');
  return sameHash(owner, key) ? undefined : refuse('wrong-key');
}

function sit(state: TableState, { seat, name, program = false }: Extract<Action, { kind: 'sit' }>, key: string): Entry | CommandRefusal {
  const playing = state.status === 'playing';
  if (keyAt(state, seat) !== undefined) return refuse('seat-taken');
  if (playing && !state.settings.lateJoining && !sameHash(state.header.host, key)) return refuse('no-late-joining');
  const seen = playing ? state.seen.get(key) : undefined;
  if (seen !== undefined && !seen.includes(seat)) return refuse('seen-another-hand');
  return { kind: 'sit', seat, name, key, program };
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
      const seed = request.seed();
      const fixed = { seed: hex(seed), commitment: commitment(state.served.game, state.config, seed) };
      return { kind: 'rematch', seat, ...fixed, ...mixedBy(state, action.mix, fixed.seed) };
    }
  }
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
  if (entry.kind !== action.kind) return false;
  if ('seat' in entry && 'seat' in action && entry.seat !== action.seat) return false;
  if (entry.kind === 'move' && action.kind === 'move') return entry.move === action.move;
  if (entry.kind === 'say' && action.kind === 'say') return entry.phrase === action.phrase;
  if (entry.kind === 'mix' && action.kind === 'mix') return entry.mix === action.mix;
  if (entry.kind === 'rematch' && action.kind === 'rematch') return entry.mixed?.mix === action.mix;
  if (entry.kind === 'react' && action.kind === 'react') return entry.reaction === action.reaction;
  return true;
}
