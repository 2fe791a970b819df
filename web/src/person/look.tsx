import type { Face } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';
import { BotHead } from '../art/BotFace.tsx';

/** How somebody with this face is drawn: as one of the shepherds, or with the head of an animal on a shepherd's coat. */
export function lookOf(face: Face): { readonly seat: number; readonly head?: ComponentChildren } {
  const [kind, number] = face.split('-');
  const seat = Number(number ?? 1);
  if (kind === 'shepherd') return { seat };
  const level = kind === 'fox' || kind === 'wolf' ? kind : 'lamb';
  return { seat, head: <BotHead level={level} variant={kind === 'lamb' ? 1 : 0} /> };
}
