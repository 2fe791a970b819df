import { BLACK_SHEEP_GOLD, cellsOf, type Landscape } from '@bellwether/sheep-and-thief';
import { BoardPicture } from '../art/BoardPicture.tsx';
import { Glyph } from '../art/Glyph.tsx';
import type { Cell, Copy } from '../vocabulary.ts';

const CELL = 64;

interface LandscapePictureProps {
  readonly landscape: Landscape;
  /** Corrected values, which may move towns and farmyard. */
  readonly copy: Copy | undefined;
  readonly fox?: Cell | undefined;
  /** Cells to light. */
  readonly lit?: readonly Cell[];
}

/** A landscape of the printed game, with its sheep. */
export function LandscapePicture({ landscape, copy, fox, lit = [] }: LandscapePictureProps) {
  return (
    <BoardPicture copy={copy} class="pad-board" cards={landscape.cards}>
      {lit.map((cell) => (
        <rect key={cell} x={CELL * (cell & 3)} y={CELL * (cell >> 2)} width={CELL} height={CELL} class="pad-lit" />
      ))}
      {landscape.black !== null && <BlackGold />}
      {landscape.sheep.map((count, cell) => count > 0 && <Flock key={cell} cell={cell} count={count} />)}
      {landscape.black !== null && <At cell={landscape.black} kind="black" dx={46} dy={46} />}
      {fox !== undefined && <At cell={fox} kind="fox" dx={46} dy={18} />}
    </BoardPicture>
  );
}

function Flock({ cell, count }: { readonly cell: Cell; readonly count: number }) {
  return (
    <g transform={`translate(${CELL * (cell & 3) + 20} ${CELL * (cell >> 2) + 44})`}>
      <circle r="17" class="pad-flock" />
      <Glyph kind="sheep" x={-5} y={0} size={17} />
      <text x="9" y="6" font-size="17" font-weight="800" text-anchor="middle">
        {count}
      </text>
    </g>
  );
}

interface AtProps {
  readonly cell: Cell;
  readonly kind: 'black' | 'fox';
  readonly dx: number;
  readonly dy: number;
}

function At({ cell, kind, dx, dy }: AtProps) {
  return (
    <g transform={`translate(${CELL * (cell & 3) + dx} ${CELL * (cell >> 2) + dy})`}>
      <circle r="14" class="pad-flock" />
      <Glyph kind={kind} x={0} y={0} size={20} />
    </g>
  );
}

/** The black sheep's gold in each cell. */
function BlackGold() {
  return (
    <g font-size="12" font-weight="700" class="pad-gold">
      {cellsOf(0xffff).map((cell) => (
        <text key={cell} x={CELL * (cell & 3) + 58} y={CELL * (cell >> 2) + 13} text-anchor="end">
          {BLACK_SHEEP_GOLD.byCell[cell]}
        </text>
      ))}
    </g>
  );
}
