import { HOUND, HoundHead, WOLF, WolfHead } from './Heads.tsx';
import { Sheep } from './Sheep.tsx';
import { Shepherd } from './Shepherd.tsx';

/** Icons of games and pages, in a box of 64. */

export function WolfSign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true">
      <WolfHead coat={WOLF} />
    </svg>
  );
}

export function SheepSign() {
  return <Sheep coat={2} />;
}

/** Two shepherds side by side. */
export function FriendsSign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true">
      <Shepherd seat={1} x={20} y={64} size={56} paint="var(--blue)" />
      <Shepherd seat={3} x={45} y={64} size={56} paint="var(--yellow)" left />
    </svg>
  );
}

/** A hound that listens. */
export function LearnSign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true">
      <HoundHead coat={HOUND} />
    </svg>
  );
}

/** A puzzle piece. */
export function PuzzleSign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true">
      <path
        d="M8 20h15c-7-15 21-15 14 0h15v14c13-7 13 19 0 12v11H8z"
        fill="var(--amber)"
        stroke="var(--ink)"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A calendar page with the sun on it. */
export function DaySign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round">
      <rect x="9" y="13" width="46" height="44" rx="6" fill="var(--wool)" />
      <path d="M9 26V19q0-6 6-6h34q6 0 6 6v7z" fill="var(--devil)" />
      <path d="M21 7v10M43 7v10" stroke-linecap="round" />
      <circle cx="32" cy="41" r="9" fill="var(--amber)" />
    </svg>
  );
}
