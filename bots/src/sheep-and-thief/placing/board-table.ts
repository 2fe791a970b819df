/** A cache of the worth of boards without their animals. */

import { BARN, CELLS, type TownPlace } from '@bellwether/sheep-and-thief';
import type { BoardBits } from '../board-bits.ts';
import { writeBoardFacts } from '../board-facts.ts';
import { AT, FACTS } from '../facts.ts';
import { BOARD_MISSIONS, newTally, type Tally, tallyBoard } from '../mission-facts.ts';
import { PLACEMENTS } from '../state.ts';

/** Facts with smaller indices do not depend on any animal. */
const BOARD_FACTS = AT['fox-blocks'];
const SLOTS = 1 << 14;

/** The rivers, roads and barn of a card fit in 9 bits. */
const FACES = 1 << 9;

function faceOf(card: number): number {
  return (card & 0xff) | (card & BARN ? 0x100 : 0);
}

/** Two random words for every face on every cell, then two for every number of cards to come (Zobrist hashing). */
const WORDS = xorshift(2 * (CELLS * FACES + PLACEMENTS + 1));

function xorshift(length: number): Int32Array {
  let x = 0x2545f491;
  return Int32Array.from({ length }, () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x;
  });
}

/** The index of the two words of a card on a cell. */
export function wordsOfCard(card: number, cell: number): number {
  return 2 * (cell * FACES + faceOf(card));
}

/** The index of the two words of a number of cards to come. */
export function wordsToCome(toCome: number): number {
  return 2 * (CELLS * FACES + toCome);
}

export function word(at: number): number {
  return WORDS[at] as number;
}

/**
 * A hash table without collision handling: a new board overwrites the previous one in its slot. A board's key is the XOR of the words of
 * all its cards and of the number of cards to come: 64 bits, so two boards practically never share a key. A key of 0 marks an empty slot.
 */
export class BoardTable {
  readonly #weights: Float64Array;
  readonly #towns: readonly TownPlace[];
  readonly #riverGold: readonly number[];
  readonly #keys = new Int32Array(2 * SLOTS);
  readonly #sums = new Float64Array(SLOTS);
  readonly #tallies: Uint8Array;
  readonly #facts = new Float64Array(FACTS.length);
  readonly #tally = newTally();

  constructor(weights: Float64Array, towns: readonly TownPlace[], riverGold: readonly number[], missions: boolean) {
    this.#weights = weights;
    this.#towns = towns;
    this.#riverGold = riverGold;
    this.#tallies = new Uint8Array(missions ? BOARD_MISSIONS.length * SLOTS : 0);
  }

  slotOf(first: number, second: number): number {
    return (first ^ (second >>> 15)) & (SLOTS - 1);
  }

  holds(slot: number, first: number, second: number): boolean {
    return this.#keys[2 * slot] === first && this.#keys[2 * slot + 1] === second;
  }

  /** `row`: the index of the first weight for this number of cards to come. */
  put(slot: number, first: number, second: number, board: BoardBits, row: number): void {
    this.#keys[2 * slot] = first;
    this.#keys[2 * slot + 1] = second;
    const rivers = writeBoardFacts(board, this.#towns, this.#riverGold, this.#facts);
    let sum = 0;
    for (let i = 0; i < BOARD_FACTS; i++) sum += (this.#weights[row + i] as number) * (this.#facts[i] as number);
    this.#sums[slot] = sum;
    if (this.#tallies.length === 0) return;
    tallyBoard(board, rivers, this.#tally);
    const begin = BOARD_MISSIONS.length * slot;
    for (let i = 0; i < BOARD_MISSIONS.length; i++) this.#tallies[begin + i] = this.#tally[BOARD_MISSIONS[i] as number] as number;
  }

  /** The sum of weights times facts, in the order of FACTS, over the facts that depend on no animal. */
  sumIn(slot: number): number {
    return this.#sums[slot] as number;
  }

  /** The board's own counts for missions. */
  tallyIn(slot: number, into: Tally): void {
    const begin = BOARD_MISSIONS.length * slot;
    for (let i = 0; i < BOARD_MISSIONS.length; i++) into[BOARD_MISSIONS[i] as number] = this.#tallies[begin + i] as number;
  }
}
