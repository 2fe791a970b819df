import { OUTLINE_WIDTH } from './hand.ts';

/** Five sheep that differ in fringe, bell, color and freckles. */
export interface SheepProps {
  readonly coat: number;
  readonly lost?: boolean;
  readonly left?: boolean;
}

const CLOUD = [
  [22, 30, 11],
  [33, 25, 12],
  [44, 30, 11],
  [48, 39, 9],
  [40, 44, 11],
  [27, 44, 11],
  [18, 39, 9],
] as const;

export function Sheep({ coat, lost = false, left = false }: SheepProps) {
  return (
    <svg viewBox="0 0 64 64" class="art" aria-hidden="true">
      <SheepFigure coat={coat} lost={lost} left={left} />
    </svg>
  );
}

/** The same without a frame, in a box of 64. */
export function SheepFigure({ coat, lost = false, left = false }: SheepProps) {
  const black = coat === 3;
  const wool = black ? 'var(--black-wool)' : 'var(--wool)';
  const shade = black ? 'var(--black-wool-2)' : 'var(--wool-2)';
  return (
    <>
      <ellipse cx="37" cy="59" rx="20" ry="4" fill="var(--cast)" />
      <g transform={left ? undefined : 'translate(64 0) scale(-1 1)'} stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 50v9M32 52v8M40 51v8M46 48v9" stroke="var(--ink)" stroke-width="4" />
        <Cloud fill="var(--ink)" grow={OUTLINE_WIDTH / 2} />
        <Cloud fill={wool} grow={-OUTLINE_WIDTH / 2} />
        <path d="M26 46c4 5 14 5 18-1" stroke={shade} stroke-width="3" fill="none" />
        <path d="M30 27c3-3 7-3 9 0M38 35c3-2 6-1 7 2" stroke={shade} stroke-width="2.4" fill="none" />
        <SheepHead coat={coat} lost={lost} />
      </g>
    </>
  );
}

function Cloud({ fill, grow }: { readonly fill: string; readonly grow: number }) {
  return (
    <g fill={fill}>
      <ellipse cx="33" cy="37" rx={16 + grow} ry={13 + grow} />
      {CLOUD.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r + grow} />
      ))}
    </g>
  );
}

export function SheepHead({ coat, lost }: { readonly coat: number; readonly lost: boolean }) {
  const skin = coat === 4 ? 'var(--pink)' : 'var(--face)';
  return (
    <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH}>
      <path d="M9 27c-6-1-7 5-3 6 3 1 6-2 7-4zM25 25c5-3 8 2 5 5-2 2-6 1-7-1z" fill={skin} />
      <path d="M9 25c1-5 15-6 16-1 1 7-1 17-8 18-7-1-9-11-8-17z" fill={skin} />
      <g stroke="none">
        <circle cx="13.5" cy="30" r={lost ? 3.2 : 2.6} fill="var(--eye)" />
        <circle cx="20.5" cy="30" r={lost ? 3.2 : 2.6} fill="var(--eye)" />
        <circle cx={lost ? 14.5 : 13} cy="30.4" r="1.4" fill="var(--ink)" />
        <circle cx={lost ? 21.5 : 20} cy="30.4" r="1.4" fill="var(--ink)" />
        <path
          d={lost ? 'M15 38q2-2 4 0' : 'M15 36.5q2 2 4 0'}
          stroke={coat === 4 ? 'var(--ink)' : 'var(--pink)'}
          stroke-width="1.8"
          fill="none"
        />
        {coat === 1 && <path d="M9 33h.1M25 33h.1M12 35h.1" stroke="var(--pink-2)" stroke-width="2" />}
      </g>
      <path
        d={
          coat === 0 || coat === 3
            ? 'M9 25c-1-7 6-9 9-6 4-2 9 1 7 6-3-2-5 0-8-1-3 2-6-1-8 1z'
            : 'M10 24c0-6 5-9 8-6 4-2 8 2 6 7-2-2-5-2-7-3-2 2-5 1-7 2z'
        }
        fill={coat === 3 ? 'var(--black-wool)' : 'var(--wool)'}
      />
      {coat === 2 && (
        <g stroke-width="1.8">
          <path d="M12 42c3 2 8 2 11-1" fill="none" stroke="var(--devil)" stroke-width="3" />
          <path d="M17 43c-3 0-4 5-5 6h10c-1-1-2-6-5-6z" fill="var(--amber)" />
        </g>
      )}
    </g>
  );
}
