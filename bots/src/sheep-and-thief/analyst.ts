/** Looks back at finished games. Used by reviews. */

import type { Random } from '@bellwether/kernel';
import { type Config, ROUNDS, type SheepAndThief, sheepAndThief, sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import { type Analyst, doubted, type Shares, type Weighed } from '../shared/analyst.ts';
import { odds } from '../shared/calibration.ts';
import { sigmoid } from '../shared/evaluator.ts';
import { candidatesOf } from './candidates.ts';
import { CardWorths, Policy } from './policy.ts';
import { FITTED, openQuestion, type Question } from './question.ts';
import { reasonsFor } from './reasons.ts';
import { playRound } from './rollout.ts';
import type { Move, State } from './state.ts';

/** Moves weighed against the played one, at most; and ways to use the images of a card on a cell. */
const WIDTH = 7;
const WAYS = 2;

/** Noise of the play-outs, in gold: players differ, and a position must not hang on one line of play. */
const NOISE = 1;
const STEPS = 1024;

type Stage = 'draft' | 'place' | 'last';

/**
 * From the means of samples to chances, by stage; `last` is the placing of the last round. With all cards open the odds of the seats against
 * each other are raised to a power. Through a seat's own eyes its odds against a fair share are, by one power below it and another above:
 * everybody plans with the own cards and knows little of others', so most of all in the draft a good hope is worth less than it seems.
 */
const OPEN: Readonly<Record<Stage, number>> = { draft: 0.85, place: 1.2, last: 1.9 };
const OWN: Readonly<Record<Stage, readonly [below: number, above: number]>> = { draft: [1, 0.6], place: [1.2, 0.75], last: [1.4, 1] };

/** Chances at the end of a round are too sure of themselves for weighing moves: their odds are raised to this power (docs/review.md). */
const POWER: Readonly<Record<Config['players'], number>> = { 2: 0.8, 3: 0.9, 4: 1 };

export const sheepAndThiefAnalyst: Analyst<SheepAndThief> = {
  game: sheepAndThief,
  fromView(view, samples, random) {
    const policy = new Policy(view.config, FITTED);
    if (samples === 0) return [policy.appraiser.chances(sheepAndThief.tableOf(view)).slice()];
    const cards = new CardWorths();
    return Array.from({ length: samples }, () => endOfRound(sheepAndThief.imagine(view, random), policy, cards, random));
  },
  fromState(state, samples, random) {
    const policy = new Policy(state.rules.config, FITTED);
    if (samples === 0) return [policy.appraiser.chances(state).slice()];
    const cards = new CardWorths();
    return Array.from({ length: samples }, () => endOfRound(sheepAndThief.clone(state), policy, cards, random));
  },
  fromStart: (config) => [Array<number>(config.players).fill(1 / config.players)],
  chances(means, eyes, state) {
    const stage = stageOf(state);
    const safe = means.map(doubted);
    if (eyes === 'open') return raised(safe, OPEN[stage]);
    const [below, above] = OWN[stage];
    const fair = odds(1 / means.length);
    return safe.map((mean) => {
      const lead = odds(mean) - fair;
      return sigmoid(fair + (lead > 0 ? above : below) * lead);
    });
  },
  weigh(view, legal, played, samples, random) {
    const question = openQuestion(view, legal, random);
    const moves = rivalsOf(question, played);
    const worlds = Array.from({ length: samples }, () => sheepAndThief.imagine(view, random));
    return moves.map((move): Weighed<SheepAndThief> => ({ move, samples: worlds.map((world) => sharesAfter(question, world, move)) }));
  },
  reasons: (view, legal, better, than, random) => reasonsFor(openQuestion(view, legal, random), better, than),
};

function stageOf({ stage, round }: State): Stage {
  return stage !== 'place' ? 'draft' : round === ROUNDS ? 'last' : 'place';
}

function endOfRound(state: State, policy: Policy, cards: CardWorths, random: Random): Shares {
  return playRound(state, policy, cards, () => (NOISE * random.below(STEPS)) / STEPS).slice();
}

/** The played move, then the most promising others that come to something else. */
function rivalsOf(question: Question, played: Move): Move[] {
  const seen = new Set([effectOf(question, played)]);
  const moves = [played];
  for (const { move } of candidatesOf(question, question.policy, WAYS)) {
    const effect = effectOf(question, move);
    if (seen.has(effect)) continue;
    seen.add(effect);
    moves.push(move);
    if (moves.length > WIDTH) break;
  }
  return moves;
}

/** The position after a move as text: turns have many forms of the same effect. */
function effectOf({ table, player }: Question, move: Move): string {
  if (move.kind !== 'place') return sheepAndThief.write(move);
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  return sheepAndThiefWithPositions.positions.write(after);
}

/** What a move comes to in a world: if it ends the game the result, else everybody's chances at the end of the round. */
function sharesAfter({ player, policy, cards }: Question, world: State, move: Move): Shares {
  const state = sheepAndThief.clone(world);
  sheepAndThief.apply(state, player + 1, move);
  if (sheepAndThief.outcome(state) !== undefined) return policy.appraiser.chances(state).slice();
  const endsRound = move.kind === 'place' && state.stage !== 'place';
  return raised(endsRound ? policy.appraiser.imaginedChances(state) : playRound(state, policy, cards), POWER[state.rules.players]);
}

/** Chances with their odds against each other raised to a power; they still add up to 1. */
function raised(chances: readonly number[], power: number): Shares {
  const raw = chances.map((chance) => chance ** power);
  const sum = raw.reduce((total, one) => total + one, 0);
  return raw.map((one) => one / sum);
}
