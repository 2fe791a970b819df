import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Update } from '../../model/source.ts';
import { type Beat as AnyBeat, cutBeats, type Happened } from '../../stage/beats.ts';
import type { EventView, ScoreLine, SheepAndThief, View } from './vocabulary.ts';

/** Lines of the final score shown so far, by seat. */
type Counted = readonly (readonly ScoreLine[])[];

export interface Beat extends AnyBeat<SheepAndThief> {
  /** While the gold is counted. */
  readonly counted?: Counted;
}

/** Effects of a fox on all boards, which happen at once. */
const TOLLS: readonly EventView['kind'][] = ['steals', 'loses', 'goes-home', 'shelters'];

function joins(last: EventView, event: EventView): boolean {
  switch (event.kind) {
    case 'reveals':
      return last.kind === 'reveals';
    case 'steals':
    case 'loses':
    case 'goes-home':
    case 'shelters':
      return TOLLS.includes(last.kind);
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

/** Beats of unusual length, by their first event. */
const LONG: Readonly<Partial<Record<EventView['kind'], number>>> = {
  picks: 0.2,
  discards: 0.2,
  grows: 0.7,
  passes: 1.3,
  scores: 1.2,
  reveals: 2,
  'starts-round': 1.6,
  steals: 2.2,
};

export function beatsOf(happened: Happened<SheepAndThief>): readonly Beat[] {
  if (happened.events.length === 0) return [{ view: happened.after, events: [], beats: 0 }];
  let counted: Counted | undefined;
  return cutBeats(sheepAndThief, happened, joins).map(({ view, events }): Beat => {
    for (const event of events) if (event.kind === 'scores') counted = withLine(counted ?? view.boards.map(() => []), event);
    const kind = events[0]?.kind ?? 'turn';
    return {
      view,
      events,
      beats: LONG[kind] ?? 1,
      // Simultaneous choices: no pause.
      ...((kind === 'picks' || kind === 'discards') && { pause: 0 }),
      ...(counted && { counted }),
    };
  });
}

function withLine(counted: Counted, { seat, line }: Extract<EventView, { kind: 'scores' }>): Counted {
  return counted.map((lines, i) => (i === seat - 1 ? [...lines, line] : lines));
}

/** Events of a turn itself; the effects of its end follow later. */
const OF_TURN: readonly EventView['kind'][] = ['places', 'grows', 'runs-dry', 'drives', 'rests', 'fox', ...TOLLS];
export const isOfTurn = ({ kind }: EventView) => OF_TURN.includes(kind);

/**
 * Cuts updates into beats. A turn that was composed on this page (`composed`, in notation) has been seen already: only
 * its effects are shown.
 */
export function cutter(composed: { readonly current: string }) {
  return (before: View | undefined, update: Update<SheepAndThief>): readonly Beat[] => {
    const { last, events, view } = update;
    if (before === undefined) return beatsOf({ before: view, events: [], after: view });
    const seen = update.live && last !== undefined && last.seat === update.viewer && composed.current === sheepAndThief.write(last.move);
    if (!seen) return beatsOf({ before, events, after: view });
    const end = events.findIndex((event) => !isOfTurn(event));
    const own = end < 0 ? events : events.slice(0, end);
    const turned = own.reduce((now, event) => sheepAndThief.follow(now, event), before);
    return beatsOf({ before: turned, events: events.slice(own.length), after: view });
  };
}
