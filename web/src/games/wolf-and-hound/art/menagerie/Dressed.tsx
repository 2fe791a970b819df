import { At, Drawn, HoundTail, lineAt, Sitting, WolfTail } from '../../../../art/Bodies.tsx';
import { type Coat, HoundHead, WolfHead } from '../../../../art/Heads.tsx';
import { type Look, lookIn, type Prop, readLook } from '../../look.ts';
import type { Kind } from '../../vocabulary.ts';
import type { AnimalArt } from '../Animal.tsx';
import { ByLooks } from './ByLooks.tsx';
import { Eyes, Fleece, SheepFace } from './flock.tsx';

/** An animal of the players' own in the coat and with the prop they chose. */
export function Dressed(art: AnimalArt) {
  const text = lookIn(art.looks ?? '', art.id);
  const look = readLook(text);
  if (look === undefined) return <ByLooks {...art} />;
  return (
    <g data-look={text}>
      <Creature shows={art.shows} look={look} />
    </g>
  );
}

const COAT_COLORS: Readonly<Record<Look['coat'], Coat>> = {
  gray: { fur: '#8d95a5', dark: '#667085', light: '#e3e7ee' },
  soot: { fur: '#4d4b58', dark: '#33313d', light: '#b9b5c2' },
  slate: { fur: '#5f7f9c', dark: '#415d78', light: '#d2e0ec' },
  moss: { fur: '#7c8f63', dark: '#596a44', light: '#dde5c9' },
  russet: { fur: '#b3613a', dark: '#824025', light: '#f3d7bd' },
  honey: { fur: '#dca04b', dark: '#a8702a', light: '#fdeecb' },
  sand: { fur: '#b9a88c', dark: '#8c7b60', light: '#f3ead8' },
  snow: { fur: '#eceff2', dark: '#b9c3cd', light: '#ffffff' },
};

const HEAD_SCALE = 0.72;

function Creature({ shows, look }: { readonly shows: Kind; readonly look: Look }) {
  const coat = COAT_COLORS[look.coat];
  const prop = look.prop && <PropOf prop={look.prop} shows={shows} />;
  const line = lineAt(HEAD_SCALE);
  if (shows === 'sheep') {
    return (
      <Drawn>
        <path d="M24 56v5M40 56v5" stroke-width="5" />
        <Fleece fill={coat.fur} />
        <SheepFace wool={coat.fur}>
          <Eyes />
          <path d="M28 42q4 3 8 0" stroke="var(--pink)" fill="none" />
          {prop}
        </SheepFace>
      </Drawn>
    );
  }
  return (
    <Drawn>
      {shows === 'wolf' ? <WolfTail coat={coat} /> : <HoundTail coat={coat} />}
      <Sitting coat={coat} />
      <At x={9} y={0} scale={HEAD_SCALE}>
        {shows === 'wolf' ? (
          <WolfHead coat={coat} look={[0.3, 0]} line={line}>
            {prop}
          </WolfHead>
        ) : (
          <HoundHead coat={coat} collar={null} line={line}>
            {prop}
          </HoundHead>
        )}
      </At>
    </Drawn>
  );
}

/** Where things are worn, in the box of 64 of a head. A sheep's head is drawn smaller in it. */
interface Places {
  /** The top of the head. */
  readonly top: readonly [x: number, y: number, scale: number];
  readonly eyes: readonly [left: number, right: number, y: number, radius: number];
  readonly neck: readonly [x: number, y: number, scale: number];
  readonly ear: readonly [x: number, y: number, scale: number];
}

const PLACES: Readonly<Record<Kind, Places>> = {
  wolf: { top: [32, 17, 1], eyes: [21, 43, 32, 8.5], neck: [32, 61, 1], ear: [48, 17, 1] },
  hound: { top: [32, 13, 1], eyes: [24.5, 39.5, 28.5, 8], neck: [32, 58, 1], ear: [48, 14, 1] },
  sheep: { top: [32, 13, 0.72], eyes: [26, 38, 31, 6.4], neck: [32, 51, 0.72], ear: [46, 17, 0.72] },
};

function PropOf({ prop, shows }: { readonly prop: Prop; readonly shows: Kind }) {
  const { top, eyes, neck, ear } = PLACES[shows];
  const at = ([x, y, scale]: readonly [number, number, number]) => `translate(${x} ${y}) scale(${scale})`;
  switch (prop) {
    case 'scarf':
      return (
        <g transform={at(neck)}>
          <path d="M9 1l9 14-8 3L3 3z" fill="var(--devil)" />
          <path d="M-17-5C-8 1 8 1 17-5l3 7C10 9-10 9-20 2z" fill="var(--devil)" />
          <path d="M-9 0l-1 5M1 1v5M11 13l5-2" fill="none" stroke="#fffaf0" stroke-width="2.600" />
        </g>
      );
    case 'hat':
      return (
        <g transform={at(top)}>
          <path d="M-13-1c-1-10 1-17 5-18 3-1 5 2 8 2s5-3 8-2c4 1 6 8 5 18z" fill="#8a5a32" />
          <path d="M-13-4c8 3 18 3 26 0v4c-8 3-18 3-26 0z" fill="var(--devil)" />
          <path d="M-23-1c7 5 39 5 46 0 1 5-9 9-23 9s-24-4-23-9z" fill="#8a5a32" />
        </g>
      );
    case 'glasses': {
      const [left, right, y, r] = eyes;
      return (
        <g fill="#bfe3f5" fill-opacity="0.350">
          <circle cx={left} cy={y} r={r} />
          <circle cx={right} cy={y} r={r} />
          <path d={`M${left + r} ${y}q${(right - left) / 2 - r}-3 ${right - left - 2 * r} 0`} fill="none" />
        </g>
      );
    }
    case 'flower':
      return (
        <g transform={at(ear)}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              cx="0"
              cy="-6.500"
              rx="4.600"
              ry="5.400"
              transform={`rotate(${turn})`}
              fill="var(--pink)"
              stroke-width="2"
            />
          ))}
          <circle r="4" fill="var(--amber)" stroke-width="2" />
        </g>
      );
    case 'crown':
      return (
        <g transform={at(top)}>
          <path d="M-15 1l-4-16 10 7L0-19l9 11 10-7-4 16C6 4-6 4-15 1z" fill="var(--amber)" />
          <path d="M-9-3h.1M0-4h.1M9-3h.1" stroke="var(--devil)" stroke-width="4" />
        </g>
      );
    case 'bell':
      return (
        <g transform={at(neck)}>
          <path d="M-17-6C-8 0 8 0 17-6l1 5C9 5-9 5-18-1z" fill="var(--blue)" />
          <path d="M-8 12c1-2 1-5 2-8 2-5 10-5 12 0 1 3 1 6 2 8z" fill="var(--amber)" />
          <path d="M0 12v3" stroke-width="4" />
        </g>
      );
  }
}
