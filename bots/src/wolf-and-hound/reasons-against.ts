import { heaviest, LEAST_TOLD } from '../shared/telling.ts';
import type { Question } from './question.ts';
import { effectsOf } from './reason-effects.ts';
import type { WolfReason } from './reason-kind.ts';
import { judgeAfter, winsAtOnce, worthsOf } from './reasons.ts';

/** Why one move and not another: what both do explains nothing. Only reviews ask: a file of its own, so that a table need not load it. */
export function reasonsAgainst(question: Question, key: number, played: number): WolfReason[] {
  const seed = question.random.below(0x7fff_ffff);
  if (winsAtOnce(question, key, seed)) {
    return winsAtOnce(question, played, seed) ? [] : [{ kind: 'game-won', worth: 1 - judgeAfter(question, played, seed) }];
  }
  const both = effectsOf(question, played, key).map(({ fact }) => fact);
  const effects = effectsOf(question, key, played).filter(({ fact }) => {
    const also = both.indexOf(fact);
    if (also >= 0) both.splice(also, 1);
    return also < 0;
  });
  return heaviest(worthsOf(question, key, seed, effects), LEAST_TOLD);
}
