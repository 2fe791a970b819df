import { useMemo, useState } from 'preact/hooks';
import { myName } from '../connection/me.ts';
import { MEET } from '../online/meet/words.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { tidy } from './NameField.tsx';

/** The person's name: typed here, or saved, or a suggestion. */
export function useMyName(): { readonly value: string; readonly name: string; readonly change: (name: string) => void } {
  const kept = useSignal(myName);
  const names = useWords(MEET)?.names;
  const suggested = useMemo(() => names?.[Math.floor(Math.random() * names.length)] ?? '', [names]);
  const [typed, change] = useState<string>();
  const value = typed ?? (kept || suggested);
  return { value, name: tidy(value), change };
}
