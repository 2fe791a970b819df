import { CounterPanel } from './Counter.tsx';
import { LogPanel } from './Log.tsx';
import type { Turn } from './useLog.ts';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface SideProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly log: readonly Turn[];
}

/** Beside a wide table: the count of number cards, and the story so far. */
export function Side({ words, view, log }: SideProps) {
  return (
    <>
      <CounterPanel words={words} view={view} />
      <LogPanel log={log} />
    </>
  );
}
