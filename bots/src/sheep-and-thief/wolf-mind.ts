/** How Wolf thinks. Hints think so too. */

import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { odds } from '../shared/calibration.ts';
import { sigmoid } from '../shared/portable.ts';
import type { SearchClock } from '../shared/search-clock.ts';
import { candidatesOf } from './candidates.ts';
import { lastTurn } from './last-turn.ts';
import type { Mind, Thought } from './mind.ts';
import { type Question, winAfter } from './question.ts';
import { playAfter } from './rollout.ts';
import type { Move } from './state.ts';

export interface WolfOptions {
  /** Moves looked at in imagined worlds, at most; and ways to use the images of a card on a cell. */
  readonly width: number;
  readonly ways: 1 | 2;
  /** Worlds all of them see before the worse half is dropped. */
  readonly worlds: number;
}

export const WOLF: WolfOptions = { width: 12, ways: 2, worlds: 2 };

interface Contender {
  readonly move: Move;
  sum: number;
  games: number;
}

/**
 * Wolf imagines the hidden cards again and again, and plays each of its best candidates on to the end of the round with everybody's
 * cards. All candidates play in the same worlds, so that luck does not come between them; the worse half is dropped after every few
 * worlds. An iteration is one such game of two players; with more players fewer games are played, as each takes longer.
 */
export function wolfMind(options: WolfOptions): Mind {
  return (question, clock) => {
    const last = lastTurn(question, clock);
    if (last !== undefined) return last;
    const candidates = candidatesOf(question, question.policy, options.ways);
    const games = (2 * clock.iterations) / question.view.config.players;
    const width = Math.max(2, Math.min(options.width, Math.floor(games / 3)));
    const contenders = candidates.slice(0, width).map(({ move }): Contender => ({ move, sum: 0, games: 0 }));
    return contend(question, contenders, options.worlds, games, clock);
  };
}

function contend(question: Question, contenders: Contender[], worlds: number, most: number, clock: SearchClock): Thought[] {
  let live = contenders;
  let games = 0;
  let seen = 0;
  let until = worlds;
  search: while (live.length > 1) {
    const world = sheepAndThief.imagine(question.view, question.random);
    for (const contender of live) {
      if (games >= most || clock.searchIsOver()) break search;
      contender.sum += playAfter(world, question.player, contender.move, question.policy, question.cards);
      contender.games++;
      games++;
    }
    seen++;
    if (seen < until || live.length <= 2) continue;
    live = live.toSorted(byMean).slice(0, Math.ceil(live.length / 2));
    until += worlds * powerOfTwo(contenders.length / live.length);
  }
  return thoughtsOf(question, live, contenders);
}

/** The least power of two that is no less. */
function powerOfTwo(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}

function mean({ sum, games }: Contender): number {
  return games === 0 ? -1 : sum / games;
}

/** Sorting is stable: between equals the order of the candidates decides. */
function byMean(a: Contender, b: Contender): number {
  return mean(b) - mean(a);
}

/**
 * Those still in the race first, then the dropped ones by their mean. The best of several guesses promises too much, and others play
 * better than in the imagined rounds. So the guesses only tell the moves apart: the table after the best move gives the level.
 */
function thoughtsOf(question: Question, live: readonly Contender[], all: readonly Contender[]): Thought[] {
  const dropped = all.filter((contender) => !live.includes(contender));
  const sorted = [...live.toSorted(byMean), ...dropped.toSorted(byMean)];
  const [first] = sorted;
  if (first === undefined) return [];
  const level = odds(winAfter(question, first.move)) - (first.games === 0 ? 0 : odds(mean(first)));
  return sorted.map((contender) => ({
    move: contender.move,
    win: contender.games === 0 ? winAfter(question, contender.move) : sigmoid(odds(mean(contender)) + level),
    weight: contender.games,
  }));
}
