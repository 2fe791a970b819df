import { useRef } from 'preact/hooks';
import type { Gold } from './gold.ts';
import type { EventView } from './vocabulary.ts';

interface Kept {
  readonly events: readonly EventView[];
  readonly before: readonly number[];
  readonly now: readonly number[];
  readonly gains: readonly number[];
}

const NONE: readonly number[] = [];

/** By seat: the gold that came with what happens now. Nothing comes while it is counted, looked back at or taken back. */
export function useGains(gold: Gold, events: readonly EventView[], playing: boolean): readonly number[] {
  const kept = useRef<Kept | undefined>(undefined);
  const last = kept.current;
  const now = gold.map(({ score }) => score.total);
  const before = last?.events === events ? last.before : last?.now;
  const come = now.map((sum, i) => sum - (before?.[i] ?? sum));
  const gains = playing && events.length > 0 && come.some((sum) => sum > 0) ? come : NONE;
  const same = last?.gains.length === gains.length && last.gains.every((one, i) => one === gains[i]);
  kept.current = { events, before: before ?? now, now, gains: same ? last.gains : gains };
  return kept.current.gains;
}
