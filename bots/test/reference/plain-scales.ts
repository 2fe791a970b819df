import { type Animals, type Config, riverScale, type TownPlace, townPlaces } from '@bellwether/sheep-and-thief';
import { writeAnimalFacts, writePrey } from '../../src/sheep-and-thief/animal-facts.ts';
import { copyAnimals, newAnimals } from '../../src/sheep-and-thief/animals.ts';
import { addCard, newBoardBits, readBoard } from '../../src/sheep-and-thief/board-bits.ts';
import { writeBoardFacts } from '../../src/sheep-and-thief/board-facts.ts';
import { writeCardsBeforeNext } from '../../src/sheep-and-thief/cards-before-next.ts';
import { spreadOf, writeChances } from '../../src/sheep-and-thief/chances.ts';
import { FACTS } from '../../src/sheep-and-thief/facts.ts';
import { newTally, tallyBoard, tallyCard, tallyCards, tallySheep, writeMissionFacts } from '../../src/sheep-and-thief/mission-facts.ts';
import { cardsToCome, NONE, type SeatIndex, type State } from '../../src/sheep-and-thief/state.ts';
import type { Value } from '../../src/sheep-and-thief/value.ts';

/** The reference implementation of `placing/scales.ts`: recomputes all facts of all boards for every turn that is tried. */
export class PlainScales {
  readonly animals: Animals;
  readonly board = newBoardBits();
  readonly #config: Config;
  readonly #towns: readonly TownPlace[];
  readonly #value: Value;
  readonly #rivals: boolean;
  readonly #state: State;
  readonly #mover: SeatIndex;
  readonly #cardsBefore: number[] = [];
  readonly #against: readonly number[];
  #card = 0;
  #at = NONE;

  constructor(state: State, mover: SeatIndex, value: Value, rivals: boolean) {
    this.#config = state.rules.config;
    this.#towns = townPlaces(this.#config.copy);
    this.#value = value;
    this.#rivals = rivals;
    this.#state = state;
    this.#mover = mover;
    this.animals = newAnimals(this.#config.players);
    copyAnimals(this.animals, state);
    readBoard(state, mover, this.board);
    writeCardsBeforeNext(state, mover, this.#cardsBefore);
    this.#against = this.#weighRivals();
  }

  #weighRivals(): number[] {
    const gold = this.#golds(this.animals, 0);
    const chances: number[] = [];
    const left = gold.reduce((sum, _, player) => sum + cardsToCome(this.#state, player), 0);
    writeChances(gold, spreadOf(gold.length, left), chances);
    let rest = 0;
    for (const [player, chance] of chances.entries()) rest += player === this.#mover ? 0 : chance;
    return chances.map((chance, player) => {
      if (player === this.#mover) return -1;
      return this.#rivals ? (rest > 0 ? chance / rest : 1) : 0;
    });
  }

  /** Sets the mover's trial card, replacing the previous one, or removes it if `at` is NONE. */
  tryCard(card: number, at: number): void {
    this.#card = card;
    this.#at = at;
    readBoard(this.#state, this.#mover, this.board);
    if (at !== NONE) addCard(this.board, card, at);
    this.animals.barns[this.#mover] = this.board.barns;
  }

  weigh(animals: Animals): number {
    let worth = 0;
    for (const [player, gold] of this.#golds(animals, 1).entries()) worth -= (this.#against[player] as number) * gold;
    return worth;
  }

  /** Every seat's gold, with this many cards of the mover placed. */
  #golds(animals: Animals, placed: number): number[] {
    const { players, missions } = this.#config;
    const board = newBoardBits();
    const tallies = Array.from({ length: missions ? players : 0 }, newTally);
    const rows = Array.from({ length: players }, (_, player) => {
      const row = new Float64Array(FACTS.length);
      const own = player === this.#mover ? this.board : board;
      if (player !== this.#mover) readBoard(this.#state, player, board);
      const rivers = writeBoardFacts(own, this.#towns, riverScale(this.#config), row);
      writeAnimalFacts(animals, own, player, this.#cardsBefore[player] as number, row);
      const tally = tallies[player];
      if (tally === undefined) return row;
      tallyBoard(own, rivers, tally);
      tallyCards(this.#state, player, tally);
      if (player === this.#mover && this.#at !== NONE) tallyCard(this.#card, tally);
      tallySheep(animals, player, tally);
      return row;
    });
    writePrey(rows);
    return rows.map((row, player) => {
      if (missions) writeMissionFacts(tallies, animals.fox, this.#state.missions[player] ?? NONE, player, row);
      return this.#value.gold(row, players, cardsToCome(this.#state, player) - (player === this.#mover ? placed : 0));
    });
  }
}
