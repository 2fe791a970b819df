/** The facts of all boards of a table. Used to fit weights, and for reasons about missions. */

import { type Config, riverScale, type TownPlace, townPlaces } from '@bellwether/sheep-and-thief';
import { writeAnimalFacts, writePrey } from './animal-facts.ts';
import { newBoardBits, readBoard } from './board-bits.ts';
import { writeBoardFacts } from './board-facts.ts';
import { writeCardsBeforeNext } from './cards-before-next.ts';
import { FACTS } from './facts.ts';
import { newTally, type Tally, tallyBoard, tallyCards, tallySheep, writeMissionFacts } from './mission-facts.ts';
import { NONE, type State } from './state.ts';

/**
 * Computes the facts of tables of one config. This is the reference implementation: bots use a faster one (`placing/`) with the same
 * results.
 */
export class TableFacts {
  readonly #riverGold: readonly number[];
  readonly #towns: readonly TownPlace[];
  readonly #rows: readonly Float64Array[];
  readonly #tallies: readonly Tally[];
  readonly #cardsBefore: number[] = [];
  readonly #board = newBoardBits();

  constructor(config: Config) {
    const { players, missions, copy } = config;
    this.#riverGold = riverScale(config);
    this.#towns = townPlaces(copy);
    this.#rows = Array.from({ length: players }, () => new Float64Array(FACTS.length));
    this.#tallies = missions ? Array.from({ length: players }, newTally) : [];
  }

  /** By seat, in the order of FACTS. Overwritten by the next call. */
  read(state: State): readonly Float64Array[] {
    writeCardsBeforeNext(state, NONE, this.#cardsBefore);
    this.#rows.forEach((row, player) => {
      readBoard(state, player, this.#board);
      const rivers = writeBoardFacts(this.#board, this.#towns, this.#riverGold, row);
      writeAnimalFacts(state, this.#board, player, this.#cardsBefore[player] ?? 0, row);
      const tally = this.#tallies[player];
      if (tally === undefined) return;
      tallyBoard(this.#board, rivers, tally);
      tallyCards(state, player, tally);
      tallySheep(state, player, tally);
    });
    writePrey(this.#rows);
    if (this.#tallies.length === 0) return this.#rows;
    this.#rows.forEach((row, player) => {
      writeMissionFacts(this.#tallies, state.fox, state.missions[player] ?? NONE, player, row);
    });
    return this.#rows;
  }
}
