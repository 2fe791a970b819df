import { heaviest, LEAST_TOLD } from '../shared/telling.ts';
import type { Question } from './question.ts';
import { effectsOf, harmTheSame, type ReasonEffect } from './reason-effects.ts';
import type { WolfReason, WolfReasonKind } from './reason-kind.ts';
import { judgeAfter, winsAtOnce, worthsOf } from './reasons.ts';

/** A review has time: more deals find reasons that chance would hide at the table. */
const DEALS = 256;

/** Why one move and not another: what both do explains nothing. Only reviews ask: a file of its own, so that a table need not load it. */
export function reasonsAgainst(question: Question, key: number, played: number): WolfReason[] {
  const seed = question.random.below(0x7fff_ffff);
  if (winsAtOnce(question, key, seed)) {
    return winsAtOnce(question, played, seed) ? [] : [{ kind: 'game-won', worth: 1 - judgeAfter(question, played, seed) }];
  }
  const [ofOne, ofOther] = [effectsOf(question, key, played), effectsOf(question, played, key)];
  const facts = new Set(ofOther.map(({ fact }) => fact));
  const effects = without(ofOne, ofOther);
  const told = effects.flatMap((effect): ReasonEffect[] => {
    const another = ANOTHER[effect.kind];
    return !facts.has(effect.fact) ? [effect] : another ? [{ ...effect, kind: another }] : [];
  });
  const isAlone = [...effects, ...without(ofOther, ofOne)].every(isKept) && harmTheSame(question, key, played);
  const wanted = told.filter((effect) => isAlone || !isKept(effect));
  return heaviest(worthsOf(question, key, seed, wanted, DEALS), LEAST_TOLD);
}

/** The effects that are not among others, each of those counted once. */
function without(effects: readonly ReasonEffect[], others: readonly ReasonEffect[]): ReasonEffect[] {
  const facts = others.map(({ fact }) => fact);
  return effects.filter(({ fact }) => {
    const also = facts.indexOf(fact);
    if (also >= 0) facts.splice(also, 1);
    return also < 0;
  });
}

/** That a card is kept holds for every other move: it tells two moves apart only where they do the same good and harm. */
function isKept({ kind }: ReasonEffect): boolean {
  return kind === 'kept-for-later';
}

/** Where both moves cost or bring a sheep and the better one more of them. */
const ANOTHER: Readonly<Partial<Record<WolfReasonKind, WolfReasonKind>>> = {
  'sheep-won': 'another-sheep-won',
  'wolf-left': 'another-sheep-won',
  'sheep-brought-home': 'another-sheep-home',
  'hound-left': 'another-sheep-home',
};
