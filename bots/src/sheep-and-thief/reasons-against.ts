import type { Reason } from '../shared/reason.ts';
import { heaviest, LEAST_TOLD, saysTheSame } from '../shared/telling.ts';
import type { Question } from './question.ts';
import type { SheepReason } from './reason-kind.ts';
import { reasonsOf } from './reasons.ts';
import type { Move } from './state.ts';

/** Why one move and not another: what holds for both explains nothing. Only reviews ask: a file of its own, so that a table need not load it. */
export function reasonsAgainst(question: Question, move: Move, played: Move): SheepReason[] {
  return heaviest(apart(reasonsOf(question, move, played), reasonsOf(question, played, move)), LEAST_TOLD);
}

/** The reasons for one move that do not hold for the other, too, whatever they weigh. */
export function apart<Kind extends string>(ofOne: readonly Reason<Kind>[], ofOther: readonly Reason<Kind>[]): Reason<Kind>[] {
  return ofOne.filter((reason) => !ofOther.some((other) => saysTheSame(reason, other)));
}
