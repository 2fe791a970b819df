/** Good turns with the cards of a hand. Used by all bots but Random. */

import { lowestBit } from '@bellwether/kernel';
import {
  type Action,
  type Animals,
  beside,
  cellsOf,
  type Direction,
  dogsOf,
  foxesOf,
  handOf,
  legalCellsOfHand,
  openCells,
  sheepOf,
  stepFox,
  waysFrom,
} from '@bellwether/sheep-and-thief';
import { copyAnimals, growAll, newAnimals } from './animals.ts';
import type { Appraiser } from './appraiser.ts';
import { bestDrives } from './drives.ts';
import type { PlaceCard, SeatIndex, State } from './state.ts';

/** A turn and what the appraiser thinks it is worth. */
export interface TurnOption {
  readonly turn: PlaceCard;
  readonly worth: number;
}

const GROW: Action = { kind: 'sheep' };
const FOX: readonly Action[] = ([0, 1, 2, 3] as const).map((step): Action => ({ kind: 'fox', step }));

/**
 * Good turns of a player: for every card and cell the ways to use its images that are worth most, at most `ways` each. Not every
 * order is tried: sheep come after the fox, which could steal them, or before the dogs, which could drive them. A dog drives all
 * white sheep of a card or none, as they are all worth the same.
 */
export class TurnFinder {
  readonly #appraiser: Appraiser;
  readonly #ways: number;
  readonly #cells: number[] = [];
  readonly #tried: Animals;
  readonly #grown: Animals;

  constructor(appraiser: Appraiser, ways: number) {
    this.#appraiser = appraiser;
    this.#ways = ways;
    this.#tried = newAnimals(appraiser.players);
    this.#grown = newAnimals(appraiser.players);
  }

  of(state: State, player: SeatIndex): TurnOption[] {
    this.#appraiser.look(state, player);
    const hand = handOf(state, player);
    const held = legalCellsOfHand(state, player, this.#cells);
    const options: TurnOption[] = [];
    for (let i = 0; i < held; i++) {
      const card = hand[i] as number;
      if (hand.indexOf(card) < i) continue;
      for (let left = this.#cells[i] as number; left !== 0; left &= left - 1) {
        this.#place(player, card, lowestBit(left), options);
      }
    }
    if (options.length === 0) this.#faceDown(state, player, hand, options);
    return options;
  }

  /** The best turn with a card on these cells, after the appraiser's `look`; undefined without cells. */
  bestWith(player: SeatIndex, card: number, cells: number): TurnOption | undefined {
    const options: TurnOption[] = [];
    for (let left = cells; left !== 0; left &= left - 1) this.#place(player, card, lowestBit(left), options);
    return best(options);
  }

  #faceDown(state: State, player: SeatIndex, hand: readonly number[], options: TurnOption[]): void {
    for (const at of cellsOf(openCells(state, player))) {
      this.#appraiser.tryCard(0, at);
      const worth = this.#appraiser.weigh(this.#appraiser.animals);
      hand.forEach((card, i) => {
        if (hand.indexOf(card) === i) options.push({ turn: { kind: 'place', card, at, faceDown: true, actions: [] }, worth });
      });
    }
  }

  #place(player: SeatIndex, card: number, at: number, options: TurnOption[]): void {
    this.#appraiser.tryCard(card, at);
    const ways: Way[] = [];
    if (foxesOf(card) === 0) this.#stay(player, card, at, ways);
    else this.#roam(player, card, at, ways);
    if (ways.length > this.#ways) ways.sort(byWorth).length = this.#ways;
    for (const { actions, worth } of ways) options.push({ turn: { kind: 'place', card, at, faceDown: false, actions }, worth });
  }

  #stay(player: SeatIndex, card: number, at: number, ways: Way[]): void {
    const sheep = sheepOf(card);
    copyAnimals(this.#grown, this.#appraiser.animals);
    growAll(this.#grown, player, at, sheep);
    const actions = ONLY_SHEEP[sheep] as readonly Action[];
    const worth = this.#appraiser.weigh(this.#grown);
    ways.push({ actions, worth });
    if (dogsOf(card) > 0) this.#drive(player, dogsOf(card), actions, worth, ways);
  }

  /** Adds the drives that make the animals of `#grown` worth more. */
  #drive(player: SeatIndex, dogs: number, actions: readonly Action[], worth: number, ways: Way[]): void {
    for (const { drives, worth: driven } of bestDrives(this.#appraiser, this.#grown, player, dogs, this.#ways)) {
      if (driven > worth) ways.push({ actions: [...actions, ...drives], worth: driven });
    }
  }

  /** Every way of the fox, then the sheep; for the best of them the dogs, before the fox or after it. */
  #roam(player: SeatIndex, card: number, at: number, ways: Way[]): void {
    const sheep = ONLY_SHEEP[sheepOf(card)] as readonly Action[];
    const dogs = dogsOf(card);
    const roamed = pathsFrom(this.#appraiser.animals.fox, foxesOf(card)).map((path) => {
      this.#send(player, card, at, path);
      return { path, actions: [...path.map((step) => FOX[step] as Action), ...sheep], worth: this.#appraiser.weigh(this.#grown) };
    });
    ways.push(...roamed);
    if (dogs === 0) return;
    for (const { path, actions, worth } of roamed.sort(byWorth).slice(0, PATHS_WITH_DOGS)) {
      this.#send(player, card, at, path);
      this.#drive(player, dogs, actions, worth, ways);
      this.#herdFirst(player, card, at, path, ways);
    }
  }

  #send(player: SeatIndex, card: number, at: number, path: readonly Direction[]): void {
    copyAnimals(this.#grown, this.#appraiser.animals);
    for (const step of path) stepFox(this.#grown, player, step);
    growAll(this.#grown, player, at, sheepOf(card));
  }

  /** Sheep and dogs before the fox: out of its way. */
  #herdFirst(player: SeatIndex, card: number, at: number, path: readonly Direction[], ways: Way[]): void {
    copyAnimals(this.#grown, this.#appraiser.animals);
    growAll(this.#grown, player, at, sheepOf(card));
    const after = (before: Animals): Animals => {
      copyAnimals(this.#tried, before);
      for (const step of path) stepFox(this.#tried, player, step);
      return this.#tried;
    };
    const sheep = ONLY_SHEEP[sheepOf(card)] as readonly Action[];
    for (const { drives, worth } of bestDrives(this.#appraiser, this.#grown, player, dogsOf(card), 1, after)) {
      ways.push({ actions: [...sheep, ...drives, ...path.map((step) => FOX[step] as Action)], worth });
    }
  }
}

/** For cards with foxes and dogs: how many ways of the fox are tried with drives. */
const PATHS_WITH_DOGS = 3;

function byWorth(a: Way, b: Way): number {
  return b.worth - a.worth;
}

interface Way {
  readonly actions: readonly Action[];
  readonly worth: number;
}

export function best(options: readonly TurnOption[]): TurnOption | undefined {
  let found: TurnOption | undefined;
  for (const option of options) if (found === undefined || option.worth > found.worth) found = option;
  return found;
}

const ONLY_SHEEP: readonly (readonly Action[])[] = [0, 1, 2, 3].map((sheep) => Array<Action>(sheep).fill(GROW));

const paths = new Map<number, readonly (readonly Direction[])[]>();

/** All ways of this many steps from a cell. */
function pathsFrom(cell: number, steps: number): readonly (readonly Direction[])[] {
  const key = 4 * cell + steps;
  let found = paths.get(key);
  if (found === undefined) {
    found = steps === 0 ? [[]] : waysFrom(cell).flatMap((way) => pathsFrom(beside(cell, way), steps - 1).map((rest) => [way, ...rest]));
    paths.set(key, found);
  }
  return found;
}
