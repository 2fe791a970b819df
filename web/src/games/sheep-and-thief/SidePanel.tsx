import { later } from '../../ui/later.ts';
import { useShell } from '../../words/catalogue.ts';
import type { TableDoubtsProps } from './copy/Values.tsx';
import { GoldTable } from './Gold.tsx';
import type { Gold } from './gold.ts';
import { LogList, type LogProps } from './Log.tsx';
import type { Lamp } from './useSpotlight.ts';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

const TableDoubts = later<TableDoubtsProps>(async () => (await import('./copy/Values.tsx')).TableDoubts);

interface SidePanelProps extends LogProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: Gold;
  readonly shine: (lamp: Lamp) => void;
}

/** Beside a wide table: the gold of every board, and the story so far. */
export function SidePanel({ words, view, gold, shine, ...story }: SidePanelProps) {
  const shell = useShell();
  return (
    <aside class="sheep-side-panel" aria-label={shell.log}>
      <section class="sheep-panel">
        <h2>{words.table.goldTitle}</h2>
        <GoldTable words={words} view={view} gold={gold} shine={shine} />
      </section>
      <section class="sheep-panel sheep-grows">
        <h2>{shell.log}</h2>
        <LogList {...story} />
      </section>
      <TableDoubts config={view.config} over />
    </aside>
  );
}
