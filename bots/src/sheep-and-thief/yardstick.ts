/** What a choice changed in gold, by one yardstick for all. Used by reviews. */

import { FastRandom, type Random } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Leads } from '../shared/analyst.ts';
import { Appraiser } from './appraiser.ts';
import { playRoundAfter } from './plans.ts';
import { noiseOf } from './played-on.ts';
import type { Noise } from './policy.ts';
import { openQuestion, type Question } from './question.ts';
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
/** So often the ordinary player is asked. That takes no time: what there is to choose is weighed once. */
const ASKED = 256;
/** Fewer samples do not know how far they are apart. */
const LEAST_SAMPLES = 6;

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
 * on like that player. No sample is spent where both would do the same. Then every choice is counted from where the one before it led, and the sum of all is right on average, whoever
 * plays whom. Against the best move it is not: what was missed once is missed again by those who play on, and blamed again (ADR 0033).
 */
export function changedLeads(view: View, played: Move, samples: number, random: Random): readonly Leads[] {
  const question = openQuestion(view, [], random);
  const appraiser = new Appraiser(view.config, VALUE);
  const others = choicesBut(played, question, random);
  const nothing = view.boards.map(() => 0);
  if (others.length === 0) return [nothing, nothing];
  const part = others.length / ASKED;
  const count = Math.max(LEAST_SAMPLES, Math.round(part * samples));
  const first = random.below(SEEDS) / SEEDS;
  return Array.from({ length: count }, (_, n) => {
    const world = sheepAndThief.imagine(view, random);
    const seed = random.below(SEEDS);
    // The same wavering after both moves.
    const leadsAfter = (move: Move) =>
      leadsOf(appraiser.goldAtEnd(playRoundAfter(question, world, move, [], wavers(new FastRandom(seed)))));
    // Samples the other moves at even intervals in the order of their text forms: each occurs as often as it is chosen.
    const other = others[Math.floor(((n + first) * others.length) / count)] as Move;
    const [own, ordinary] = [leadsAfter(played), leadsAfter(other)];
    return own.map((lead, seat) => part * (lead - (ordinary[seat] as number)));
  });
}

/** What the ordinary player chooses where that is not the move played, each as often as it is chosen. */
function choicesBut(played: Move, { policy, table, player, cards }: Question, random: Random): Move[] {
  const choose = policy.chooser(table, player, cards);
  const text = sheepAndThief.write(played);
  const choices = Array.from({ length: ASKED }, () => choose(wavers(random))).map((move) => ({ move, form: sheepAndThief.write(move) }));
  const others = choices.filter(({ form }) => form !== text).sort((a, b) => (a.form < b.form ? -1 : 1));
  return others.map(({ move }) => move);
}

function wavers(random: Random): Noise {
  return noiseOf(random, WAVERS);
}

export function leadsOf(gold: readonly number[]): Leads {
  const all = gold.reduce((sum, one) => sum + one, 0);
  return gold.map((own) => own - (all - own) / (gold.length - 1));
}
