/** Wolf's algorithm, also used for hints. */

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
  /** The most moves played out in imagined worlds, and the most uses of a card's images on one cell. */
  readonly width: number;
  readonly ways: 1 | 2;
  /** Worlds that all candidates play before the worse half is dropped. */
  readonly worlds: number;
  /** The weight of the appraiser's prior, in playouts, and the lead in gold that it counts as a whole win. */
  readonly prior: number;
  readonly goldOfWin: number;
  /** Playouts for a turn relative to a pick, without and with missions: a turn's playouts are shorter and choose among more moves. */
  readonly turns: { readonly plain: number; readonly missions: number };
}

export const WOLF: WolfOptions = { width: 12, ways: 2, worlds: 2, prior: 2, goldOfWin: 14, turns: { plain: 4, missions: 3 } };

const VALUE = new Value(fromThousandths(WOLF_THOUSANDTHS));

interface Contender {
  readonly move: Move;
  /** The appraiser's prior, relative to the first candidate, as a win probability. */
  readonly lag: number;
  sum: number;
  games: number;
}

/**
 * Wolf repeatedly imagines the hidden cards and plays each of its best candidates out to the end of the round, with everyone's cards. All
 * candidates play in the same worlds to reduce variance, and the worse half is dropped after every few worlds (sequential halving). An
 * iteration is one playout of a two-player game for a pick, several for a turn. With more players a playout takes longer, so there are
 * fewer.
 */
export function wolfMind(options: WolfOptions): Mind {
  const policyFor = policies();
  return (asked, clock) => {
    const last = lastTurn(asked, clock);
    if (last !== undefined) return last;
    const { config, stage } = asked.view;
    // In a draft, treat every other seat as still choosing. Playouts then choose for them; otherwise an imagined world would decide at
    // random what they keep.
    const question = { ...asked, view: knownOf(asked.view), policy: policyFor(config), cards: new CardWorths() };
    const candidates = candidatesOf(question, question.policy, options.ways);
    const times = stage === 'place' ? options.turns[config.missions ? 'missions' : 'plain'] : 1;
    const games = (2 * times * clock.iterations) / config.players;
    const width = Math.max(2, Math.min(options.width, Math.floor(games / 3)));
    const race = new Race(question, candidates.slice(0, width), options);
    return race.run(games, clock, (move) => winAfter(asked, move));
  };
}

/** Caches the policy, and with it the worth of boards, between the decisions of a game. */
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

  /** `level`: the win probability after a move, by the weights that all bots share. */
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

  /** The mean of a candidate's playouts, shrunk toward the prior: the first candidate's mean plus the difference in worth. */
  #mean({ sum, games, lag }: Contender): number {
    const [first] = this.#all;
    if (games === 0 || first === undefined) return -1;
    const { prior } = this.#options;
    return (sum + prior * (first.sum / first.games + lag)) / (games + prior);
  }

  /** Sorting is stable: ties keep the order of the candidates. */
  #sorted(contenders: readonly Contender[]): Contender[] {
    return contenders.toSorted((a, b) => this.#mean(b) - this.#mean(a));
  }

  /**
   * The surviving candidates first, then the dropped ones by their mean. The maximum of several noisy estimates is too optimistic, and real
   * opponents play better than the policy. So playouts only decide the differences between moves, and the absolute level comes from the
   * table after the best move.
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

/** The smallest power of two that is at least `least`. */
function powerOfTwo(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
