import { countBits, type Random } from '@bellwether/kernel';
import {
  beside,
  CARD_LIMIT,
  CELLS,
  cardOn,
  connected,
  EVERY_DIRECTION,
  goldOfRiver,
  join,
  newNetwork,
  opposite,
  riverOf,
  roadOf,
  type State,
  YARD,
} from '@bellwether/sheep-and-thief';
import type { Laying } from '../review.ts';

/** What lies on a cell: a card's number, a card's back, or nothing. */
const BACK = CARD_LIMIT;
const FREE = -1;

/** Layings tried in one run, and the runs, each from the laying as it was. */
const TRIES = 150_000;
const RUNS = 2;
/** How much gold a step may cost: much at first, hardly any at the end. */
const WARM = 2;
const COLD = 0.4;
/** What a place that breaks a rule counts against a laying while the search is on its way. */
const FAULT = 1.5;

/**
 * The most gold of towns and rivers that a search found for the cards a seat has laid, were the fox nowhere in the way. It begins with the
 * laying as it was, exchanges what lies on two cells or turns a card over, and goes on from the better one, at first also from a worse
 * one (simulated annealing). A laying counts if rivers meet rivers on all sides and the cards hang together.
 */
export function bestLaying(state: State, player: number, random: Random): Laying {
  const asLaid = new Search(state, player);
  const laid = asLaid.gold();
  let best: Found = { gold: laid, cells: asLaid.cells };
  for (let run = 0; run < RUNS; run++) {
    const found = anneal(new Search(state, player), random);
    if (found !== undefined && found.gold > best.gold) best = found;
  }
  const cells = best.cells.map((value) => (value === FREE ? null : value === BACK ? 'back' : value));
  return { laid, found: best.gold, cells, tried: RUNS * TRIES };
}

interface Found {
  readonly gold: number;
  readonly cells: readonly number[];
}

/** The best laying of one run; undefined if it met none that counts. */
function anneal(search: Search, random: Random): Found | undefined {
  let best: Found | undefined;
  let now = search.gold() - FAULT * search.faults();
  for (let n = 0; n < TRIES; n++) {
    const undo = search.change(random);
    const faults = search.faults();
    const next = search.gold() - FAULT * faults;
    const heat = WARM * (COLD / WARM) ** (n / TRIES);
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
  /** What each cell shows. */
  readonly cells: number[];
  /** The card that lies there, whichever side it shows. */
  readonly #cards: number[];
  readonly #state: State;
  readonly #network = newNetwork();

  constructor(state: State, player: number) {
    this.#state = state;
    const fronts = new Map(state.fronts.filter((front) => front.player === player).map(({ at, card }) => [at, card]));
    this.#cards = [];
    this.cells = [];
    for (let cell = 0; cell < CELLS; cell++) {
      const value = cardOn(state, player, cell);
      const front = fronts.get(cell);
      this.#cards.push(value === 0 ? FREE : (front ?? value & (CARD_LIMIT - 1)));
      this.cells.push(value === 0 ? FREE : front === undefined ? value & (CARD_LIMIT - 1) : BACK);
    }
  }

  /** Exchanges what lies on two cells or, now and then, turns a card over. The farmyard stays. Gives the way back. */
  change(random: Random): () => void {
    const one = this.#cell(random);
    if (random.below(16) === 0) return this.#turn(one);
    const other = this.#cell(random);
    this.#swap(one, other);
    return () => this.#swap(one, other);
  }

  #cell(random: Random): number {
    const cell = random.below(CELLS - 1);
    return cell < YARD ? cell : cell + 1;
  }

  #turn(cell: number): () => void {
    const shown = this.cells[cell] as number;
    if (shown !== FREE) this.cells[cell] = shown === BACK ? (this.#cards[cell] as number) : BACK;
    return () => {
      this.cells[cell] = shown;
    };
  }

  #swap(one: number, other: number): void {
    for (const list of [this.cells, this.#cards]) {
      const there = list[one] as number;
      list[one] = list[other] as number;
      list[other] = there;
    }
  }

  /** Edges where a river meets none, and cards that do not hang together with the farmyard. */
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
    const value = this.cells[cell] as number;
    return value === FREE || value === BACK ? 0 : value;
  }

  /** Towns and rivers (S-TOWNS, S-SCORE). */
  gold(): number {
    const { rules } = this.#state;
    const network = this.#network;
    this.#joinBy(roadOf);
    const home = connected(network, 1 << YARD);
    let gold = 0;
    for (const town of rules.towns) {
      if ((home & (1 << town.cell)) !== 0 && (roadOf(this.#shown(town.cell)) & town.edges) !== 0) gold += town.gold;
    }
    this.#joinBy(riverOf);
    for (let left = network.carrying; left !== 0; ) {
      const river = connected(network, left & -left);
      gold += goldOfRiver(countBits(river), rules.config.edition === '2014');
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
