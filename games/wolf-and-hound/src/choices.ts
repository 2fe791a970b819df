import { choosable } from './activation.ts';
import type { State } from './state.ts';

/** The animals a `flip` or `activate` may name now. */
export function choicesOf(state: State): string[] {
  const { animals, metamorphic } = state.rules;
  if (state.asks === 'flip') return metamorphic.map((i) => animals[i]?.id as string);
  if (state.asks !== 'activate') return [];
  const group = choosable(state);
  return animals.filter((_, i) => (group >> i) & 1).map((card) => card.id);
}

/** The animals still to activate while R-ORDER is asked. */
export function waitingOf(state: State): string[] {
  return state.waiting === 0 ? [] : state.rules.animals.filter((_, i) => (state.waiting >> i) & 1).map((card) => card.id);
}
