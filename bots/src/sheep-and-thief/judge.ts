/** A finished game judged, with Wolf's eyes. */

import { type GameRecord, type Random, replay, type Seat } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief, sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import type { Budget } from '../shared/budget.ts';
import { calibrated, curveOf, odds } from '../shared/calibration.ts';
import { sigmoid } from '../shared/evaluator.ts';
import type { JudgedPly, Judgement } from '../shared/judgement.ts';
import { startClock } from '../shared/search-clock.ts';
import { CURVES } from './curves.ts';
import { curveKey } from './levels.ts';
import { openQuestion, type Question, winAfter } from './question.ts';
import { playAfter } from './rollout.ts';
import type { Move, State } from './state.ts';
import { WOLF, wolfMind } from './wolf-mind.ts';

const TURNING_POINTS = 3;
const ITERATIONS = 24;
/** Worlds in which a move is set against the best one. */
const WORLDS = 4;
const think = wolfMind(WOLF);

/** What a position is worth to a seat by what it knows; at its own moves, what the move gave away and the best one. */
interface Look {
  readonly win: number;
  readonly given: number;
  readonly best?: Move;
}

/** Judges a finished game for one seat, by what that seat could see at each time. */
export function judge(record: GameRecord<SheepAndThief>, seat: Seat, budget: Budget, random: Random): Judgement<SheepAndThief> {
  const state = sheepAndThief.start(record.config, record.deal);
  const looks: Look[] = [];
  for (const { seat: mover, move } of record.moves) {
    looks.push(mover === seat ? lookAtOwn(state, seat, move, budget, random) : lookAtOther(state, seat, random));
    sheepAndThief.apply(state, mover, move);
  }
  const winners = sheepAndThief.outcome(replay(sheepAndThief, record))?.winners ?? [];
  const result = winners.includes(seat) ? 1 / winners.length : 0;
  const plies = record.moves.map(({ seat: mover, move }, i): JudgedPly<SheepAndThief> => {
    const { win, given, best } = looks[i] as Look;
    return { seat: mover, move, before: win, after: looks[i + 1]?.win ?? result, given, ...(best !== undefined && { best }) };
  });
  const choice = -plies.reduce((sum, { given }) => sum + given, 0);
  const began = looks[0]?.win ?? result;
  return { seat, plies, turningPoints: greatest(plies), luck: result - began - choice, choice, result };
}

function lookAtOwn(state: State, seat: Seat, move: Move, budget: Budget, random: Random): Look {
  const clock = startClock(budget, ITERATIONS);
  const question = openQuestion(sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat), random);
  const best = think(question, clock)[0] ?? { move, win: winAfter(question, move) };
  const win = truly(question, best.win);
  if (effect(question, move) === effect(question, best.move)) return { win, given: 0, best: best.move };
  // Both in the same worlds, so that luck does not come between them.
  const worlds = Array.from({ length: WORLDS }, () => sheepAndThief.imagine(question.view, random));
  const mean = (one: Move) =>
    worlds.reduce((sum, world) => sum + playAfter(world, question.player, one, question.policy, question.cards), 0) / worlds.length;
  const played = truly(question, sigmoid(odds(best.win) + odds(mean(move)) - odds(mean(best.move))));
  return { win, given: Math.max(0, win - played), best: best.move };
}

/** Where others move, the table as it is gives the chance. */
function lookAtOther(state: State, seat: Seat, random: Random): Look {
  const question = openQuestion(sheepAndThief.view(state, seat), [], random);
  return { win: truly(question, question.policy.appraiser.chances(question.table)[question.player] as number), given: 0 };
}

function truly({ view }: Question, win: number): number {
  return calibrated(win, curveOf(CURVES, 'wolf', curveKey(view)));
}

/** The position after a move as text: turns have many forms of the same effect. */
function effect({ table, player }: Question, move: Move): string {
  if (move.kind !== 'place') return sheepAndThief.write(move);
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  return sheepAndThiefWithPositions.positions.write(after);
}

function greatest(plies: readonly JudgedPly<SheepAndThief>[]): number[] {
  const change = ({ before, after }: JudgedPly<SheepAndThief>) => Math.abs(after - before);
  return plies
    .map((_, i) => i)
    .sort((a, b) => change(plies[b] as JudgedPly<SheepAndThief>) - change(plies[a] as JudgedPly<SheepAndThief>) || a - b)
    .slice(0, TURNING_POINTS);
}
