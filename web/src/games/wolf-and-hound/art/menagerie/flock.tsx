import type { ComponentChildren } from 'preact';
import { Drawn } from '../../../../art/Bodies.tsx';

/** Parts of sheep cards: pink, or blue in the draft, and stubborn. */

const WOOL = [
  [16, 44, 9],
  [24, 37, 10],
  [36, 36, 10],
  [47, 42, 9],
  [50, 50, 8],
  [43, 55, 8],
  [30, 56, 9],
  [18, 54, 8],
] as const;

export function Fleece({ fill }: { readonly fill: string }) {
  return (
    <>
      <g fill="var(--ink)" stroke="none">
        {WOOL.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r + 1.2} />
        ))}
      </g>
      <g fill={fill} stroke="none">
        {WOOL.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r - 1.2} />
        ))}
        <ellipse cx="32" cy="47" rx="17" ry="11" />
      </g>
    </>
  );
}

/** A face with a woolly fringe; each character adds its eyes. */
export function SheepFace({ wool, children }: { readonly wool: string; readonly children: ComponentChildren }) {
  return (
    <>
      <path d="M16 24C7 21 3 27 6 31c3 4 9 1 12-3zM48 24c9-3 13 3 10 7-3 4-9 1-12-3z" fill="var(--face)" />
      <path d="M19 22c2-8 24-8 26 0 2 12-3 27-13 27S17 34 19 22z" fill="var(--face)" />
      <path
        d="M17 23c-4-6 0-13 6-12 1-6 9-8 12-4 5-4 12 0 11 6 5 2 5 8 1 11-4 0-5-3-8-3-2 3-6 3-8 1-3 2-6 1-7-1-3 0-4 3-7 2z"
        fill={wool}
      />
      {children}
    </>
  );
}

export const Eyes = () => (
  <g stroke="none">
    <circle cx="26" cy="31" r="4.200" fill="var(--eye)" />
    <circle cx="38" cy="31" r="4.200" fill="var(--eye)" />
    <circle cx="26.500" cy="31.500" r="2.200" fill="var(--ink)" />
    <circle cx="37.500" cy="31.500" r="2.200" fill="var(--ink)" />
  </g>
);

export function Asleep({ wool }: { readonly wool: string }) {
  return (
    <g transform="translate(0 9) rotate(-9 32 36)">
      <SheepFace wool={wool}>
        <path d="M22 32q4 4 8 0M34 32q4 4 8 0" stroke="var(--eye)" fill="none" />
        <path d="M29 43q3 2 6 0" stroke="var(--pink)" fill="none" />
        <circle cx="42" cy="42" r="5" fill="var(--sky)" stroke-width="1.600" opacity="0.9" />
      </SheepFace>
    </g>
  );
}

/** Crossed arms: refuses this number. */
export function Stubborn({ wool }: { readonly wool: string }) {
  return (
    <>
      <SheepFace wool={wool}>
        <Eyes />
        <path d="M20 25l10 4M44 25l-10 4" stroke="var(--pink-2)" stroke-width="3.200" fill="none" />
        <path d="M28 43q4-3 8 0" stroke="var(--pink)" fill="none" />
      </SheepFace>
      <path d="M20 53l22-4M44 53l-22-4" fill="none" stroke-width="8.500" />
      <path d="M20 53l22-4M44 53l-22-4" fill="none" stroke="var(--face)" stroke-width="4.500" />
    </>
  );
}

/** Also drawn for sheep cards without a face of their own. */
export function StubbornSheep() {
  return (
    <Drawn>
      <path d="M24 56v5M40 56v5" stroke-width="5" />
      <Fleece fill="var(--pink)" />
      <Stubborn wool="var(--pink)" />
    </Drawn>
  );
}

/** Tornado cards are blue; the sheep cards of 2016 are pink. */
export const TORNADO_WOOL = '#86aede';

/** The draft's sheep ride a whirlwind. */
export function Whirled({ children }: { readonly children: ComponentChildren }) {
  return (
    <Drawn>
      <g fill="none" stroke="var(--ink)" stroke-width="7">
        <path d="M8 44c12 8 36 8 48 0M15 53c9 6 25 6 34 0M24 60c5 3 11 3 16 0" />
      </g>
      <g transform="translate(0 -6)">
        <Fleece fill={TORNADO_WOOL} />
        {children}
      </g>
      <g fill="none" stroke="#cfe4f2" stroke-width="3.600">
        <path d="M8 44c12 8 36 8 48 0M15 53c9 6 25 6 34 0M24 60c5 3 11 3 16 0" />
      </g>
    </Drawn>
  );
}
