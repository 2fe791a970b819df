import type { Seat } from '@bellwether/kernel';
import { TEAMS } from '@bellwether/wolf-and-hound';
import { useMemo, useRef } from 'preact/hooks';
import type { Update } from '../../host/source.ts';
import type { WolfWords } from '../../words/en/wolf-and-hound.ts';
import { tell, tellReason } from './narrate.ts';
import type { EventView, WolfAndHound } from './vocabulary.ts';

export interface Turn {
  readonly key: number;
  readonly seat: Seat;
  readonly team: string;
  readonly lines: readonly string[];
}

/** All that happened, turn by turn, the latest first. */
export function useLog(words: WolfWords, update: Update<WolfAndHound> | undefined): readonly Turn[] {
  const heard = useRef<{ events: EventView[]; whys: Map<EventView, string>; last?: Update<WolfAndHound> }>({ events: [], whys: new Map() });
  return useMemo(() => {
    const { current } = heard;
    if (update === undefined) return [];
    if (current.last !== update && update.live) {
      current.last = update;
      if (update.past) current.events = [...update.past];
      current.events.push(...update.events);
      const [why] = update.why;
      const played = update.events.find(({ kind }) => kind === 'plays');
      if (why && played) current.whys.set(played, tellReason(words, update.view, why));
    }
    return turns(words, update, current.events, current.whys);
  }, [words, update]);
}

function turns(
  words: WolfWords,
  { view }: Update<WolfAndHound>,
  events: readonly EventView[],
  whys: ReadonlyMap<EventView, string>,
): Turn[] {
  const made: { key: number; seat: Seat; team: string; lines: string[] }[] = [];
  const begin = (seat: Seat) =>
    made.push({ key: made.length, seat, team: TEAMS[view.config.edition][(seat - 1) % 2] as string, lines: [] });
  let reason: string | undefined;
  begin(1);
  for (const event of events) {
    if (event.kind === 'turn') begin(event.seat);
    const sentence = tell(words, view, event);
    if (sentence) made.at(-1)?.lines.push(sentence);
    if (event.kind === 'plays') reason = whys.get(event);
    if (event.kind !== 'turn' || reason === undefined) continue;
    made.at(-2)?.lines.push(reason);
    reason = undefined;
  }
  return made.filter(({ lines }) => lines.length > 0).reverse();
}
