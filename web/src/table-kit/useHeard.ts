import type { GameTypes } from '@bellwether/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { PublicReason, Update } from '../model/source.ts';

interface Heard<T extends GameTypes> {
  events: T['EventView'][];
  /** Bots' reasons, by the event that is their move. */
  readonly whys: Map<T['EventView'], string>;
  last?: Update<T>;
}

/**
 * All events heard of a game as sentences, updated with new events or another language. `move` is the kind of event
 * that a bot's reason belongs to. While looking back, events after the shown ply are left out.
 */
export function useHeard<T extends GameTypes & { readonly EventView: { readonly kind: string } }, Words, Entry>(
  words: Words,
  update: Update<T> | undefined,
  move: T['EventView']['kind'],
  reason: (words: Words, view: T['View'], why: PublicReason) => string,
  tell: (words: Words, view: T['View'], events: readonly T['EventView'][], whys: Heard<T>['whys']) => readonly Entry[],
): readonly Entry[] {
  const heard = useRef<Heard<T>>({ events: [], whys: new Map() });
  return useMemo(() => {
    const { current } = heard;
    if (update === undefined) return [];
    if (!update.live) return tell(words, update.view, [...(update.past ?? []), ...update.events], current.whys);
    if (current.last !== update) {
      current.last = update;
      if (update.past) current.events = [...update.past];
      current.events.push(...update.events);
      const [why] = update.why;
      const made = update.events.find(({ kind }) => kind === move);
      if (why && made) current.whys.set(made, reason(words, update.view, why));
    }
    return tell(words, update.view, current.events, current.whys);
  }, [words, update]);
}

/** While looking back: the ply at which an event happened. */
export function plyOf<T extends GameTypes>({ past = [], events, when }: Update<T>, event: T['EventView'] | undefined): number | undefined {
  return event && when?.[[...past, ...events].indexOf(event)];
}
