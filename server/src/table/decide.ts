import { isRefusal, ParseError, type Seat } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import { isLevel } from '../games.ts';
import { sameHash } from '../secrets.ts';
import { type CommandRefusal, type CommandRequest, type Decision, refuse } from './command.ts';
import type { Entry } from './entry.ts';
import { aboutPeople, leave, type PeopleAction, sit } from './late-comers.ts';
import { keepsTeams, mixedBy, rematch } from './next-game.ts';
import { isBrought, isPlayedByBot, keyAt, peopleAt, sitterAt, type TableState } from './table-state.ts';

/** Turns a request into an entry or a refusal. Pure. */
export function decide(state: TableState, request: CommandRequest): Decision | CommandRefusal {
  const { action } = request;
  if (state.status === 'withdrawn') return refuse('withdrawn');
  if ('seat' in action && sitterAt(state, action.seat) === undefined) return refuse('unknown-seat');
  if (state.match !== undefined && !isForMatch(state, request)) return refuse('in-a-match');
  if (action.kind === 'move') return moveAsOwner(state, action, request);
  const entry = entryFor(state, action, request);
  return 'code' in entry ? entry : { entry };
}

type Move = Extract<Action, { kind: 'move' }>;
type HostAction = Extract<Action, { kind: 'bot' | 'empty' | 'mix' | 'start' | 'withdraw' }>;
type OwnerAction = Exclude<Action, PeopleAction | HostAction | Move | { kind: 'sit' | 'leave' }>;

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
      return sameHash(state.host, request.key) ? aboutPeople(state, action, request) : refuse('not-host');
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

/** A match table allows moves and talk. Its seats are fixed, but a player who left may return to their own. */
function isForMatch({ status, seen }: TableState, { action, key }: CommandRequest): boolean {
  switch (action.kind) {
    case 'move':
    case 'say':
    case 'react':
      return true;
    case 'stand':
    case 'return':
    case 'pause':
    case 'resume':
      return status === 'playing';
    case 'sit':
      return status === 'playing' && seen.get(key)?.includes(action.seat) === true;
    default:
      return false;
  }
}

/** A timed match table, where pausing is impossible: the other room is waiting, and nobody there can end a pause. */
function isTimedMatch({ match, settings }: TableState): boolean {
  return match !== undefined && settings.clock.kind !== 'none';
}

/** Whether all people but this one said that they want the next game. */
function haveOthersAgreed(state: TableState, key: string): boolean {
  return peopleAt(state).every((seat) => sameHash(keyAt(state, seat), key) || state.vote?.answers.get(seat) === true);
}

function notOwner(state: TableState, seat: Seat, key: string): CommandRefusal | undefined {
  const owner = keyAt(state, seat);
  if (owner === undefined) return refuse('not-seated');
  return sameHash(owner, key) ? undefined : refuse('wrong-key');
}

function asHost(state: TableState, action: HostAction, key: string): Entry | CommandRefusal {
  if (action.kind === 'withdraw') {
    const others = state.sitters.some((sitter) => 'key' in sitter && !sameHash(sitter.key, key));
    // A host who ends the game early leaves it; that must not undo a removal.
    const isRemoval = state.status === 'playing' && state.began.some(({ stake }) => stake === 'removed');
    return others || isRemoval ? refuse('others-play') : { kind: 'withdraw' };
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
    case 'return':
      return takeBack(state, seat);
    case 'rematch':
    case 'ready':
      return nextGame(state, action, request);
    case 'pause':
      return pause(state, seat, request.key);
    case 'resume':
      return state.paused === undefined ? refuse('not-paused') : { kind: 'resume', seat };
  }
}

function takeBack(state: TableState, seat: Seat): Entry | CommandRefusal {
  const sitter = sitterAt(state, seat);
  if (sitter === undefined || !('key' in sitter) || sitter.cover === 'no') return refuse('not-covered');
  // Out of time: the bot answers this question. Taking it back would make the others wait for the bot again.
  return sitter.cover === 'away' ? { kind: 'return', seat } : refuse('covered');
}

/** Starts the next game, or votes for it. */
function nextGame(
  state: TableState,
  action: Extract<OwnerAction, { kind: 'rematch' | 'ready' }>,
  request: CommandRequest,
): Entry | CommandRefusal {
  const { seat, mix } = action;
  if (state.status !== 'over') return refuse('game-not-over');
  if (mix === 'all' && keepsTeams(state)) return refuse('seats-fixed');
  if (action.kind === 'rematch') {
    // The clocks of people who have not agreed would run.
    if (state.settings.clock.kind !== 'none' && !haveOthersAgreed(state, request.key)) return refuse('others-play');
    return rematch(state, seat, action.mix, request.seed());
  }
  // A refusal to play cannot start a vote.
  if (state.vote === undefined && !action.ready) return refuse('nobody-asks');
  return { kind: 'ready', seat, ready: action.ready, ...(mix && { mix }) };
}

function pause(state: TableState, seat: Seat, key: string): Entry | CommandRefusal {
  if (state.status !== 'playing') return refuse(state.status === 'over' ? 'game-over' : 'not-started');
  if (state.access === 'open' || isTimedMatch(state)) return refuse('not-paused');
  // With a clock, a player may make others wait for a pause only until another player ends one.
  if (state.settings.clock.kind !== 'none' && state.pausesEnded.has(key)) return refuse('no-more-pauses');
  return state.paused === undefined ? { kind: 'pause', seat } : refuse('paused');
}

function moveAsOwner(state: TableState, { seat, move }: Move, { key, rev }: CommandRequest): Decision | CommandRefusal {
  const no = notOwner(state, seat, key);
  if (no !== undefined) return no;
  if (state.status === 'open') return refuse('not-started');
  if (state.status === 'over') return refuse('game-over');
  if (state.paused !== undefined) return refuse('paused');
  return isPlayedByBot(state, seat) ? refuse('covered') : decideMove(state, seat, move, rev);
}

/** A move based on revision `rev`. */
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

/**
 * Whether a stored entry came from this action: a retry, not another command with the same id. Exhaustive: a new kind of action must say
 * here what to compare besides the seat.
 */
export function isSame(entry: Entry, action: Action): boolean {
  // Asking and reserving are stored forms of `sit`.
  const kind = entry.kind === 'ask' || entry.kind === 'reserve' ? 'sit' : entry.kind;
  if (kind !== action.kind) return false;
  if ('seat' in entry && 'seat' in action && entry.seat !== action.seat) return false;
  switch (action.kind) {
    case 'move':
      return entry.kind === 'move' && entry.move === action.move;
    case 'say':
      return entry.kind === 'say' && entry.phrase === action.phrase;
    case 'react':
      return entry.kind === 'react' && entry.reaction === action.reaction;
    case 'bot':
      return entry.kind === 'bot' && entry.level === action.level;
    case 'mix':
      return entry.kind === 'mix' && entry.mix === action.mix;
    case 'rematch':
      return entry.kind === 'rematch' && entry.mixed?.mix === action.mix;
    case 'ready':
      return entry.kind === 'ready' && entry.ready === action.ready;
    case 'access':
      return entry.kind === 'access' && entry.access === action.access;
    case 'agree':
      return entry.kind === 'agree' && entry.ask === action.ask && entry.when === action.when;
    case 'decline':
      return entry.kind === 'decline' && entry.ask === action.ask;
    case 'sit':
    case 'stand':
    case 'empty':
    case 'start':
    case 'return':
    case 'pause':
    case 'resume':
    case 'leave':
    case 'remove':
    case 'host':
    case 'withdraw':
      return true;
  }
}
