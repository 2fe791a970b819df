/** How far expected gold may be off: the scale of a lead, by cards still to be placed at the whole table. */
export interface Spread {
  readonly base: number;
  readonly perCard: number;
}

export const SPREADS: Readonly<Record<number, Spread>> = {
  2: { base: 1.2, perCard: 0.15 },
  3: { base: 1.2, perCard: 0.1 },
  4: { base: 1.2, perCard: 0.075 },
};

export function spreadOf(players: number, cardsLeft: number): number {
  const { base, perCard } = SPREADS[players] as Spread;
  return base + perCard * cardsLeft;
}

/** Each seat's chance to win from the gold it is expected to have: a lead counts for more the less is still to come. */
export function writeChances(gold: readonly number[], spread: number, into: number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of gold) most = Math.max(most, one);
  let sum = 0;
  for (let i = 0; i < gold.length; i++) {
    const odds = Math.exp(((gold[i] as number) - most) / spread);
    into[i] = odds;
    sum += odds;
  }
  for (let i = 0; i < gold.length; i++) into[i] = (into[i] as number) / sum;
}
