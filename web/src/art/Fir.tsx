import { OUTLINE_WIDTH } from './hand.ts';

/** A fir of the dark forest. Its foot is at (x, y). */
export function Fir({
  x,
  y,
  size,
  deep = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly deep?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`} stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round">
      {!deep && <ellipse cx="12" cy="-1" rx="25" ry="6" fill="var(--cast)" stroke="none" />}
      <path d="M-4-10h8V0h-8z" fill="var(--wood)" />
      <path
        d="M0-64c5 9 10 14 15 18-3 1-5 1-7 0 4 7 9 12 14 15-3 2-6 2-9 1 3 7 8 12 13 15-12 7-40 7-52 0 5-3 10-8 13-15-3 1-6 1-9-1 5-3 10-8 14-15-2 1-4 1-7 0 5-4 10-9 15-18z"
        fill={deep ? 'var(--fir-2)' : 'var(--fir)'}
      />
      {!deep && (
        <path
          d="M0-62c5 8 10 13 14 16-3 1-5 1-7 0 4 7 9 12 14 15-3 2-6 2-9 1 3 7 8 12 13 15-6 4-14 5-22 5 7-16 3-38-3-52z"
          fill="var(--fir-2)"
          stroke="none"
        />
      )}
    </g>
  );
}
