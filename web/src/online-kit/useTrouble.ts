import type { Refused } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { Trouble } from '../connection/api.ts';
import type { OnlineWords } from '../words/en/online.ts';

/** The reason of a refusal, in the reader's language. */
export function whyNot(words: OnlineWords, refused: Refused | undefined): string {
  return refused === undefined ? words.noServer : words.codes[refused.code];
}

/** Runs a request that may be refused and keeps the refusal for the page to show. */
export function useTrouble(words: OnlineWords): {
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
} {
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const answer = (await work()) as { t?: unknown } | undefined;
      if (answer?.t === 'refused') setTrouble(whyNot(words, answer as Refused));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      setTrouble(whyNot(words, error.refused));
    } finally {
      setBusy(false);
    }
  };
  return { trouble, busy, attempt };
}
