import type { DayScore, WolfNews } from '../deals/day.ts';
import { warmHost } from '../local/local-source.ts';
import type { Answer, Request } from '../model/source.ts';

/**
 * Wolf's result in the same seat. The worker plays it, so that the page stays responsive. Returns the function that
 * unsubscribes.
 */
export function wolfOn(date: string, tell: (score: DayScore) => void): () => void {
  const host = warmHost();
  const hear = ({ data }: MessageEvent<Answer | WolfNews>) => {
    if (data.kind === 'wolf' && data.date === date) tell(data.score);
  };
  host.addEventListener('message', hear);
  host.postMessage({ kind: 'wolf', date } satisfies Request);
  return () => host.removeEventListener('message', hear);
}

/** Above 0 if one's own result is better than Wolf's: a win first, then the margin. */
export function against(mine: DayScore, wolf: DayScore): number {
  const lead = ({ mine: own, theirs }: DayScore) => own - theirs;
  return Number(mine.won) - Number(wolf.won) || lead(mine) - lead(wolf);
}
