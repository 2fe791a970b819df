/** What a table is worth. Used by all bots. */

import { type Animals, type Config, sheepAndThief, type TownPlace, townPlaces } from '@bellwether/sheep-and-thief';
import { writeAnimalFacts, writePrey } from './animal-facts.ts';
import { copyAnimals, newAnimals } from './animals.ts';
import { addCard, type BoardBits, copyBoardBits, newBoardBits, readBoard } from './board-bits.ts';
import { writeBoardFacts } from './board-facts.ts';
import { writeCardsBeforeNext } from './cards-before-next.ts';
import { spreadOf, writeChances } from './chances.ts';
import { AT, FACTS, fact } from './facts.ts';
import { newTally, type Tally, tallyBoard, tallyCard, tallyCards, tallySheep, writeMissionFacts } from './mission-facts.ts';
import { cardsToCome, NONE, type SeatIndex, type State } from './state.ts';
import type { Value } from './value.ts';

/** How far the end of an imagined game may be off. */
const IMAGINED_SPREAD = 1.5;

/**
 * Turns all boards into facts and weighs them by a value function; `look`, `tryCard` and `weigh` do the same for a turn that is tried
 * out. One appraiser serves a whole search. It allocates nothing while it works, so what it returns is overwritten by the next call.
 */
export class Appraiser {
  readonly players: number;
  /** The animals before the turn that is tried out. */
  readonly animals: Animals;
  readonly #boards: BoardBits[];
  readonly #facts: Float64Array[];
  readonly #value: Value;
  readonly #in2014: boolean;
  readonly #towns: readonly TownPlace[];
  readonly #rivals: boolean;
  readonly #tallies: Tally[] | undefined;
  readonly #toCome: number[] = [];
  readonly #cardsBefore: number[] = [];
  readonly #gold: number[] = [];
  readonly #chances: number[] = [];
  /** How much the gold of each other seat counts against the mover's. */
  readonly #against: number[] = [];
  /** Before the turn: everybody's gold, the mover's sheep near the fox, and what the fox could take from others. */
  readonly #before: number[] = [];
  #near = 0;
  #next = 0;
  #prey = 0;
  #preyNext = 0;
  #missions: readonly number[] = [];
  #mover: SeatIndex = NONE;
  #moverBoard = newBoardBits();
  readonly #moverTally = newTally();

  constructor({ players, edition, missions, copy }: Config, value: Value, rivals = true) {
    this.#rivals = rivals;
    this.players = players;
    this.#boards = Array.from({ length: players }, newBoardBits);
    this.animals = newAnimals(players);
    this.#facts = Array.from({ length: players }, () => new Float64Array(FACTS.length));
    this.#value = value;
    this.#in2014 = edition === '2014';
    this.#towns = townPlaces(copy);
    this.#tallies = missions ? Array.from({ length: players }, newTally) : undefined;
  }

  boardOf(player: SeatIndex): BoardBits {
    return this.#boards[player] as BoardBits;
  }

  factsOf(player: SeatIndex): Float64Array {
    return this.#facts[player] as Float64Array;
  }

  /** Each seat's chance to win; of a finished game, its share. */
  chances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome !== undefined) {
      for (let player = 0; player < this.players; player++) {
        this.#chances[player] = outcome.winners.includes(player + 1) ? 1 / outcome.winners.length : 0;
      }
      return this.#chances;
    }
    this.look(state, NONE);
    return this.#chancesNow();
  }

  /**
   * The same where the way here was only imagined: the gold of a finished game is not yet certain, so a narrow lead is no sure win.
   */
  imaginedChances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome === undefined) return this.chances(state);
    for (let player = 0; player < this.players; player++) this.#gold[player] = outcome.scores[player]?.total ?? 0;
    writeChances(this.#gold, IMAGINED_SPREAD, this.#chances);
    return this.#chances;
  }

  /** The gold of each seat: of a finished game as it was counted, else as it is expected to be in the end. */
  goldAtEnd(state: State): readonly number[] {
    return sheepAndThief.outcome(state)?.scores.map(({ total }) => total) ?? this.golds(state);
  }

  /** The gold each seat is expected to have in the end. */
  golds(state: State): readonly number[] {
    this.look(state, NONE);
    return this.#gold;
  }

  #chancesNow(): readonly number[] {
    let left = 0;
    for (const cards of this.#toCome) left += cards;
    writeChances(this.#gold, spreadOf(this.players, left), this.#chances);
    return this.#chances;
  }

  /** Reads a table. With a mover, `tryCard` and `weigh` may then try out that player's turn. */
  look(state: State, mover: SeatIndex): void {
    copyAnimals(this.animals, state);
    writeCardsBeforeNext(state, mover, this.#cardsBefore);
    this.#missions = state.missions;
    this.#mover = mover;
    for (let player = 0; player < this.players; player++) {
      const board = this.boardOf(player);
      readBoard(state, player, board);
      this.#toCome[player] = cardsToCome(state, player);
      const rivers = writeBoardFacts(board, this.#towns, this.#in2014, this.factsOf(player));
      const tally = this.#tallies?.[player];
      if (tally === undefined) continue;
      tallyBoard(board, rivers, tally);
      tallyCards(state, player, tally);
    }
    this.#appraise(this.animals);
    if (mover === NONE) return;
    this.#weighRivals(mover);
    this.#remember(mover);
    this.#toCome[mover] = cardsToCome(state, mover) - 1;
    copyBoardBits(this.#moverBoard, this.boardOf(mover));
    const tally = this.#tallies?.[mover];
    if (tally !== undefined) this.#moverTally.set(tally);
  }

  #remember(mover: SeatIndex): void {
    const row = this.factsOf(mover);
    this.#near = fact(row, AT['fox-1']);
    this.#next = fact(row, AT['fox-2']);
    this.#prey = fact(row, AT['prey-1']);
    this.#preyNext = fact(row, AT['prey-2']);
    copy(this.#before, this.#gold);
  }

  /** A rival counts by its chance to win among the rivals: who is far behind need not be hindered. */
  #weighRivals(mover: SeatIndex): void {
    if (!this.#rivals) {
      for (let player = 0; player < this.players; player++) this.#against[player] = player === mover ? -1 : 0;
      return;
    }
    const chances = this.#chancesNow();
    let rest = 0;
    for (const [player, chance] of chances.entries()) rest += player === mover ? 0 : chance;
    for (const [player, chance] of chances.entries()) this.#against[player] = player === mover ? -1 : rest > 0 ? chance / rest : 1;
  }

  /** Lays a card of the mover, in place of the one tried before. A card's back is 0. */
  tryCard(card: number, at: number): void {
    const board = this.boardOf(this.#mover);
    copyBoardBits(board, this.#moverBoard);
    addCard(board, card, at);
    this.animals.barns[this.#mover] = board.barns;
    const rivers = writeBoardFacts(board, this.#towns, this.#in2014, this.factsOf(this.#mover));
    const tally = this.#tallies?.[this.#mover];
    if (tally === undefined) return;
    tally.set(this.#moverTally);
    tallyBoard(board, rivers, tally);
    tallyCard(card, tally);
  }

  /** Takes the card tried before away again. */
  tryNothing(): void {
    copyBoardBits(this.boardOf(this.#mover), this.#moverBoard);
    this.animals.barns[this.#mover] = this.#moverBoard.barns;
    writeBoardFacts(this.#moverBoard, this.#towns, this.#in2014, this.factsOf(this.#mover));
    this.#tallies?.[this.#mover]?.set(this.#moverTally);
  }

  /** What the mover's turn is worth if it leaves these animals: its expected gold less that of its rivals. */
  weigh(animals: Animals): number {
    if (animals.fox !== this.animals.fox || !this.#appraiseMover(animals)) this.#appraise(animals);
    let worth = 0;
    for (let player = 0; player < this.players; player++) worth -= (this.#against[player] ?? 0) * (this.#gold[player] ?? 0);
    return worth;
  }

  /**
   * Only the mover is appraised anew. That is enough if the fox has not moved, as many of the mover's sheep are near it and no
   * mission of others counts differently: then the others' gold is as before. False if it is not enough.
   */
  #appraiseMover(animals: Animals): boolean {
    const mover = this.#mover;
    const row = this.factsOf(mover);
    writeAnimalFacts(animals, this.boardOf(mover), mover, this.#cardsBefore[mover] ?? 0, row);
    if (row[AT['fox-1']] !== this.#near || row[AT['fox-2']] !== this.#next) return false;
    const tally = this.#tallies?.[mover];
    if (this.#tallies !== undefined && tally !== undefined) {
      tallySheep(animals, mover, tally);
      if (this.#crossesMissions(tally)) return false;
      writeMissionFacts(this.#tallies, animals.fox, this.#missions[mover] ?? NONE, mover, row);
    }
    copy(this.#gold, this.#before);
    row[AT['prey-1']] = this.#prey;
    row[AT['prey-2']] = this.#preyNext;
    this.#gold[mover] = this.#value.gold(row, this.players, this.#toCome[mover] ?? 0);
    return true;
  }

  /** Whether the mover's count has changed in a mission that is known to be another seat's. */
  #crossesMissions(tally: Tally): boolean {
    for (let player = 0; player < this.players; player++) {
      const mission = this.#missions[player] ?? NONE;
      if (player !== this.#mover && mission !== NONE && tally[mission] !== this.#moverTally[mission]) return true;
    }
    return false;
  }

  #appraise(animals: Animals): void {
    const { players } = this;
    for (let player = 0; player < players; player++) {
      writeAnimalFacts(animals, this.boardOf(player), player, this.#cardsBefore[player] ?? 0, this.factsOf(player));
      const tally = this.#tallies?.[player];
      if (tally !== undefined) tallySheep(animals, player, tally);
    }
    writePrey(this.#facts);
    for (let player = 0; player < players; player++) {
      const row = this.factsOf(player);
      if (this.#tallies) writeMissionFacts(this.#tallies, animals.fox, this.#missions[player] ?? NONE, player, row);
      this.#gold[player] = this.#value.gold(row, players, this.#toCome[player] ?? 0);
    }
  }
}

function copy(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] ?? 0;
}
