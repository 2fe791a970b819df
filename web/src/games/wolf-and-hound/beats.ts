import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Update } from '../../model/source.ts';
import { type Beat as AnyBeat, cutBeats, type Happened } from '../../stage/beats.ts';
import type { EventView, View, WolfAndHound } from './vocabulary.ts';

export interface Beat extends AnyBeat<WolfAndHound> {
  /** The walk of each animal in this beat. */
  readonly walks: ReadonlyMap<string, Extract<EventView, { kind: 'moves' }>>;
  /** The number of the update's events shown at its end. */
  readonly upTo: number;
}

/** Events that start a beat; the others happen along with the one before. */
const OPENS: readonly EventView['kind'][] = [
  'plays',
  'turns-up',
  'exchanges',
  'sets-aside',
  'shows',
  'loses',
  'gains',
  'skips',
  'turns-over',
  'ends',
];

/** Consecutive walks share a beat. */
function joins(last: EventView, { kind }: EventView): boolean {
  return kind === 'moves' ? last.kind === 'moves' : !OPENS.includes(kind);
}

export function beatsOf(happened: Happened<WolfAndHound>): readonly Beat[] {
  if (happened.events.length === 0) return [still(happened.after, [])];
  let upTo = 0;
  return cutBeats(wolfAndHound, happened, joins).map(({ view, events }) => {
    upTo += events.length;
    const walks = new Map(events.flatMap((event) => (event.kind === 'moves' ? [[event.animal, event] as const] : [])));
    const steps = Math.max(1, ...[...walks.values()].map(({ path }) => path.length));
    return { view, events, walks, upTo, beats: 0.6 + 0.4 * steps, ...(missedBy(view, events) !== undefined && { hold: MISSED_TURN_MS }) };
  });
}

/** Time to read why the viewer misses a turn. */
const MISSED_TURN_MS = 2500;

/** The animal that makes the viewer miss a turn in these events. */
export function missedBy({ viewer }: Pick<View, 'viewer'>, events: readonly EventView[]): string | undefined {
  return events.flatMap((event) => (event.kind === 'skips' && event.seat === viewer ? [event.animal] : []))[0];
}

function still(view: View, events: readonly EventView[]): Beat {
  return { view, events, walks: new Map(), upTo: Number.POSITIVE_INFINITY, beats: 0 };
}

/** A jump within a game is one still beat. It tells the move before it only while looking back. */
export function cut(before: View | undefined, { events, view, live }: Update<WolfAndHound>): readonly Beat[] {
  return before ? beatsOf({ before, events, after: view }) : [still(view, live ? [] : events)];
}
