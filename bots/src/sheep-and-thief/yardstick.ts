/** How much gold a choice gained or lost, relative to the same baseline for everyone. Used by reviews. */

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
 * Noise of the baseline player, in gold. The baseline is Herder with this noise added to every choice, which puts it between Lamb and
 * Shepherd. Without noise it would be predictable: Wolf would pass on cards knowing which ones Herder returns, and a player who returned
 * others would seem lucky.
 */
export const BASELINE_NOISE = 4;
const SEEDS = 0x1_0000;
/** How often to sample the baseline player's choice. Cheap, since the options are evaluated only once. */
const ASKED = 256;
/** With fewer samples, the standard error would be unreliable. */
const LEAST_SAMPLES = 6;

/** The expected final gold of boards left by players of any level. The bots' own weights overestimate the boards that Lamb leaves. */
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
 * By sample: how much the played move improves each seat's lead compared with the baseline player's choice, if everyone continues like that
 * player. Only differing choices are sampled; equal ones contribute 0. Measured this way, each choice starts from where the previous one
 * led, so the sum over a game is unbiased whoever plays. Compared with the best move it would be biased: those who play on would miss the
 * same opportunity again, and it would be blamed twice (ADR 0033).
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
    // The same noise after both moves.
    const leadsAfter = (move: Move) =>
      leadsOf(appraiser.goldAtEnd(playRoundAfter(question, world, move, [], baselineNoise(new FastRandom(seed)))));
    // Stratified sampling: takes the other moves at even intervals in the order of their text forms, so that each occurs in proportion
    // to how often it is chosen.
    const other = others[Math.floor(((n + first) * others.length) / count)] as Move;
    const [own, ordinary] = [leadsAfter(played), leadsAfter(other)];
    return own.map((lead, seat) => part * (lead - (ordinary[seat] as number)));
  });
}

/** Samples of the baseline player's choice that differ from the played move, with repetitions. */
function choicesBut(played: Move, { policy, table, player, cards }: Question, random: Random): Move[] {
  const choose = policy.chooser(table, player, cards);
  const text = sheepAndThief.write(played);
  const choices = Array.from({ length: ASKED }, () => choose(baselineNoise(random))).map((move) => ({
    move,
    form: sheepAndThief.write(move),
  }));
  const others = choices.filter(({ form }) => form !== text).sort((a, b) => (a.form < b.form ? -1 : 1));
  return others.map(({ move }) => move);
}

function baselineNoise(random: Random): Noise {
  return noiseOf(random, BASELINE_NOISE);
}

export function leadsOf(gold: readonly number[]): Leads {
  const all = gold.reduce((sum, one) => sum + one, 0);
  return gold.map((own) => own - (all - own) / (gold.length - 1));
}
