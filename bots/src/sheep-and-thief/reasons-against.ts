import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Reason } from '../shared/reason.ts';
import { heaviest, LEAST_TOLD, saysTheSame } from '../shared/telling.ts';
import { outlook } from './outlook.ts';
import type { Question } from './question.ts';
import type { SheepReason } from './reason-kind.ts';
import { reasonsOf } from './reasons.ts';
import { chancesOf, standpointOf } from './spreads.ts';
import type { Move } from './state.ts';

/** Games played out after each move; the larger number if the first explains less than this part of the difference. */
const SAMPLES = 32;
const MORE_SAMPLES = 96;
const EXPLAINED = 0.5;

/**
 * Why one move is better than another: the effects in which they differ, if they still matter at the end of the game. Used only by reviews,
 * so it is a separate file that a table need not load.
 */
export function reasonsAgainst(question: Question, move: Move, played: Move): SheepReason[] {
  const effects = effectsAgainst(question, move, played);
  if (effects.some(({ kind }) => kind === 'game-won')) return effects;
  const { reasons, gap } = outlook(question, move, played, effects, SAMPLES);
  const found = heaviest(reasons, LEAST_TOLD);
  const explained = found.reduce((sum, { worth }) => sum + worth, 0);
  if (found.length > 0 && explained >= EXPLAINED * gap) return found;
  return heaviest(outlook(question, move, played, effects, MORE_SAMPLES).reasons, LEAST_TOLD);
}

/** Effects that only one of the moves has, heaviest first. */
export function effectsAgainst(question: Question, move: Move, played: Move): SheepReason[] {
  const effects = apart(reasonsOf(question, move, played), reasonsOf(question, played, move));
  return heaviest([...effects, ...sparedSheep(question, move, played)], LEAST_TOLD);
}

/** The played move loses own sheep to the fox, and the better one none. Its worth: the win probability lost with that much less gold. */
function sparedSheep(question: Question, move: Move, played: Move): SheepReason[] {
  const { table, player, policy, view } = question;
  const lost = lostBy(question, played);
  if (lost === 0 || lostBy(question, move) > 0) return [];
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  const gold = policy.appraiser.goldAtEnd(after).slice();
  const chance = (of: readonly number[]) => chancesOf(of, standpointOf(view, player))[player] as number;
  return [{ kind: 'sheep-spared', worth: chance(gold) - chance(gold.with(player, (gold[player] as number) - lost)) }];
}

/** The number of own sheep that a turn loses to the fox. */
function lostBy({ table, player }: Question, move: Move): number {
  if (move.kind !== 'place') return 0;
  let lost = 0;
  sheepAndThief.apply(sheepAndThief.clone(table), player + 1, move, (event) => {
    if (event.kind === 'loses') lost += event.sheep;
  });
  return lost;
}

/** The reasons for one move that do not also hold for the other, whatever their worth. */
export function apart<Kind extends string>(ofOne: readonly Reason<Kind>[], ofOther: readonly Reason<Kind>[]): Reason<Kind>[] {
  return ofOne.filter((reason) => !ofOther.some((other) => saysTheSame(reason, other)));
}
