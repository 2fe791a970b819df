import type { Seat } from '@bellwether/kernel';
import { beside, opposite } from '@bellwether/sheep-and-thief';
import type { Cell, EventView } from './vocabulary.ts';

/** What the last turn of a seat left on the boards. */
export interface Trace {
  readonly at: Cell;
  readonly drives: readonly { readonly from: Cell; readonly to: Cell }[];
  readonly fox: readonly { readonly from: Cell; readonly to: Cell }[];
  readonly thefts: readonly { readonly of: Seat; readonly at: Cell; readonly sheep: number }[];
}

/** The last turn of every seat, latest last. */
export type Traces = ReadonlyMap<Seat, Trace>;

export function tracesOf(events: readonly EventView[]): Traces {
  const found = new Map<Seat, Trace>();
  for (const event of events) {
    if (event.kind === 'places') {
      found.delete(event.seat);
      found.set(event.seat, { at: event.at, drives: [], fox: [], thefts: [] });
    }
    const trace = 'seat' in event ? found.get(event.seat) : undefined;
    if (trace !== undefined && 'seat' in event) found.set(event.seat, withEvent(trace, event));
  }
  return found;
}

function withEvent(trace: Trace, event: EventView): Trace {
  switch (event.kind) {
    case 'drives':
      return { ...trace, drives: [...trace.drives, { from: event.from, to: event.to }] };
    case 'fox':
      return { ...trace, fox: [...trace.fox, { from: beside(event.to, opposite(event.step)), to: event.to }] };
    case 'steals':
      return { ...trace, thefts: [...trace.thefts, { of: event.of, at: event.at, sheep: event.sheep }] };
    case 'loses':
      return { ...trace, thefts: [...trace.thefts, { of: event.seat, at: event.at, sheep: event.sheep }] };
    default:
      return trace;
  }
}
