import type { Face as FaceName } from '@bellwether/wire';
import { lookOf } from '../model/look.ts';
import { BotHead } from './BotFace.tsx';
import { Shepherd } from './Shepherd.tsx';

/** Coats by look: of the first four, and of the same four in other colors. */
const COATS = ['var(--blue)', 'var(--yellow)', 'var(--devil)', '#6f8f5a'] as const;

interface FaceProps {
  readonly face: FaceName;
  /** The coat's color; left out, the color of the look. */
  readonly paint?: string;
}

/** A face that a person chose, cut from a figure. Hidden from screen readers: the name stands next to it. */
export function Face({ face, paint }: FaceProps) {
  const look = lookOf(face);
  const { seat: n, head } = look;
  const coat = paint ?? COATS[(n > 4 ? n + 1 : n - 1) % 4] ?? COATS[0];
  return (
    <svg viewBox="12 4 40 44" class="person-face" aria-hidden="true">
      <Shepherd seat={n} look={look} head={head && <BotHead {...head} />} x={32} y={64} size={64} paint={coat} crook={false} />
    </svg>
  );
}
