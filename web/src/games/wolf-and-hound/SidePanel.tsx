import { StoryList } from '../../table-kit/Story.tsx';
import { useShell } from '../../words/catalogue.ts';
import { Company } from './Company.tsx';
import { CounterPanel } from './Counter.tsx';
import { type LogProps, linesOf } from './Log.tsx';
import type { View } from './vocabulary.ts';

export interface SidePanelProps extends LogProps {
  readonly view: View;
  readonly sitters: readonly string[];
}

/** Next to a wide table: the players, the count of number cards, and the story. */
export function SidePanel({ view, sitters, ...story }: SidePanelProps) {
  const shell = useShell();
  const lines = linesOf(story);
  return (
    <>
      <Company words={story.words} view={view} sitters={sitters} log={story.log} />
      <CounterPanel words={story.words} view={view} />
      {lines.length > 0 && (
        <section class="log">
          <h2>{shell.log}</h2>
          <StoryList lines={lines} />
        </section>
      )}
    </>
  );
}
