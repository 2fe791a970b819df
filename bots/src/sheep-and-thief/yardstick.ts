/** What a choice changed in gold, by one yardstick for all. Used by reviews. */

import { FastRandom, type Random } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Leads } from '../shared/analyst.ts';
import { Appraiser } from './appraiser.ts';
import { playRoundAfter } from './plans.ts';
import { noiseOf } from './played-on.ts';
import { openQuestion } from './question.ts';
import { ROUND_ENDS } from './round-end-weights.ts';
import type { Move, View } from './state.ts';
import { fromThousandths, Value } from './value.ts';
import { THOUSANDTHS } from './value-weights.ts';

/**
 * The yardstick is an ordinary player: Herder, who wavers by so much gold at every choice, and so plays better than
 * Lamb and worse than Shepherd. Who does not waver can be foreseen: Wolf passes on what Herder will hand back, and whoever hands back
 * something else would seem lucky.
 */
export const WAVERS = 4;
const SEEDS = 0x1_0000;

/** What boards usually come to, after whoever laid them. The bots' own weights think too well of what Lamb leaves behind. */
const VALUE = new Value(
  fromThousandths(
    Object.fromEntries(
      Object.entries(THOUSANDTHS).map(([players, rows]) => [
        players,
        rows.map((row, toCome) => ROUND_ENDS[Number(players)]?.[toCome] ?? row),
      ]),
    ),
  ),
);

/**
 * By sample: how much more lead each seat has after the played move than after what the ordinary player would have done there, if all go
 * on like that player. Then every choice is counted from where the one before it led, and the sum of all is right on average, whoever
 * plays whom. Against the best move it is not: what was missed once is missed again by those who play on, and blamed again (ADR 0033).
 */
export function changedLeads(view: View, played: Move, samples: number, random: Random): readonly Leads[] {
  const question = openQuestion(view, [], random);
  const { table, player, policy, cards } = question;
  const appraiser = new Appraiser(view.config, VALUE);
  const text = sheepAndThief.write(played);
  const nothing = view.boards.map(() => 0);
  const wavers = (seed: number) => noiseOf(new FastRandom(seed), WAVERS);
  return Array.from({ length: samples }, () => {
    const world = sheepAndThief.imagine(view, random);
    const ordinary = policy.move(table, player, cards, wavers(random.below(SEEDS)));
    const seed = random.below(SEEDS);
    if (sheepAndThief.write(ordinary) === text) return nothing;
    // The same wavering after both moves.
    const leadsAfter = (move: Move) => leadsOf(appraiser.goldAtEnd(playRoundAfter(question, world, move, [], wavers(seed))));
    const [own, others] = [leadsAfter(played), leadsAfter(ordinary)];
    return own.map((lead, seat) => lead - (others[seat] as number));
  });
}

export function leadsOf(gold: readonly number[]): Leads {
  const all = gold.reduce((sum, one) => sum + one, 0);
  return gold.map((own) => own - (all - own) / (gold.length - 1));
}
