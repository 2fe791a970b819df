import { CounterPanel } from './Counter.tsx';
import { LogPanel } from './Log.tsx';
import type { LogTurn } from './useLog.ts';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface SidePanelProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly log: readonly LogTurn[];
}

/** Beside a wide table: the count of number cards, and the story so far. */
export function SidePanel({ words, view, log }: SidePanelProps) {
  return (
    <>
      <CounterPanel words={words} view={view} />
      <LogPanel words={words} log={log} />
    </>
  );
}
