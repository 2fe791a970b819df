import type { Curtain as CurtainNews, TableSource } from '../../model/source.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import { GlyphPicture } from './art/Glyph.tsx';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import { goldOf } from './gold.ts';
import { seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { SheepAndThief } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface BetweenProps {
  readonly words: SheepWords;
  readonly curtain: CurtainNews<SheepAndThief>;
  readonly source: TableSource<SheepAndThief>;
}

/** Between two people at one device: the gold of each board so far, and its sheep. */
export function Between({ words, curtain, source }: BetweenProps) {
  const { view, seat: next } = curtain;
  const nameOf = (seat: number) => seatName(words, seat);
  const gold = goldOf(view);
  return (
    <Curtain curtain={curtain} source={source} nameOf={nameOf} paintOf={(seat) => `var(--${SEAT_COLOURS[seat - 1]})`}>
      <ul class="open-table">
        {view.boards.map(({ sheep }, i) => (
          <li key={i} class={i + 1 === next ? 'next' : ''}>
            <SeatSign seat={i + 1} />
            <b>{nameOf(i + 1)}</b>
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
    </Curtain>
  );
}
