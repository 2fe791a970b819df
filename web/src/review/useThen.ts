import type { Seat } from '@bellwether/kernel';
import { REVIEW_VERSION, type Review } from '@bellwether/review';
import { useEffect, useState } from 'preact/hooks';
import { type Retry, retryOfGame } from '../storage/retries.ts';
import { browserShelf, createCache } from '../storage/reviews.ts';
import { background } from '../ui/background.ts';
import type { Eyes, Place } from './place.ts';

export interface Then {
  readonly retry: Retry;
  /** A seat's chance in the first game, as far as its review is stored. */
  readonly line: (eyes: Eyes, seat: Seat | undefined) => readonly number[] | undefined;
}

/** For a second try: the first one. */
export function useThen({ kind, what }: Place): Then | undefined {
  const [then, setThen] = useState<{ readonly retry: Retry; readonly review: Review | undefined }>();
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const retry = kind === 'game' ? await retryOfGame(what) : undefined;
      const review = retry && (await createCache(browserShelf(), REVIEW_VERSION).find(retry.key));
      if (retry && !gone) setThen({ retry, review });
    };
    background(load());
    return () => {
      gone = true;
    };
  }, [kind, what]);
  if (then === undefined) return undefined;
  const { retry, review } = then;
  return {
    retry,
    line: (eyes, seat) =>
      review?.lines.find((line) => line.eyes === (eyes === 'all' ? 'open' : eyes) && line.seat === seat)?.points.map(({ win }) => win),
  };
}
