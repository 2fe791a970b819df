import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Coat } from './Heads.tsx';
import { OUTLINE_WIDTH } from './hand.ts';

/**
 * Bodies below the heads, in a box of 64 with the ground at 61: those of a first game. Heads are oversized, which helps
 * small drawings.
 */

/** Another body for a creature on its way: it takes the place of body and tail. Undefined: it sits. */
export const Gait = createContext<ComponentType<{ readonly coat: Coat }> | undefined>(undefined);

/** How far the head of a creature on its way is before its place on a sitting one. */
const HEAD_AHEAD = 11;

/** The outline width of a head at this scale, so that it looks as wide as all others. */
export const lineAt = (scale: number) => OUTLINE_WIDTH / (scale * 1.12);

/** Pen settings of all creatures. */
export function Drawn({ children }: { readonly children: ComponentChildren }) {
  return (
    <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  );
}

/** A head in its box of 64, moved, scaled, and perhaps tilted. */
export function At({
  x,
  y,
  scale,
  turn = 0,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly children: ComponentChildren;
}) {
  const ahead = useContext(Gait) ? HEAD_AHEAD : 0;
  return <g transform={`translate(${x + ahead} ${y}) scale(${scale}) rotate(${turn} 32 32)`}>{children}</g>;
}

/** An arm or a leg: a thick line with an outline. */
export function Limb({ d, fill, width = 5 }: { readonly d: string; readonly fill: string; readonly width?: number }) {
  return (
    <g fill="none">
      <path d={d} stroke-width={width + OUTLINE_WIDTH * 1.7} />
      <path d={d} stroke={fill} stroke-width={width} />
    </g>
  );
}

/** A wolf's tail is bushy, a hound's thin. Both start at the lower right. */
export function WolfTail({ coat }: { readonly coat: Coat }) {
  if (useContext(Gait)) return null;
  return (
    <>
      <path d="M43 59c10 3 18-4 17-15-.5-3-3-4-4-1-1.500 5-5 7-11 7z" fill={coat.dark} />
      <path d="M60 45c.5-4-3-5-4-2-.6 2-1.400 3.500-2.600 4.600 2.600.8 5 .2 6.500-1z" fill={coat.light} stroke="none" />
    </>
  );
}

export function HoundTail({ coat }: { readonly coat: Coat }) {
  if (useContext(Gait)) return null;
  return <Limb d="M46 57c7-1 10-6 9-13" fill={coat.dark} width={3} />;
}

/** Sitting, facing us, paws together; on its way, from the side. */
export function Sitting({ coat }: { readonly coat: Coat }) {
  const Going = useContext(Gait);
  if (Going) return <Going coat={coat} />;
  return (
    <>
      <path d="M22 37c-6 6-8 15-6 24h32c2-9 0-18-6-24z" fill={coat.fur} />
      <path d="M27 42c-2.500 6-2.500 13 0 19h10c2.500-6 2.500-13 0-19z" fill={coat.light} stroke="none" />
      <path d="M15 61c-3-5-1-10 4-10 5 0 7 5 5 10zM49 61c3-5 1-10-4-10-5 0-7 5-5 10z" fill={coat.fur} />
      <path d="M25 61c0-4 1.500-5 3.500-5s3.500 1 3.500 5zM32 61c0-4 1.500-5 3.500-5s3.500 1 3.500 5z" fill={coat.light} />
    </>
  );
}
