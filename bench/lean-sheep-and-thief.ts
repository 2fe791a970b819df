/**
 * The baseline: Sheep & Thief without modules as a bare loop. No contract, no moves, no events, no secrets, no memory: it deals, drafts,
 * places at random by the same policy as our `sample`, and counts the gold. The difference is the cost of our contract.
 */

import type { FastRandom } from '@bellwether/kernel';
import { BESIDE, OUR_DECK, waysFrom, YARD_CARD } from '@bellwether/sheep-and-thief';

const SUPPLY = 50;
const LAID = 1 << 15;
const RIVER_GOLD = [0, 1, 3, 5, 8, 11, 15, 20, 25, 30, 35, 40, 45];
const TOWNS: readonly (readonly [cell: number, edges: number, gold: number])[] = [
  [3, 0b0011, 5],
  [12, 0b1100, 5],
  [15, 0b0110, 10],
];

export class LeanGame {
  readonly #players: number;
  readonly #random: FastRandom;
  readonly #deck = Int32Array.from(OUR_DECK);
  readonly #board: Int32Array;
  readonly #sheep: Int32Array;
  readonly #paddock: Int32Array;
  readonly #hands: Int32Array;
  readonly #packets: Int32Array;
  readonly #passed: Int32Array;
  #fox = 10;
  #supply = 0;

  constructor(players: 2 | 3 | 4, random: FastRandom) {
    this.#players = players;
    this.#random = random;
    this.#board = new Int32Array(players * 16);
    this.#sheep = new Int32Array(players * 16);
    this.#paddock = new Int32Array(players);
    this.#hands = new Int32Array(players * 6);
    this.#packets = new Int32Array(players * 6);
    this.#passed = new Int32Array(players * 6);
  }

  /** Plays a whole game and returns the total gold of all players. */
  play(): number {
    const players = this.#players;
    const size = players === 2 ? 6 : 5;
    this.#shuffle();
    this.#board.fill(0);
    this.#sheep.fill(0);
    this.#paddock.fill(0);
    for (let p = 0; p < players; p++) {
      this.#board[p * 16] = YARD_CARD | LAID;
      this.#sheep[p * 16] = 1;
    }
    this.#fox = 10;
    this.#supply = SUPPLY - players;
    let next = 0;
    let left = 0;
    for (let round = 0; round < 3; round++) {
      for (let p = 0; p < players; p++) {
        for (let i = 0; i < left; i++) this.#packets[p * 6 + i] = this.#hands[p * 6 + i] as number;
        for (let i = left; i < size; i++) this.#packets[p * 6 + i] = this.#deck[next++] as number;
      }
      this.#draft(round, size);
      for (let turn = 0; turn < 4; turn++) {
        for (let i = 0; i < players; i++) this.#place((round + i) % players, size - turn);
      }
      left = players === 2 && round < 2 ? this.#discard() : size - 4;
    }
    let gold = 0;
    for (let p = 0; p < players; p++) gold += this.#score(p);
    return gold;
  }

  #shuffle(): void {
    const deck = this.#deck;
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.#random.below(i + 1);
      const card = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = card;
    }
  }

  #draft(round: number, size: number): void {
    const players = this.#players;
    const keep = players === 2 ? 2 : 1;
    const step = round === 1 ? players - 1 : 1;
    let kept = 0;
    for (let left = size; left > 0; left -= keep, kept += keep) {
      for (let p = 0; p < players; p++) {
        let have = left;
        for (let k = 0; k < keep; k++) {
          const i = p * 6 + (have > keep - k ? this.#random.below(have) : 0);
          this.#hands[p * 6 + kept + k] = this.#packets[i] as number;
          this.#packets[i] = this.#packets[p * 6 + --have] as number;
        }
        const to = ((p + step) % players) * 6;
        for (let i = 0; i < have; i++) this.#passed[to + i] = this.#packets[p * 6 + i] as number;
      }
      this.#packets.set(this.#passed);
    }
  }

  #discard(): number {
    for (let p = 0; p < 2; p++) if (this.#random.below(2) === 0) this.#hands[p * 6] = this.#hands[p * 6 + 1] as number;
    return 1;
  }

  #fits(p: number, card: number, cell: number): boolean {
    if (this.#board[p * 16 + cell] !== 0 || cell === this.#fox) return false;
    let beside = false;
    for (let d = 0; d < 4; d++) {
      const other = BESIDE[cell * 4 + d] as number;
      if (other < 0) continue;
      const there = this.#board[p * 16 + other] as number;
      if (there === 0) continue;
      beside = true;
      if (card >= 0 && ((card >> d) & 1) !== ((there >> ((d + 2) & 3)) & 1)) return false;
    }
    return beside;
  }

  /** Legal cells as a bitmask; −1 stands for a face-down card. */
  #cells(p: number, card: number): number {
    let cells = 0;
    for (let cell = 1; cell < 16; cell++) if (this.#fits(p, card, cell)) cells |= 1 << cell;
    return cells;
  }

  #pickBit(bits: number): number {
    let count = 0;
    for (let b = bits; b !== 0; b &= b - 1) count++;
    let left = bits;
    for (let n = count === 1 ? 0 : this.#random.below(count); n > 0; n--) left &= left - 1;
    return 31 - Math.clz32(left & -left);
  }

  #place(p: number, held: number): void {
    const hands = this.#hands;
    const first = p * 6;
    for (let left = held; left > 0; left--) {
      const i = first + (left === 1 ? 0 : this.#random.below(left));
      const card = hands[i] as number;
      hands[i] = hands[first + left - 1] as number;
      hands[first + left - 1] = card;
      const cells = this.#cells(p, card);
      if (cells === 0) continue;
      hands[first + left - 1] = hands[first + held - 1] as number;
      const at = this.#pickBit(cells);
      this.#board[p * 16 + at] = card | LAID;
      this.#animals(p, card, at);
      return;
    }
    const i = first + this.#random.below(held);
    hands[i] = hands[first + held - 1] as number;
    this.#board[p * 16 + this.#pickBit(this.#cells(p, -1))] = LAID;
  }

  #animals(p: number, card: number, at: number): void {
    let sheep = (card >> 8) & 3;
    let dogs = (card >> 10) & 3;
    let foxes = (card >> 12) & 3;
    for (let left = sheep + dogs + foxes; left > 0; left--) {
      const n = left === 1 ? 0 : this.#random.below(left);
      if (n < sheep) {
        sheep--;
        if (this.#supply > 0) {
          this.#supply--;
          this.#sheep[p * 16 + at] = (this.#sheep[p * 16 + at] as number) + 1;
        }
      } else if (n < sheep + foxes) {
        foxes--;
        this.#stepFox(p);
      } else {
        dogs--;
        this.#drive(p);
      }
    }
  }

  #stepFox(active: number): void {
    const ways = waysFrom(this.#fox);
    this.#fox = BESIDE[this.#fox * 4 + (ways[this.#random.below(ways.length)] as number)] as number;
    for (let p = 0; p < this.#players; p++) {
      const i = p * 16 + this.#fox;
      if ((this.#board[i] as number) & (1 << 14)) continue;
      const sheep = this.#sheep[i] as number;
      this.#sheep[i] = 0;
      if (p === active) this.#supply += sheep;
      else this.#paddock[active] = (this.#paddock[active] as number) + sheep;
    }
  }

  #drive(p: number): void {
    let herds = 0;
    for (let cell = 0; cell < 16; cell++) if ((this.#sheep[p * 16 + cell] as number) > 0) herds |= 1 << cell;
    if (herds === 0 || this.#random.below(8) === 0) return;
    const from = this.#pickBit(herds);
    let open = 0;
    for (let d = 0; d < 4; d++) {
      const to = BESIDE[from * 4 + d] as number;
      if (to >= 0 && to !== this.#fox && this.#board[p * 16 + to] !== 0) open |= 1 << to;
    }
    if (open === 0) return;
    const to = this.#pickBit(open);
    const white = 1 + this.#random.below(this.#sheep[p * 16 + from] as number);
    this.#sheep[p * 16 + from] = (this.#sheep[p * 16 + from] as number) - white;
    this.#sheep[p * 16 + to] = (this.#sheep[p * 16 + to] as number) + white;
  }

  #score(p: number): number {
    let gold = this.#paddock[p] as number;
    for (let cell = 0; cell < 16; cell++) gold += this.#sheep[p * 16 + cell] as number;
    const home = this.#reach(p, 0, 4);
    for (const [cell, edges, worth] of TOWNS)
      if (home & (1 << cell) && (this.#board[p * 16 + cell] as number) & (edges << 4)) gold += worth;
    for (let cell = 0, seen = 0; cell < 16; cell++) {
      if (seen & (1 << cell) || ((this.#board[p * 16 + cell] as number) & 15) === 0) continue;
      const river = this.#reach(p, cell, 0);
      seen |= river;
      let cards = 0;
      for (let b = river; b !== 0; b &= b - 1) cards++;
      gold += RIVER_GOLD[cards] as number;
    }
    return gold;
  }

  #reach(p: number, from: number, shift: number): number {
    let reached = 1 << from;
    for (let fringe = reached; fringe !== 0; ) {
      const cell = 31 - Math.clz32(fringe & -fringe);
      fringe &= fringe - 1;
      const edges = (this.#board[p * 16 + cell] as number) >> shift;
      for (let d = 0; d < 4; d++) {
        const to = BESIDE[cell * 4 + d] as number;
        if (
          to < 0 ||
          reached & (1 << to) ||
          !((edges >> d) & 1) ||
          !(((this.#board[p * 16 + to] as number) >> (shift + ((d + 2) & 3))) & 1)
        )
          continue;
        reached |= 1 << to;
        fringe |= 1 << to;
      }
    }
    return reached;
  }
}
