import type { Source } from '../vocabulary.ts';

/** Icons for a corner of a card, in a box of 20: few lines, all thick. */
export type GlyphKind = 'sheep' | 'black' | 'dog' | 'fox' | 'barn' | 'gold' | 'town' | 'road' | 'river' | 'paddock' | 'mission';

/** The icon of each source of gold. */
export const SOURCE_GLYPHS: Readonly<Record<Source | 'total', GlyphKind>> = {
  sheep: 'sheep',
  paddock: 'paddock',
  towns: 'town',
  rivers: 'river',
  missions: 'mission',
  blackSheep: 'black',
  total: 'gold',
};

interface GlyphProps {
  readonly kind: GlyphKind;
  /** Its center. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

export function Glyph({ kind, x = 10, y = 10, size = 20 }: GlyphProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
      stroke="var(--ink)"
      stroke-width="1.5"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {GLYPHS[kind]()}
    </g>
  );
}

/** An icon as a picture of its own. */
export function GlyphPicture({ kind }: { readonly kind: GlyphKind }) {
  return (
    <svg viewBox="0 0 20 20" class="sheep-glyph" aria-hidden="true">
      <Glyph kind={kind} />
    </svg>
  );
}

const sheep = (wool: string) => () => (
  <>
    <path
      d="M6.200 3.500C7.500 1 12.500 1 13.800 3.500c2.700-.4 4.700 2 4 4.300 1.600 1.800 1.300 4.400-.7 5.400-.2 2.500-2.700 4.100-5 3.200-1.300 1-2.900 1-4.200 0-2.300.9-4.800-.7-5-3.200-2-1-2.300-3.600-.7-5.400-.7-2.300 1.300-4.700 4-4.300z"
      fill={wool}
    />
    <path
      d="M6.600 8.300c1.700-1.500 5.100-1.500 6.800 0 .3 4-1 8.400-3.400 8.400s-3.700-4.400-3.400-8.400z"
      fill="var(--face)"
      stroke="none"
    />
    <path d="M8.500 11h.1M11.500 11h.1" stroke="var(--eye)" stroke-width="2" />
  </>
);

const GLYPHS = {
  sheep: sheep('var(--wool)'),
  black: sheep('var(--black-wool)'),
  dog: () => (
    <>
      <path d="M10 3c4 0 6 2.600 6 6.500 0 4.500-2.600 8-6 8s-6-3.500-6-8C4 5.600 6 3 10 3z" fill="var(--hound-light)" />
      <path
        d="M5.500 3.500C2.500 3 1 6 1.200 9.500c.1 2.500 1 4 2.300 4 1.800 0 2-3 2.500-5.500.4-2 1-3 1.800-4zM14.500 3.500c3-.5 4.500 2.500 4.300 6-.1 2.500-1 4-2.300 4-1.800 0-2-3-2.500-5.500-.4-2-1-3-1.800-4z"
        fill="var(--hound)"
      />
      <path d="M7.800 9.500h.1M12.100 9.500h.1" stroke-width="2.200" />
      <path d="M8.600 13h2.800L10 14.600z" fill="var(--ink)" />
    </>
  ),
  fox: () => (
    <>
      <path
        d="M2 2.500l5 2.300c2-.7 4-.7 6 0l5-2.300c.8 4 .6 7-.8 9.500L10 18.200 2.800 12C1.400 9.500 1.200 6.500 2 2.500z"
        fill="var(--fox)"
      />
      <path d="M2.800 12c2.500-.8 5 .2 7.200 6.200 2.200-6 4.700-7 7.200-6.200L10 18.200z" fill="var(--wool)" stroke="none" />
      <path d="M2 2.500l5 2.300c2-.7 4-.7 6 0l5-2.300c.8 4 .6 7-.8 9.500L10 18.200 2.800 12C1.400 9.500 1.200 6.500 2 2.500z" fill="none" />
      <path d="M6.700 9.200l1.400.7M13.300 9.200l-1.400.7" stroke-width="2" />
      <circle cx="10" cy="16.800" r="1.300" fill="var(--ink)" />
    </>
  ),
  barn: () => (
    <>
      <path d="M3 9l7-6.500L17 9v8.500H3z" fill="var(--barn)" />
      <path d="M1.500 9.800L10 2l8.500 7.800" fill="none" stroke-width="2.200" />
      <path d="M7 17.500v-6h6v6M7 11.500l6 6M13 11.500l-6 6" fill="var(--wool)" stroke-width="1.300" />
    </>
  ),
  gold: () => (
    <>
      <circle cx="10" cy="10" r="8" fill="var(--amber)" />
      <circle cx="10" cy="10" r="4.700" fill="none" stroke="var(--coin-2)" />
    </>
  ),
  town: () => (
    <>
      <path d="M2 18V9l4-4 4 4v9z" fill="var(--wool)" />
      <path d="M1.500 9.500L6 5l4.500 4.500" fill="none" stroke="var(--roof)" stroke-width="2.400" />
      <path d="M10 18V6.500l4-4.500 4 4.500V18z" fill="var(--wool-2)" />
      <path d="M9.500 7L14 2l4.500 5" fill="none" stroke="var(--roof)" stroke-width="2.400" />
      <path d="M6 13h.1M14 10h.1M14 14h.1" stroke-width="2.400" />
    </>
  ),
  river: () => (
    <>
      <path d="M2 3h16v14H2z" fill="var(--water)" />
      <path d="M3 6q3.500-3 7 0t7 0M3 11q3.500-3 7 0t7 0M3 16q3.500-3 7 0t7 0" fill="none" stroke="var(--water-2)" stroke-width="1.900" />
    </>
  ),
  road: () => (
    <>
      <path d="M5 19C5 11 15 10 15 1" fill="none" stroke-width="9" stroke-linecap="butt" />
      <path d="M5 19C5 11 15 10 15 1" fill="none" stroke="var(--road)" stroke-width="6" stroke-linecap="butt" />
      <path d="M5 19C5 11 15 10 15 1" fill="none" stroke="var(--road-edge)" stroke-width="1" stroke-dasharray="2.500 2.500" />
    </>
  ),
  paddock: () => (
    <>
      <path d="M1 8h18M1 13.500h18" stroke="var(--wood)" stroke-width="3" />
      <path
        d="M3 17.500V5.500l1.500-2L6 5.500v12zM8.500 17.500V5.500l1.500-2 1.500 2v12zM14 17.500V5.500l1.500-2 1.500 2v12z"
        fill="var(--wood-2)"
      />
    </>
  ),
  mission: () => (
    <>
      <path d="M4 2.500h12v15H4z" fill="var(--wool)" />
      <path d="M10 6v5M10 14.200v.1" stroke-width="2.600" />
    </>
  ),
} as const;
