import type { ComponentChildren } from 'preact';
import { Glyph } from './Glyph.tsx';

/**
 * The small figures and plants on the landscape cards, in a box of 20 with the ground at 18. `n` chooses among poses
 * and kinds: a card always looks the same.
 */
export function Figure({
  kind,
  n,
  x,
  y,
  size,
}: {
  readonly kind: 'sheep' | 'dog' | 'fox' | 'barn' | 'tree';
  readonly n: number;
  /** Its center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const all = FIGURES[kind];
  const mirrored = kind !== 'barn' && x > 32;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${(mirrored ? -size : size) / 20} ${size / 20}) translate(-10 -10)`}
      stroke="var(--ink)"
      stroke-width="1.400"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <ellipse cx="11.500" cy="18" rx="8.500" ry="1.800" fill="var(--cast)" stroke="none" />
      {all[n % all.length]?.()}
    </g>
  );
}

const WOOL =
  'M4 12.500C1.500 11.500 1.500 8 4 7.200 3.800 4.400 7.200 3.200 8.800 5 10.300 3 13.700 3.600 14 6.300c2.800.2 3.600 4.200 1.300 5.700 0 2.600-3.300 3.600-5 2.100-1.700 1.700-5.700 1-6.300-1.600z';

const SheepHead = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-2.600-1.500c-1.600-.6-2.400.9-1.600 1.800.8.6 1.900 0 2-.5z" fill="var(--face)" />
    <path d="M-2.700-2.200c1.300-1.500 4.600-1.300 5 .7.300 2.400-.8 5.200-2.500 5.200S-2.900 1-2.700-2.200z" fill="var(--face)" />
    <path
      d="M-3-2c0-2.200 2.400-2.900 3.300-1.900C1.700-4.700 3.200-3.200 2.300-1.500 1-2.300-1.500-2.400-3-2z"
      fill="var(--wool)"
      stroke-width="1"
    />
    <path d="M-.8 0h.1M1.200 0h.1" stroke="var(--eye)" stroke-width="1.500" />
  </g>
);

const Bush = ({ front }: { readonly front: string }) => <path d={front} fill="var(--fir)" stroke-width="1.300" />;

const FIGURES: Readonly<Record<'sheep' | 'dog' | 'fox' | 'barn' | 'tree', readonly (() => ComponentChildren)[]>> = {
  sheep: [
    // Standing, grazing, lying.
    () => (
      <>
        <path d="M5.500 13v5M8.500 14v4M11.500 14v4M14 13v5" stroke-width="1.900" />
        <path d={WOOL} fill="var(--wool)" />
        <path d="M5.500 11.500c1.500 1.800 5 1.800 6.500-.3" fill="none" stroke="var(--wool-2)" />
        <SheepHead x={15.8} y={6.6} />
      </>
    ),
    () => (
      <>
        <path d="M5 13v5M7.500 14v4M11 14v4M13 13v5" stroke-width="1.900" />
        <path d={WOOL} fill="var(--wool)" />
        <path d="M6 7.500c1.300-1.400 3-1.300 4 0" fill="none" stroke="var(--wool-2)" />
        <SheepHead x={16.2} y={12.8} />
        <path d="M17 18.300l1-2.600 1 2.600" fill="none" stroke="var(--fir)" stroke-width="1" />
      </>
    ),
    () => (
      <>
        <g transform="translate(0 3.500)">
          <path d={WOOL} fill="var(--wool)" />
          <path d="M5 8.500c1.300-1.400 3-1.300 4 0" fill="none" stroke="var(--wool-2)" />
        </g>
        <SheepHead x={15.2} y={9.3} />
      </>
    ),
  ],
  dog: [
    // Sitting, trotting.
    () => (
      <>
        <path d="M4 17.500c-3-1-3-4-1-5" fill="none" stroke-width="2.800" />
        <path d="M4 17.500c-3-1-3-4-1-5" fill="none" stroke="var(--hound)" stroke-width="1.300" />
        <path d="M4.500 18c-1-5 2-9 6-9.500 4 .5 5.500 5 4.500 9.500z" fill="var(--hound)" />
        <path d="M9.500 10c-1 3-.5 6 0 8h4c.8-3 .3-6-1.300-8.500z" fill="var(--hound-light)" stroke="none" />
        <Glyph kind="dog" x={11} y={6.8} size={12.5} />
      </>
    ),
    () => (
      <>
        <path d="M3 10C1 9 1 6.500 2 5.500" fill="none" stroke-width="2.600" />
        <path d="M4.500 13l-2 5M7 13.500l1.500 4.500M12 13.500l-1.500 4.500M13.500 13l2 5" stroke-width="2.800" />
        <path
          d="M4.500 13l-2 5M7 13.500l1.500 4.500M12 13.500l-1.500 4.500M13.500 13l2 5"
          stroke="var(--hound-light)"
          stroke-width="1.200"
        />
        <path d="M2.500 12c0-3 2.500-4 6-4s7 .5 7 3.500-3 4-6.500 4-6.500-.5-6.500-3.500z" fill="var(--hound)" />
        <Glyph kind="dog" x={14} y={7.2} size={11.5} />
      </>
    ),
  ],
  fox: [
    // Behind a bush, behind a stone.
    () => (
      <>
        <path d="M3 12c-3-1-3-6 0-8 .5 2 3 3 3.500 6z" fill="var(--fox)" />
        <path d="M3 4c-1.500 1-2.200 2.500-2.200 4l2.500-1z" fill="var(--wool)" stroke-width="1" />
        <Glyph kind="fox" x={11} y={8} size={15} />
        <Bush front="M2 18.200c-2-3.500.6-6.400 3.600-5.200.7-2.300 4.200-2.400 5.200-.4 1.600-1.800 5-1.200 5.100 1 2.900-.4 3.900 2.900 2.300 4.600z" />
      </>
    ),
    () => (
      <>
        <Glyph kind="fox" x={10} y={8} size={15} />
        <path d="M2 18.200c0-5 4-6.700 7-5.200 3.600-1.600 8 .3 8.500 5.200z" fill="var(--wolf-light)" />
        <path d="M4.500 15.500q2-1.500 3.500-.8" fill="none" stroke="var(--wool)" />
      </>
    ),
  ],
  barn: [
    // Red, blue, hay loft, silo, thatch.
    () => <Barn wall="var(--barn)" roof="var(--ink)" />,
    () => <Barn wall="var(--wood-2)" roof="var(--roof)" />,
    () => (
      <>
        <Barn wall="var(--barn)" roof="var(--ink)" />
        <path d="M0 18.200c-.5-4 1-5.500 3-5.500s3.500 1.500 3 5.500z" fill="var(--amber)" stroke-width="1.200" />
      </>
    ),
    () => (
      <>
        <path d="M15.500 18V5q0-3 2.500-3t2.500 3v13z" fill="var(--wolf-light)" />
        <Barn wall="var(--barn)" roof="var(--ink)" />
      </>
    ),
    () => <Barn wall="var(--wool-2)" roof="var(--wood)" />,
  ],
  tree: [
    // Fir, two firs, round tree, bush in flower, stones, flowers.
    () => <Fir />,
    () => (
      <>
        <g transform="translate(-3.500 2) scale(0.85)">
          <Fir />
        </g>
        <g transform="translate(5 1) scale(0.95)">
          <Fir />
        </g>
      </>
    ),
    () => (
      <>
        <path d="M9 18v-6h2.500v6z" fill="var(--wood)" />
        <path
          d="M5 12.500C2 12 2 7.500 5 7c0-4 6-5 7.500-2 3.500-.5 5 3.500 2.800 5.500.5 3-4 4-5.300 2.300-1.400 1.700-4.500 1.500-5-.3z"
          fill="var(--grass-2)"
        />
      </>
    ),
    () => (
      <>
        <Bush front="M3 18c-3-4 .5-8 4-6.500C8 8 13 8 13.800 11.500c3.400-.6 4.600 4 2.400 6.500z" />
        <path d="M7 14.500h.1M11 12.500h.1M13.500 15.500h.1" stroke="var(--pink)" stroke-width="2" />
      </>
    ),
    () => (
      <>
        <path d="M3 18c-.5-5 4-7 7-5 3-1.500 5.500 1.500 5 5z" fill="var(--wolf-light)" />
        <path d="M11 18c0-3 3.500-4 5.500-2 1 .6 1.400 1.500 1.200 2z" fill="var(--wolf)" />
      </>
    ),
    () => (
      <g stroke="none">
        {[
          [5, 12],
          [10, 9],
          [14, 13],
          [9, 15],
        ].map(([x = 0, y = 0], i) => (
          <g key={x}>
            <path d={`M${x} ${y}q.5 2-.5 4`} stroke="var(--grass-2)" stroke-width="1.200" fill="none" />
            <circle cx={x} cy={y} r="2" fill={i % 2 ? 'var(--pink)' : 'var(--wool)'} />
            <circle cx={x} cy={y} r=".8" fill="var(--amber)" />
          </g>
        ))}
      </g>
    ),
  ],
};

const Fir = () => (
  <>
    <path d="M9 15h2v3H9z" fill="var(--wood)" stroke-width="1" />
    <path
      d="M10 1c1.500 3.500 3 5 5 6.500l-2.200.3c1.200 2.200 2.700 3.700 4.700 4.700l-3 .5 2.500 2.500c-4 1.500-10 1.500-14 0L5.500 13l-3-.5c2-1 3.500-2.500 4.700-4.700L5 7.500C7 6 8.500 4.500 10 1z"
      fill="var(--fir)"
    />
  </>
);

const Barn = ({ wall, roof }: { readonly wall: string; readonly roof: string }) => (
  <>
    <path d="M3 9l7-6.500L17 9v9H3z" fill={wall} />
    <path d="M1.500 9.800L10 2l8.500 7.800" fill="none" stroke="var(--ink)" stroke-width="3.400" />
    <path d="M1.500 9.800L10 2l8.500 7.800" fill="none" stroke={roof} stroke-width="1.500" />
    <path d="M7 18v-6.500h6V18M7 11.500l6 6.500M13 11.500L7 18" fill="var(--wool)" stroke-width="1.200" />
    <path d="M8.800 7h2.400v2H8.800z" fill="var(--ink)" stroke="none" />
  </>
);
