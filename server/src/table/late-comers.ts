import type { Action, Code } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import { type CommandRefusal, type CommandRequest, refuse } from './command.ts';
import type { Entry, LateComer } from './entry.ts';
import { keyAt, type TableState } from './table-state.ts';

/** Actions by which the host decides about people and access. */
export type PeopleAction = Extract<Action, { kind: 'access' | 'remove' | 'host' | 'agree' | 'decline' }>;

/** Maximum open requests to sit down. */
const MAX_ASKS = 8;

/**
 * Between deals a free seat is taken immediately. During a game a bot's hand is protected: its former owner may return,
 * at an open table others come with the next deal, elsewhere the host is asked.
 */
export function sit(
  state: TableState,
  action: Extract<Action, { kind: 'sit' }>,
  { key, mayNotSit }: CommandRequest,
): Entry | CommandRefusal {
  const { seat, name, program = false } = action;
  const isHost = sameHash(state.host, key);
  const playing = state.status === 'playing';
  if (keyAt(state, seat) !== undefined) return refuse('seat-taken');
  if (state.removed.has(key)) return refuse('removed');
  // In a match only the seat's former owner gets here (decide.ts).
  if (state.match !== undefined) return { kind: 'sit', seat, name, key, program };
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
  return others.length < MAX_ASKS ? { kind: 'ask', ...comer } : refuse('too-often');
}

function reserve(state: TableState, comer: LateComer, no: Code | undefined): Entry | CommandRefusal {
  const other = state.next.get(comer.seat);
  if (other !== undefined && other.key !== comer.key) return refuse('seat-taken');
  return no === 'same-house' ? refuse(no) : { kind: 'reserve', ...comer };
}

function holds(state: TableState, key: string): boolean {
  return state.seats.some((seat) => sameHash(keyAt(state, seat), key));
}

export function leave(state: TableState, key: string): Entry | CommandRefusal {
  const comer = [...state.asks.values(), ...state.next.values()].find((one) => one.key === key);
  return comer === undefined ? refuse('nobody-asks') : { kind: 'leave', key, name: comer.name };
}

/** The host's decisions about people. */
export function aboutPeople(state: TableState, action: PeopleAction, { key, mayNotSit }: CommandRequest): Entry | CommandRefusal {
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
  // Hosts leave by standing up, which also covers their other seats.
  return sameHash(owner, key) ? refuse('wrong-key') : { kind: 'remove', seat: action.seat, key: owner };
}
