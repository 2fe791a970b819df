import type { ComponentChildren } from 'preact';
import { OUTLINE_WIDTH } from './hand.ts';

/**
 * Heads of wolves and hounds in a box of 64. A wolf has pointed ears and narrow eyes, a hound drooping ears and round
 * eyes.
 */

export interface Coat {
  readonly fur: string;
  readonly dark: string;
  readonly light: string;
}

export const WOLF: Coat = { fur: 'var(--wolf)', dark: 'var(--wolf-2)', light: 'var(--wolf-light)' };
export const HOUND: Coat = { fur: 'var(--hound)', dark: 'var(--hound-2)', light: 'var(--hound-light)' };

/** The expression of the eyes. */
export type Mood = 'sly' | 'wide' | 'tired' | 'asleep' | 'glad' | 'cross';

export interface HeadProps {
  readonly coat: Coat;
  readonly mood?: Mood;
  /** Direction of the eyes: to the right and down, up to 1. */
  readonly look?: readonly [x: number, y: number];
  /** Outline width. A head drawn smaller gets wider outlines, so they look the same on screen. */
  readonly line?: number;
  readonly children?: ComponentChildren;
}

export function WolfHead({ coat, mood = 'sly', look = [0, 0], line = OUTLINE_WIDTH, children }: HeadProps) {
  return (
    <g stroke="var(--ink)" stroke-width={line} stroke-linejoin="round" stroke-linecap="round">
      <path d="M12 30C8 20 8 10 11 3c6 3 12 8 15 14zM52 30c4-10 4-20 1-27-6 3-12 8-15 14z" fill={coat.dark} />
      <path d="M13 24c-1-6-1-10 0-14 4 2 7 5 9 9zM51 24c1-6 1-10 0-14-4 2-7 5-9 9z" fill="var(--pink-2)" stroke="none" />
      <path
        d="M32 14c8 0 15 3 19 10 1 5 4 8 7 10-3 1-5 1-7 1 1 3 3 5 5 6-5 3-10 4-13 8-3 5-6 12-11 12s-8-7-11-12c-3-4-8-5-13-8 2-1 4-3 5-6-2 0-4 0-7-1 3-2 6-5 7-10 4-7 11-10 19-10z"
        fill={coat.fur}
      />
      <path d="M32 30c2 5 4 8 9 10 1 8-4 19-9 19s-10-11-9-19c5-2 7-5 9-10z" fill={coat.light} stroke="none" />
      <path d="M32 15v10M26 17l2 6M38 17l-2 6" stroke={coat.dark} fill="none" />
      <WolfEyes mood={mood} look={look} fur={coat.fur} />
      <path d="M28 45c1-3 7-3 8 0 0 3-2 5-4 5s-4-2-4-5z" fill="var(--ink)" />
      <path d="M32 50v3M32 53c-3 2-6 1-7-1M32 53c3 2 6 1 7-1" fill="none" stroke-width="2" />
      {(mood === 'sly' || mood === 'cross') && (
        <path d="M27.5 53.5l1.4 3 1.3-2.6M36.5 53.5l-1.4 3-1.3-2.6" fill="var(--eye)" stroke-width="1" />
      )}
      {children}
    </g>
  );
}

function WolfEyes({ mood, look: [x, y], fur }: { readonly mood: Mood; readonly look: readonly [number, number]; readonly fur: string }) {
  if (mood === 'asleep') return <path d="M16 31q5 4 9 1M48 31q-5 4-9 1" fill="none" />;
  if (mood === 'glad') return <path d="M16 33q4-5 9-1M48 33q-4-5-9-1" fill="none" />;
  if (mood === 'sly' || mood === 'cross') {
    const px = x * 2.2;
    return (
      <>
        <path d="M16 29c4-1 8 1 10 5-4 2-9 0-10-5zM48 29c-4-1-8 1-10 5 4 2 9 0 10-5z" fill="var(--amber)" stroke-width="1.8" />
        <path d={`M${21.5 + px} 30.5v3.4M${42.5 + px} 30.5v3.4`} stroke-width="2.6" />
        {mood === 'cross' && <path d="M14 25l11 5M50 25l-11 5" stroke-width="3" />}
      </>
    );
  }
  const wide = mood === 'wide';
  return (
    <g stroke-width="1.8">
      <circle cx="21" cy="31" r={wide ? 5.6 : 4.8} fill={wide ? 'var(--eye)' : 'var(--amber)'} />
      <circle cx="43" cy="31" r={wide ? 5.6 : 4.8} fill={wide ? 'var(--eye)' : 'var(--amber)'} />
      <circle cx={21 + x * 2.4} cy={31.5 + y * 2} r="2.2" fill="var(--ink)" stroke="none" />
      <circle cx={43 + x * 2.4} cy={31.5 + y * 2} r="2.2" fill="var(--ink)" stroke="none" />
      {mood === 'tired' && <path d="M15.5 31.5a5.6 5.6 0 0 1 11 0zM37.5 31.5a5.6 5.6 0 0 1 11 0z" fill={fur} />}
    </g>
  );
}

export interface HoundHeadProps extends HeadProps {
  readonly collar?: string | null;
  readonly tongue?: boolean;
}

export function HoundHead({
  coat,
  mood = 'wide',
  look = [0, 0],
  line = OUTLINE_WIDTH,
  collar = 'var(--devil)',
  tongue = true,
  children,
}: HoundHeadProps) {
  return (
    <g stroke="var(--ink)" stroke-width={line} stroke-linejoin="round" stroke-linecap="round">
      {collar && <path d="M24 52c5 4 11 4 16 0l2 7c-6 4-14 4-20 0z" fill={collar} />}
      <path d="M32 9c12 0 19 8 19 20 0 6-2 10-5 13-2 7-8 13-14 13s-12-6-14-13c-3-3-5-7-5-13C13 17 20 9 32 9z" fill={coat.light} />
      <path d="M31 9c-11 0-18 8-18 19 0 4 1 7 3 10 8-1 13-6 13-14 0-6 1-11 2-15z" fill={coat.fur} stroke="none" />
      <path d="M32 9c12 0 19 8 19 20 0 6-2 10-5 13-2 7-8 13-14 13s-12-6-14-13c-3-3-5-7-5-13C13 17 20 9 32 9z" fill="none" />
      <path
        d="M17 12C9 11 4 19 4 29c0 8 3 14 8 14 5 0 6-7 6-13 0-7 2-12 5-16-2-1-4-2-6-2zM47 12c8-1 13 7 13 17 0 8-3 14-8 14-5 0-6-7-6-13 0-7-2-12-5-16 2-1 4-2 6-2z"
        fill={coat.dark}
      />
      <HoundEyes mood={mood} look={look} coat={coat} />
      {tongue && <path d="M32 44c2 4 3 6 3 9 0 5-6 5-6 0 0-3 1-5 3-9z" fill="var(--pink)" stroke-width="2" />}
      <path d="M26.5 37c1-4 10-4 11 0 0 4-3 6-5.5 6s-5.5-2-5.5-6z" fill="var(--ink)" />
      <path d="M32 43v2c-2 3-6 3-8 1M32 45c2 3 6 3 8 1" fill="none" stroke-width="2" />
      {children}
    </g>
  );
}

function HoundEyes({ mood, look: [x, y], coat }: { readonly mood: Mood; readonly look: readonly [number, number]; readonly coat: Coat }) {
  if (mood === 'asleep') return <path d="M21 28q3 3 6 0M37 28q3 3 6 0" fill="none" />;
  if (mood === 'glad') return <path d="M20.5 30q3.5-5 7 0M36.5 30q3.5-5 7 0" fill="none" />;
  const dx = x * 1.6;
  const dy = y * 1.4;
  return (
    <g stroke="none">
      <circle cx="24.5" cy="28" r="4.6" fill="var(--eye)" />
      <circle cx="39.5" cy="28" r="4.6" fill="var(--eye)" />
      <circle cx={25 + dx} cy={28.6 + dy} r="2.9" fill="var(--ink)" />
      <circle cx={39 + dx} cy={28.6 + dy} r="2.9" fill="var(--ink)" />
      <circle cx={26 + dx} cy={27.4 + dy} r="1" fill="var(--eye)" />
      <circle cx={40 + dx} cy={27.4 + dy} r="1" fill="var(--eye)" />
      {mood === 'tired' && (
        <g stroke="var(--ink)" stroke-width="1.8">
          <path d="M19 28.5a5.5 5.5 0 0 1 11 0z" fill={coat.fur} />
          <path d="M34 28.5a5.5 5.5 0 0 1 11 0z" fill={coat.light} />
        </g>
      )}
      {mood === 'cross' && <path d="M19 21l9 3M45 21l-9 3" stroke="var(--ink)" stroke-width="3" />}
    </g>
  );
}
