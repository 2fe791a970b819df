import type { Seat } from '@bellwether/kernel';
import { type AnimalId, CATALOGUE, HOUSE } from '@bellwether/wolf-and-hound';
import type { ComponentChildren } from 'preact';
import { Sheep } from '../../../art/Sheep.tsx';
import type { Example } from '../../../help/rules-of.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { SeatSign } from '../SeatSign.tsx';
import { configOf, FIRST_DRAFT } from '../setup-draft.ts';
import type { Card, Side } from '../vocabulary.ts';
import { CardBack, NumberCard } from './NumberCard.tsx';

/** Small pictures for the rules, made of the table's art. */

/** A picture as data, for card files. */
export type Picture =
  | '→'
  | '↔'
  | { readonly animal: AnimalId; readonly side?: Side }
  | { readonly card: Card }
  /** Sheep in the pasture and in the forest. */
  | { readonly herd: readonly [home: number, lost: number] }
  | { readonly walk: WalkOf };

export function drawn(pictures: readonly Picture[]): Example {
  return row(...pictures.map(drawnOne));
}

function drawnOne(picture: Picture): Example | '→' | '↔' {
  if (typeof picture === 'string') return picture;
  if ('animal' in picture) return animal(picture.animal, picture.side);
  if ('card' in picture) return card(picture.card);
  return 'herd' in picture ? herd(...picture.herd) : walk(picture.walk);
}

/** Our art fills its container: this gives it one at a position. */
function At({ x, y, width, height, children }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>> & { children: ComponentChildren }) {
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true">
      {children}
    </svg>
  );
}

export function animal(id: string, side: Side = 'front', size = 56): Example {
  const found = [...CATALOGUE['2016'], ...HOUSE].find((one) => one.id === id);
  return {
    width: size,
    height: size,
    draw: () =>
      found && (
        <At x={0} y={0} width={size} height={size}>
          <AnimalPicture card={found} side={side} />
        </At>
      ),
  };
}

/** A number card, or a back if it is unknown. */
export function card(face: Card | undefined): Example {
  return {
    width: 44,
    height: 60,
    draw: () => (
      <At x={0} y={0} width={44} height={60}>
        {face ? <NumberCard card={face} lie="hand" /> : <CardBack count={4} />}
      </At>
    ),
  };
}

/** Sheep in a pasture, and those in the forest. */
export function herd(home: number, lost: number): Example {
  const all = home + lost;
  return {
    width: all * 38,
    height: 44,
    draw: () =>
      Array.from({ length: all }, (_, i) => (
        <g key={i} opacity={i < home ? 1 : 0.45}>
          <At x={i * 38} y={4} width={36} height={36}>
            <Sheep coat={i % 5} lost={i >= home} left={i % 2 === 0} />
          </At>
        </g>
      )),
  };
}

const MIDDLE = { x: 92, y: 70 } as const;
const RADIUS = { x: 56, y: 40 } as const;

/** A point of the ring: seat 1 at the bottom, then clockwise. */
function onRing(seat: number, out = 1) {
  const angle = (seat * Math.PI) / 2;
  return { x: MIDDLE.x + Math.cos(angle) * RADIUS.x * out, y: MIDDLE.y + Math.sin(angle) * RADIUS.y * out };
}

interface WalkOf {
  readonly stands: readonly string[];
  readonly at: Seat;
  /** Clockwise; negative is counter-clockwise. */
  readonly steps?: number;
  readonly side?: Side;
  /** The last card of a seat. */
  readonly card?: { readonly seat: Seat; readonly card: Card };
}

/** The four seats, animals at one of them, and their path. */
export function walk({ stands, at, steps = 0, side = 'front', card: laid }: WalkOf): Example {
  const start = onRing(at);
  return {
    width: 184,
    height: 140,
    draw: () => (
      <>
        <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx={RADIUS.x} ry={RADIUS.y} fill="none" stroke="var(--line)" stroke-width="7" />
        {steps !== 0 && <Way at={at} steps={steps} />}
        {([1, 2, 3, 4] as const).map((seat) => {
          const { x, y } = onRing(seat, 1.4);
          return (
            <At key={seat} x={x - 12} y={y - 12} width={24} height={24}>
              <SeatSign config={configOf(FIRST_DRAFT)} seat={seat} />
            </At>
          );
        })}
        {laid && (
          <At x={onRing(laid.seat).x - 13} y={onRing(laid.seat).y - 18} width={26} height={36}>
            <NumberCard card={laid.card} lie="hand" />
          </At>
        )}
        {stands.map((id, i) => (
          <g key={id} transform={`translate(${start.x + (i - (stands.length - 1) / 2) * 34 - 18} ${start.y - 20})`}>
            {animal(id, side, 36).draw()}
          </g>
        ))}
      </>
    ),
  };
}

const DOTS = 8;

function Way({ at, steps }: { readonly at: Seat; readonly steps: number }) {
  const turn = Math.sign(steps);
  const way = Array.from({ length: Math.abs(steps) * DOTS - 1 }, (_, i) => onRing(at + (turn * (i + 1)) / DOTS, 0.78));
  const end = way.at(-1) ?? onRing(at);
  const before = way.at(-3) ?? onRing(at);
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g stroke="var(--text)" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d={way.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')} />
      <path d="M-9 -8L0 0L-9 8" transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${angle.toFixed(0)})`} />
    </g>
  );
}

const GAP = 8;

/** Pictures side by side, with symbols between them. */
export function row(...parts: readonly (Example | '→' | '↔')[]): Example {
  const boxes = parts.map((part) => (typeof part === 'string' ? arrow(part === '↔') : part));
  const height = Math.max(...boxes.map((box) => box.height));
  let x = 0;
  const placed = boxes.map((box) => {
    const left = x;
    x += box.width + GAP;
    return { left, box };
  });
  const draw = () =>
    placed.map(({ left, box }, i) => (
      <g key={i} transform={`translate(${left} ${(height - box.height) / 2})`}>
        {box.draw()}
      </g>
    ));
  return { width: x - GAP, height, draw };
}

function arrow(both: boolean): Example {
  const d = `M2 10h24M18 3l8 7-8 7${both ? 'M10 3L2 10l8 7' : ''}`;
  return {
    width: 28,
    height: 20,
    draw: () => <path d={d} fill="none" stroke="var(--text)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />,
  };
}
