/** Evaluates turns and tables. No other file of this folder is imported from outside; README.md explains how they work together. */

import { lowestBit } from '@bellwether/kernel';
import { type Animals, type Config, dogsOf, foxesOf, handOf, legalCellsOfHand, openCells, sheepOf } from '@bellwether/sheep-and-thief';
import { copyAnimals, growAll, newAnimals } from '../animals.ts';
import { NONE, type PlaceCard, type SeatIndex, type State } from '../state.ts';
import type { Value } from '../value.ts';
import { Best } from './best.ts';
import { DriveFinder } from './drives.ts';
import { foxWays, moveFox, STAYS } from './fox-ways.ts';
import { Scales } from './scales.ts';
import { actionsOf, NO_DRIVE, useOf, wayOf } from './use.ts';

/** A turn and its worth to the mover: its expected gold minus its rivals'. */
export interface TurnOption {
  readonly turn: PlaceCard;
  readonly worth: number;
}

/** Random amounts added to the worth of each choice, so that play varies. */
export type Noise = () => number;

/** For cards with foxes and dogs: how many paths of the fox to combine with drives. */
const WAYS_WITH_DOGS = 3;
const FACE_DOWN = -1;

/**
 * Evaluates tables, and finds a player's good turns: for every card and cell, the best uses of the card's images. Not every order is tried:
 * sheep are added after the fox moves, which could steal them, or before the dogs, which could drive them. A dog drives all white sheep of
 * a card or none, since each is worth the same.
 */
export class Placing {
  readonly #scales: Scales;
  readonly #drives: DriveFinder;
  readonly #animals: Animals;
  readonly #foxFirst = new Best(WAYS_WITH_DOGS);
  readonly #foxLast = new Best(1);
  /** Lists of uses for a card on a cell, indexed by their length. */
  readonly #uses = [new Best(0), new Best(1), new Best(2)] as const;
  readonly #legal: number[] = [];
  /** The options found last, as parallel arrays. */
  readonly #cards: number[] = [];
  readonly #cells: number[] = [];
  readonly #useOf: number[] = [];
  readonly #worths: number[] = [];
  #count = 0;
  /** Set if only the best option is needed. Then options that cannot exceed `#bar`, the best worth so far, are not evaluated in full. */
  #isForBest = false;
  #bar = Number.NEGATIVE_INFINITY;

  constructor(config: Config, value: Value, rivals: boolean) {
    this.#scales = new Scales(config, value, rivals);
    this.#drives = new DriveFinder(this.#scales);
    this.#animals = newAnimals(config.players);
  }

  /** The expected final gold of each seat. Overwritten by the next call of any method. */
  golds(state: State): readonly number[] {
    this.#scales.read(state, NONE);
    return this.#scales.gold;
  }

  /** Each seat's win probability. Overwritten like `golds`. */
  chances(state: State): readonly number[] {
    this.#scales.read(state, NONE);
    return this.#scales.chances();
  }

  /** Good turns, with at most `ways` uses for each card and cell. */
  turns(state: State, player: SeatIndex, ways: 1 | 2): TurnOption[] {
    this.#start(false);
    this.#weighHand(state, player, ways);
    return Array.from({ length: this.#count }, (_, i) => ({ turn: this.#turn(player, i), worth: this.#worths[i] as number }));
  }

  /** The best turn after adding noise to each. */
  best(state: State, player: SeatIndex, noise?: Noise): PlaceCard {
    this.#start(noise === undefined);
    this.#weighHand(state, player, 1);
    return this.#turn(player, this.#bestOption(noise));
  }

  /** The best turn that places a card on one of these cells (a bitmask); undefined without cells. */
  bestWith(state: State, player: SeatIndex, card: number, cells: number): TurnOption | undefined {
    this.#weighCard(state, player, card, cells);
    if (this.#count === 0) return undefined;
    const i = this.#bestOption();
    return { turn: this.#turn(player, i), worth: this.#worths[i] as number };
  }

  /** The worth of placing a card at once. A card that fits nowhere has the worth of a turn without a card. */
  cardWorth(state: State, player: SeatIndex, card: number, cells: number): number {
    this.#weighCard(state, player, card, cells);
    if (this.#count > 0) return this.#worths[this.#bestOption()] as number;
    this.#scales.layNothing();
    return this.#scales.weighGrown(STAYS, 0, 0, Number.NEGATIVE_INFINITY);
  }

  #start(isForBest: boolean): void {
    this.#count = 0;
    this.#isForBest = isForBest;
    this.#bar = Number.NEGATIVE_INFINITY;
  }

  #bestOption(noise?: Noise): number {
    let found = NONE;
    let most = 0;
    for (let i = 0; i < this.#count; i++) {
      const worth = noise === undefined ? (this.#worths[i] as number) : (this.#worths[i] as number) + noise();
      if (found !== NONE && worth <= most) continue;
      found = i;
      most = worth;
    }
    return found;
  }

  #turn(player: SeatIndex, i: number): PlaceCard {
    const card = this.#cards[i] as number;
    const at = this.#cells[i] as number;
    const use = this.#useOf[i] as number;
    if (use === FACE_DOWN) return { kind: 'place', card, at, faceDown: true, actions: [] };
    copyAnimals(this.#animals, this.#scales.animals);
    this.#animals.barns[player] = this.#scales.barnsWith(card, at);
    return { kind: 'place', card, at, faceDown: false, actions: actionsOf(use, this.#animals, player, card, at) };
  }

  #add(card: number, at: number, use: number, worth: number): void {
    const i = this.#count++;
    this.#cards[i] = card;
    this.#cells[i] = at;
    this.#useOf[i] = use;
    this.#worths[i] = worth;
    if (this.#isForBest && worth > this.#bar) this.#bar = worth;
  }

  #weighHand(state: State, player: SeatIndex, ways: 1 | 2): void {
    this.#scales.read(state, player);
    const hand = handOf(state, player);
    const held = legalCellsOfHand(state, player, this.#legal);
    for (let i = 0; i < held; i++) {
      const card = hand[i] as number;
      if (hand.indexOf(card) === i) this.#weighCells(player, card, this.#legal[i] as number, ways);
    }
    if (this.#count === 0) this.#weighBacks(hand, openCells(state, player));
  }

  #weighCard(state: State, player: SeatIndex, card: number, cells: number): void {
    this.#scales.read(state, player);
    this.#start(true);
    this.#weighCells(player, card, cells, 1);
  }

  #weighBacks(hand: readonly number[], cells: number): void {
    for (let left = cells; left !== 0; left &= left - 1) {
      const at = lowestBit(left);
      this.#scales.lay(0, at);
      const worth = this.#scales.weighGrown(STAYS, at, 0, Number.NEGATIVE_INFINITY);
      for (let i = 0; i < hand.length; i++) {
        if (hand.indexOf(hand[i] as number) === i) this.#add(hand[i] as number, at, FACE_DOWN, worth);
      }
    }
  }

  #weighCells(player: SeatIndex, card: number, cells: number, ways: 1 | 2): void {
    const uses = this.#uses[ways];
    for (let left = cells; left !== 0; left &= left - 1) {
      const at = lowestBit(left);
      this.#scales.lay(card, at);
      uses.clear();
      this.#weighUses(player, card, at, uses);
      for (let i = 0; i < uses.count; i++) this.#add(card, at, uses.useAt(i), uses.worthAt(i));
    }
  }

  /** Evaluates every path of the fox, then adds the sheep. With dogs, combines the best paths with drives before or after the fox. */
  #weighUses(player: SeatIndex, card: number, at: number, into: Best): void {
    const images = sheepOf(card);
    const foxes = foxesOf(card);
    const dogs = dogsOf(card);
    const foxFirst = this.#foxFirst;
    foxFirst.clear();
    for (const way of foxWays(this.#scales.animals.fox, foxes)) {
      const use = useOf(way, NO_DRIVE, NO_DRIVE, false);
      const worth = this.#scales.weighGrown(way, at, images, dogs > 0 ? Number.NEGATIVE_INFINITY : Math.max(into.bar, this.#bar));
      if (worth === Number.NEGATIVE_INFINITY) continue;
      into.offer(use, worth);
      if (dogs > 0) foxFirst.offer(use, worth);
    }
    for (let i = 0; i < foxFirst.count; i++) {
      const way = wayOf(foxFirst.useAt(i));
      const before = foxFirst.worthAt(i);
      const above = Math.max(before, this.#bar);
      this.#drives.find(this.#grown(player, card, at, way), player, { dogs, way, isFoxLast: false, before, above }, into);
      if (foxes > 0) this.#weighFoxLast(player, card, at, way, into);
    }
  }

  /** Adds sheep and uses dogs before the fox moves, to get sheep out of its way. */
  #weighFoxLast(player: SeatIndex, card: number, at: number, way: number, into: Best): void {
    const task = { dogs: dogsOf(card), way, isFoxLast: true, before: 0, above: Number.NEGATIVE_INFINITY };
    this.#foxLast.clear();
    this.#drives.find(this.#grown(player, card, at, STAYS), player, task, this.#foxLast);
    if (this.#foxLast.count > 0) into.offer(this.#foxLast.useAt(0), this.#foxLast.worthAt(0));
  }

  /** The animals after the fox has moved and sheep have been added. */
  #grown(player: SeatIndex, card: number, at: number, way: number): Animals {
    const animals = this.#animals;
    copyAnimals(animals, this.#scales.animals);
    animals.barns[player] = this.#scales.barnsWith(card, at);
    moveFox(animals, player, way);
    growAll(animals, player, at, sheepOf(card));
    return animals;
  }
}
