import { useRef } from 'preact/hooks';
import type { Gold } from './gold.ts';

interface Kept {
  readonly of: unknown;
  readonly before: readonly number[];
  readonly now: readonly number[];
  readonly gains: readonly number[];
}

const NONE: readonly number[] = [];

/** By seat: gold gained or lost in `of`, a turn or a step of it. `when`: report any change, only gains, or none. */
export function useGains(gold: Gold, of: unknown, when: 'any' | 'come' | 'never'): readonly number[] {
  const kept = useRef<Kept | undefined>(undefined);
  const last = kept.current;
  const now = gold.map(({ score }) => score.total);
  const before = last !== undefined && last.of === of ? last.before : last?.now;
  const come = now.map((sum, i) => sum - (before?.[i] ?? sum));
  const gains = come.some((sum) => (when === 'any' ? sum !== 0 : when === 'come' && sum > 0)) ? come : NONE;
  const same = last?.gains.length === gains.length && last.gains.every((one, i) => one === gains[i]);
  kept.current = { of, before: before ?? now, now, gains: same ? last.gains : gains };
  return kept.current.gains;
}
