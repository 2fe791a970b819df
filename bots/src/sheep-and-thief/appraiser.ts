/** The evaluation of a table. Used by all bots. */

import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { writeChances } from './chances.ts';
import { Placing } from './placing/placing.ts';
import type { State } from './state.ts';
import type { Value } from './value.ts';

/** The spread of the final gold in an imagined game. */
const IMAGINED_SPREAD = 1.5;

/**
 * Evaluates all boards with a value function. One appraiser serves a whole search. To avoid allocation it reuses its result arrays: the
 * next call overwrites them.
 */
export class Appraiser {
  /** Finds good turns with the same value function. */
  readonly placing: Placing;
  readonly #players: number;
  readonly #gold: number[] = [];
  readonly #chances: number[] = [];

  constructor(config: Config, value: Value, rivals = true) {
    this.placing = new Placing(config, value, rivals);
    this.#players = config.players;
  }

  /** Each seat's win probability; in a finished game, its share of the win. */
  chances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome === undefined) return this.placing.chances(state);
    for (let player = 0; player < this.#players; player++) {
      this.#chances[player] = outcome.winners.includes(player + 1) ? 1 / outcome.winners.length : 0;
    }
    return this.#chances;
  }

  /** The same for an imagined line of play: the gold of a finished game is still uncertain then, so a narrow lead is not a sure win. */
  imaginedChances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome === undefined) return this.chances(state);
    for (let player = 0; player < this.#players; player++) this.#gold[player] = outcome.scores[player]?.total ?? 0;
    writeChances(this.#gold, IMAGINED_SPREAD, this.#chances);
    return this.#chances;
  }

  /** The gold of each seat: final in a finished game, else expected. */
  goldAtEnd(state: State): readonly number[] {
    return sheepAndThief.outcome(state)?.scores.map(({ total }) => total) ?? this.golds(state);
  }

  /** The expected final gold of each seat. */
  golds(state: State): readonly number[] {
    return this.placing.golds(state);
  }
}
