import type { Face } from '@bellwether/wire';
import type { Look } from './characters.ts';

/** How somebody with this face is drawn. */
export function lookOf(face: Face): Look {
  const [kind, number] = face.split('-');
  if (kind === 'shepherd') return { seat: Number(number) };
  const level = kind === 'fox' || kind === 'wolf' ? kind : 'lamb';
  return { seat: 1, head: { level, variant: kind === 'lamb' ? 1 : 0 } };
}
