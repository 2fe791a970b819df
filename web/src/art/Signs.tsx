import { HOUND, HoundHead, WOLF, WolfHead } from './Heads.tsx';
import { Sheep } from './Sheep.tsx';
import { Shepherd } from './Shepherd.tsx';

/** What stands for a game or a room, in a box of 64. */

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

/** A hound that listens well. */
export function LearnSign() {
  return (
    <svg viewBox="0 0 64 64" class="sign" aria-hidden="true">
      <HoundHead coat={HOUND} />
    </svg>
  );
}
