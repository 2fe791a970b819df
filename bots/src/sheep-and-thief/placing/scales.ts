/** The evaluation of tables and turns, in gold. */

import { type Animals, BARN, besideAny, CELLS, type Config, cardOn, riverScale, townPlaces } from '@bellwether/sheep-and-thief';
import { writeBlackFacts } from '../animal-facts.ts';
import { copyAnimals, newAnimals } from '../animals.ts';
import { addCard, newBoardBits, readBoard } from '../board-bits.ts';
import { writeCardsBeforeNext } from '../cards-before-next.ts';
import { spreadOf, writeChances } from '../chances.ts';
import { AT, FACTS } from '../facts.ts';
import {
  areCountedAlike,
  newTally,
  SHEEP_MISSIONS,
  type Tally,
  tallyCard,
  tallyCards,
  tallySheep,
  tallySheepOn,
  writeMissionFacts,
} from '../mission-facts.ts';
import { cardsToCome, NONE, type SeatIndex, type State } from '../state.ts';
import { BIAS, ROW, type Value } from '../value.ts';
import { BoardTable, word, wordsOfCard, wordsToCome } from './board-table.ts';
import { addSheep, countFlock, ONE_STEP_OFF, PLACES, placeOf, TWO_STEPS_OFF } from './flock.ts';
import { FoxWays, SEATS, STAYS, WAYS } from './fox-ways.ts';
import { BLACK, fromOf, toOf, whiteOf } from './use.ts';

const FOX_BLOCKS = AT['fox-blocks'];
const SHELTERED = AT.sheltered;
const FOX_1_TURNS = AT['fox-1-turns'];
const FOX_2_TURNS = AT['fox-2-turns'];
const PADDOCK = AT.paddock;
const PREY_1 = AT['prey-1'];
const PREY_2 = AT['prey-2'];
const FIRST_BLACK = AT['black-gold'];
const LAST_BLACK = AT.black;
const FIRST_MISSION = AT.mission;
const LAST_MISSION = AT['mission-fox'];
/** An upper bound on the rounding error of a sum. */
export const ROUNDING = 1e-6;
/** An upper bound on a mission's count. */
const MOST_COUNTED = 256;
const SHEEP_OR_UNKNOWN: ReadonlySet<number> = new Set([...SHEEP_MISSIONS, NONE]);

/**
 * Evaluates turns of one player. `read` loads a table. If there is a mover, `lay` then sets its trial card, and `weighGrown` and
 * `weighDriven` evaluate turns that place it. Every sum is added in the order of FACTS, so a board has bit-identical gold however it is
 * reached.
 */
export class Scales {
  readonly players: number;
  /** The animals of the table, before the trial turn. */
  readonly animals: Animals;
  /** By seat: its expected final gold on the table as read. */
  readonly gold: number[] = [];
  readonly #weights: Float64Array;
  readonly #boards: BoardTable;
  readonly #ways: FoxWays;
  readonly #rivals: boolean;
  readonly #black: boolean;
  readonly #tallies: readonly Tally[];
  readonly #board = newBoardBits();
  #state: State | undefined;
  #mover: SeatIndex = NONE;
  #missions: readonly number[] = [];
  #cardsLeft = 0;

  // By seat, on the table as read; the mover's `#rows` entry is the one after its card.
  readonly #laid = new Int32Array(SEATS);
  readonly #keys = new Int32Array(2 * SEATS);
  readonly #rows = new Int32Array(SEATS);
  readonly #toCome = new Int32Array(SEATS);
  readonly #boardSums = new Float64Array(SEATS);
  readonly #cardsBefore: number[] = [];
  readonly #chances: number[] = [];
  /** By seat: the factor at which its gold counts against the mover's. */
  readonly #against: number[] = [];
  readonly #moverTally = newTally();
  /** By SEATS × way + seat: the sum of weights times facts up to `paddock`. */
  readonly #sums = new Float64Array(WAYS * SEATS);
  /** By SEATS × way + seat: the last computed gold of another seat, and the mover's counts it was computed for. */
  readonly #lastGold = new Float64Array(WAYS * SEATS);
  readonly #lastCounts = new Int32Array(WAYS * SEATS);
  /**
   * By way: the worth of the last evaluated turn minus the part that depends on its card and cell, and its mission counts. NaN before the
   * first turn.
   */
  readonly #rest = new Float64Array(WAYS);
  readonly #restCounts = new Float64Array(WAYS);

  /** By location: what one more white sheep is worth to the mover there, ignoring missions. */
  readonly #prices = new Float64Array(PLACES);
  /** Whether a mission counts sheep, or is hidden and might. */
  #countsSheep = false;

  // The mover's trial turn.
  readonly #flock = new Int32Array(PLACES);
  readonly #facts = new Float64Array(FACTS.length);
  /** The mover's cells with a card, including the trial card. */
  trialLaid = 0;
  #trialBarns = 0;
  #trialSum = 0;
  #trialBlack = NONE;

  constructor(config: Config, value: Value, rivals: boolean) {
    const { players, missions, blackSheep, copy } = config;
    this.players = players;
    this.animals = newAnimals(players);
    this.#weights = value.rowsFor(players);
    this.#boards = new BoardTable(this.#weights, townPlaces(copy), riverScale(config), missions);
    this.#ways = new FoxWays(players, missions);
    this.#rivals = rivals;
    this.#black = blackSheep;
    this.#tallies = missions ? Array.from({ length: players }, newTally) : [];
  }

  read(state: State, mover: SeatIndex): void {
    this.#state = state;
    this.#mover = mover;
    this.#missions = state.missions;
    this.#cardsLeft = 0;
    copyAnimals(this.animals, state);
    writeCardsBeforeNext(state, mover, this.#cardsBefore);
    for (let seat = 0; seat < this.players; seat++) this.#readBoard(state, seat);
    this.#ways.forget();
    this.#restCounts.fill(Number.NaN);
    this.#workOut(STAYS);
    const own = mover === NONE ? NONE : PLACES * this.#ways.at(STAYS, mover);
    const near = mover === NONE ? 0 : num(this.#ways.flocks, own + ONE_STEP_OFF);
    const next = mover === NONE ? 0 : num(this.#ways.flocks, own + TWO_STEPS_OFF);
    for (let seat = 0; seat < this.players; seat++) {
      this.gold[seat] = seat === mover ? this.#goldOf(seat, STAYS, 0, 0) : this.#goldOf(seat, STAYS, near, next);
    }
    if (mover === NONE) return;
    this.#weighRivals(mover);
    this.#toCome[mover] = num(this.#toCome, mover) - 1;
    this.#rows[mover] = ROW * num(this.#toCome, mover);
    if (this.#tallies.length > 0) this.#moverTally.set(this.#tallies[mover] as Tally);
    this.#priceSheep(mover);
  }

  /** Includes other boards: the mover's sheep near the fox are prey for the others. */
  #priceSheep(mover: SeatIndex): void {
    const weights = this.#weights;
    const prices = this.#prices;
    const row = num(this.#rows, mover);
    const cardsBefore = this.#cardsBefore[mover] as number;
    let near = cardsBefore * dec(weights, row + FOX_1_TURNS);
    let next = cardsBefore * dec(weights, row + FOX_2_TURNS);
    this.#countsSheep = false;
    for (let seat = 0; seat < this.players; seat++) {
      if (this.#tallies.length > 0 && SHEEP_OR_UNKNOWN.has(this.#missions[seat] ?? NONE)) this.#countsSheep = true;
      if (seat === mover) continue;
      near -= (this.#against[seat] as number) * dec(weights, num(this.#rows, seat) + PREY_1);
      next -= (this.#against[seat] as number) * dec(weights, num(this.#rows, seat) + PREY_2);
    }
    for (let place = 0; place < PLACES; place++) prices[place] = dec(weights, row + SHELTERED + place);
    prices[ONE_STEP_OFF] = dec(prices, ONE_STEP_OFF) + near;
    prices[TWO_STEPS_OFF] = dec(prices, TWO_STEPS_OFF) + next;
  }

  /**
   * What a drive adds to the worth of the trial turn, except for rounding: gold is linear in sheep. Infinity if a mission would count the
   * drive.
   */
  driveGain(way: number, animals: Animals, drive: number): number {
    const from = fromOf(drive);
    const to = toOf(drive);
    if (this.#countsSheep && !areCountedAlike(from, to)) return Number.POSITIVE_INFINITY;
    const fox = num(this.#ways.fox, way);
    const there = dec(this.#prices, placeOf(to, this.#trialBarns, fox));
    const here = dec(this.#prices, placeOf(from, this.#trialBarns, fox));
    const gain = whiteOf(animals, this.#mover, drive) * (there - here);
    return drive & BLACK ? gain + this.#blackSum(to, fox) - this.#blackSum(from, fox) : gain;
  }

  /** The worth of the mover's black sheep on a cell. */
  #blackSum(cell: number, fox: number): number {
    const row = num(this.#rows, this.#mover);
    writeBlackFacts(cell, this.trialLaid, this.#trialBarns, fox, this.#facts);
    let sum = 0;
    for (let i = FIRST_BLACK; i <= LAST_BLACK; i++) sum += dec(this.#weights, row + i) * dec(this.#facts, i);
    return sum;
  }

  #readBoard(state: State, seat: SeatIndex): void {
    let laid = 0;
    let first = 0;
    let second = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const card = cardOn(state, seat, cell);
      if (card === 0) continue;
      laid |= 1 << cell;
      const at = wordsOfCard(card, cell);
      first ^= word(at);
      second ^= word(at + 1);
    }
    this.#laid[seat] = laid;
    this.#keys[2 * seat] = first;
    this.#keys[2 * seat + 1] = second;
    const toCome = cardsToCome(state, seat);
    this.#toCome[seat] = toCome;
    this.#rows[seat] = ROW * toCome;
    this.#cardsLeft += toCome;
    const slot = this.#slotOf(seat, 0, NONE);
    this.#boardSums[seat] = this.#boards.sumIn(slot);
    const tally = this.#tallies[seat];
    if (tally === undefined) return;
    this.#boards.tallyIn(slot, tally);
    tallyCards(state, seat, tally);
    tallySheep(state, seat, tally);
  }

  /** The cache slot of a seat's board, with one more card unless `at` is NONE. */
  #slotOf(seat: SeatIndex, card: number, at: number): number {
    const toCome = wordsToCome(num(this.#toCome, seat));
    let first = num(this.#keys, 2 * seat) ^ word(toCome);
    let second = num(this.#keys, 2 * seat + 1) ^ word(toCome + 1);
    if (at !== NONE) {
      const words = wordsOfCard(card, at);
      first ^= word(words);
      second ^= word(words + 1);
    }
    const slot = this.#boards.slotOf(first, second);
    if (!this.#boards.holds(slot, first, second)) {
      readBoard(this.#state as State, seat, this.#board);
      if (at !== NONE) addCard(this.#board, card, at);
      this.#boards.put(slot, first, second, this.#board, num(this.#rows, seat));
    }
    return slot;
  }

  /** Each seat's win probability on the table as read. */
  chances(): readonly number[] {
    writeChances(this.gold, spreadOf(this.players, this.#cardsLeft), this.#chances);
    return this.#chances;
  }

  /** Weights rivals by their share of the rivals' win probability: there is little point in hindering one who is far behind. */
  #weighRivals(mover: SeatIndex): void {
    if (!this.#rivals) {
      for (let seat = 0; seat < this.players; seat++) this.#against[seat] = seat === mover ? -1 : 0;
      return;
    }
    const chances = this.chances();
    let rest = 0;
    for (let seat = 0; seat < this.players; seat++) rest += seat === mover ? 0 : (chances[seat] as number);
    for (let seat = 0; seat < this.players; seat++) {
      this.#against[seat] = seat === mover ? -1 : rest > 0 ? (chances[seat] as number) / rest : 1;
    }
  }

  /** Sets the mover's trial card, replacing the previous one. A face-down card is 0. */
  lay(card: number, at: number): void {
    const mover = this.#mover;
    const slot = this.#slotOf(mover, card, at);
    this.#trialSum = this.#boards.sumIn(slot);
    this.trialLaid = num(this.#laid, mover) | (1 << at);
    this.#trialBarns = this.barnsWith(card, at);
    const tally = this.#tallies[mover];
    if (tally === undefined) return;
    tally.set(this.#moverTally);
    this.#boards.tallyIn(slot, tally);
    tallyCard(card, tally);
  }

  /** The mover's cells with a barn, including this card's. */
  barnsWith(card: number, at: number): number {
    const barns = this.animals.barns[this.#mover] as number;
    return card & BARN ? barns | (1 << at) : barns;
  }

  /** Sets the trial turn to one that places no card. */
  layNothing(): void {
    const mover = this.#mover;
    this.#trialSum = this.#boards.sumIn(this.#slotOf(mover, 0, NONE));
    this.trialLaid = num(this.#laid, mover);
    this.#trialBarns = this.animals.barns[mover] as number;
    this.#tallies[mover]?.set(this.#moverTally);
  }

  /**
   * The worth of the trial turn if the fox takes this path and sheep are then added on the card at `at`: the mover's gold minus its
   * rivals'. Minus infinity if it is certainly below `least`.
   */
  weighGrown(way: number, at: number, images: number, least: number): number {
    const mover = this.#mover;
    if (!this.#ways.isKnown(way)) this.#workOut(way);
    const ways = this.#ways;
    const own = ways.at(way, mover);
    const grown = Math.min(images, num(ways.supply, way));
    const place = placeOf(at, this.#trialBarns, num(ways.fox, way));
    this.#trialBlack = num(ways.black, own);
    const tally = this.#tallies[mover];
    if (tally !== undefined) {
      ways.tallyAfter(way, mover, tally);
      if (grown > 0) tallySheepOn(at, grown, tally);
    }
    const part = this.#partOfCard(way) + grown * dec(this.#prices, place);
    const counts = this.#countedByMissions(tally);
    if (counts === dec(this.#restCounts, way) && part + dec(this.#rest, way) + ROUNDING < least) return Number.NEGATIVE_INFINITY;
    for (let i = 0; i < PLACES; i++) this.#flock[i] = num(ways.flocks, PLACES * own + i);
    if (grown > 0) addSheep(this.#flock, place, grown);
    const worth = this.#worth(way);
    this.#rest[way] = worth - part;
    this.#restCounts[way] = counts;
    return worth;
  }

  /** The part of a turn's worth that depends only on its card and cell, except for rounding. */
  #partOfCard(way: number): number {
    const fox = num(this.#ways.fox, way);
    let part = this.#trialSum;
    if (besideAny(this.trialLaid) & ~this.trialLaid & (1 << fox)) part += dec(this.#weights, num(this.#rows, this.#mover) + FOX_BLOCKS);
    return this.#black && this.#trialBlack !== NONE ? part + this.#blackSum(this.#trialBlack, fox) : part;
  }

  /**
   * The mover's counts for the missions at the table, packed into one number. NaN if a mission is hidden, since it could count anything.
   */
  #countedByMissions(tally: Tally | undefined): number {
    let counts = 0;
    if (tally === undefined) return counts;
    for (let seat = 0; seat < this.players; seat++) {
      const mission = this.#missions[seat] ?? NONE;
      if (mission === NONE) return Number.NaN;
      counts = counts * MOST_COUNTED + (tally[mission] as number);
    }
    return counts;
  }

  /** The worth of the trial turn if it leaves the mover's animals as given, and the others' as the path of the fox does. */
  weighDriven(way: number, animals: Animals): number {
    const mover = this.#mover;
    if (!this.#ways.isKnown(way)) this.#workOut(way);
    countFlock(animals.sheep, mover, this.trialLaid, this.#trialBarns, num(this.#ways.fox, way), this.#flock, 0);
    this.#trialBlack = animals.black[mover] as number;
    const tally = this.#tallies[mover];
    if (tally !== undefined) tallySheep(animals, mover, tally);
    return this.#worth(way);
  }

  #workOut(way: number): void {
    const ways = this.#ways;
    ways.workOut(way, this.animals, this.#mover, this.#laid);
    for (let seat = 0; seat < this.players; seat++) {
      const at = ways.at(way, seat);
      const laid = num(this.#laid, seat);
      this.#lastCounts[at] = NONE;
      this.#sums[at] = this.#addAnimals(seat, dec(this.#boardSums, seat), laid, way, ways.flocks, PLACES * at);
    }
  }

  #worth(way: number): number {
    const mover = this.#mover;
    const near = num(this.#flock, ONE_STEP_OFF);
    const next = num(this.#flock, TWO_STEPS_OFF);
    if (this.#tallies.length > 0) this.#tallyOthers(way);
    let worth = 0;
    for (let seat = 0; seat < this.players; seat++) {
      const gold = seat === mover ? this.#goldOfMover(way) : this.#goldOfOther(seat, way, near, next);
      worth -= (this.#against[seat] as number) * gold;
    }
    return worth;
  }

  /** Memoized: another seat's gold depends on few counts of the mover, which most turns leave unchanged. */
  #goldOfOther(seat: SeatIndex, way: number, near: number, next: number): number {
    const at = this.#ways.at(way, seat);
    const mission = this.#missions[seat] ?? NONE;
    const isMission = this.#tallies.length > 0;
    if (isMission && mission === NONE) return this.#goldOf(seat, way, near, next);
    const counted = isMission ? ((this.#tallies[this.#mover] as Tally)[mission] as number) : 0;
    const counts = near | (next << 8) | (counted << 16);
    if (num(this.#lastCounts, at) !== counts) {
      this.#lastCounts[at] = counts;
      this.#lastGold[at] = this.#goldOf(seat, way, near, next);
    }
    return dec(this.#lastGold, at);
  }

  #tallyOthers(way: number): void {
    for (let seat = 0; seat < this.players; seat++) {
      if (seat !== this.#mover) this.#ways.tallyAfter(way, seat, this.#tallies[seat] as Tally);
    }
  }

  #goldOfMover(way: number): number {
    const ways = this.#ways;
    const sum = this.#addAnimals(this.#mover, this.#trialSum, this.trialLaid, way, this.#flock, 0);
    const near = this.#prey(way, this.#mover, ONE_STEP_OFF);
    const next = this.#prey(way, this.#mover, TWO_STEPS_OFF);
    return this.#complete(this.#mover, sum, near, next, this.#trialBlack, this.trialLaid, this.#trialBarns, num(ways.fox, way));
  }

  /** Another seat's gold after a path of the fox. `near` and `next`: the mover's sheep one and two steps from it. */
  #goldOf(seat: SeatIndex, way: number, near: number, next: number): number {
    const ways = this.#ways;
    const at = ways.at(way, seat);
    const preyNear = this.#prey(way, seat, ONE_STEP_OFF) + near;
    const preyNext = this.#prey(way, seat, TWO_STEPS_OFF) + next;
    const barns = this.animals.barns[seat] as number;
    return this.#complete(
      seat,
      dec(this.#sums, at),
      preyNear,
      preyNext,
      num(ways.black, at),
      num(this.#laid, seat),
      barns,
      num(ways.fox, way),
    );
  }

  /** The sheep at this location of all seats but this one and the mover. */
  #prey(way: number, seat: SeatIndex, place: number): number {
    let sheep = 0;
    for (let other = 0; other < this.players; other++) {
      if (other !== seat && other !== this.#mover) sheep += num(this.#ways.flocks, PLACES * this.#ways.at(way, other) + place);
    }
    return sheep;
  }

  /** Adds the facts from `fox-blocks` to `paddock`. */
  #addAnimals(seat: SeatIndex, boardSum: number, laid: number, way: number, flocks: Int32Array, flock: number): number {
    const weights = this.#weights;
    const row = num(this.#rows, seat);
    let sum = boardSum;
    if (besideAny(laid) & ~laid & (1 << num(this.#ways.fox, way))) sum += dec(weights, row + FOX_BLOCKS);
    for (let place = 0; place < PLACES; place++) sum += dec(weights, row + SHELTERED + place) * num(flocks, flock + place);
    const cardsBefore = this.#cardsBefore[seat] as number;
    sum += dec(weights, row + FOX_1_TURNS) * (num(flocks, flock + ONE_STEP_OFF) * cardsBefore);
    sum += dec(weights, row + FOX_2_TURNS) * (num(flocks, flock + TWO_STEPS_OFF) * cardsBefore);
    return sum + dec(weights, row + PADDOCK) * num(this.#ways.paddock, this.#ways.at(way, seat));
  }

  /** Adds the facts from `prey-1` to `mission-fox`, and the bias. */
  #complete(seat: SeatIndex, begun: number, near: number, next: number, black: number, laid: number, barns: number, fox: number): number {
    const weights = this.#weights;
    const row = num(this.#rows, seat);
    let sum = begun + dec(weights, row + PREY_1) * near;
    sum += dec(weights, row + PREY_2) * next;
    const facts = this.#facts;
    if (this.#black) {
      if (black === NONE) facts.fill(0, FIRST_BLACK, LAST_BLACK + 1);
      else writeBlackFacts(black, laid, barns, fox, facts);
      for (let i = FIRST_BLACK; i <= LAST_BLACK; i++) sum += dec(weights, row + i) * dec(facts, i);
    }
    if (this.#tallies.length > 0) {
      writeMissionFacts(this.#tallies, fox, this.#missions[seat] ?? NONE, seat, facts);
      for (let i = FIRST_MISSION; i <= LAST_MISSION; i++) sum += dec(weights, row + i) * dec(facts, i);
    }
    return sum + dec(weights, row + BIAS);
  }
}

function num(numbers: Int32Array, at: number): number {
  return numbers[at] as number;
}

function dec(numbers: Float64Array, at: number): number {
  return numbers[at] as number;
}
