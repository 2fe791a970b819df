/** What a table is worth. Used by all bots. */

import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { writeChances } from './chances.ts';
import { Placing } from './placing/placing.ts';
import type { State } from './state.ts';
import type { Value } from './value.ts';

/** How far the end of an imagined game may be off. */
const IMAGINED_SPREAD = 1.5;

/**
 * Weighs all boards by a value function. One appraiser serves a whole search. It allocates next to nothing while it works, so what it
 * returns is overwritten by the next call.
 */
export class Appraiser {
  /** Weighs the turns of a player by the same value. */
  readonly placing: Placing;
  readonly #players: number;
  readonly #gold: number[] = [];
  readonly #chances: number[] = [];

  constructor(config: Config, value: Value, rivals = true) {
    this.placing = new Placing(config, value, rivals);
    this.#players = config.players;
  }

  /** Each seat's chance to win; of a finished game, its share. */
  chances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome === undefined) return this.placing.chances(state);
    for (let player = 0; player < this.#players; player++) {
      this.#chances[player] = outcome.winners.includes(player + 1) ? 1 / outcome.winners.length : 0;
    }
    return this.#chances;
  }

  /**
   * The same where the way here was only imagined: the gold of a finished game is not yet certain, so a narrow lead is no sure win.
   */
  imaginedChances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome === undefined) return this.chances(state);
    for (let player = 0; player < this.#players; player++) this.#gold[player] = outcome.scores[player]?.total ?? 0;
    writeChances(this.#gold, IMAGINED_SPREAD, this.#chances);
    return this.#chances;
  }

  /** The gold of each seat: of a finished game as it was counted, else as it is expected to be in the end. */
  goldAtEnd(state: State): readonly number[] {
    return sheepAndThief.outcome(state)?.scores.map(({ total }) => total) ?? this.golds(state);
  }

  /** The gold each seat is expected to have in the end. */
  golds(state: State): readonly number[] {
    return this.placing.golds(state);
  }
}
