import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { SearchClock } from '../shared/search-clock.ts';
import type { Thought } from './mind.ts';
import { ANIMALS, animalsToName, cardsAndAnswers, moveOfKey } from './moves.ts';
import type { Policy } from './policy.ts';
import type { Position } from './position.ts';
import { splitsOf } from './splits.ts';
import { copyInto, type State } from './state.ts';
import type { Worlds } from './worlds.ts';

/** At most so many cards in all hands together, and so many ways to share the hidden ones. */
const MOST_CARDS = 8;
const MOST_SPLITS = 120;

/**
 * Exact play of the end: with the deck empty and few cards left, every way the hidden cards can lie is played to the end with best
 * play on both sides, and counts as much as it is likely. Undefined where there is too much left to know.
 */
export function solveEnd(position: Position, worlds: Worlds, clock: SearchClock): Thought[] | undefined {
  const { table } = worlds;
  const { rules } = table;
  if (rules.dummies !== 0 || worlds.secrets < worlds.hidden.length || table.asks !== 'play') return undefined;
  const cards = worlds.hidden.length + position.view.hand.length;
  if (cards > MOST_CARDS || position.view.unknown.length > 0) return undefined;
  const splits = splitsOf(worlds, rules.types.length, worlds.fit, MOST_SPLITS);
  if (splits === undefined) return undefined;
  const solver = new Solver(position.policy, worlds);
  const wins = position.keys.map(() => 0);
  let total = 0;
  for (const { row, weight } of splits) {
    if (clock.searchIsOver() && total > 0) break;
    worlds.hidden.set(row);
    position.keys.forEach((key, i) => {
      wins[i] = (wins[i] as number) + weight * solver.winsWith(key);
    });
    total += weight;
  }
  return position.keys
    .map((key, i): Thought => ({ key, win: (wins[i] as number) / total, weight: splits.length }))
    .sort((a, b) => b.win - a.win || position.policy.score(table, b.key) - position.policy.score(table, a.key));
}

/** Who wins a world whose cards all lie open, with best play. */
class Solver {
  readonly #policy: Policy;
  readonly #worlds: Worlds;
  readonly #stack: State[] = [];

  constructor(policy: Policy, worlds: Worlds) {
    this.#policy = policy;
    this.#worlds = worlds;
  }

  /** 1 if the team in turn wins after this move, else 0. */
  winsWith(key: number): number {
    const state = this.#at(0);
    this.#worlds.lay(state);
    const team = state.turn & 1;
    wolfAndHound.apply(state, 0, moveOfKey(state, this.#policy, key));
    return this.#winner(0) === team ? 1 : 0;
  }

  #winner(depth: number): number {
    const state = this.#at(depth);
    if (state.asks === 'nothing') return state.winner;
    const team = state.turn & 1;
    const next = this.#at(depth + 1);
    for (let cards = cardsAndAnswers(state); cards !== 0; cards &= cards - 1) {
      if (this.#tries(state, next, depth, 31 - Math.clz32(cards & -cards), team)) return team;
    }
    for (let animals = animalsToName(state); animals !== 0; animals &= animals - 1) {
      if (this.#tries(state, next, depth, ANIMALS + 31 - Math.clz32(animals & -animals), team)) return team;
    }
    return 1 - team;
  }

  #tries(state: State, next: State, depth: number, key: number, team: number): boolean {
    copyInto(next, state);
    wolfAndHound.apply(next, 0, moveOfKey(next, this.#policy, key));
    return this.#winner(depth + 1) === team;
  }

  #at(depth: number): State {
    while (this.#stack.length <= depth) this.#stack.push(this.#worlds.blank());
    return this.#stack[depth] as State;
  }
}
