import { DEVIL, GRANDPA, HOUND, HoundHead, WOLF, WolfHead } from '../../../art/Heads.tsx';
import { LINE } from '../../../art/hand.ts';
import type { Art } from '../scene.ts';
import { barsThree, paceSign } from '../signs.ts';

type AnimalArt = Extract<Art, { kind: 'animal' }>;

/** An animal card as the creature it stands for, with its modifier and target as signs. */
export function Animal(art: AnimalArt) {
  return (
    <svg viewBox="0 0 64 64" class={`art animal ${art.shows}`} aria-hidden="true">
      <ellipse cx="32" cy="60" rx="20" ry="3.500" fill="var(--shadow)" />
      <g transform="translate(3.500 1) scale(0.9)">
        <Creature {...art} />
      </g>
      <Signs {...art} />
    </svg>
  );
}

function Creature({ id, shows, side, twoSided }: AnimalArt) {
  switch (id) {
    case 'extra-01':
      return (
        <WolfHead coat={GRANDPA}>
          <path d="M14 26q6-5 12-1M50 26q-6-5-12-1" stroke="var(--wool)" stroke-width="4" fill="none" />
          <g fill="none" stroke-width="2">
            <circle cx="21" cy="33" r="6.500" />
            <circle cx="43" cy="33" r="6.500" />
            <path d="M27.500 32q4.500-3 9 0" />
          </g>
          <path d="M31 50c-5-2-10 0-13 6 6 2 11 0 13-4M33 50c5-2 10 0 13 6-6 2-11 0-13-4" fill="var(--wool)" stroke-width="1.800" />
        </WolfHead>
      );
    case 'extra-02':
      return (
        <g transform={side === 'back' ? 'translate(64 0) scale(-1 1) rotate(-8 32 32)' : 'rotate(-8 32 32)'}>
          <HoundHead coat={HOUND}>
            <g>
              <circle cx="39.500" cy="28" r="5.400" fill="var(--eye)" stroke-width="1.600" />
              <path d="M39.500 28c1-1 2.400 0 2 1.600-.6 2-4 1.800-4.400-.6-.4-3 3-4.400 5-3" fill="none" stroke-width="1.600" />
            </g>
            <path d="M49 8c0-5 7-5 7-1 0 3-3.500 3-3.500 6M52.500 16.500v.1" fill="none" stroke-width="3" />
          </HoundHead>
        </g>
      );
    case 'designer-01':
      return (
        <WolfHead coat={DEVIL}>
          <path d="M24 16c-5-3-6-8-4-13 2 4 5 5 9 7zM40 16c5-3 6-8 4-13-2 4-5 5-9 7z" fill="var(--amber)" />
        </WolfHead>
      );
    case 'designer-02-1':
      return <Hooded shows="wolf" cloth="var(--card-black-2)" />;
    case 'designer-02-2':
      return <Hooded shows="hound" cloth="var(--wool)" />;
    case 'designer-02-3':
      return (
        <WolfHead coat={WOLF} asleep={side === 'front'}>
          {side === 'front' && <path d="M8 46c8 4 40 4 48 0v12c-8 5-40 5-48 0z" fill="var(--pink)" />}
          {side === 'front' && <path d="M16 48v11M26 49v12M38 49v12M48 48v11" stroke="var(--pink-2)" fill="none" />}
        </WolfHead>
      );
    default:
      if (shows === 'sheep') return <SheepCard id={id} />;
      return (
        <>
          {shows === 'wolf' ? <WolfHead coat={WOLF} /> : <HoundHead coat={HOUND} />}
          {twoSided && <path d="M36 15a5 5 0 1 0 0 8 6 6 0 0 1 0-8z" fill="var(--amber)" stroke="var(--ink)" stroke-width="1.400" />}
        </>
      );
  }
}

function Hooded({ shows, cloth }: { readonly shows: 'wolf' | 'hound'; readonly cloth: string }) {
  return (
    <>
      <path
        d="M32 0C14 0 4 14 4 34c0 14 4 24 10 28h36c6-4 10-14 10-28C60 14 50 0 32 0z"
        fill={cloth}
        stroke="var(--ink)"
        stroke-width={LINE}
      />
      <g transform="translate(9 10) scale(0.72)">{shows === 'wolf' ? <WolfHead coat={WOLF} /> : <HoundHead coat={HOUND} />}</g>
      <path d="M8 50l4 4M56 50l-4 4M12 14l4 4M52 14l-4 4" stroke="var(--amber)" stroke-width="2.400" stroke-linecap="round" />
    </>
  );
}

const CURLS = [
  [18, 22, 9],
  [27, 14, 9],
  [38, 14, 9],
  [46, 22, 9],
  [49, 33, 8],
  [15, 33, 8],
  [19, 45, 8],
  [45, 45, 8],
] as const;

/** Sheep cards are pink; a tornado keeps its swirl, the Bellwether its bell. */
function SheepCard({ id }: { readonly id: string }) {
  const bell = id === 'house-01';
  const fill = bell ? 'var(--wool)' : 'var(--pink)';
  return (
    <g stroke="var(--ink)" stroke-width={LINE} stroke-linejoin="round" stroke-linecap="round">
      <g fill="var(--ink)">
        {CURLS.map(([x, y, r]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill={fill} stroke="none">
        {CURLS.map(([x, y, r]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r={r - 0.4} />
        ))}
        <circle cx="32" cy="32" r="20" />
      </g>
      <path d="M14 30c-7-2-11 3-8 7 3 3 8 1 10-2zM50 30c7-2 11 3 8 7-3 3-8 1-10-2z" fill="var(--face)" />
      <path d="M20 28c2-6 22-6 24 0 2 10-3 28-12 28s-14-18-12-28z" fill="var(--face)" />
      {id.endsWith('-01') && !bell ? (
        <path d="M23 37q3 3 6 0M35 37q3 3 6 0" stroke="var(--eye)" fill="none" />
      ) : (
        <g stroke="none">
          <circle cx="26.500" cy="37" r="3.600" fill="var(--eye)" />
          <circle cx="37.500" cy="37" r="3.600" fill="var(--eye)" />
          <circle cx="27" cy="37.500" r="1.900" fill="var(--ink)" />
          <circle cx="38" cy="37.500" r="1.900" fill="var(--ink)" />
        </g>
      )}
      <path d="M29 48q3 2 6 0" stroke="var(--pink)" fill="none" />
      {bell && <path d="M32 50c-6 0-7 8-9 10h18c-2-2-3-10-9-10z" fill="var(--amber)" />}
      {id.startsWith('tornado') && (
        <path d="M18 10c8-6 22-6 28 0M22 4c6-4 14-4 20 0M26 16h12" fill="none" stroke="var(--blue)" stroke-width="3" />
      )}
    </g>
  );
}

const TURN_OF = { self: 0, left: 180, across: 270, right: 0 } as const;

/** Modifier below right, target as an arrow above left, number of the card below left. */
function Signs({ id, pace, target }: AnimalArt) {
  const sign = paceSign(pace);
  const bars = barsThree(id);
  const stops = id === 'sheep-01' || id === 'tornado-01';
  return (
    <g font-weight="800" font-size="15" text-anchor="middle">
      {sign !== '' && (
        <g>
          <rect
            x={64 - 8 - sign.length * 9}
            y="43"
            width={sign.length * 9 + 8}
            height="20"
            rx="10"
            fill="#fffaf0"
            stroke="var(--ink)"
            stroke-width="2"
          />
          <text x={64 - 4 - sign.length * 4.5} y="58.500" fill="#2d2723">
            {sign}
          </text>
        </g>
      )}
      {target !== 'self' && (
        <g transform={`translate(12 54) rotate(${TURN_OF[target]})`}>
          <circle r="10" fill="var(--amber)" stroke="var(--ink)" stroke-width="2" />
          <path
            d="M-5 0h9M0-4.500L4.500 0 0 4.500"
            fill="none"
            stroke="#2d2723"
            stroke-width="2.600"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      )}
      {(bars || stops) && (
        <g>
          <circle cx="11" cy="53" r="10" fill="#fffaf0" stroke="var(--ink)" stroke-width="2" />
          {bars && (
            <text x="11" y="58.500" fill="#2d2723">
              3
            </text>
          )}
          <path d={bars ? 'M4 60L18 46' : 'M6 53h10'} stroke="var(--devil)" stroke-width={bars ? 2.6 : 4} stroke-linecap="round" />
        </g>
      )}
    </g>
  );
}
