import type { ComponentChildren } from 'preact';
import { Fir } from '../art/Fir.tsx';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import type { Size } from '../ui/useSize.ts';
import './dusk.css';
import { type Box, freeSpots, type Spot } from './free-spots.ts';

export interface SceneryProps {
  readonly size: Size;
  /** Boxes that the game covers. */
  readonly taken: readonly Box[];
  /** About the size of one object of the scenery. */
  readonly step: number;
}

/**
 * The meadow around the game on a wide screen: groves, bushes and stones at the edges, a pond and a haystack, flowers
 * on free ground.
 */
export function Scenery({ size: stage, taken, step }: SceneryProps) {
  const spots = freeSpots(stage, taken, step);
  const isAtEdge = ({ x }: Spot) => Math.min(x, stage.width - x) < step;
  const lowest = (left: boolean) => spots.findLast((spot) => isAtEdge(spot) && spot.x < stage.width / 2 === left);
  const [hay, pond] = [lowest(true), lowest(false)];
  const edge = spots.filter(isAtEdge);
  const kindOf = (spot: Spot) => {
    if (spot === hay) return HAY;
    if (spot === pond) return POND;
    return isAtEdge(spot) ? (EDGE[edge.indexOf(spot) % EDGE.length] ?? GROVE) : FLOWERS;
  };
  return (
    <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
      {spots.map((spot) => (
        <g key={`${spot.x} ${spot.y}`} transform={`translate(${spot.x} ${spot.y}) scale(${spot.size / 64})`}>
          {kindOf(spot)()}
        </g>
      ))}
    </g>
  );
}

const GROVE = () => (
  <>
    <Fir x={-16} y={12} size={46} />
    <Fir x={14} y={6} size={38} />
    <Fir x={2} y={24} size={54} />
  </>
);

const BUSH = () => (
  <>
    <ellipse cx="6" cy="18" rx="28" ry="6" fill="var(--cast)" stroke="none" />
    <path d="M-26 18c-8-12 2-22 10-17 1-14 22-15 24-2 9-4 17 2 14 9 7 3 5 11 0 10z" fill="var(--fir)" />
    <path d="M-16 8c2-5 7-6 10-4M2 4c3-3 8-2 9 2" fill="none" stroke="var(--grass-2)" />
    <path d="M-12 13h.1M2 12h.1M13 9h.1" stroke="var(--pink)" stroke-width="5" />
  </>
);

const STONES = () => (
  <>
    <ellipse cx="6" cy="18" rx="26" ry="5" fill="var(--cast)" stroke="none" />
    <path d="M-22 18c-2-12 8-18 16-14 7-4 14 4 13 14z" fill="var(--wolf-light)" />
    <path d="M4 18c0-8 9-11 14-5 3 1 4 4 3 5z" fill="var(--wolf)" />
    <path d="M-15 9q5-4 9-2" fill="none" stroke="var(--wool)" />
  </>
);

const HAY = () => (
  <>
    <ellipse cx="8" cy="20" rx="30" ry="6" fill="var(--cast)" stroke="none" />
    <path d="M-24 19c-3-22 8-32 22-32s26 10 24 32z" fill="color-mix(in srgb, var(--amber) 75%, var(--field-edge))" />
    <path d="M-16 13c1-8 4-13 8-16M0 16c0-9 0-15-2-22M13 14c1-8-1-14-5-19" fill="none" stroke="#b98a12" />
    <path d="M-2-13l-3-6M2-13l4-6" fill="none" />
  </>
);

const FLOWERS = () => (
  <g stroke="none">
    {[
      [-20, 6],
      [-6, -6],
      [8, 8],
      [20, -4],
      [-12, 16],
    ].map(([x = 0, y = 0], i) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M0 0q1 6-1 11" stroke="var(--grass-2)" stroke-width="2.400" fill="none" />
        <circle r="4.400" fill={i % 2 ? 'var(--pink)' : 'var(--wool)'} />
        <circle r="1.800" fill="var(--amber)" />
      </g>
    ))}
  </g>
);

const POND = () => (
  <>
    <ellipse rx="34" ry="17" cy="8" fill="var(--grass-2)" stroke="none" />
    <ellipse rx="30" ry="13.500" cy="8" fill="color-mix(in srgb, var(--blue) 40%, var(--field-light))" />
    <path d="M-14 6q5-3 10 0t10 0M-2 13q4-2 8 0" fill="none" stroke="var(--wool)" stroke-width="1.800" />
    <path d="M24 8V-14M29 9V-8M20 6V-6" fill="none" stroke="var(--fir)" />
    <path d="M24-14v6M29-8v5" stroke="var(--wood)" stroke-width="5" />
  </>
);

/** Objects at the edges, in rotation. */
const EDGE: readonly (() => ComponentChildren)[] = [GROVE, STONES, BUSH];
