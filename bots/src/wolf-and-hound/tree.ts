import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { LOOK_EVERY, type Purse } from '../frame/budget.ts';
import { ANIMALS, animalsToName, cardsAndAnswers, moveOfKey, SEEN_SHIFT, seenSince } from './moves.ts';
import { playOn } from './playout.ts';
import type { Policy } from './policy.ts';
import type { Quick } from './quick.ts';
import type { State } from './state.ts';
import type { Value } from './value.ts';
import type { Worlds } from './worlds.ts';

export interface TreeOptions {
  /** How eagerly seldom tried moves are tried again. */
  readonly curiosity: number;
  /** Noise of the play-out policy, in sheep. */
  readonly noise: number;
  /** Moves of a play-out before the value function judges what it has come to. */
  readonly plies: number;
  /** How much the policy's judgement counts where little was tried, in shares of a win. */
  readonly trust: number;
}

export const TREE: TreeOptions = { curiosity: 0.5, noise: 0.6, plies: 4, trust: 1 };

/** What search found about a move at the root. */
export interface RootMove {
  readonly key: number;
  readonly visits: number;
  readonly win: number;
}

const ROOT = 0;
const NO_NODE = 0;
const KEY_BITS = (1 << SEEN_SHIFT) - 1;
const DEEPEST = 400;

/**
 * Information-set tree search with one observer: every iteration deals the hidden cards anew, walks the one tree with the moves
 * that deal allows, adds a node and plays out. A move is judged by how often it was available, not by how often its parent was
 * visited. Nodes lie in flat arrays; a node is a move, its children a linked list.
 */
export class Tree {
  #key = new Int32Array(1024);
  #first = new Int32Array(1024);
  #sibling = new Int32Array(1024);
  #visits = new Int32Array(1024);
  #offered = new Int32Array(1024);
  /** Wins of the team that made the node's move. */
  #wins = new Float64Array(1024);
  #prior = new Float64Array(1024);
  #nodes = 1;
  #iterations = 0;
  readonly #worlds: Worlds;
  readonly #policy: Policy;
  readonly #value: Value;
  readonly #quick: Quick;
  readonly #options: TreeOptions;
  readonly #state: State;
  readonly #path = new Int32Array(DEEPEST);
  readonly #teams = new Int8Array(DEEPEST);

  constructor(worlds: Worlds, policy: Policy, value: Value, quick: Quick, options: TreeOptions = TREE) {
    this.#worlds = worlds;
    this.#policy = policy;
    this.#value = value;
    this.#quick = quick;
    this.#options = options;
    this.#state = worlds.blank();
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Searches until the purse is empty; at least once through every move of the root, so that there is an answer. */
  search(purse: Purse): void {
    for (let n = 0; n < purse.iterations; n++) {
      if (n % LOOK_EVERY === 0 && purse.spent()) return;
      this.#iterate();
    }
  }

  /** The moves of the root, most visited first. */
  root(): RootMove[] {
    const found: RootMove[] = [];
    for (let node = this.#first[ROOT] as number; node !== NO_NODE; node = this.#sibling[node] as number) {
      const visits = this.#visits[node] as number;
      found.push({ key: (this.#key[node] as number) & KEY_BITS, visits, win: (this.#wins[node] as number) / Math.max(1, visits) });
    }
    return found.sort((a, b) => b.visits - a.visits || b.win - a.win || a.key - b.key);
  }

  #iterate(): void {
    const state = this.#state;
    const dummies = state.rules.dummies !== 0;
    this.#worlds.next(state, this.#quick);
    let node = ROOT;
    let depth = 0;
    let plays = state.plays;
    while (state.asks !== 'nothing' && depth < DEEPEST - 1) {
      const seen = dummies ? seenSince(state, plays) : 0;
      const before = this.#nodes;
      node = this.#select(node, seen);
      if (node === NO_NODE) break;
      this.#path[depth] = node;
      this.#teams[depth++] = state.turn & 1;
      plays = state.plays;
      wolfAndHound.apply(state, 0, moveOfKey(state, this.#policy, (this.#key[node] as number) & KEY_BITS));
      // What the mover has just laid down itself is no news.
      if (state.plays > plays) plays++;
      if (this.#nodes > before && (this.#visits[node] as number) === 0) break;
    }
    this.#learn(depth, playOn(state, this.#policy, this.#value, this.#options.plies, this.#options.noise, this.#quick));
  }

  /** `win` is the share of a win for team 0. */
  #learn(depth: number, win: number): void {
    for (let n = 0; n < depth; n++) {
      const node = this.#path[n] as number;
      this.#visits[node] = (this.#visits[node] as number) + 1;
      this.#wins[node] = (this.#wins[node] as number) + (this.#teams[n] === 0 ? win : 1 - win);
    }
    this.#iterations++;
  }

  /** The child to walk to: one never tried, if this deal offers one, else the most promising. */
  #select(parent: number, seen: number): number {
    const state = this.#state;
    const { curiosity, trust } = this.#options;
    let untried = cardsAndAnswers(state);
    let unnamed = untried === 0 ? animalsToName(state) : 0;
    let best = NO_NODE;
    let top = Number.NEGATIVE_INFINITY;
    for (let node = this.#first[parent] as number; node !== NO_NODE; node = this.#sibling[node] as number) {
      const key = this.#key[node] as number;
      if (key >> SEEN_SHIFT !== seen) continue;
      const bit = 1 << (key & 31);
      if ((key & ANIMALS) === 0) {
        if ((untried & bit) === 0) continue;
        untried &= ~bit;
      } else {
        if ((unnamed & bit) === 0) continue;
        unnamed &= ~bit;
      }
      const offered = (this.#offered[node] as number) + 1;
      this.#offered[node] = offered;
      const visits = this.#visits[node] as number;
      const value =
        (this.#wins[node] as number) / visits +
        curiosity * Math.sqrt(Math.log(offered) / visits) +
        (trust * (this.#prior[node] as number)) / visits;
      if (value > top) {
        top = value;
        best = node;
      }
    }
    if ((untried | unnamed) === 0) return best;
    return this.#add(parent, seen, untried, unnamed);
  }

  /** A new child: of the moves not in the tree yet the one the policy likes best. */
  #add(parent: number, seen: number, untried: number, unnamed: number): number {
    const state = this.#state;
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    if (untried === 0) best = ANIMALS + 31 - Math.clz32(unnamed);
    for (let left = untried; left !== 0; left &= left - 1) {
      const key = 31 - Math.clz32(left & -left);
      const score = state.asks === 'play' ? this.#policy.score(state, key) : 0;
      if (score > top) {
        top = score;
        best = key;
      }
    }
    if (this.#nodes === this.#key.length) this.#grow();
    const node = this.#nodes++;
    this.#key[node] = (seen << SEEN_SHIFT) | best;
    this.#first[node] = NO_NODE;
    this.#visits[node] = 0;
    this.#wins[node] = 0;
    this.#offered[node] = 1;
    this.#prior[node] = state.asks === 'play' ? Math.max(-1, Math.min(1, top / 3)) : 0;
    this.#sibling[node] = this.#first[parent] as number;
    this.#first[parent] = node;
    return node;
  }

  #grow(): void {
    const size = 2 * this.#key.length;
    this.#key = resized(this.#key, size);
    this.#first = resized(this.#first, size);
    this.#sibling = resized(this.#sibling, size);
    this.#visits = resized(this.#visits, size);
    this.#offered = resized(this.#offered, size);
    const wins = new Float64Array(size);
    wins.set(this.#wins);
    this.#wins = wins;
    const prior = new Float64Array(size);
    prior.set(this.#prior);
    this.#prior = prior;
  }
}

function resized(row: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(row);
  return larger;
}
