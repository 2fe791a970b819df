/** How Wolf thinks. Hints think so too. */

import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { odds } from '../shared/calibration.ts';
import { sigmoid } from '../shared/portable.ts';
import type { SearchClock } from '../shared/search-clock.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { lastTurn } from './last-turn.ts';
import type { Mind, Thought } from './mind.ts';
import { knownOf } from './played-on.ts';
import { CardWorths, Policy } from './policy.ts';
import { type Question, winAfter } from './question.ts';
import { playAfter } from './rollout.ts';
import type { Move } from './state.ts';
import { fromThousandths, Value } from './value.ts';
import { WOLF_THOUSANDTHS } from './wolf-weights.ts';

export interface WolfOptions {
  /** Moves looked at in imagined worlds, at most; and ways to use the images of a card on a cell. */
  readonly width: number;
  readonly ways: 1 | 2;
  /** Worlds all of them see before the worse half is dropped. */
  readonly worlds: number;
  /** Play-outs that the appraiser's opinion of a move counts for, and how much gold is a whole win in it. */
  readonly prior: number;
  readonly goldOfWin: number;
  /** Play-outs of a turn for each of a pick, without and with missions: they are shorter, and choose between more. */
  readonly turns: { readonly plain: number; readonly missions: number };
}

export const WOLF: WolfOptions = { width: 12, ways: 2, worlds: 2, prior: 2, goldOfWin: 14, turns: { plain: 4, missions: 3 } };

const VALUE = new Value(fromThousandths(WOLF_THOUSANDTHS));

interface Contender {
  readonly move: Move;
  /** The appraiser's opinion of it less that of the first one, as a chance to win. */
  readonly lag: number;
  sum: number;
  games: number;
}

/**
 * Wolf imagines the hidden cards again and again, and plays each of its best candidates on to the end of the round with everybody's
 * cards. All candidates play in the same worlds, so that luck does not come between them; the worse half is dropped after every few
 * worlds. An iteration is one such game of two players for a pick, several for a turn; with more players fewer games are played, as
 * each takes longer.
 */
export function wolfMind(options: WolfOptions): Mind {
  const policyFor = policies();
  return (asked, clock) => {
    const last = lastTurn(asked, clock);
    if (last !== undefined) return last;
    const { config, stage } = asked.view;
    // As if nobody had chosen yet in a draft: play-outs choose for everybody, a world alone would deal out what others keep.
    const question = { ...asked, view: knownOf(asked.view), policy: policyFor(config), cards: new CardWorths() };
    const candidates = candidatesOf(question, question.policy, options.ways);
    const times = stage === 'place' ? options.turns[config.missions ? 'missions' : 'plain'] : 1;
    const games = (2 * times * clock.iterations) / config.players;
    const width = Math.max(2, Math.min(options.width, Math.floor(games / 3)));
    const race = new Race(question, candidates.slice(0, width), options);
    return race.run(games, clock, (move) => winAfter(asked, move));
  };
}

/** What boards are worth is remembered from one decision of a game to the next. */
function policies(): (config: Config) => Policy {
  let last: { readonly config: Config; readonly policy: Policy } | undefined;
  return (config) => {
    if (last?.config !== config) last = { config, policy: new Policy(config, VALUE) };
    return last.policy;
  };
}

class Race {
  readonly #question: Question;
  readonly #options: WolfOptions;
  readonly #all: readonly Contender[];

  constructor(question: Question, candidates: readonly Candidate[], options: WolfOptions) {
    this.#question = question;
    this.#options = options;
    const most = candidates[0]?.worth ?? 0;
    this.#all = candidates.map(({ move, worth }) => ({ move, lag: (worth - most) / options.goldOfWin, sum: 0, games: 0 }));
  }

  /** `level`: the chance to win after a move, by the weights that all bots share. */
  run(most: number, clock: SearchClock, level: (move: Move) => number): Thought[] {
    const { view, player, policy, cards, random } = this.#question;
    let live = this.#all;
    let games = 0;
    let seen = 0;
    let until = this.#options.worlds;
    search: while (live.length > 1) {
      const world = sheepAndThief.imagine(view, random);
      for (const contender of live) {
        if (games >= most || clock.searchIsOver()) break search;
        contender.sum += playAfter(world, player, contender.move, policy, cards);
        contender.games++;
        games++;
      }
      seen++;
      if (seen < until || live.length <= 2) continue;
      live = this.#sorted(live).slice(0, Math.ceil(live.length / 2));
      until += this.#options.worlds * powerOfTwo(this.#all.length / live.length);
    }
    return this.#thoughts(live, level);
  }

  /** The mean of its games, drawn to where the appraiser expects it: as far from the first one as the worth of both is apart. */
  #mean({ sum, games, lag }: Contender): number {
    const [first] = this.#all;
    if (games === 0 || first === undefined) return -1;
    const { prior } = this.#options;
    return (sum + prior * (first.sum / first.games + lag)) / (games + prior);
  }

  /** Sorting is stable: between equals the order of the candidates decides. */
  #sorted(contenders: readonly Contender[]): Contender[] {
    return contenders.toSorted((a, b) => this.#mean(b) - this.#mean(a));
  }

  /**
   * Those still in the race first, then the dropped ones by their mean. The best of several guesses promises too much, and others play
   * better than in the imagined rounds. So the guesses only tell the moves apart: the table after the best move gives the level.
   */
  #thoughts(live: readonly Contender[], levelAfter: (move: Move) => number): Thought[] {
    const sorted = [...this.#sorted(live), ...this.#sorted(this.#all.filter((contender) => !live.includes(contender)))];
    const [first] = sorted;
    if (first === undefined) return [];
    const level = odds(levelAfter(first.move)) - (first.games === 0 ? 0 : odds(this.#mean(first)));
    return sorted.map((contender) => ({
      move: contender.move,
      win: contender.games === 0 ? levelAfter(contender.move) : sigmoid(odds(this.#mean(contender)) + level),
      weight: contender.games,
    }));
  }
}

/** The least power of two that is no less. */
function powerOfTwo(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
