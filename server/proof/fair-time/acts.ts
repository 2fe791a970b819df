import type { Seat } from '@bellwether/kernel';
import type { Action, SeatInfo, TableInfo } from '@bellwether/wire';
import type { Act } from './case.ts';
import type { Person } from './line.ts';

/** What is known of the table when a person acts. */
export interface Known {
  readonly info: TableInfo | undefined;
  /** By name: the seat that a person had last. */
  readonly lastSeats: ReadonlyMap<string, Seat>;
  /** Who made the table. */
  readonly maker: Person;
  /** Moves of a person who watches and is to act, and the seat. */
  legalOf(person: Person): { readonly seat: Seat; readonly moves: readonly string[] } | undefined;
}

export function seatsOf(info: TableInfo | undefined, person: Person | undefined): readonly SeatInfo[] {
  return (info?.seats ?? []).filter(({ name }) => name !== undefined && name === person?.name);
}

/** Whether the server may do it, as far as a client can see. */
export function makesSense({ info, lastSeats, maker }: Known, person: Person, act: Act): boolean {
  const { status, seats = [], toAct = [], paused, vote, asks = [] } = info ?? {};
  const own = seatsOf(info, person);
  const isSeated = own.length > 0;
  const isHost = own.some(({ host }) => host) || (person === maker && seats.every(({ host }) => !host));
  switch (act.kind) {
    case 'move':
      return own.some(({ seat, covered }) => !covered && toAct.includes(seat));
    case 'return':
      return own.some(({ covered }) => covered);
    case 'stand':
      return isSeated && (status !== 'playing' || own.some(({ seat }) => toAct.includes(seat)));
    case 'pause':
      return isSeated && status === 'playing' && paused === undefined;
    case 'resume':
      return isSeated && paused !== undefined;
    case 'rematch':
    case 'rematch-mixed':
    case 'ready-mixed':
      return isSeated && status === 'over';
    case 'ready':
      return isSeated && status === 'over' && (act.ready || vote !== undefined);
    case 'say':
    case 'react':
      return isSeated;
    case 'sit':
      return !isSeated;
    case 'sit-again':
      return !isSeated && lastSeats.has(person.name);
    case 'leave':
      return asks.some(({ name }) => name === person.name) || seats.some(({ next }) => next === person.name);
    case 'agree':
    case 'decline':
      return isHost && asks.length > 0;
    case 'start':
    case 'mix':
      return isHost && status === 'open';
    case 'bot':
    case 'empty':
      return isHost && status !== 'playing';
    case 'remove':
    case 'host':
    case 'access':
    case 'withdraw':
      return isHost;
  }
}

/** The command as the table is now; undefined if there is nothing to send. */
export function actionOf(known: Known, person: Person, act: Act): Action | undefined {
  const { info, lastSeats } = known;
  const seat = seatsOf(info, person)[0]?.seat ?? 1;
  switch (act.kind) {
    case 'sit':
      return { kind: 'sit', seat: act.seat, name: person.name };
    case 'sit-again':
      return { kind: 'sit', seat: lastSeats.get(person.name) ?? 1, name: person.name };
    case 'bot':
      return { kind: 'bot', seat: act.seat, level: 'herder' };
    case 'empty':
    case 'remove':
    case 'host':
      return { kind: act.kind, seat: act.seat };
    case 'move': {
      const legal = known.legalOf(person);
      return legal && { kind: 'move', seat: legal.seat, move: legal.moves[act.which % legal.moves.length] as string };
    }
    case 'rematch-mixed':
      return { kind: 'rematch', seat, mix: act.mix };
    case 'ready-mixed':
      return { kind: 'ready', seat, ready: true, mix: act.mix };
    case 'agree':
    case 'decline': {
      const ask = info?.asks?.[0]?.ask;
      if (ask === undefined) return undefined;
      return act.kind === 'agree' ? { kind: 'agree', ask, when: act.when } : { kind: 'decline', ask };
    }
    case 'start':
    case 'leave':
    case 'withdraw':
    case 'mix':
    case 'access':
      return act;
    default:
      return { ...act, seat };
  }
}
