import { OpenCards as Solver } from '@bellwether/bots/wolf-and-hound/open-cards';
import type { GameRecord, Played } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Extras } from '../kit.ts';
import type { OpenCards } from '../review.ts';
import { storyOf } from '../story.ts';

/** Maximum positions searched in total. A count rather than a time limit, so that a review is the same everywhere. */
const MOST_NODES = 1_300_000;
/**
 * Until this fraction of them is used up, winning moves are searched for during the same pass: of all plies, or only where the game was
 * thrown away.
 */
const EARLY = { all: 0.01, thrownAway: 0.1 };

/**
 * Solves the game with open cards from the last ply backward until the game tree gets too large; then finds the moves that would have won.
 * Near the end these are found in the same pass, and further back where the game was thrown away: it is almost free there.
 */
export function* openCards(record: GameRecord<WolfAndHound>, mostNodes = MOST_NODES): Generator<readonly [Extras, done: number]> {
  const truth = new Truth(record, mostNodes);
  const plies = record.moves.length;
  for (let ply = plies; ply >= 0 && truth.findWinner(ply); ply--) {
    const { thrownAway, nodes } = truth.soFar();
    const early = thrownAway.includes(ply) ? EARLY.thrownAway : EARLY.all;
    if (ply < plies && nodes < early * mostNodes) truth.findMoves(ply);
    yield [{ openCards: truth.soFar() }, (plies - ply) / (2 * plies)];
  }
  const { thrownAway } = truth.soFar();
  // Plies where the game was thrown away come first, since the search may not reach all.
  const order = [...thrownAway.toReversed(), ...record.moves.map((_, ply) => ply).reverse()];
  for (const [n, ply] of order.entries()) {
    truth.findMoves(ply);
    yield [{ openCards: truth.soFar() }, 0.5 + (n + 1) / (2 * order.length)];
  }
}

class Truth {
  readonly #record: GameRecord<WolfAndHound>;
  readonly #states: readonly WolfAndHound['State'][];
  readonly #solver: Solver;
  readonly #winners: (number | null)[];
  readonly #winning: (readonly string[] | null)[];
  #from: number;

  constructor(record: GameRecord<WolfAndHound>, mostNodes: number) {
    this.#record = record;
    this.#states = storyOf(wolfAndHound, record).states;
    this.#solver = new Solver(this.#state(0), mostNodes);
    this.#from = record.moves.length;
    this.#winners = Array<null>(record.moves.length + 1).fill(null);
    this.#winning = Array<null>(record.moves.length).fill(null);
  }

  /** False if the game tree is too large from here. */
  findWinner(ply: number): boolean {
    const winner = this.#solver.winner(this.#state(ply));
    if (winner === undefined) return false;
    this.#winners[ply] = winner;
    this.#from = ply;
    return true;
  }

  findMoves(ply: number): void {
    const winner = this.#winners[ply];
    if (this.#winning[ply] !== null || winner === null) return;
    const { seat } = this.#record.moves[ply] as Played<WolfAndHound>;
    if (this.#team(seat) !== winner) {
      this.#winning[ply] = [];
      return;
    }
    const moves = wolfAndHound.legal(this.#state(ply), seat);
    const winners = moves.map((move) => this.#solver.winnerAfter(this.#state(ply), move));
    if (winners.includes(undefined)) return;
    this.#winning[ply] = moves.filter((_, i) => winners[i] === winner).map(wolfAndHound.write);
  }

  soFar(): OpenCards {
    const thrownAway = this.#record.moves.flatMap(({ seat }, ply) => {
      const after = this.#winners[ply + 1];
      return this.#winners[ply] === this.#team(seat) && after !== null && after !== this.#team(seat) ? [ply] : [];
    });
    return { from: this.#from, winners: [...this.#winners], winning: [...this.#winning], thrownAway, nodes: this.#solver.nodes };
  }

  #team(seat: number): number {
    return wolfAndHound.teamOf(this.#record.config, seat);
  }

  #state(ply: number): WolfAndHound['State'] {
    return this.#states[ply] as WolfAndHound['State'];
  }
}
