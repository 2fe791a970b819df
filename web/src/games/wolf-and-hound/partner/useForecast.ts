import type { Forecast } from '@bellwether/bots/wolf-and-hound/forecast';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Question } from './worker.ts';
import address from './worker.ts?worker&url';

/** The forecast for a move looked at; undefined while it is worked out, and if there is none. Leaving the table ends the work. */
export function useForecast(question: Question | undefined): Forecast | undefined {
  const worker = useRef<Worker>(undefined);
  const [known, setKnown] = useState<ReadonlyMap<string, Forecast | undefined>>(new Map());
  const asked = useRef(new Set<string>());
  const key = question?.key;
  useEffect(() => {
    if (question === undefined || asked.current.has(question.key)) return;
    asked.current.add(question.key);
    if (worker.current === undefined) {
      worker.current = new Worker(address, { type: 'module', name: 'bellwether-partner' });
      worker.current.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        setKnown((old) => new Map(old).set(data.key, data.forecast)),
      );
    }
    worker.current.postMessage(question);
  }, [key]);
  useEffect(() => () => worker.current?.terminate(), []);
  return key === undefined ? undefined : known.get(key);
}
