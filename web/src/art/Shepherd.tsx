import type { ComponentChildren } from 'preact';
import type { Look } from '../model/characters.ts';
import { OUTLINE_WIDTH } from './hand.ts';

const SKIN = ['#e8b48c', '#8d5a3c', '#f0c9a4', '#b97a50'] as const;

/**
 * The four shepherds: straw hat, woollen cap, headscarf, wide brim; and four more with another skin under the same
 * hats. A player without a look wears a flat cap of the coat's cloth, which no bot and no face has. Drawn in a box of
 * 64 with the feet at the bottom.
 */
export function Shepherd({
  seat,
  look,
  x,
  y,
  size,
  paint,
  left = false,
  head,
  crook = true,
}: {
  /** Gives the skin where there is no look. */
  readonly seat: number;
  readonly look?: Look | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: string;
  /** Faces left instead of right. */
  readonly left?: boolean;
  /** The crook is left out of portraits. */
  readonly crook?: boolean;
  /** Another head, drawn in the same box. */
  readonly head?: ComponentChildren;
}) {
  const n = look?.seat ?? seat;
  const skin = SKIN[(n + (n > 4 ? 1 : -1)) % 4] as string;
  return (
    <g
      transform={`translate(${x + (left ? size : -size) / 2} ${y - size}) scale(${(left ? -size : size) / 64} ${size / 64})`}
      stroke="var(--ink)"
      stroke-width={OUTLINE_WIDTH}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {crook && (
        <>
          <ellipse cx={left ? 26 : 38} cy="62" rx="24" ry="5" fill="var(--cast)" stroke="none" />
          <path d="M53 62V24c0-8 9-8 9-1" fill="none" stroke="var(--ink)" stroke-width="5.5" />
          <path d="M53 62V24c0-8 9-8 9-1" fill="none" stroke="var(--wood-2)" stroke-width="2.6" />
        </>
      )}
      <path d="M17 62c-1-16 3-25 15-25s16 9 15 25z" fill={paint} />
      {crook && <path d="M43 44c4 1 7 2 10 0" fill="none" stroke={skin} stroke-width="6" />}
      {head || (
        <>
          <circle cx="32" cy="26" r="11.5" fill={skin} />
          {look ? HATS[n % 4]?.() : <path d="M20 23c-1-16 25-16 24-4 6 0 10 2 12 4-12 4-25 3-36 0z" fill={paint} />}
          <path d="M28 27.5v.1M36 27.5v.1" stroke-width="3.4" />
          <path d="M29 32.5q3 2.4 6 0" fill="none" stroke-width="2" />
        </>
      )}
    </g>
  );
}

/** By look, modulo 4. */
const HATS: Readonly<Record<number, () => ComponentChildren>> = {
  1: () => (
    <g>
      <path d="M12 22c8-4 32-4 40 0-6 4-34 4-40 0z" fill="#ecc76a" />
      <path d="M21 20c0-12 22-12 22 0-6 2-16 2-22 0z" fill="#ecc76a" />
      <path d="M21 19c6 2 16 2 22 0" fill="none" stroke="var(--devil)" stroke-width="3" />
    </g>
  ),
  2: () => (
    <g>
      <path d="M20 23c-1-16 25-16 24 0-7-2-17-2-24 0z" fill="#7c8f6a" />
      <circle cx="32" cy="9.5" r="4" fill="var(--wool)" />
      <path d="M22 36c3 7 17 7 20 0 0 7-4 10-10 10s-10-3-10-10z" fill="#6b4a33" />
    </g>
  ),
  3: () => (
    <g>
      <path d="M18 31c-3-19 31-19 28 0-2-6-5-9-14-9s-12 3-14 9z" fill="#c86a5b" />
      <path d="M24 17.5h.1M32 15.5h.1M40 17.5h.1" stroke="var(--wool)" stroke-width="3" />
      <path d="M18 30c-2 3-2 6 0 9" fill="none" stroke="#7a4a2d" stroke-width="4" />
    </g>
  ),
  0: () => (
    <g>
      <path d="M10 23c10 4 34 4 44 0-6-5-38-5-44 0z" fill="#5d4a3d" />
      <path d="M22 20c1-14 19-14 20 0z" fill="#5d4a3d" />
      <path d="M40 12c5-5 8-5 10-4-1 4-4 6-8 7z" fill="var(--wool)" stroke-width="1.8" />
    </g>
  ),
};
