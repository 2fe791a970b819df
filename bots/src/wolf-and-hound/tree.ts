import { countBits, lowestBit } from '@bellwether/kernel';
import { ln } from '../shared/portable.ts';
import { CHECK_CLOCK_EVERY, type SearchClock } from '../shared/search-clock.ts';
import { ANIMALS, animalsToName, cardsAndAnswers, type DummyPlays, moveOfKey, noteDummyPlays, SEEN_SHIFT, seenSince } from './moves.ts';
import { playOn } from './playout.ts';
import type { Policy } from './policy.ts';
import { advance, hasDummies, type State, teamInTurn } from './state.ts';
import type { Value } from './value.ts';
import type { Worlds } from './worlds.ts';
import type { XorShift } from './xor-shift.ts';

export interface TreeOptions {
  /** The exploration constant of UCB. */
  readonly curiosity: number;
  /** Noise of the playout policy, in sheep. */
  readonly noise: number;
  /** Plies of a playout before the value function evaluates the state. */
  readonly plies: number;
  /** Weight of the policy's prior, in shares of a win. */
  readonly trust: number;
  /**
   * Mean visits of a node's children before another child is expanded. With dummies most nodes are visited only a few times: if each move
   * had to be tried once, play there would be random instead of following the policy.
   */
  readonly patience: number;
  /**
   * If given, only these root moves are searched, equally often and in the same worlds, to compare them. If empty, all moves are searched
   * as UCB selects them.
   */
  readonly evenly: readonly number[];
}

export const TREE: TreeOptions = { curiosity: 0.5, noise: 0.6, plies: 4, trust: 1, patience: 0, evenly: [] };

/** The search result for a move at the root. */
export interface RootMove {
  readonly key: number;
  readonly visits: number;
  readonly win: number;
}

/** Integer fields of a node: its move, first child, next sibling, visit count, and how often it was available. */
const [KEY, FIRST, SIBLING, VISITS, OFFERED, WHOLE] = [0, 1, 2, 3, 4, 8];
/** Real fields: wins of the team that made the node's move, and the policy's prior. */
const [WINS, PRIOR, REAL] = [0, 1, 2];

/** Lookup table of logarithms: selection needs one for each child. */
const LOG = Float64Array.from({ length: 4096 }, (_, n) => ln(Math.max(1, n)));

const ROOT = 0;
const NO_NODE = 0;
const KEY_BITS = (1 << SEEN_SHIFT) - 1;
const DEEPEST = 400;

/**
 * Single-observer information-set Monte Carlo tree search (ISMCTS). Every iteration deals the hidden cards again, descends the tree along
 * moves that this deal allows, adds a node and plays out. UCB counts how often a move was available instead of its parent's visits. Nodes
 * lie in flat arrays: a node is a move, its children a linked list.
 */
export class Tree {
  /** WHOLE integers and REAL floats for each node, adjacent, since a node's fields are read together. */
  #whole = new Int32Array(WHOLE * 1024);
  #real = new Float64Array(REAL * 1024);
  #nodes = 1;
  #iterations = 0;
  /** The `evenly` moves as bitmasks: cards and answers, and animals. `#left` counts those not yet tried in the current world. */
  readonly #even: readonly [number, number];
  #left = 0;
  readonly #worlds: Worlds;
  readonly #policy: Policy;
  readonly #value: Value;
  readonly #random: XorShift;
  readonly #options: TreeOptions;
  readonly #state: State;
  readonly #before: DummyPlays = { piles: new Int32Array(4), aside: 0 };
  readonly #path = new Int32Array(DEEPEST);
  readonly #teams = new Int8Array(DEEPEST);

  constructor(worlds: Worlds, policy: Policy, value: Value, random: XorShift, options: TreeOptions = TREE) {
    this.#worlds = worlds;
    this.#policy = policy;
    this.#value = value;
    this.#random = random;
    this.#options = options;
    const bits = (keys: readonly number[]) => keys.reduce((all, key) => all | (1 << (key & 31)), 0);
    this.#even = [bits(options.evenly.filter((key) => key < ANIMALS)), bits(options.evenly.filter((key) => key >= ANIMALS))];
    this.#state = worlds.blank();
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Searches until the clock says stop, but for at least one iteration. */
  search(clock: SearchClock): void {
    for (let n = 0; n < clock.iterations; n++) {
      if (n % CHECK_CLOCK_EVERY === 0 && clock.searchIsOver()) return;
      this.#iterate();
    }
  }

  /** The root moves, most visited first. */
  root(): RootMove[] {
    const found: RootMove[] = [];
    const whole = this.#whole;
    for (let node = whole[ROOT * WHOLE + FIRST] as number; node !== NO_NODE; node = whole[node * WHOLE + SIBLING] as number) {
      const visits = whole[node * WHOLE + VISITS] as number;
      const wins = this.#real[node * REAL + WINS] as number;
      found.push({ key: (whole[node * WHOLE + KEY] as number) & KEY_BITS, visits, win: wins / Math.max(1, visits) });
    }
    return found.sort((a, b) => b.visits - a.visits || b.win - a.win || a.key - b.key);
  }

  #iterate(): void {
    const state = this.#state;
    const dummies = hasDummies(state.rules);
    this.#deal(state);
    if (dummies) noteDummyPlays(state, this.#before);
    let node = ROOT;
    let depth = 0;
    while (state.asks !== 'nothing' && depth < DEEPEST - 1) {
      const seen = dummies ? seenSince(state, this.#before) : 0;
      const nodes = this.#nodes;
      node = depth === 0 && this.#options.evenly.length > 0 ? this.#leastTried(seen) : this.#select(node, seen);
      if (node === NO_NODE) break;
      this.#path[depth] = node;
      this.#teams[depth++] = teamInTurn(state);
      this.#advance((this.#whole[node * WHOLE + KEY] as number) & KEY_BITS, dummies);
      if (this.#nodes > nodes && this.#whole[node * WHOLE + VISITS] === 0) break;
    }
    this.#learn(depth, playOn(state, this.#policy, this.#value, this.#options.plies, this.#options.noise, this.#random));
  }

  #deal(state: State): void {
    if (this.#left > 0) this.#worlds.lay(state);
    else {
      this.#worlds.next(state, this.#random);
      this.#left = countBits(this.#even[0]) + countBits(this.#even[1]);
    }
    this.#left--;
  }

  #advance(key: number, dummies: boolean): void {
    const state = this.#state;
    const { turn } = state;
    const before = this.#before;
    if (dummies) noteDummyPlays(state, before);
    advance(state, moveOfKey(state, key));
    if (!dummies) return;
    // The card that the move itself plays is not new information.
    if (state.piles[turn].length > (before.piles[turn] as number)) before.piles[turn] = (before.piles[turn] as number) + 1;
    else if (state.aside.length > before.aside) before.aside++;
  }

  /** Backpropagation. `win` is team 0's share of a win. */
  #learn(depth: number, win: number): void {
    for (let n = 0; n < depth; n++) {
      const node = this.#path[n] as number;
      this.#whole[node * WHOLE + VISITS] = (this.#whole[node * WHOLE + VISITS] as number) + 1;
      this.#real[node * REAL + WINS] = (this.#real[node * REAL + WINS] as number) + (this.#teams[n] === 0 ? win : 1 - win);
    }
    this.#iterations++;
  }

  /** Selection: expands a new child if this deal allows one, else picks the child with the best UCB value. */
  #select(parent: number, seen: number): number {
    const state = this.#state;
    const { curiosity, trust, patience } = this.#options;
    const whole = this.#whole;
    const real = this.#real;
    let untried = cardsAndAnswers(state);
    let unnamed = untried === 0 ? animalsToName(state) : 0;
    let best = NO_NODE;
    let top = Number.NEGATIVE_INFINITY;
    let known = 0;
    let tried = 0;
    for (let node = whole[parent * WHOLE + FIRST] as number; node !== NO_NODE; node = whole[node * WHOLE + SIBLING] as number) {
      const at = node * WHOLE;
      const key = whole[at + KEY] as number;
      if (key >> SEEN_SHIFT !== seen) continue;
      const bit = 1 << (key & 31);
      if ((key & ANIMALS) === 0) {
        if ((untried & bit) === 0) continue;
        untried &= ~bit;
      } else {
        if ((unnamed & bit) === 0) continue;
        unnamed &= ~bit;
      }
      const offered = (whole[at + OFFERED] as number) + 1;
      whole[at + OFFERED] = offered;
      const visits = whole[at + VISITS] as number;
      known++;
      tried += visits;
      const log = offered < LOG.length ? (LOG[offered] as number) : ln(offered);
      const won = (real[node * REAL + WINS] as number) + trust * (real[node * REAL + PRIOR] as number);
      const value = won / visits + curiosity * Math.sqrt(log / visits);
      if (value > top) {
        top = value;
        best = node;
      }
    }
    if ((untried | unnamed) === 0 || tried < patience * known) return best;
    return this.#add(parent, seen, untried, unnamed);
  }

  /** The root child tried least. All root moves are available in every world: they are the observer's own. */
  #leastTried(seen: number): number {
    const whole = this.#whole;
    let [untried, unnamed] = this.#even;
    let least = NO_NODE;
    for (let node = whole[ROOT * WHOLE + FIRST] as number; node !== NO_NODE; node = whole[node * WHOLE + SIBLING] as number) {
      const key = (whole[node * WHOLE + KEY] as number) & KEY_BITS;
      if (key < ANIMALS) untried &= ~(1 << key);
      else unnamed &= ~(1 << (key & 31));
      if (least === NO_NODE || (whole[node * WHOLE + VISITS] as number) < (whole[least * WHOLE + VISITS] as number)) least = node;
    }
    return (untried | unnamed) === 0 ? least : this.#add(ROOT, seen, untried, unnamed);
  }

  /** Expansion: adds the policy's favorite among the moves not in the tree yet. */
  #add(parent: number, seen: number, untried: number, unnamed: number): number {
    const state = this.#state;
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    if (untried === 0) best = ANIMALS + 31 - Math.clz32(unnamed);
    for (let left = untried; left !== 0; left &= left - 1) {
      const key = lowestBit(left);
      const score = state.asks === 'play' ? this.#policy.score(state, key) : 0;
      if (score > top) {
        top = score;
        best = key;
      }
    }
    if ((this.#nodes + 1) * WHOLE > this.#whole.length) this.#grow();
    const node = this.#nodes++;
    const at = node * WHOLE;
    this.#whole[at + KEY] = (seen << SEEN_SHIFT) | best;
    this.#whole[at + OFFERED] = 1;
    this.#real[node * REAL + PRIOR] = state.asks === 'play' ? Math.max(-1, Math.min(1, top / 3)) : 0;
    this.#whole[at + SIBLING] = this.#whole[parent * WHOLE + FIRST] as number;
    this.#whole[parent * WHOLE + FIRST] = node;
    return node;
  }

  #grow(): void {
    const whole = new Int32Array(2 * this.#whole.length);
    whole.set(this.#whole);
    this.#whole = whole;
    const real = new Float64Array(2 * this.#real.length);
    real.set(this.#real);
    this.#real = real;
  }
}
