/** Win probabilities from expected gold. Part of the appraiser, so used by all bots. */

import { exp } from '../shared/portable.ts';

/**
 * The typical error of expected gold, by the number of cards each player has yet to place. Fitted to self-play games of the policy; it
 * hardly depends on the number of players.
 */
const SPREADS = [0.7, 1.5, 2.3, 3, 3.4, 3.6, 3.8, 4] as const;
const LAST = SPREADS.length - 1;

export function spreadOf(players: number, cardsLeft: number): number {
  const each = Math.min(LAST, cardsLeft / players);
  const below = Math.floor(each);
  const low = SPREADS[below] as number;
  return low + (each - below) * ((SPREADS[below + 1] ?? low) - low);
}

/** Each seat's win probability from its expected gold (a softmax): the smaller the spread, the more a lead counts. */
export function writeChances(gold: readonly number[], spread: number, into: number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of gold) most = Math.max(most, one);
  let sum = 0;
  for (let i = 0; i < gold.length; i++) {
    const odds = exp(((gold[i] as number) - most) / spread);
    into[i] = odds;
    sum += odds;
  }
  for (let i = 0; i < gold.length; i++) into[i] = (into[i] as number) / sum;
}
