import type { Seat } from '@bellwether/kernel';
import { BotHead } from '../art/BotFace.tsx';
import { Fir } from '../art/Fir.tsx';
import { Sheep } from '../art/Sheep.tsx';
import { Shepherd } from '../art/Shepherd.tsx';
import type { Look } from '../model/characters.ts';
import { SEATS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import './curtain.css';

interface CurtainSceneProps {
  readonly seat: Seat;
  /** The look of the next player. */
  readonly look: Look | undefined;
  /** The seat's color. */
  readonly paint: string;
}

/** Firs in the back, smaller and darker; then those in front. [x, y, size] */
const BEHIND = [
  [20, 92, 54],
  [58, 86, 60],
  [104, 84, 52],
  [148, 82, 58],
  [192, 82, 54],
  [236, 86, 60],
  [272, 90, 54],
] as const;
const BEFORE = [
  [8, 118, 66],
  [46, 108, 56],
  [258, 108, 56],
  [294, 118, 66],
] as const;

/** The next player at the edge of the dark forest, in the seat's color. */
export function CurtainScene({ seat, look, paint }: CurtainSceneProps) {
  return (
    <svg class="curtain-scene" viewBox="0 0 300 130" aria-hidden="true">
      <circle cx="226" cy="30" r="15" fill="#f6e7b4" opacity="0.9" />
      {BEHIND.map(([x, y, size]) => (
        <Fir key={x} x={x} y={y} size={size} deep />
      ))}
      <path d="M0 96q75-22 150-14t150 8v40H0z" fill="var(--grass)" stroke="var(--ink)" stroke-width="1.500" />
      {BEFORE.map(([x, y, size]) => (
        <Fir key={x} x={x} y={y} size={size} />
      ))}
      <Shepherd seat={seat} look={look} head={look?.head && <BotHead {...look.head} />} x={140} y={122} size={78} paint={paint} />
      <svg x="180" y="88" width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
        <Sheep coat={seat % 5} left />
      </svg>
      <svg x="84" y="92" width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">
        <Sheep coat={(seat + 2) % 5} left={false} />
      </svg>
    </svg>
  );
}

interface TakeBackProps {
  readonly name: string;
  readonly take: () => void;
}

/** Lets the last player take a move back until the next one has looked. */
export function TakeBack({ name, take }: TakeBackProps) {
  const words = useWords(SEATS);
  return (
    words && (
      <button type="button" class="curtain-back" onClick={take}>
        {words.takeBack(name)}
      </button>
    )
  );
}
