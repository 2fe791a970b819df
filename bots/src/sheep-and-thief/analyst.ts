/** Analyzes finished games. Used by reviews. */

import { type SheepAndThief, sheepAndThief, sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import type { Analyst, Weighed } from '../shared/analyst.ts';
import { candidatesOf } from './candidates.ts';
import { type Plan, planAfter, playRoundAfter } from './plans.ts';
import { endsFromState, endsFromView, knownOf, type RoundEnd } from './played-on.ts';
import { Policy } from './policy.ts';
import { FITTED, openQuestion, type Question } from './question.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { gamesFrom, secondLooks } from './second-looks.ts';
import { sharesOf, standpointOf } from './spreads.ts';
import type { Move, SeatIndex, State } from './state.ts';
import { changedLeads, leadsOf } from './yardstick.ts';

/** The most moves compared with the played one, and the most uses of a card's images on one cell. */
const WIDTH = 7;
const WAYS = 2;
/**
 * How much of the difference between two draft picks at the end of the round remains at the end of the game: players make the best of bad
 * cards.
 */
const LEFT_OF_A_DRAFT = { two: 0.6, many: 0.7 };

export const sheepAndThiefAnalyst: Analyst<SheepAndThief> = {
  game: sheepAndThief,
  known: knownOf,
  fromView(view, samples, random) {
    if (samples === 0) return [new Policy(view.config, FITTED).appraiser.chances(sheepAndThief.tableOf(view)).slice()];
    const standpoint = standpointOf(view, view.viewer === 'spectator' ? 'open' : view.viewer - 1);
    return endsFromView(view, samples, random).map((end) => sharesOf(end, standpoint, standpoint.isLast));
  },
  fromState(state, samples, random) {
    if (samples === 0) return [new Policy(state.rules.config, FITTED).appraiser.chances(state).slice()];
    const standpoint = standpointOf(state, 'open');
    return endsFromState(state, samples, random).map((end) => sharesOf(end, standpoint, standpoint.isLast));
  },
  fromStart: (config) => [Array<number>(config.players).fill(1 / config.players)],
  // The samples are already probabilities, from spreads fitted to results.
  chances: (means) => means,
  isDealt(before, after, eyes) {
    if (horizonOf(before) !== horizonOf(after)) return true;
    return eyes !== 'open' && before.stage !== 'place' && (before.stage !== after.stage || before.step !== after.step);
  },
  weigh(view, legal, played, samples, random) {
    const question = openQuestion(view, legal, random);
    const standpoint = standpointOf(view, question.player);
    const moves = rivalsOf(question, played);
    const worlds = Array.from({ length: samples }, () => sheepAndThief.imagine(view, random));
    const ends = moves.map((move) => {
      const plan = planAfter(question, move, moves);
      return worlds.map((world) => endAfter(question, world, move, plan));
    });
    return (standpoint.isDraft ? drawnTogether(ends, LEFT_OF_A_DRAFT[standpoint.players === 2 ? 'two' : 'many']) : ends).map(
      (own, i): Weighed<SheepAndThief> => ({
        move: moves[i] as Move,
        samples: own.map((end) => sharesOf(end, standpoint, standpoint.isLast)),
      }),
    );
  },
  secondLooks,
  wholeGames: gamesFrom,
  gold: {
    leads: (state) => leadsOf(sheepAndThief.outcome(state)?.scores.map(({ total }) => total) ?? []),
    changed: changedLeads,
  },
  reasons: (view, legal, better, than, random) => reasonsAgainst(openQuestion(view, legal, random), better, than),
};

/** The round at whose end playouts stop. */
function horizonOf({ stage, round }: State): number {
  return stage === 'discard' ? round + 1 : round;
}

/** By move and world: shrinks differences toward the mean of all moves in that world. */
function drawnTogether(ends: readonly (readonly RoundEnd[])[], far: number): RoundEnd[][] {
  const mean = (world: number, player: SeatIndex) => ends.reduce((sum, own) => sum + (own[world]?.gold[player] as number), 0) / ends.length;
  const means = (ends[0] ?? []).map(({ gold }, world) => gold.map((_, player) => mean(world, player)));
  return ends.map((own) =>
    own.map(({ state, gold }, world) => ({
      state,
      gold: gold.map((one, player) => {
        const middle = means[world]?.[player] as number;
        return middle + far * (one - middle);
      }),
    })),
  );
}

/** The played move, then the best candidates with other effects. */
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

/** The position after a move as text, to compare effects: many forms of a turn have the same one. */
function effectOf({ table, player }: Question, move: Move): string {
  if (move.kind === 'keep') return sheepAndThief.write({ ...move, cards: move.cards.toSorted((a, b) => a - b) });
  if (move.kind !== 'place') return sheepAndThief.write(move);
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  return sheepAndThiefWithPositions.positions.write(after);
}

/** Makes a move in a world and plays out the round. */
function endAfter(question: Question, world: State, move: Move, plan: Plan): RoundEnd {
  const state = playRoundAfter(question, world, move, plan);
  return { state, gold: question.policy.appraiser.goldAtEnd(state).slice() };
}
