import type { Face } from '@bellwether/wire';
import type { Look } from './characters.ts';

/** The look of a person with this face. */
export function lookOf(face: Face): Look {
  const [kind, number] = face.split('-');
  if (kind === 'shepherd') return { seat: Number(number) };
  const level = kind === 'fox' || kind === 'wolf' ? kind : 'lamb';
  return { seat: 1, head: { level, variant: kind === 'lamb' ? 1 : 0 } };
}
