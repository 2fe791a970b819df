import { OpenCards as Solver } from '@bellwether/bots/wolf-and-hound/open-cards';
import type { GameRecord } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Extras } from '../kit.ts';
import { storyOf } from '../story.ts';

/** Positions looked at, in all: about four seconds on a slow core. Counted, not timed, so that a review is the same everywhere. */
const MOST_NODES = 4_000_000;

/** The truth with open cards, from the last ply backwards until the game gets too large. */
export function* openCards(record: GameRecord<WolfAndHound>): Generator<Extras> {
  const { states } = storyOf(wolfAndHound, record);
  const plies = record.moves.length;
  const solver = new Solver(states[0] as WolfAndHound['State'], MOST_NODES);
  const winners: (number | null)[] = Array<null>(plies + 1).fill(null);
  const winning: string[][] = record.moves.map(() => []);
  let from = plies;
  const soFar = (): Extras => ({
    openCards: { from, winners: winners.slice(), winning: winning.slice(), thrownAway: thrownAway(record, winners), nodes: solver.nodes },
  });
  for (let ply = plies; ply >= 0; ply--) {
    const state = states[ply] as WolfAndHound['State'];
    const winner = solver.winner(state);
    if (winner === undefined) break;
    winners[ply] = winner;
    from = ply;
    const mover = record.moves[ply];
    if (mover !== undefined && wolfAndHound.teamOf(record.config, mover.seat) === winner) {
      const moves = wolfAndHound.legal(state, mover.seat).map((move) => ({ move, winner: solver.winnerAfter(state, move) }));
      const isKnown = moves.every((one) => one.winner !== undefined);
      winning[ply] = isKnown ? moves.filter((one) => one.winner === winner).map(({ move }) => wolfAndHound.write(move)) : [];
    }
    yield soFar();
  }
  yield soFar();
}

/** Plies after which the mover's side could no longer win, though it could before. */
function thrownAway({ config, moves }: GameRecord<WolfAndHound>, winners: readonly (number | null)[]): number[] {
  return moves.flatMap(({ seat }, ply) => {
    const team = wolfAndHound.teamOf(config, seat);
    return winners[ply] === team && winners[ply + 1] !== team ? [ply] : [];
  });
}
