import type { ComponentChildren } from 'preact';
import { StoryList } from '../../table-kit/Story.tsx';
import { useLooks } from '../../table-kit/useLooks.ts';
import { useShell } from '../../words/catalogue.ts';
import { GoldTable } from './Gold.tsx';
import { type Gold, goldTitle } from './gold.ts';
import { type LogProps, linesOf } from './Log.tsx';
import type { Lamp } from './useSpotlight.ts';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface SidePanelProps extends LogProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly sitters: readonly string[];
  readonly gold: Gold;
  readonly shine: (lamp: Lamp) => void;
  /** The end of the game, at the top. */
  readonly children?: ComponentChildren;
}

/** Next to a wide table: the gold of every board, and the story. */
export function SidePanel({ words, view, sitters, gold, shine, children, ...story }: SidePanelProps) {
  const shell = useShell();
  return (
    <aside class="game-side sheep-side-panel" aria-label={shell.log}>
      {children}
      <section class="sheep-panel sheep-gold-panel">
        <h2>{goldTitle(words, view)}</h2>
        <GoldTable words={words} view={view} gold={gold} shine={shine} looks={useLooks(sitters)} />
      </section>
      <section class="sheep-panel sheep-grows">
        <h2>{shell.log}</h2>
        <StoryList lines={linesOf(story)} />
      </section>
    </aside>
  );
}
