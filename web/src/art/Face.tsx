import type { Face as FaceName } from '@bellwether/wire';
import { lookOf } from '../model/look.ts';
import { BotHead } from './BotFace.tsx';
import { Shepherd } from './Shepherd.tsx';

/** Coats of people who look like a shepherd: the first four, and the same again in another colour. */
const COATS = ['var(--blue)', 'var(--yellow)', 'var(--devil)', '#6f8f5a'] as const;

interface FaceProps {
  readonly face: FaceName;
  /** The coat of a seat, where it says who plays with whom. */
  readonly paint?: string;
}

/** The picture of a face that a person chose, cut from a figure. Beside a name it says nothing new. */
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
