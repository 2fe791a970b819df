import type { Seat } from '@bellwether/kernel';
import type { Card, EventView } from './vocabulary.ts';

/** One turn: what its seat's animals did when they activated, and what the seat played. */
export interface Turn {
  readonly seat: Seat;
  readonly events: readonly EventView[];
}

/** What a turn left on the table. */
export interface Trace {
  /** Distinguishes two turns with equal marks. */
  readonly key: number;
  readonly seat: Seat;
  /** The card it played; `at` is its index in the pile. */
  readonly played?: { readonly card: Card; readonly at: number };
  readonly walks: readonly Extract<EventView, { kind: 'moves' }>[];
  readonly effects: readonly Extract<EventView, { kind: 'loses' | 'gains' }>[];
}

/** Events grouped by turn, first turn first. The seat of the first play also owns the events before it. */
export function turnsIn(events: readonly EventView[]): readonly Turn[] {
  const first = events.find(({ kind }) => kind === 'plays' || kind === 'turn');
  const turns: { seat: Seat; events: EventView[] }[] = [{ seat: first?.kind === 'plays' ? first.seat : 1, events: [] }];
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ seat: event.seat, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

export function traceOf(turns: readonly Turn[], key: number): Trace {
  const { seat, events } = turns[key] ?? { seat: 1, events: [] };
  const play = events.find((event) => event.kind === 'plays');
  const at = turns.slice(0, key).filter((turn) => turn.seat === seat && turn.events.some(({ kind }) => kind === 'plays')).length;
  return {
    key,
    seat,
    ...(play && { played: { card: play.card, at } }),
    walks: events.filter((event) => event.kind === 'moves'),
    effects: events.filter((event) => event.kind === 'loses' || event.kind === 'gains'),
  };
}

/** The last turn of every seat, latest first: each stays until its seat's next turn begins. */
export function lastTraces(turns: readonly Turn[]): readonly Trace[] {
  const last = new Map(turns.map(({ seat, events }, key) => [seat, events.length > 0 ? key : undefined]));
  return [...last.values()]
    .filter((key) => key !== undefined)
    .sort((a, b) => b - a)
    .map((key) => traceOf(turns, key));
}

/** The marks of one move, as far as its beats have shown it. */
export function tracesUpTo(events: readonly EventView[], upTo: number): readonly Trace[] {
  return lastTraces(turnsIn(events.slice(0, upTo)));
}
