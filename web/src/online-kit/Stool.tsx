import { LINE } from '../art/hand.ts';

/** A seat that waits for somebody: a milking stool. Drawn in the box of a portrait. */
export function Stool() {
  return (
    <g stroke="var(--ink)" stroke-width={LINE} stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="32" cy="45" rx="17" ry="2.600" fill="var(--cast)" stroke="none" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke-width="6.500" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke="var(--wood)" stroke-width="3" />
      <path d="M17 22v5c0 5 30 5 30 0v-5z" fill="var(--wood)" />
      <ellipse cx="32" cy="22" rx="15" ry="5" fill="var(--wood-2)" />
    </g>
  );
}
