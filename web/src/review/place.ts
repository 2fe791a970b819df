import type { Seat } from '@bellwether/kernel';
import type { Route } from '../ui/routes.ts';

/**
 * `#/review/game/ID` (a game that this browser keeps), `#/review/record/PACKED` (one that came by a link), `#/review/t/TABLE` (the last game
 * of a table on a server); then the move that is looked at, and through whose eyes.
 */
export interface Place {
  readonly kind: 'game' | 'record' | 't';
  readonly what: string;
  readonly ply?: number;
  readonly eyes?: Eyes;
}

/** Whose knowledge counts: one seat's, or all hands. */
export type Eyes = Seat | 'all';

export function placeOf([, kind, what, ply, eyes]: Route): Place | undefined {
  if ((kind !== 'game' && kind !== 'record' && kind !== 't') || what === undefined) return undefined;
  return {
    kind,
    what,
    ...(ply !== undefined && /^\d{1,4}$/.test(ply) && { ply: Number(ply) }),
    ...(eyes === 'all' ? { eyes } : eyes !== undefined && /^[1-4]$/.test(eyes) ? { eyes: Number(eyes) } : {}),
  };
}
