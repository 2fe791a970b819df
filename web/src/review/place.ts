import type { Seat } from '@bellwether/kernel';
import type { Route } from '../ui/routes.ts';

/**
 * `#/review/game/ID` (a game saved in this browser), `#/review/record/PACKED` (one opened by a link),
 * `#/review/t/TABLE` (the last game of an online table); then the selected ply, and the point of view.
 */
export interface Place {
  readonly kind: 'game' | 'record' | 't';
  readonly what: string;
  readonly ply?: number;
  readonly eyes?: Eyes;
}

/** The point of view: one seat's knowledge, or open cards. */
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
