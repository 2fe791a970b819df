import { useState } from 'preact/hooks';
import { myName } from '../connection/me.ts';
import { MEET } from '../online/meet/words.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { tidy } from './NameField.tsx';

/** The person's name: typed here, or saved, or a suggestion that nobody else at the table has. */
export function useMyName(taken: readonly (string | undefined)[] = []): {
  readonly value: string;
  readonly name: string;
  readonly change: (name: string) => void;
} {
  const kept = useSignal(myName);
  const names = useWords(MEET)?.names ?? [];
  const [lot] = useState(Math.random);
  const [typed, change] = useState<string>();
  const value = typed ?? (kept || suggestedName(names, taken, lot));
  return { value, name: tidy(value), change };
}

/** The first free name from a place drawn by `lot`, from 0 to 1: it changes only when another player takes it. */
export function suggestedName(names: readonly string[], taken: readonly (string | undefined)[], lot: number): string {
  const start = Math.floor(lot * names.length);
  const lower = new Set(taken.map((name) => name?.toLowerCase()));
  return [...names.slice(start), ...names.slice(0, start)].find((name) => !lower.has(name.toLowerCase())) ?? '';
}
