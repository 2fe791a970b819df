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

/** Deals behind every figure, and moves played on in each: enough for the mover's own next turn. */
const DEALS = 64;
export const PLIES = 5;
export const NOISE = 0.3;
/** What changes the chance of winning by less is no reason worth telling. */
const LEAST_WORTH = 0.005;
/** So many standard errors above nothing: what chance alone might have made up is no reason either. */
export const SURE = 3;

/**
 * Why a move: each of its effects is taken away in turn and the question judged again, over the same deals and the same chance. What
 * the chance of winning loses thereby is what the effect was worth.
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

/** What each effect is worth, as far as chance did not make it up. */
function worthsOf(question: Question, key: number, seed: number, effects: readonly ReasonEffect[]): WolfReason[] {
  const wins = winsAfter(question, key, seed);
  return effects.flatMap((effect) => {
    const without = winsAfter(question, key, seed, { without: effect });
    const { worth, error } = worthIn(wins.map((win, i) => win - at(without, i)));
    return worth >= SURE * error ? [reasonOf(effect, worth)] : [];
  });
}

/** What is lost on average, deal by deal, and how far chance may have made that up. */
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
  /** As if the move did not have this effect. */
  readonly without?: ReasonEffect;
  readonly plies?: number;
}

/** The share of a win after a move in each of a row of deals that `seed` alone decides. */
export function winsAfter(question: Question, key: number, seed: number, { without, plies = PLIES }: Look = {}): number[] {
  const { worlds, policy, value } = question;
  const state = worlds.blank();
  const random = new XorShift(new FastRandom(seed));
  // Shuffling goes on from the order it finds: begin where every row begins.
  worlds.hidden.sort();
  return Array.from({ length: DEALS }, (_, n) => {
    worlds.next(state, random);
    const team = teamInTurn(state);
    advance(state, moveOfKey(state, key));
    if (state.asks !== 'nothing') without?.undo(state);
    // Each deal has a stream of its own: a longer or shorter game leaves the next deal alone.
    const win = playOn(state, policy, value, plies, NOISE, new XorShift(new FastRandom(seed * DEALS + n)));
    return team === 0 ? win : 1 - win;
  });
}
