import { type Animals, type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { copyAnimals, newAnimals } from './animals.ts';
import { spreadOf, writeChances } from './chances.ts';
import { AT, FACTS } from './facts.ts';
import { writeHerdFacts, writePrey } from './herd-facts.ts';
import { addCard, copyLand, type Land, newLand, readLand } from './land.ts';
import { writeLandFacts } from './land-facts.ts';
import { newTally, type Tally, tallyCard, tallyCards, tallyHerd, tallyLand, writeMissionFacts } from './mission-facts.ts';
import { cardsToCome, NONE, type Place, type State } from './state.ts';
import type { Value } from './value.ts';
import { writeWaits } from './waits.ts';

/** How far the end of an imagined game may be off. */
const IMAGINED_SPREAD = 1.5;

/**
 * The table seen through a value function: all boards turned into facts, and what one more turn would make of them. One for a
 * whole search; nothing is made anew while it works.
 */
export class Sight {
  readonly players: number;
  readonly lands: Land[];
  /** The animals before the turn that is tried out. */
  readonly animals: Animals;
  readonly facts: Float64Array[];
  readonly #value: Value;
  readonly #in2014: boolean;
  readonly #rivals: boolean;
  readonly #tallies: Tally[] | undefined;
  readonly #toCome: number[] = [];
  readonly #waits: number[] = [];
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
  #mover: Place = NONE;
  #moverLand = newLand();
  readonly #moverTally = newTally();

  constructor({ players, edition, missions }: Config, value: Value, rivals = true) {
    this.#rivals = rivals;
    this.players = players;
    this.lands = Array.from({ length: players }, newLand);
    this.animals = newAnimals(players);
    this.facts = Array.from({ length: players }, () => new Float64Array(FACTS.length));
    this.#value = value;
    this.#in2014 = edition === '2014';
    this.#tallies = missions ? Array.from({ length: players }, newTally) : undefined;
  }

  /** Each seat's chance to win; of a finished game, its share. */
  chances(state: State): readonly number[] {
    const outcome = sheepAndThief.outcome(state);
    if (outcome !== undefined) {
      for (let place = 0; place < this.players; place++) {
        this.#chances[place] = outcome.winners.includes(place + 1) ? 1 / outcome.winners.length : 0;
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
    for (let place = 0; place < this.players; place++) this.#gold[place] = outcome.scores[place]?.total ?? 0;
    writeChances(this.#gold, IMAGINED_SPREAD, this.#chances);
    return this.#chances;
  }

  /** The gold each seat is expected to have in the end. */
  golds(state: State): readonly number[] {
    this.look(state, NONE);
    return this.#gold;
  }

  #chancesNow(): readonly number[] {
    let left = 0;
    for (let place = 0; place < this.players; place++) left += this.#toCome[place] as number;
    writeChances(this.#gold, spreadOf(this.players, left), this.#chances);
    return this.#chances;
  }

  /** Looks at a table; with a mover, on the eve of its turn, which `tryCard` and `weigh` then try out. */
  look(state: State, mover: Place): void {
    copyAnimals(this.animals, state);
    writeWaits(state, mover, this.#waits);
    this.#missions = state.missions;
    this.#mover = mover;
    for (let place = 0; place < this.players; place++) {
      const land = this.lands[place] as Land;
      readLand(state, place, land);
      this.#toCome[place] = cardsToCome(state, place);
      const rivers = writeLandFacts(land, this.#in2014, this.facts[place] as Float64Array);
      if (this.#tallies === undefined) continue;
      const tally = this.#tallies[place] as Tally;
      tallyLand(land, rivers, tally);
      tallyCards(state, place, tally);
    }
    this.#appraise(this.animals);
    if (mover === NONE) return;
    this.#weighRivals(mover);
    this.#remember(mover);
    this.#toCome[mover] = (this.#toCome[mover] as number) - 1;
    copyLand(this.#moverLand, this.lands[mover] as Land);
    if (this.#tallies) this.#moverTally.set(this.#tallies[mover] as Tally);
  }

  #remember(mover: Place): void {
    const board = this.facts[mover] as Float64Array;
    this.#near = board[AT['fox-1']] as number;
    this.#next = board[AT['fox-2']] as number;
    this.#prey = board[AT['prey-1']] as number;
    this.#preyNext = board[AT['prey-2']] as number;
    for (let place = 0; place < this.players; place++) this.#before[place] = this.#gold[place] as number;
  }

  /** A rival counts by its chance to win among the rivals: who is far behind need not be hindered. */
  #weighRivals(mover: Place): void {
    if (!this.#rivals) {
      for (let place = 0; place < this.players; place++) this.#against[place] = place === mover ? -1 : 0;
      return;
    }
    const chances = this.#chancesNow();
    let rest = 0;
    for (let place = 0; place < this.players; place++) rest += place === mover ? 0 : (chances[place] as number);
    for (let place = 0; place < this.players; place++)
      this.#against[place] = place === mover ? -1 : rest > 0 ? (chances[place] as number) / rest : 1;
  }

  /** Lays a card of the mover on trial, in place of the one before. A card's back is 0. */
  tryCard(card: number, at: number): void {
    const land = this.lands[this.#mover] as Land;
    copyLand(land, this.#moverLand);
    addCard(land, card, at);
    this.animals.barns[this.#mover] = land.barns;
    const rivers = writeLandFacts(land, this.#in2014, this.facts[this.#mover] as Float64Array);
    if (this.#tallies === undefined) return;
    const tally = this.#tallies[this.#mover] as Tally;
    tally.set(this.#moverTally);
    tallyLand(land, rivers, tally);
    tallyCard(card, tally);
  }

  /** As if the mover's turn passed and nothing lay there. */
  tryNothing(): void {
    copyLand(this.lands[this.#mover] as Land, this.#moverLand);
    this.animals.barns[this.#mover] = this.#moverLand.barns;
    writeLandFacts(this.#moverLand, this.#in2014, this.facts[this.#mover] as Float64Array);
    this.#tallies?.[this.#mover]?.set(this.#moverTally);
  }

  /** What the mover's turn is worth if it leaves the animals so: its expected gold less that of its rivals. */
  weigh(animals: Animals): number {
    if (animals.fox !== this.animals.fox || !this.#appraiseMover(animals)) this.#appraise(animals);
    let worth = 0;
    for (let place = 0; place < this.players; place++) worth -= (this.#against[place] as number) * (this.#gold[place] as number);
    return worth;
  }

  /** Without a step of the fox others only care for the mover's sheep it could take and for missions: if those are as before, so are they. */
  #appraiseMover(animals: Animals): boolean {
    const mover = this.#mover;
    const board = this.facts[mover] as Float64Array;
    writeHerdFacts(animals, this.lands[mover] as Land, mover, this.#waits[mover] as number, board);
    if (board[AT['fox-1']] !== this.#near || board[AT['fox-2']] !== this.#next) return false;
    if (this.#tallies !== undefined) {
      const tally = this.#tallies[mover] as Tally;
      tallyHerd(animals, mover, tally);
      if (this.#crossesMissions(tally)) return false;
      writeMissionFacts(this.#tallies, animals.fox, this.#missions[mover] ?? NONE, mover, board);
    }
    for (let place = 0; place < this.players; place++) this.#gold[place] = this.#before[place] as number;
    board[AT['prey-1']] = this.#prey;
    board[AT['prey-2']] = this.#preyNext;
    this.#gold[mover] = this.#value.gold(board, this.players, this.#toCome[mover] as number);
    return true;
  }

  /** Whether the mover now counts otherwise in a mission that is known to be another seat's. */
  #crossesMissions(tally: Tally): boolean {
    for (let place = 0; place < this.players; place++) {
      const mission = this.#missions[place] ?? NONE;
      if (place !== this.#mover && mission !== NONE && tally[mission] !== this.#moverTally[mission]) return true;
    }
    return false;
  }

  #appraise(animals: Animals): void {
    const { players, facts } = this;
    for (let place = 0; place < players; place++) {
      writeHerdFacts(animals, this.lands[place] as Land, place, this.#waits[place] as number, facts[place] as Float64Array);
      if (this.#tallies) tallyHerd(animals, place, this.#tallies[place] as Tally);
    }
    writePrey(facts);
    for (let place = 0; place < players; place++) {
      const board = facts[place] as Float64Array;
      if (this.#tallies) writeMissionFacts(this.#tallies, animals.fox, this.#missions[place] ?? NONE, place, board);
      this.#gold[place] = this.#value.gold(board, players, this.#toCome[place] as number);
    }
  }
}
