import type { Game, GameTypes, Seat } from '@bellwether/kernel';
import type { Seating } from './game-bots.ts';

/** A seat's share of a finished game: 1 for a win, 0 for a loss; teams that win together share equally. */
export function shareOf<T extends GameTypes>(game: Game<T>, config: T['Config'], outcome: T['Outcome'], seat: Seat): number {
  const winners = game.winners(config, outcome);
  const teams = new Set(winners.map((winner) => game.teamOf(config, winner)));
  return winners.includes(seat) ? 1 / teams.size : 0;
}

/** Rival A's share of a finished game. Averaged over seatings that favor neither rival, 0.5 is even. */
export function scoreOfA<T extends GameTypes>(game: Game<T>, config: T['Config'], outcome: T['Outcome'], seating: Seating): number {
  const winners = game.winners(config, outcome);
  return winners.filter((seat) => seating[seat - 1] === 'a').length / winners.length;
}
