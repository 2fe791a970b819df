import { lowestBit } from '@bellwether/kernel';
import { at, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { SearchClock } from '../shared/search-clock.ts';
import type { Thought } from './mind.ts';
import { ANIMALS, animalsToName, cardsAndAnswers, moveOfKey } from './moves.ts';
import type { Question } from './question.ts';
import { splitsOf } from './splits.ts';
import { advance, hasDummies, type State, teamInTurn, winFor } from './state.ts';
import type { Worlds } from './worlds.ts';

/** Limits for solving: the number of cards in all hands together, and the number of ways to distribute the hidden ones. */
const MOST_CARDS = 8;
const MOST_SPLITS = 120;

/**
 * Solves the endgame: with the deck empty and few cards left, plays every distribution of the hidden cards to the end with best play on
 * both sides, weighted by its likelihood. Undefined if too much is still unknown.
 */
export function solveEnd(question: Question, worlds: Worlds, clock: SearchClock): Thought[] | undefined {
  const { table } = worlds;
  const { rules } = table;
  if (hasDummies(rules) || worlds.secrets < worlds.hidden.length || table.asks !== 'play') return undefined;
  const cards = worlds.hidden.length + question.view.hand.length;
  if (cards > MOST_CARDS || question.view.unknown.length > 0) return undefined;
  const splits = splitsOf(worlds, rules.types.length, worlds.fit, MOST_SPLITS);
  if (splits === undefined) return undefined;
  const solver = new Solver(worlds);
  const wins = question.keys.map(() => 0);
  let total = 0;
  for (const { row, weight } of splits) {
    if (clock.searchIsOver() && total > 0) break;
    worlds.hidden.set(row);
    question.keys.forEach((key, i) => {
      wins[i] = at(wins, i) + weight * solver.winsWith(key);
    });
    total += weight;
  }
  return question.keys
    .map((key, i): Thought => ({ key, win: at(wins, i) / total, weight: splits.length }))
    .sort((a, b) => b.win - a.win || question.policy.score(table, b.key) - question.policy.score(table, a.key));
}

/** Finds the winner of a world with all cards open and best play. */
class Solver {
  readonly #worlds: Worlds;
  readonly #stack: State[] = [];

  constructor(worlds: Worlds) {
    this.#worlds = worlds;
  }

  /** 1 if the current team wins after this move, else 0. */
  winsWith(key: number): number {
    const state = this.#at(0);
    this.#worlds.lay(state);
    const team = teamInTurn(state);
    advance(state, moveOfKey(state, key));
    return this.#wins(0, team) ? 1 : 0;
  }

  #wins(depth: number, team: number): boolean {
    const state = this.#at(depth);
    const won = winFor(state, team);
    if (won !== undefined) return won === 1;
    const mover = teamInTurn(state);
    for (let cards = cardsAndAnswers(state); cards !== 0; cards &= cards - 1) {
      if (this.#winsBy(depth, lowestBit(cards), mover)) return mover === team;
    }
    for (let animals = animalsToName(state); animals !== 0; animals &= animals - 1) {
      if (this.#winsBy(depth, ANIMALS + lowestBit(animals), mover)) return mover === team;
    }
    return mover !== team;
  }

  #winsBy(depth: number, key: number, mover: number): boolean {
    const next = this.#at(depth + 1);
    wolfAndHound.copyInto(next, this.#at(depth));
    advance(next, moveOfKey(next, key));
    return this.#wins(depth + 1, mover);
  }

  #at(depth: number): State {
    while (this.#stack.length <= depth) this.#stack.push(this.#worlds.blank());
    return at(this.#stack, depth);
  }
}
