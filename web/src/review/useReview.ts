import type { Review } from '@bellwether/review';
import { useEffect, useRef, useState } from 'preact/hooks';
import { recordOf } from '../connection/api.ts';
import { background } from '../ui/background.ts';
import { unpack } from '../ui/pack.ts';
import type { Place } from './place.ts';
import type { Ask, Told, WhyNot } from './protocol.ts';
import type { RetryWish } from './retry.ts';
import address from './worker.ts?worker&url';

export interface Reviewed {
  readonly opened?: { readonly game: string; readonly text: string };
  readonly review?: Review;
  readonly refused?: { readonly why: WhyNot | 'server'; readonly where?: string; readonly expected?: string };
  /** The record of a second try; undefined if no other cards fit. */
  readonly retry: (wish: RetryWish) => Promise<string | undefined>;
}

/** Reviews a game while this component is shown: leaving ends the work. */
export function useReview({ kind, what }: Place): Reviewed {
  const [state, setState] = useState<Omit<Reviewed, 'retry'>>({});
  const worker = useRef<Worker | undefined>(undefined);
  const calls = useRef(new Map<number, (text: string | undefined) => void>());
  const calling = useRef(0);

  useEffect(() => {
    setState({});
    const mine = new Worker(address, { type: 'module', name: 'bellwether-review' });
    worker.current = mine;
    mine.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'retry') {
        calls.current.get(data.call)?.(data.text);
        calls.current.delete(data.call);
      } else if (data.kind === 'refused') setState({ refused: data });
      else setState((old) => (data.kind === 'opened' ? { opened: data } : { ...old, review: data.review }));
    });
    background(askFor(kind, what).then((ask) => (ask ? mine.postMessage(ask) : setState({ refused: { why: 'server' } }))));
    return () => mine.terminate();
  }, [kind, what]);

  const retry = (wish: RetryWish) =>
    new Promise<string | undefined>((resolve) => {
      const call = ++calling.current;
      calls.current.set(call, resolve);
      worker.current?.postMessage({ kind: 'retry', call, ...wish } satisfies Ask);
    });
  return { ...state, retry };
}

/** Undefined for a table whose record the server does not give out, as during a game. */
async function askFor(kind: Place['kind'], what: string): Promise<Ask | undefined> {
  if (kind === 'game') return { kind: 'open', id: what };
  if (kind === 'record') return { kind: 'open', text: (await unpack(what)) ?? '' };
  const text = await recordOf(what);
  return text === undefined ? undefined : { kind: 'open', text };
}
