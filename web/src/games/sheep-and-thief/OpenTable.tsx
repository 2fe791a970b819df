import type { Seat } from '@bellwether/kernel';
import { GlyphPicture } from './art/Glyph.tsx';
import { goldOf } from './gold.ts';
import { seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface OpenTableProps {
  readonly words: SheepWords;
  /** A spectator's view. */
  readonly view: View;
  readonly next: Seat;
}

/** Public information shown while the device changes hands: the gold of each board so far, and its sheep. */
export function OpenTable({ words, view, next }: OpenTableProps) {
  const gold = goldOf(view);
  return (
    <ul class="open-table">
      {view.boards.map(({ sheep }, i) => (
        <li key={i} class={i + 1 === next ? 'next' : ''}>
          <SeatSign seat={i + 1} />
          <b>{seatName(words, i + 1)}</b>
          <span class="open-things">
            <GlyphPicture kind="sheep" />
            {sheep.reduce((sum, count) => sum + count, 0)}
          </span>
          <span class="open-things">
            <GlyphPicture kind="gold" />
            {gold[i]?.score.total ?? 0}
          </span>
        </li>
      ))}
    </ul>
  );
}
