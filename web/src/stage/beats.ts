import type { Game, GameTypes } from '@bellwether/kernel';

/** One beat of what happened: the table as it looks at the end of the beat, and what the beat tells. Every game cuts its own. */
export interface Beat<T extends GameTypes> {
  readonly view: T['View'];
  readonly events: readonly T['EventView'][];
  /** Its length as a multiple of the usual beat; 0 for one in which nothing moves. */
  readonly beats: number;
  /** A bot's pause after it, as a multiple of the usual one: choices made all at once need none. */
  readonly pause?: number;
  /** Milliseconds it stays longer, to be read. */
  readonly hold?: number;
}

/** Two views and what happened between them, as a viewer was shown it. */
export interface Happened<T extends GameTypes> {
  readonly before: T['View'];
  readonly events: readonly T['EventView'][];
  readonly after: T['View'];
}

/**
 * Cuts what happened into beats, so that causes are seen before effects: an event that `joins` the one before it is of the same beat.
 * Each beat ends at the view that follows from its events, the last one at `after`.
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
