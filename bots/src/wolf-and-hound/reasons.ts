import { FastRandom } from '@bellwether/kernel';
import { at } from '@bellwether/wolf-and-hound';
import { heaviest } from '../shared/telling.ts';
import { moveOfKey } from './moves.ts';
import { playOn } from './playout.ts';
import type { Question } from './question.ts';
import { effectsOf, type ReasonEffect } from './reason-effects.ts';
import type { WolfReason } from './reason-kind.ts';
import { advance, teamInTurn } from './state.ts';
import { XorShift } from './xor-shift.ts';

/** Deals behind every figure, and plies of each playout: enough to reach the mover's next turn. */
const DEALS = 64;
export const PLIES = 5;
export const NOISE = 0.3;
/** The smallest change in win probability that is reported as a reason. */
const LEAST_WORTH = 0.005;
/** Standard errors above zero that a reason needs. */
export const SURE = 3;

/**
 * Why a move was chosen: each of its effects is removed and the move judged again, over the same deals with the same randomness. The effect
 * is worth the win probability that this loses.
 */
export function reasonsFor(question: Question, key: number, rival: number | undefined): WolfReason[] {
  const seed = question.random.below(0x7fff_ffff);
  if (winsAtOnce(question, key, seed)) {
    return [{ kind: 'game-won', worth: rival === undefined ? 0 : 1 - mean(winsAfter(question, rival, seed)) }];
  }
  return heaviest(worthsOf(question, key, seed, effectsOf(question, key, rival)), LEAST_WORTH);
}

function winsAtOnce(question: Question, key: number, seed: number): boolean {
  return winsAfter(question, key, seed, { plies: 0 }).every((win) => win === 1);
}

/** The worth of each effect that is beyond noise. */
function worthsOf(question: Question, key: number, seed: number, effects: readonly ReasonEffect[]): WolfReason[] {
  const wins = winsAfter(question, key, seed);
  return effects.flatMap((effect) => {
    const without = winsAfter(question, key, seed, { without: effect });
    const { worth, error } = worthIn(wins.map((win, i) => win - at(without, i)));
    return worth >= SURE * error ? [reasonOf(effect, worth)] : [];
  });
}

/** The mean loss over all deals, and its standard error. */
export function worthIn(losses: readonly number[]): { worth: number; error: number } {
  const worth = mean(losses);
  const variance = mean(losses.map((loss) => (loss - worth) ** 2));
  return { worth, error: Math.sqrt(variance / losses.length) };
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
}

function reasonOf({ kind, seat, animal, card }: ReasonEffect, worth: number): WolfReason {
  return { kind, worth, ...(seat !== undefined && { seat }), ...(animal !== undefined && { animal }), ...(card !== undefined && { card }) };
}

interface Look {
  /** Removes this effect of the move. */
  readonly without?: ReasonEffect;
  readonly plies?: number;
}

/** The share of a win after a move in each of several deals, which depend only on `seed`. */
export function winsAfter(question: Question, key: number, seed: number, { without, plies = PLIES }: Look = {}): number[] {
  const { worlds, policy, value } = question;
  const state = worlds.blank();
  const random = new XorShift(new FastRandom(seed));
  // Shuffling depends on the current order: start from the same one everywhere.
  worlds.hidden.sort();
  return Array.from({ length: DEALS }, (_, n) => {
    worlds.next(state, random);
    const team = teamInTurn(state);
    advance(state, moveOfKey(state, key));
    if (state.asks !== 'nothing') without?.undo(state);
    // Each deal has its own random stream, so the length of one game does not affect the next deal.
    const win = playOn(state, policy, value, plies, NOISE, new XorShift(new FastRandom(seed * DEALS + n)));
    return team === 0 ? win : 1 - win;
  });
}
