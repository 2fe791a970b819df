import { commitment, hex, isRefusal, ParseError, type Seat } from '@bellwether/kernel';
import type { Action, Code } from '@bellwether/wire';
import { isLevel } from '../games.ts';
import { sameHash } from '../secrets.ts';
import type { Entry } from './entry.ts';
import { isPlayedByBot, sitterAt, type TableState } from './table-state.ts';

/** A no, as a value. */
export interface No {
  readonly no: Code;
  readonly refusal?: { readonly kind: 'refusal'; readonly code: string; readonly rule: string; readonly facts?: unknown };
  readonly where?: string;
  readonly expected?: string;
}

export interface Asking {
  readonly action: Action;
  /** The hash of the asker's key. */
  readonly key: string;
  /** The last revision the asker knows. */
  readonly rev: number;
  /** For the deal of a rematch. */
  seed(): Uint8Array;
}

const no = (code: Code): No => ({ no: code });

/** What somebody asks for as an entry, or why not. Changes nothing. */
export function decide(state: TableState, asking: Asking): Entry | No {
  const { action } = asking;
  if (state.status === 'withdrawn') return no('withdrawn');
  if ('seat' in action && sitterAt(state, action.seat) === undefined) return no('unknown-seat');
  switch (action.kind) {
    case 'sit':
      return sit(state, action, asking.key);
    case 'bot':
    case 'empty':
    case 'start':
    case 'withdraw':
      return sameHash(state.header.host, asking.key) ? asHost(state, action, asking.key) : no('not-host');
    default: {
      const sitter = sitterAt(state, action.seat);
      if (sitter === undefined || !('key' in sitter)) return no('not-seated');
      if (!sameHash(sitter.key, asking.key)) return no('wrong-key');
      return asOwner(state, action, asking);
    }
  }
}

function sit(state: TableState, { seat, name, program = false }: Extract<Action, { kind: 'sit' }>, key: string): Entry | No {
  const sitter = sitterAt(state, seat);
  const playing = state.status === 'playing';
  if (sitter === undefined || 'key' in sitter) return no('seat-taken');
  if (playing && !state.settings.lateJoining && !sameHash(state.header.host, key)) return no('no-late-joining');
  const seen = playing ? state.seen.get(key) : undefined;
  if (seen !== undefined && !seen.has(seat)) return no('seen-another-hand');
  return { kind: 'sit', seat, name, key, program };
}

type HostAction = Extract<Action, { kind: 'bot' | 'empty' | 'start' | 'withdraw' }>;

function asHost(state: TableState, action: HostAction, key: string): Entry | No {
  if (action.kind === 'withdraw') {
    const others = state.sitters.some((sitter) => 'key' in sitter && !sameHash(sitter.key, key));
    return others ? no('others-play') : { kind: 'withdraw' };
  }
  if (state.status === 'playing' || (action.kind === 'start' && state.status === 'over')) return no('already-started');
  if (action.kind === 'start') return { kind: 'start' };
  const sitter = sitterAt(state, action.seat);
  if (sitter !== undefined && 'key' in sitter) return no('seat-taken');
  if (action.kind === 'empty') return { kind: 'empty', seat: action.seat };
  return isLevel(action.level) ? { kind: 'bot', seat: action.seat, level: action.level } : no('unknown-level');
}

type OwnerAction = Exclude<Action, HostAction | { kind: 'sit' }>;

function asOwner(state: TableState, action: OwnerAction, asking: Asking): Entry | No {
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
      if (sitter === undefined || !('key' in sitter) || sitter.cover === 'no') return no('not-covered');
      return sitter.cover === 'for-good' ? no('covered') : { kind: 'return', seat };
    }
    case 'rematch': {
      if (state.status !== 'over') return no('game-not-over');
      const seed = asking.seed();
      return { kind: 'rematch', seat, seed: hex(seed), commitment: commitment(state.served.game, state.config, seed) };
    }
    case 'move':
      if (state.status === 'open') return no('not-started');
      if (state.status === 'over') return no('game-over');
      if (isPlayedByBot(state, seat)) return no('covered');
      return moveOf(state, seat, action.move, asking.rev);
  }
}

/** A move that somebody made looking at revision `rev`. */
export function moveOf(state: TableState, seat: Seat, text: string, rev: number): Entry | No {
  const { game } = state.served;
  if (rev > state.revision) return no('stale');
  if (state.toAct.includes(seat) && rev < (state.since[seat - 1] as number)) return no('stale');
  const move = game.read(text);
  if (move instanceof ParseError) return { no: 'unreadable-move', where: move.where, expected: move.expected };
  const refusal = game.check(state.game, seat, move);
  if (isRefusal(refusal)) return { no: 'illegal', refusal };
  return { kind: 'move', seat, move: text };
}

/** Whether a stored entry is what this action asked for: the same command sent again, not another one under its id. */
export function isSame(entry: Entry, action: Action): boolean {
  if (entry.kind !== action.kind) return false;
  if ('seat' in entry && 'seat' in action && entry.seat !== action.seat) return false;
  if (entry.kind === 'move' && action.kind === 'move') return entry.move === action.move;
  if (entry.kind === 'say' && action.kind === 'say') return entry.phrase === action.phrase;
  if (entry.kind === 'react' && action.kind === 'react') return entry.reaction === action.reaction;
  return true;
}
