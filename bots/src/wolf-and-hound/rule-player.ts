import { at, forEachSeat, mayPlay, playableTypes, wolfAndHound } from '@bellwether/wolf-and-hound';
import { moveOfKey } from './moves.ts';
import type { Policy } from './policy.ts';
import { advance, type State, teamInTurn, winFor } from './state.ts';
import type { Worlds } from './worlds.ts';

/** The score of winning or losing at once, in sheep: more than anything else can add up to. */
const DECIDED = 100;

/**
 * A two-ply heuristic with card counting: a move's score is the balance of sheep after it, minus the expected score of the next seat's
 * reply. The expectation counts cards: how likely does that seat hold each reply, given the cards not yet seen?
 */
export class RulePlayer {
  readonly #policy: Policy;
  readonly #table: State;
  readonly #scratch: State;
  /** Cards not yet seen, by type, and their total. */
  readonly #unseen: Int32Array;
  readonly #total: number;
  /** By seat: how many of them are in that hand. */
  readonly #hidden: readonly number[];

  constructor(worlds: Worlds, policy: Policy) {
    this.#policy = policy;
    this.#table = worlds.blank();
    const { rules } = this.#table;
    this.#unseen = new Int32Array(rules.types.length);
    for (const type of worlds.hidden) this.#unseen[type] = (this.#unseen[type] as number) + 1;
    this.#total = worlds.hidden.length;
    worlds.lay(this.#table);
    this.#hidden = forEachSeat((seat) => worlds.owners.filter((owner) => owner === seat).length);
    // Marks the other hands as unknown, so the engine accepts any card from them.
    this.#table.unknown = forEachSeat((seat) => worlds.owners.includes(seat));
    for (const seat of worlds.owners) this.#table.hands[seat].length = 0;
    this.#scratch = wolfAndHound.clone(this.#table);
  }

  /** The value of a move for the current team, roughly in sheep. */
  score(key: number): number {
    const state = this.#scratch;
    wolfAndHound.copyInto(state, this.#table);
    const team = teamInTurn(state);
    advance(state, moveOfKey(state, key));
    const won = winFor(state, team);
    if (won !== undefined) return won === 1 ? DECIDED : -DECIDED;
    const reply = this.#reply(state);
    return this.#policy.balance(state, team) + (teamInTurn(state) === team ? reply : -reply);
  }

  /** The expected score of the current seat's reply, for its own team. */
  #reply(state: State): number {
    const { rules, turn } = state;
    if (state.asks === 'exchange') return Math.max(this.#policy.score(state, state.turnedUp), this.#average(state));
    if (state.asks !== 'play') return 0;
    if (!state.unknown[turn]) return Math.max(...playableTypes(state).map((type) => this.#policy.score(state, type)));
    const options: { score: number; count: number }[] = [];
    for (let type = 0; type < rules.types.length; type++) {
      const count = this.#unseen[type] as number;
      if (count > 0 && mayPlay(state, type)) options.push({ score: this.#policy.score(state, type), count });
    }
    options.sort((a, b) => b.score - a.score);
    return expectedBest(options, this.#total, at(this.#hidden, turn));
  }

  #average(state: State): number {
    let sum = 0;
    for (let type = 0; type < this.#unseen.length; type++) sum += (this.#unseen[type] as number) * this.#policy.score(state, type);
    return this.#total === 0 ? 0 : sum / this.#total;
  }
}

/** The expected best score in a hand of `hand` cards drawn from `total`. Options must be sorted best first. */
export function expectedBest(options: readonly { readonly score: number; readonly count: number }[], total: number, hand: number): number {
  let better = 0;
  let none = 1;
  let sum = 0;
  for (const { score, count } of options) {
    better += count;
    const noneYet = chanceOfNone(better, total, hand);
    sum += (none - noneYet) * score;
    none = noneYet;
  }
  // If the hand holds none of the options, use the worst of them as an estimate.
  return sum + none * (options.at(-1)?.score ?? 0);
}

/** The probability that a hand drawn from `total` cards contains none of `count` of them. */
function chanceOfNone(count: number, total: number, hand: number): number {
  let chance = 1;
  for (let n = 0; n < hand && n < total; n++) chance *= Math.max(0, total - count - n) / (total - n);
  return chance;
}
