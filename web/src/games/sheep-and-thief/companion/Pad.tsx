import { drawAcross, drawEdge, type Landscape, type Net } from '@bellwether/sheep-and-thief';
import { useRef } from 'preact/hooks';
import { useShell } from '../../../words/catalogue.ts';
import { cellName, cellShows } from '../names.ts';
import { MARGIN } from '../stage-areas.ts';
import type { Cell, Copy } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import { LandscapePicture } from './LandscapePicture.tsx';
import { beginStroke, cellAtSpot, continueStroke, type Drawn, endStroke, type Spot, type Stroke } from './stroke.ts';

interface PadProps {
  readonly words: SheepWords;
  readonly landscape: Landscape;
  /** Corrected values, which may move towns and farmyard. */
  readonly copy: Copy | undefined;
  /** A pen that draws lines; otherwise taps are pressed cells. */
  readonly net: Net | undefined;
  readonly draw: (landscape: Landscape) => void;
  /** `byKey`: the keyboard or a screen reader asks for the whole cell. */
  readonly press: (cell: Cell, byKey: boolean) => void;
  readonly fox?: Cell | undefined;
  /** Cells to light. */
  readonly lit?: readonly Cell[];
}

const EDGE = 64 * MARGIN + 2;
const CELL = 64;

/** A board to draw on with a finger, a mouse or the keyboard. */
export function Pad({ words, landscape, copy, net, draw, press, fox, lit = [] }: PadProps) {
  const shell = useShell();
  const box = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke>(undefined);
  /** Strokes between two renders build on each other. */
  const latest = useRef(landscape);
  latest.current = landscape;

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top, width } = (box.current as HTMLElement).getBoundingClientRect();
    const scale = (256 + 2 * EDGE) / width;
    return { x: ((clientX - left) * scale - EDGE) / CELL, y: ((clientY - top) * scale - EDGE) / CELL };
  };
  /** A slow device reports several spots at once. With the last one alone, a stroke would cut its corners. Absent without TLS. */
  const spotsOf = (event: PointerEvent): readonly Spot[] => {
    const spots = event.getCoalescedEvents?.() ?? [];
    return (spots.length > 0 ? spots : [event]).map(spotOf);
  };
  const add = (drawn: readonly Drawn[]) => {
    if (drawn.length === 0 || net === undefined) return;
    const pen = { across: drawAcross, edge: drawEdge };
    latest.current = drawn.reduce((all, { kind, cell, direction }) => pen[kind](all, net, cell, direction), latest.current);
    draw(latest.current);
  };
  const down = (event: PointerEvent) => {
    if (net === undefined) return;
    box.current?.setPointerCapture(event.pointerId);
    stroke.current = beginStroke(spotOf(event));
  };
  const move = (event: PointerEvent) => {
    for (const spot of spotsOf(event)) {
      if (stroke.current === undefined) return;
      const next = continueStroke(stroke.current, spot);
      stroke.current = next.stroke;
      add(next.drawn);
    }
  };
  const up = (event: PointerEvent) => {
    move(event);
    const last = stroke.current && endStroke(stroke.current);
    stroke.current = undefined;
    if (last) add([last]);
  };
  const click = (event: MouseEvent) => {
    if (net !== undefined) return;
    const spot = spotOf(event as PointerEvent);
    if (spot.x >= 0 && spot.x < 4 && spot.y >= 0 && spot.y < 4) press(cellAtSpot(spot), false);
  };
  const view = { cards: landscape.cards, rounds: [], sheep: landscape.sheep, black: landscape.black, paddock: 0 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; keyboards have the cells below.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      ref={box}
      class={`pad ${net === undefined ? '' : 'pad-draws'}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        stroke.current = undefined;
      }}
      onClick={click}
    >
      <LandscapePicture landscape={landscape} copy={copy} fox={fox} lit={lit} />
      <div class="pad-cells">
        {landscape.cards.map((_, cell) => (
          <button
            key={cell}
            type="button"
            tabIndex={0}
            aria-label={shell.colon(cellName(words, cell), cellShows(words, view, cell, fox ?? -1))}
            onClick={(event) => {
              event.stopPropagation();
              press(cell, true);
            }}
            onKeyDown={(event) => moveFocus(event, cell)}
          />
        ))}
      </div>
    </div>
  );
}

/** Arrow keys go from cell to cell. */
function moveFocus(event: KeyboardEvent, cell: Cell): void {
  const by = { ArrowUp: -4, ArrowDown: 4, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || (Math.abs(by) === 1 && (cell + by) >> 2 !== cell >> 2)) return;
  const next = (event.currentTarget as HTMLElement).parentElement?.children[cell + by];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
