import { follow } from '@bellwether/sheep-and-thief';
import type { EventView, ScoreLine, View } from './vocabulary.ts';

/** One beat of what happened: the table as it looks at the end of the beat, and what the beat tells. */
export interface Frame {
  readonly view: View;
  readonly events: readonly EventView[];
  /** Its length as a multiple of the usual beat. */
  readonly beats: number;
  readonly pause?: number;
  /** While the gold is counted: the lines told so far, by seat. */
  readonly counted?: readonly (readonly ScoreLine[])[];
}

/** Whether an event happens along with the one before it, so that both are one beat. */
function joins(last: EventView, event: EventView): boolean {
  switch (event.kind) {
    case 'reveals':
      return last.kind === event.kind;
    case 'steals':
    case 'loses':
    case 'goes-home':
    case 'shelters':
      return ['steals', 'loses', 'goes-home', 'shelters'].includes(last.kind);
    case 'grows':
      return last.kind === 'grows' && last.seat === event.seat;
    case 'turn':
    case 'rests':
    case 'runs-dry':
      return true;
    case 'scores':
      return last.kind === 'scores' && last.seat === event.seat && last.line.source === 'sheep' && event.line.source === 'sheep';
    default:
      return false;
  }
}

const LONG: Readonly<Partial<Record<EventView['kind'], number>>> = {
  picks: 0.2,
  discards: 0.2,
  grows: 0.7,
  passes: 1.3,
  scores: 1.2,
  reveals: 2,
  'starts-round': 1.6,
};

/** Cuts what happened between two views into beats, so that causes are seen before effects. The last one ends at `after`. */
export function frames(before: View, events: readonly EventView[], after: View): Frame[] {
  const beats: EventView[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (last !== undefined && joins(last.at(-1) as EventView, event)) last.push(event);
    else beats.push([event]);
  }
  let view = before;
  let counted: readonly (readonly ScoreLine[])[] | undefined;
  const made = beats.map((beat): Frame => {
    view = beat.reduce(follow, view);
    for (const event of beat) {
      if (event.kind !== 'scores') continue;
      const so: readonly (readonly ScoreLine[])[] = counted ?? view.boards.map(() => []);
      counted = so.map((lines, i) => (i === event.seat - 1 ? [...lines, event.line] : lines));
    }
    const kind = beat[0]?.kind ?? 'turn';
    return {
      view: { ...view, toAct: [] },
      events: beat,
      beats: LONG[kind] ?? 1,
      // All choose at once: nobody is waited for.
      ...((kind === 'picks' || kind === 'discards') && { pause: 0 }),
      ...(counted && { counted }),
    };
  });
  const last = made.at(-1);
  if (last === undefined) return [{ view: after, events: [], beats: 0 }];
  made[made.length - 1] = { ...last, view: after };
  return made;
}
