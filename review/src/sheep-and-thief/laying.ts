import { countBits, type Random } from '@bellwether/kernel';
import {
  beside,
  CARD_LIMIT,
  CELLS,
  cardOn,
  connected,
  EVERY_DIRECTION,
  join,
  newNetwork,
  opposite,
  riverOf,
  roadOf,
  type State,
  YARD,
} from '@bellwether/sheep-and-thief';
import type { Laying } from '../review.ts';

/** The contents of a cell: a card's bits (0 for a card that shows nothing), or no card. */
const FREE = -1;

/** Layouts tried in one run, and the number of runs. Each run starts from the played layout. */
const TRIES = 150_000;
const RUNS = 2;
/** Start temperature: how much gold a step may lose; it decreases to almost nothing. */
const WARM = 2;
const COLD = 0.4;
/** The penalty for each rule violation during the search. */
const FAULT = 1.5;

/**
 * Searches for the layout of a seat's cards with the most gold from towns and rivers, ignoring the fox. Simulated annealing: it starts with
 * the played layout, all cards face up, and swaps two cells at a time. A layout is valid if rivers continue on all sides and the cards are
 * connected; then each card fits, and none may be face down (R-FACEDOWN).
 */
export function bestLaying(state: State, player: number, random: Random, tries = TRIES): Laying {
  const { rules } = state;
  const laid = new Search(rules, cellsOf(state, player)).gold();
  let best: Found = { gold: laid, cells: [] };
  for (let run = 0; run < RUNS; run++) {
    const found = anneal(new Search(rules, cellsOf(state, player, 'face up')), random, tries);
    if (found !== undefined && found.gold > best.gold) best = found;
  }
  return { laid, found: best.gold, cells: best.cells.map((card) => (card === FREE ? null : card)), tried: RUNS * tries };
}

/** A player's board by cell. A face-down card shows nothing. */
function cellsOf(state: State, player: number, turned?: 'face up'): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const value = cardOn(state, player, cell);
    return value === 0 ? FREE : value & (CARD_LIMIT - 1);
  });
  if (turned) for (const front of state.fronts) if (front.player === player) cells[front.at] = front.card;
  return cells;
}

interface Found {
  readonly gold: number;
  readonly cells: readonly number[];
}

/** The best layout of one run; undefined if the run found no valid one. */
function anneal(search: Search, random: Random, tries: number): Found | undefined {
  let best: Found | undefined;
  let now = search.gold() - FAULT * search.faults();
  for (let n = 0; n < tries; n++) {
    const undo = search.change(random);
    const faults = search.faults();
    const next = search.gold() - FAULT * faults;
    const heat = WARM * (COLD / WARM) ** (n / tries);
    if (next < now && random.below(0x1_0000) / 0x1_0000 >= Math.exp((next - now) / heat)) {
      undo();
      continue;
    }
    now = next;
    if (faults === 0 && next > (best?.gold ?? -1)) best = { gold: next, cells: search.cells.slice() };
  }
  return best;
}

class Search {
  readonly cells: number[];
  readonly #rules: State['rules'];
  readonly #network = newNetwork();

  constructor(rules: State['rules'], cells: number[]) {
    this.#rules = rules;
    this.cells = cells;
  }

  /** Swaps two cells, never the farmyard. Returns the undo. */
  change(random: Random): () => void {
    const one = this.#cell(random);
    const other = this.#cell(random);
    this.#swap(one, other);
    return () => this.#swap(one, other);
  }

  #cell(random: Random): number {
    const cell = random.below(CELLS - 1);
    return cell < YARD ? cell : cell + 1;
  }

  #swap(one: number, other: number): void {
    const there = this.cells[one] as number;
    this.cells[one] = this.cells[other] as number;
    this.cells[other] = there;
  }

  /** The number of rule violations: river edges without a counterpart, and cards not connected with the farmyard. */
  faults(): number {
    let faults = 0;
    let laid = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.cells[cell] === FREE) continue;
      laid |= 1 << cell;
      for (const direction of EVERY_DIRECTION) {
        const next = beside(cell, direction);
        if (next < cell || this.cells[next] === FREE) continue;
        const here = (this.#river(cell) >> direction) & 1;
        const there = (this.#river(next) >> opposite(direction)) & 1;
        if (here !== there) faults++;
      }
    }
    join(this.#network, laid, laid, laid, laid);
    return faults + countBits(laid & ~connected(this.#network, 1 << YARD));
  }

  #river(cell: number): number {
    return riverOf(this.#shown(cell));
  }

  #shown(cell: number): number {
    return Math.max(0, this.cells[cell] as number);
  }

  /** Towns and rivers (S-TOWNS, S-SCORE). */
  gold(): number {
    const network = this.#network;
    this.#joinBy(roadOf);
    const home = connected(network, 1 << YARD);
    let gold = 0;
    for (const town of this.#rules.towns) {
      if ((home & (1 << town.cell)) !== 0 && (roadOf(this.#shown(town.cell)) & town.edges) !== 0) gold += town.gold;
    }
    this.#joinBy(riverOf);
    for (let left = network.carrying; left !== 0; ) {
      const river = connected(network, left & -left);
      gold += this.#rules.riverGold[countBits(river)] ?? 0;
      left &= ~river;
    }
    return gold;
  }

  #joinBy(edgesOf: (card: number) => number): void {
    const sides = [0, 0, 0, 0];
    for (let cell = 0; cell < CELLS; cell++) {
      const edges = edgesOf(this.#shown(cell));
      for (let side = 0; side < 4; side++) if (edges & (1 << side)) sides[side] = (sides[side] as number) | (1 << cell);
    }
    join(this.#network, sides[0] as number, sides[1] as number, sides[2] as number, sides[3] as number);
  }
}
