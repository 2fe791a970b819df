import {
  type Action,
  type Animals,
  beside,
  cellsOf,
  type Direction,
  dogsOf,
  foxesOf,
  handOf,
  legalCells,
  openCells,
  sheepOf,
  stepFox,
  waysFrom,
} from '@bellwether/sheep-and-thief';
import { copyAnimals, growAll, newAnimals } from '../../src/sheep-and-thief/animals.ts';
import { NONE, type PlaceCard, type SeatIndex, type State } from '../../src/sheep-and-thief/state.ts';
import type { Value } from '../../src/sheep-and-thief/value.ts';
import { bestDrives } from './plain-drives.ts';
import { PlainScales } from './plain-scales.ts';

/** For cards with foxes and dogs: how many paths of the fox to combine with drives. */
const WAYS_WITH_DOGS = 3;

interface Way {
  readonly actions: readonly Action[];
  readonly worth: number;
}

const FOX: readonly Action[] = ([0, 1, 2, 3] as const).map((step): Action => ({ kind: 'fox', step }));
const byWorth = (a: { readonly worth: number }, b: { readonly worth: number }) => b.worth - a.worth;

/** The reference implementation of `placing/`: the same turns in the same order, each tried on copies of all animals. */
export class PlainTurns {
  readonly #state: State;
  readonly #player: SeatIndex;
  readonly #ways: number;
  readonly #scales: PlainScales;
  readonly #tried: Animals;
  readonly #grown: Animals;

  constructor(state: State, player: SeatIndex, ways: number, value: Value, rivals: boolean) {
    this.#state = state;
    this.#player = player;
    this.#ways = ways;
    this.#scales = new PlainScales(state, player, value, rivals);
    this.#tried = newAnimals(state.rules.players);
    this.#grown = newAnimals(state.rules.players);
  }

  all(): { readonly turn: PlaceCard; readonly worth: number }[] {
    const hand = [...new Set(handOf(this.#state, this.#player))];
    const turns = hand.flatMap((card) =>
      cellsOf(legalCells(this.#state, this.#player, card)).flatMap((at) =>
        this.#place(card, at).map(({ actions, worth }) => ({
          turn: { kind: 'place', card, at, faceDown: false, actions } as const,
          worth,
        })),
      ),
    );
    return turns.length > 0 ? turns : this.#faceDown(hand);
  }

  cardWorth(card: number): number {
    const cells = cellsOf(legalCells(this.#state, this.#player, card));
    if (cells.length > 0) return Math.max(...cells.flatMap((at) => this.#place(card, at).map(({ worth }) => worth)));
    this.#scales.tryCard(0, NONE);
    return this.#scales.weigh(this.#scales.animals);
  }

  #faceDown(hand: readonly number[]) {
    return cellsOf(openCells(this.#state, this.#player)).flatMap((at) => {
      this.#scales.tryCard(0, at);
      const worth = this.#scales.weigh(this.#scales.animals);
      return hand.map((card) => ({ turn: { kind: 'place', card, at, faceDown: true, actions: [] } as const, worth }));
    });
  }

  #place(card: number, at: number): readonly Way[] {
    this.#scales.tryCard(card, at);
    const ways = foxesOf(card) === 0 ? this.#stay(card, at) : this.#roam(card, at);
    return ways.sort(byWorth).slice(0, this.#ways);
  }

  #stay(card: number, at: number): Way[] {
    this.#send(card, at, []);
    const worth = this.#scales.weigh(this.#grown);
    const actions = growths(card);
    return [{ actions, worth }, ...this.#drive(dogsOf(card), actions, worth)];
  }

  /** The drives that increase the worth of the animals in `#grown`. */
  #drive(dogs: number, actions: readonly Action[], worth: number): Way[] {
    return bestDrives(this.#scales, this.#grown, this.#player, dogs, this.#ways)
      .filter((driven) => driven.worth > worth)
      .map((driven) => ({ actions: [...actions, ...driven.drives], worth: driven.worth }));
  }

  /** Every path of the fox, then the sheep; for the best of them the dogs, before or after the fox. */
  #roam(card: number, at: number): Way[] {
    const dogs = dogsOf(card);
    const roamed = pathsFrom(this.#scales.animals.fox, foxesOf(card)).map((path) => {
      this.#send(card, at, path);
      return { path, actions: [...path.map((step) => FOX[step] as Action), ...growths(card)], worth: this.#scales.weigh(this.#grown) };
    });
    if (dogs === 0) return roamed;
    const withDogs = roamed.toSorted(byWorth).slice(0, WAYS_WITH_DOGS);
    return [
      ...roamed,
      ...withDogs.flatMap(({ path, actions, worth }) => {
        this.#send(card, at, path);
        return [...this.#drive(dogs, actions, worth), ...this.#herdFirst(card, at, path)];
      }),
    ];
  }

  #send(card: number, at: number, path: readonly Direction[]): void {
    copyAnimals(this.#grown, this.#scales.animals);
    for (const step of path) stepFox(this.#grown, this.#player, step);
    growAll(this.#grown, this.#player, at, sheepOf(card));
  }

  /** Sheep and dogs before the fox moves, to get sheep out of its way. */
  #herdFirst(card: number, at: number, path: readonly Direction[]): Way[] {
    this.#send(card, at, []);
    const after = (before: Animals): Animals => {
      copyAnimals(this.#tried, before);
      for (const step of path) stepFox(this.#tried, this.#player, step);
      return this.#tried;
    };
    const steps = path.map((step) => FOX[step] as Action);
    return bestDrives(this.#scales, this.#grown, this.#player, dogsOf(card), 1, after).map(({ drives, worth }) => ({
      actions: [...growths(card), ...drives, ...steps],
      worth,
    }));
  }
}

function growths(card: number): Action[] {
  return Array<Action>(sheepOf(card)).fill({ kind: 'sheep' });
}

/** All paths of this many steps from a cell. */
function pathsFrom(cell: number, steps: number): readonly (readonly Direction[])[] {
  if (steps === 0) return [[]];
  return waysFrom(cell).flatMap((way) => pathsFrom(beside(cell, way), steps - 1).map((rest) => [way, ...rest]));
}
