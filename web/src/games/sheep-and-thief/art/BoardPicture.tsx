import { printedTable, YARD } from '@bellwether/sheep-and-thief';
import type { ComponentChildren } from 'preact';
import { MARGIN } from '../stage-areas.ts';
import type { Card, Copy } from '../vocabulary.ts';
import { Ground } from './Backdrop.tsx';
import { Tile } from './Tile.tsx';

interface BoardPictureProps {
  /** Corrected values, which may move towns and farmyard. */
  readonly copy: Copy | undefined;
  readonly class: string;
  /** By cell. Left out: the board before the first card. */
  readonly cards?: readonly (Card | null)[];
  /** Drawn on top, in cells of 64. */
  readonly children?: ComponentChildren;
}

const EDGE = 64 * MARGIN + 2;
const SIDE = 256 + 2 * EDGE;
const NO_TOWN = new Set<never>();

/** A board with its towns, its farmyard and cards. */
export function BoardPicture({ copy, class: name, cards = [], children }: BoardPictureProps) {
  const { towns, farmyard } = printedTable(copy);
  return (
    <svg viewBox={`${-EDGE} ${-EDGE} ${SIDE} ${SIDE}`} class={name} aria-hidden="true">
      <Ground plot={{ x: 0, y: 0, cell: 64 }} towns={towns} reached={NO_TOWN} />
      {Array.from({ length: 16 }, (_, at) => {
        const card = at === YARD ? farmyard : (cards[at] ?? null);
        if (card === null) return null;
        return (
          <g key={at} transform={`translate(${64 * (at & 3)} ${64 * (at >> 2)})`}>
            <Tile card={card} images={at === YARD ? 'none' : 'small'} yard={at === YARD} />
          </g>
        );
      })}
      {children}
    </svg>
  );
}
