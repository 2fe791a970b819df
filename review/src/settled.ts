import { shareOf } from '@bellwether/bots';
import type { Game, GameTypes, Random } from '@bellwether/kernel';

/** Maximum positions searched for one point, and maximum worlds. Enough near the end of a game; earlier, no position counts as settled. */
const MOST_NODES = 4000;
const MOST_WORLDS = 128;
/** With fewer searched worlds, no position counts as settled. */
const LEAST_WORLDS = 32;

/** A result that every line of play leads to, and the number of worlds in which that was verified. */
export interface Settled {
  readonly shares: readonly number[];
  readonly worlds: number;
}

/** The result, if all lines of play from this position lead to the same one. */
export function settledFrom<T extends GameTypes>(game: Game<T>, state: T['State']): Settled | undefined {
  const shares = new Walk(game, MOST_NODES).resultOf(state);
  return shares && { shares, worlds: Number.POSITIVE_INFINITY };
}

/** The result, if all lines of play lead to the same one in every world that could be searched. */
export function settledIn<T extends GameTypes>(game: Game<T>, view: T['View'], random: Random): Settled | undefined {
  const walk = new Walk(game, MOST_NODES);
  let found: Settled | undefined;
  for (let worlds = 1; worlds <= MOST_WORLDS; worlds++) {
    const shares = walk.resultOf(game.imagine(view, random));
    if (shares === undefined) return walk.isTired && worlds > LEAST_WORLDS ? found : undefined;
    found = { shares, worlds };
  }
  return found;
}

class Walk<T extends GameTypes> {
  readonly #game: Game<T>;
  #left: number;
  #result: readonly number[] | undefined;

  constructor(game: Game<T>, nodes: number) {
    this.#game = game;
    this.#left = nodes;
  }

  /** The search budget is used up. */
  get isTired(): boolean {
    return this.#left <= 0;
  }

  /** The common result of all lines from this and all earlier positions; undefined if they differ, or if there are too many. */
  resultOf(state: T['State']): readonly number[] | undefined {
    return this.#isAlike(state) ? this.#result : undefined;
  }

  #isAlike(state: T['State']): boolean {
    if (this.#left-- <= 0) return false;
    const game = this.#game;
    const [seat] = game.toAct(state);
    if (seat === undefined) return this.#meets(state);
    for (const move of game.legal(state, seat)) {
      const next = game.clone(state);
      game.apply(next, seat, move);
      if (!this.#isAlike(next)) return false;
    }
    return true;
  }

  #meets(state: T['State']): boolean {
    const game = this.#game;
    const config = game.config(state);
    const outcome = game.outcome(state) as T['Outcome'];
    const shares = game.seats(config).map((seat) => shareOf(game, config, outcome, seat));
    this.#result ??= shares;
    return this.#result.every((share, i) => share === shares[i]);
  }
}
