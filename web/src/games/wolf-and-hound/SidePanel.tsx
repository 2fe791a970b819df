import { Company } from './Company.tsx';
import { CounterPanel } from './Counter.tsx';
import { LogPanel, type LogProps } from './Log.tsx';
import type { View } from './vocabulary.ts';

export interface SidePanelProps extends LogProps {
  readonly view: View;
  readonly sitters: readonly string[];
}

/** Next to a wide table: the players, the count of number cards, and the story. */
export function SidePanel({ view, sitters, ...story }: SidePanelProps) {
  return (
    <>
      <Company words={story.words} view={view} sitters={sitters} log={story.log} />
      <CounterPanel words={story.words} view={view} />
      <LogPanel {...story} />
    </>
  );
}
