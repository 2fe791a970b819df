import { later } from '../../ui/later.ts';
import { useShell } from '../../words/catalogue.ts';
import type { TableDoubtsProps } from './copy/Values.tsx';
import { GoldTable } from './Gold.tsx';
import type { Gold } from './gold.ts';
import { LogList } from './Log.tsx';
import type { LogEntry } from './useLog.ts';
import type { Lamp, Told } from './useSpotlight.ts';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

const TableDoubts = later<TableDoubtsProps>(async () => (await import('./copy/Values.tsx')).TableDoubts);

interface SidePanelProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: Gold;
  readonly log: readonly LogEntry[];
  readonly shine: (lamp: Lamp) => void;
  readonly point: (told: Told) => void;
}

/** Beside a wide table: the gold of every board, and the story so far. */
export function SidePanel({ words, view, gold, log, shine, point }: SidePanelProps) {
  const shell = useShell();
  return (
    <aside class="sheep-side-panel" aria-label={shell.log}>
      <section class="sheep-panel">
        <h2>{words.table.goldTitle}</h2>
        <GoldTable words={words} view={view} gold={gold} shine={shine} />
      </section>
      <section class="sheep-panel sheep-grows">
        <h2>{shell.log}</h2>
        <LogList log={log} point={point} />
      </section>
      <TableDoubts config={view.config} over />
    </aside>
  );
}
