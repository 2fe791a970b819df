/** From gold to the chance of winning. Part of the appraiser, so used by all bots. */

import { exp } from '../shared/portable.ts';

/**
 * By cards each player has yet to place: how far expected gold is usually off. Fitted on games of the policy against itself; it
 * hardly differs with the number of players.
 */
const SPREADS = [0.7, 1.5, 2.3, 3, 3.4, 3.6, 3.8, 4] as const;
const LAST = SPREADS.length - 1;

export function spreadOf(players: number, cardsLeft: number): number {
  const each = Math.min(LAST, cardsLeft / players);
  const below = Math.floor(each);
  const low = SPREADS[below] as number;
  return low + (each - below) * ((SPREADS[below + 1] ?? low) - low);
}

/** Each seat's chance to win from the gold it is expected to have: a lead counts for more the less is still to come. */
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
