import type { Game, GameTypes } from '@bellwether/kernel';

/** A beat: events shown together, with the view at their end. Each game cuts its own. */
export interface Beat<T extends GameTypes> {
  readonly view: T['View'];
  readonly events: readonly T['EventView'][];
  /** Its length as a multiple of the usual beat; 0 if nothing moves. */
  readonly beats: number;
  /** A bot's pause after it, as a multiple of the usual one: simultaneous choices need none. */
  readonly pause?: number;
  /** Extra milliseconds, for reading. */
  readonly hold?: number;
}

/** Duration of a beat in which something travels. */
export const TRAVEL_MS = 430;

/** Two views and the events between them, as shown to one viewer. */
export interface Happened<T extends GameTypes> {
  readonly before: T['View'];
  readonly events: readonly T['EventView'][];
  readonly after: T['View'];
}

/**
 * Cuts events into beats, so that causes are seen before effects. An event that `joins` the one before belongs to the
 * same beat. Each beat ends with the view that follows from its events, the last one with `after`.
 */
export function cutBeats<T extends GameTypes>(
  { follow }: Pick<Game<T>, 'follow'>,
  { before, events, after }: Happened<T>,
  joins: (last: T['EventView'], event: T['EventView']) => boolean,
): readonly Pick<Beat<T>, 'view' | 'events'>[] {
  const groups: T['EventView'][][] = [];
  let last: T['EventView'] | undefined;
  for (const event of events) {
    if (last !== undefined && joins(last, event)) groups.at(-1)?.push(event);
    else groups.push([event]);
    last = event;
  }
  let view = before;
  return groups.map((group, i) => {
    for (const event of group) view = follow(view, event);
    return { view: i === groups.length - 1 ? after : view, events: group };
  });
}
