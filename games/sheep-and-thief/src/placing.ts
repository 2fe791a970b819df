import { type Card, riverOf } from './cards/card.ts';
import {
  around,
  beside,
  besideAny,
  type Cell,
  type Direction,
  EVERY_DIRECTION,
  eastOf,
  having,
  isCell,
  northOf,
  opposite,
  southOf,
  westOf,
} from './cells.ts';
import { cardInHand, heldBy } from './hands.ts';
import { laidCells, riverCells, type SeatIndex, type State } from './state.ts';
import { type Refusal, refuse } from './vocabulary.ts';

/**
 * S-ADJACENT, S-FOX-BLOCKS: free cells next to one's own cards, without the fox's. Face-down cards may go to any of
 * them.
 */
export function openCells(state: State, player: SeatIndex): number {
  const laid = laidCells(state, player);
  return besideAny(laid) & ~laid & ~(1 << state.fox);
}

/**
 * Sets of cells of a board: where a card may go at all, and by direction, cells with a card there or a river coming
 * from there.
 */
export interface Surroundings {
  open: number;
  readonly card: [number, number, number, number];
  readonly river: [number, number, number, number];
}

export function surroundings(): Surroundings {
  return { open: 0, card: [0, 0, 0, 0], river: [0, 0, 0, 0] };
}

/** Fills `around` for a board, once for all cards of a hand. */
export function survey(state: State, player: SeatIndex, around: Surroundings): void {
  const laid = laidCells(state, player);
  const { card, river } = around;
  card[0] = southOf(laid);
  card[1] = westOf(laid);
  card[2] = northOf(laid);
  card[3] = eastOf(laid);
  river[0] = southOf(riverCells(state, player, 2));
  river[1] = westOf(riverCells(state, player, 3));
  river[2] = northOf(riverCells(state, player, 0));
  river[3] = eastOf(riverCells(state, player, 1));
  around.open = (card[0] | card[1] | card[2] | card[3]) & ~laid & ~(1 << state.fox);
}

/** R-RIVER: on every side with a card, my edge has a river exactly if the facing edge has. */
export function fitting({ open, card, river }: Surroundings, shows: Card): number {
  const n = shows & 1 ? card[0] & ~river[0] : river[0];
  const e = shows & 2 ? card[1] & ~river[1] : river[1];
  const s = shows & 4 ? card[2] & ~river[2] : river[2];
  const w = shows & 8 ? card[3] & ~river[3] : river[3];
  return open & ~(n | e | s | w);
}

const scratch = surroundings();

/** The cells where this card may be placed face up, as bits. */
export function legalCells(state: State, player: SeatIndex, card: Card): number {
  survey(state, player, scratch);
  return fitting(scratch, card);
}

/** The same for every card of the hand, in order; returns the number of cards. */
export function legalCellsOfHand(state: State, player: SeatIndex, into: number[]): number {
  survey(state, player, scratch);
  const held = heldBy(state, player);
  for (let i = 0; i < held; i++) into[i] = fitting(scratch, cardInHand(state, player, i));
  return held;
}

/** R-FACEDOWN: only if no card of the hand has any legal cell. */
export function mustPlaceFaceDown(state: State, player: SeatIndex): boolean {
  survey(state, player, scratch);
  const held = heldBy(state, player);
  for (let i = 0; i < held; i++) if (fitting(scratch, cardInHand(state, player, i)) !== 0) return false;
  return held > 0;
}

/** Why a card may not go there, or undefined if it may. R-RIVER does not apply face down. */
export function whyNot(state: State, player: SeatIndex, card: Card, at: Cell, faceDown: boolean): Refusal | undefined {
  if (!isCell(at)) return refuse('off-board', 'S-ADJACENT', { at });
  const laid = laidCells(state, player);
  if (laid & (1 << at)) return refuse('cell-taken', 'S-ADJACENT', { at });
  if (state.fox === at) return refuse('fox-blocks', 'S-FOX-BLOCKS', { at });
  if ((laid & around(at)) === 0) return refuse('not-adjacent', 'S-ADJACENT', { at });
  if (faceDown || legalCells(state, player, card) & (1 << at)) return undefined;
  const edge = EVERY_DIRECTION.find((direction) => clashes(state, player, card, at, direction)) ?? 0;
  return refuse('river-mismatch', 'R-RIVER', { at, edge, river: (riverOf(card) & (1 << edge)) !== 0, beside: beside(at, edge) });
}

function clashes(state: State, player: SeatIndex, card: Card, at: Cell, direction: Direction): boolean {
  const bit = 1 << at;
  const isThere = having(laidCells(state, player), direction) & bit;
  const comesIn = having(riverCells(state, player, opposite(direction)), direction) & bit;
  return isThere !== 0 && (comesIn !== 0) !== ((riverOf(card) & (1 << direction)) !== 0);
}
