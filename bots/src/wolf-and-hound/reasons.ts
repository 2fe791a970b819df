import type { Random } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Reason } from '../frame/reason.ts';
import { type Effect, effectsOf } from './effects.ts';
import { moveOfKey } from './moves.ts';
import { playOn } from './playout.ts';
import type { Position } from './position.ts';
import { Quick } from './quick.ts';

/** Deals behind every figure, and moves played on in each: enough for the mover's own next turn. */
const DEALS = 48;
const PLIES = 5;
const NOISE = 0.3;
/** What changes the chance of winning by less is no reason worth telling. */
const LEAST_WORTH = 0.005;
const MOST_REASONS = 3;

/**
 * Why a move: each of its effects is taken away in turn and the position judged again, over the same deals and the same chance. What
 * the chance of winning loses thereby is what the effect was worth.
 */
export function reasonsFor(position: Position, key: number, rival: number | undefined): Reason[] {
  const seed = position.quick.below(0x7fff_ffff);
  const { over, win } = judgeAfter(position, key, seed);
  if (over && win === 1) return [{ kind: 'game-won', worth: rival === undefined ? 0 : 1 - judgeAfter(position, rival, seed).win }];
  return effectsOf(position, key, rival)
    .map((effect) => reasonOf(effect, win - judgeAfter(position, key, seed, effect).win))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_REASONS);
}

function reasonOf({ kind, seat, animal, card }: Effect, worth: number): Reason {
  return { kind, worth, ...(seat !== undefined && { seat }), ...(animal !== undefined && { animal }), ...(card !== undefined && { card }) };
}

/**
 * The share of a win after a move, over a fixed row of deals that `seed` alone decides; with an effect, as if the move did not have
 * it. `over` if the move ended the game in every deal.
 */
export function judgeAfter(
  position: Position,
  key: number,
  seed: number,
  without?: Effect,
): { readonly win: number; readonly over: boolean } {
  const { worlds, policy, value } = position;
  const state = worlds.blank();
  const quick = new Quick(fixed(seed));
  let sum = 0;
  let over = true;
  for (let n = 0; n < DEALS; n++) {
    worlds.next(state, quick);
    const team = state.turn & 1;
    wolfAndHound.apply(state, 0, moveOfKey(state, policy, key));
    if (state.asks !== 'nothing') {
      over = false;
      without?.undo(state);
    }
    // Each deal has a stream of its own: a longer or shorter game leaves the next deal alone.
    const win = playOn(state, policy, value, PLIES, NOISE, new Quick(fixed(seed ^ (n * 7919 + 1))));
    sum += team === 0 ? win : 1 - win;
  }
  return { win: sum / DEALS, over };
}

function fixed(seed: number): Random {
  return { below: (n) => (seed >>> 0) % n };
}
