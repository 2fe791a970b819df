import { invariant, type Seat } from '@bellwether/kernel';
import { type Cover, type Sitter, sitterAt, type TableState } from './table-state.ts';

export function setSitter(state: TableState, seat: Seat, sitter: Sitter): void {
  invariant(seat >= 1 && seat <= state.seats.length, 'an entry names a seat of its table');
  state.sitters[seat - 1] = sitter;
}

export function setCover(state: TableState, seat: Seat, how: Cover): void {
  const sitter = sitterAt(state, seat);
  invariant(sitter?.kind === 'human' || sitter?.kind === 'program', 'only an owner is covered');
  sitter.cover = how;
}

/** Records that the key has seen this seat's hand. */
export function remember(state: TableState, key: string, seat: Seat): void {
  const seen = state.seen.get(key) ?? [];
  if (!seen.includes(seat)) state.seen.set(key, [...seen, seat]);
}

/** For how long a bot covers a player who is away or out of time. */
export function coverFor({ settings: { clock } }: TableState, why: 'away' | 'time'): Cover {
  if (why === 'away') return 'away';
  return clock.kind === 'move' ? 'once' : 'for-good';
}
