import { heaviest, LEAST_TOLD } from '../shared/telling.ts';
import type { Question } from './question.ts';
import { effectsOf } from './reason-effects.ts';
import type { WolfReason, WolfReasonKind } from './reason-kind.ts';
import { judgeAfter, winsAtOnce, worthsOf } from './reasons.ts';

/** Why one move and not another: what both do explains nothing. Only reviews ask: a file of its own, so that a table need not load it. */
export function reasonsAgainst(question: Question, key: number, played: number): WolfReason[] {
  const seed = question.random.below(0x7fff_ffff);
  if (winsAtOnce(question, key, seed)) {
    return winsAtOnce(question, played, seed) ? [] : [{ kind: 'game-won', worth: 1 - judgeAfter(question, played, seed) }];
  }
  const facts = effectsOf(question, played, key).map(({ fact }) => fact);
  const both = [...facts];
  const effects = effectsOf(question, key, played).filter(({ fact }) => {
    const also = both.indexOf(fact);
    if (also >= 0) both.splice(also, 1);
    return also < 0;
  });
  const told = effects.map((effect) => (facts.includes(effect.fact) ? { ...effect, kind: ANOTHER[effect.kind] ?? effect.kind } : effect));
  return heaviest(worthsOf(question, key, seed, told), LEAST_TOLD);
}

/** Where both moves cost or bring a sheep and the better one more of them. */
const ANOTHER: Readonly<Partial<Record<WolfReasonKind, WolfReasonKind>>> = {
  'sheep-won': 'another-sheep-won',
  'wolf-left': 'another-sheep-won',
  'sheep-brought-home': 'another-sheep-home',
  'hound-left': 'another-sheep-home',
};
