import type { Action, Code } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import { type CommandRefusal, type CommandRequest, refuse } from './command.ts';
import type { Entry, LateComer } from './entry.ts';
import { keyAt, type TableState } from './table-state.ts';

/** Who sits down, when, and who decides about it. */
export type PeopleAction = Extract<Action, { kind: 'access' | 'remove' | 'host' | 'agree' | 'decline' }>;

/** Most who may ask at a time. */
const MAX_ASKS = 8;

/**
 * Between two deals a free seat is taken at once. In mid-game nobody looks into a bot's hand unasked: whoever has had this very hand takes it back; at an
 * open table people come with the next deal; elsewhere the host is asked.
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
  // Of a match: who has had this very seat, and nobody else (decide.ts).
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

/** What the host decides about people. */
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
  // Who wants to go stands up; another seat of one's own is left so too.
  return sameHash(owner, key) ? refuse('wrong-key') : { kind: 'remove', seat: action.seat, key: owner };
}
