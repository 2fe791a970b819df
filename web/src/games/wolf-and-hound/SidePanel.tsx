import { CounterPanel } from './Counter.tsx';
import { LogPanel, type LogProps } from './Log.tsx';
import type { View } from './vocabulary.ts';

export interface SidePanelProps extends LogProps {
  readonly view: View;
}

/** Beside a wide table: the count of number cards, and the story so far. */
export function SidePanel({ view, ...story }: SidePanelProps) {
  return (
    <>
      <CounterPanel words={story.words} view={view} />
      <LogPanel {...story} />
    </>
  );
}
