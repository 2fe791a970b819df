import type { GameTypes } from '@bellwether/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { PublicReason, Update } from '../host/source.ts';

interface Telling<T extends GameTypes, Entry> {
  /** The event that a bot's reason belongs to. */
  isMove(event: T['EventView']): boolean;
  reason(view: T['View'], why: PublicReason): string;
  tell(view: T['View'], events: readonly T['EventView'][], whys: ReadonlyMap<T['EventView'], string>): readonly Entry[];
}

interface Heard<T extends GameTypes> {
  events: T['EventView'][];
  readonly whys: Map<T['EventView'], string>;
  last?: Update<T>;
}

/** All that was heard of a game so far, with the bots' reasons, told anew when there is more of it or the words change. */
export function useHeard<T extends GameTypes, Entry>(
  words: object,
  update: Update<T> | undefined,
  { isMove, reason, tell }: Telling<T, Entry>,
): readonly Entry[] {
  const heard = useRef<Heard<T>>({ events: [], whys: new Map() });
  return useMemo(() => {
    const { current } = heard;
    if (update === undefined) return [];
    if (current.last !== update && update.live) {
      current.last = update;
      if (update.past) current.events = [...update.past];
      current.events.push(...update.events);
      const [why] = update.why;
      const move = update.events.find(isMove);
      if (why && move) current.whys.set(move, reason(update.view, why));
    }
    return tell(update.view, current.events, current.whys);
  }, [words, update]);
}
