import { dogsOf, foxesOf, hasBarn, riverOf, roadOf, sheepOf } from '@bellwether/sheep-and-thief';
import type { Left } from '../scene/thing.ts';
import type { Card } from '../vocabulary.ts';
import { Figure } from './Figures.tsx';
import type { GlyphKind } from './Glyph.tsx';

/** Landscape in a box of 64. Roads and rivers leave through the middle of an edge, so that neighboring cards join. */
const ENDS = [
  [32, 0],
  [64, 32],
  [32, 64],
  [0, 32],
] as const;
const CORNERS = [
  { x: 11, y: 53, edges: 4 | 8 },
  { x: 53, y: 53, edges: 2 | 4 },
  { x: 11, y: 11, edges: 1 | 8 },
  { x: 53, y: 11, edges: 1 | 2 },
] as const;

const edgesIn = (edges: number) => [0, 1, 2, 3].filter((edge) => edges & (1 << edge));
const isStraight = (edges: number) => edges === 5 || edges === 10;

function way(edges: number): string {
  const ends = edgesIn(edges).map((edge) => ENDS[edge] as readonly [number, number]);
  const [a, b] = ends;
  if (ends.length === 2 && a && b) return isStraight(edges) ? `M${a}L${b}` : `M${a}Q32 32 ${b}`;
  return ends.map((end) => `M${end}L32 32`).join('');
}

interface TileProps {
  readonly card: Card;
  /** Size of the card's images: large in the hand, small on a board, none on a small board. */
  readonly images: 'large' | 'small' | 'none';
  /** How many of each image are still to take; the others are used. Left out: all. */
  readonly left?: Left | undefined;
  readonly yard?: boolean;
}

/** The picture of a card, without a frame. */
export function Tile({ card, images, left, yard = false }: TileProps) {
  const road = roadOf(card);
  const river = riverOf(card);
  const spots = spotsOf(card);
  const shown = imagesOf(card, yard);
  return (
    <g stroke-linecap="butt" stroke-linejoin="round">
      <rect width="64" height="64" fill="var(--tile)" />
      {!yard && <Meadow seed={numberOf(card)} />}
      {!yard && <Plants seed={numberOf(card)} free={spots.slice(shown.length)} />}
      {river !== 0 && <River edges={river} />}
      {road !== 0 && <Road edges={road} crossing={isStraight(road) && isStraight(river)} />}
      {yard && <Farm />}
      {images === 'none'
        ? hasBarn(card) && !yard && <Image kind="barn" n={numberOf(card)} at={spots[0] ?? CORNERS[0]} large />
        : shown.map((kind, i) => (
            <Image
              key={i}
              kind={kind}
              n={numberOf(card) + i}
              at={spots[i] ?? CORNERS[0]}
              large={images === 'large' || isLeft(shown, i, left)}
            />
          ))}
    </g>
  );
}

/** Corners, emptiest first. */
function spotsOf(card: Card) {
  const ways = roadOf(card) | riverOf(card);
  return [...CORNERS].sort((a, b) => crowd(a.edges, ways) - crowd(b.edges, ways));
}

type CardImage = Extract<GlyphKind, 'sheep' | 'dog' | 'fox' | 'barn'>;

/** A small number that differs between cards that look alike. */
const numberOf = (card: Card): number => (card ^ (card >> 5) ^ (card >> 9)) & 31;

function imagesOf(card: Card, yard = false): readonly CardImage[] {
  return [
    ...(hasBarn(card) && !yard ? (['barn'] as const) : []),
    ...Array<CardImage>(sheepOf(card)).fill('sheep'),
    ...Array<CardImage>(dogsOf(card)).fill('dog'),
    ...Array<CardImage>(foxesOf(card)).fill('fox'),
  ];
}

/** The corner with the black sheep's printed gold. */
export const PRINTED = CORNERS[1];

/** A corner without an image, preferably the printed one. */
export function freeCorner(card: Card): Pick<(typeof CORNERS)[number], 'x' | 'y'> {
  const free = spotsOf(card).slice(imagesOf(card).length);
  return free.find((corner) => corner === PRINTED) ?? free.at(-1) ?? PRINTED;
}

/** Whether an image is still to take: the first ones of a kind are taken first. */
function isLeft(shown: readonly CardImage[], i: number, left: Left | undefined): boolean {
  const kind = shown[i];
  const after = shown.slice(i).filter((one) => one === kind).length;
  const many = left && (kind === 'sheep' ? left.sheep : kind === 'dog' ? left.dogs : kind === 'fox' ? left.foxes : 0);
  return many !== undefined && after <= many;
}

interface ImageProps {
  readonly kind: CardImage;
  /** Chooses the pose. */
  readonly n: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly large: boolean;
}

/** An image of a card: a figure on the meadow. A used one fades, but can still be counted. */
function Image({ kind, n, at: { x, y }, large }: ImageProps) {
  const inside = (near: number, far: number) => ({ x: x < 32 ? near : far, y: y < 32 ? near : far });
  if (kind === 'barn') return <Figure kind="barn" n={n} {...inside(13.5, 50.5)} size={23} />;
  if (large) return <Figure kind={kind} n={n} {...inside(12.5, 51.5)} size={22} />;
  return (
    <g class="sheep-used">
      <Figure kind={kind} n={n} {...inside(8, 56)} size={12} />
    </g>
  );
}

/** Two tints of grass, in soft stripes, and tufts: the same on every copy of a card. */
function Meadow({ seed }: { readonly seed: number }) {
  const lean = 8 + (seed % 5) * 6;
  return (
    <>
      <path
        d={`M0 ${lean}C20 ${lean - 12} 40 ${lean + 10} 64 ${lean - 6}V${lean + 18}C44 ${lean + 30} 20 ${lean + 8} 0 ${lean + 22}z`}
        fill="var(--grass-light)"
        opacity={seed % 2 ? 0.5 : 0.28}
      />
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          d={`M${6 + ((seed * 7 + i * 23) % 52)} ${6 + ((seed * 13 + i * 17) % 52)}q.6-2.500-.4-4m2.400 4q-.2-3 1.200-4`}
          fill="none"
          stroke="var(--grass-2)"
          stroke-width="1.300"
          stroke-linecap="round"
        />
      ))}
    </>
  );
}

/** Trees, bushes, stones and flowers in the free corners. */
function Plants({ seed, free }: { readonly seed: number; readonly free: readonly { readonly x: number; readonly y: number }[] }) {
  return (
    <>
      {free.slice(0, 2).map(({ x, y }, i) => (
        <Figure key={i} kind="tree" n={seed + i * 2} x={x < 32 ? 10 : 54} y={y < 32 ? 10.5 : 53} size={i === 0 ? 17 : 13} />
      ))}
    </>
  );
}

/** A road; where it crosses a river, on a bridge. */
function Road({ edges, crossing }: { readonly edges: number; readonly crossing: boolean }) {
  const ends = edgesIn(edges).length;
  const upright = edges === 5;
  return (
    <g fill="none">
      {crossing && (
        <path d={upright ? 'M22 19v26M42 19v26' : 'M19 22h26M19 42h26'} stroke="var(--ink)" stroke-width="4" stroke-linecap="round" />
      )}
      <path d={way(edges)} stroke="var(--road-edge)" stroke-width="14.500" {...(ends !== 2 && { 'stroke-linecap': 'butt' })} />
      {ends !== 2 && <circle cx="32" cy="32" r={ends === 1 ? 10 : 7.25} fill="var(--road-edge)" />}
      <path d={way(edges)} stroke="var(--road)" stroke-width="10.500" />
      {ends !== 2 && <circle cx="32" cy="32" r={ends === 1 ? 8 : 5.25} fill="var(--road)" />}
      {crossing ? (
        <g stroke="var(--wood)" stroke-width="2.400">
          <path d={upright ? 'M26 22h12M26 27h12M26 32h12M26 37h12M26 42h12' : 'M22 26v12M27 26v12M32 26v12M37 26v12M42 26v12'} />
          <path d={upright ? 'M24 18v28M40 18v28' : 'M18 24h28M18 40h28'} stroke="var(--wood-2)" stroke-width="3" stroke-linecap="round" />
        </g>
      ) : (
        <>
          {/* Cart tracks. */}
          <path d={way(edges)} stroke="var(--road-edge)" stroke-width="5" opacity="0.75" />
          <path d={way(edges)} stroke="var(--road)" stroke-width="3.200" />
        </>
      )}
    </g>
  );
}

/** How many roads and rivers run next to a corner. */
function crowd(corner: number, edges: number): number {
  const beside = edgesIn(corner & edges).length;
  return beside === 2 ? 3 : beside;
}

function River({ edges }: { readonly edges: number }) {
  const one = edgesIn(edges).length === 1;
  return (
    <g fill="none">
      <path d={way(edges)} stroke="var(--water-2)" stroke-width="16.500" />
      {one && <circle cx="32" cy="32" r="14" fill="var(--water-2)" />}
      <path d={way(edges)} stroke="var(--water)" stroke-width="13" />
      {one && <circle cx="32" cy="32" r="12" fill="var(--water)" />}
      {one && <path d="M25 31q3.500-3 7 0t7 0M27 36q2.500-2 5 0t5 0" stroke="var(--water-2)" stroke-width="1.600" />}
      <path
        d={way(edges)}
        stroke="var(--water-2)"
        stroke-width="1.600"
        stroke-dasharray="5 4 2 5"
        stroke-linecap="round"
        transform="translate(-2 -2)"
      />
      <path
        d={way(edges)}
        stroke="var(--foam)"
        stroke-width="1.600"
        stroke-dasharray="3 9"
        stroke-linecap="round"
        transform="translate(2.500 2.500)"
      />
      {/* Stones in the water. */}
      <g stroke-linecap="round" stroke-dasharray=".1 23" stroke-dashoffset="-10" transform="translate(3.500 -3.500)">
        <path d={way(edges)} stroke="var(--water-2)" stroke-width="5" />
        <path d={way(edges)} stroke="var(--wolf-light)" stroke-width="3.400" />
      </g>
    </g>
  );
}

function Farm() {
  return (
    <g stroke="var(--ink)" stroke-width="1.900" stroke-linejoin="round">
      <path d="M6 26V14l9-9 9 9v12z" fill="var(--barn)" />
      <path d="M3.500 15.500L15 4l11.500 11.500" fill="none" stroke-width="3" />
      <path d="M11 26v-8h8v8" fill="var(--wool)" />
      <path d="M11 18l8 8M19 18l-8 8" stroke-width="1.400" />
      <path d="M38 20v-8l7-6 9 6v8z" fill="var(--wool)" />
      <path d="M36 13.500l9-8 11.500 8" fill="none" stroke="var(--roof)" stroke-width="3.400" />
      <path d="M44 20v-5h4v5" fill="var(--wood)" stroke-width="1.400" />
    </g>
  );
}

/** The back of every landscape card: a fleece. */
export function TileBack() {
  return (
    <g>
      <rect width="64" height="64" fill="var(--back)" />
      <path d="M20 22c2-8 12-10 16-4 7-2 13 4 11 10 5 4 3 12-3 14-2 6-10 8-14 4-6 3-13-1-13-7-6-3-5-13 3-17z" fill="var(--back-2)" />
    </g>
  );
}

/** A card in the hand: framed, with round corners. */
export function CardPicture({ card, back = false }: { readonly card?: Card; readonly back?: boolean }) {
  return (
    <svg viewBox="0 0 64 64" class="art sheep-card" aria-hidden="true">
      {back || card === undefined ? <TileBack /> : <Tile card={card} images="large" />}
      <rect x="1" y="1" width="62" height="62" rx="6.500" fill="none" stroke="var(--ink)" stroke-width="2.200" />
    </svg>
  );
}
