import type { Game, GameTypes, Seat } from '@bellwether/kernel';
import type { Seating } from './game-bots.ts';
import { type Level, levelForPartner } from './levels.ts';

/** A seat's share of a finished game: 1 for a win, 0 for a loss; teams that win together share equally. */
export function shareOf<T extends GameTypes>(game: Game<T>, config: T['Config'], outcome: T['Outcome'], seat: Seat): number {
  const winners = game.winners(config, outcome);
  const teams = new Set(winners.map((winner) => game.teamOf(config, winner)));
  return winners.includes(seat) ? 1 / teams.size : 0;
}

/** Rival A's share of a finished game. Over seatings that favour neither rival, 0.5 is even. */
export function scoreOfA<T extends GameTypes>(game: Game<T>, config: T['Config'], outcome: T['Outcome'], seating: Seating): number {
  const winners = game.winners(config, outcome);
  return winners.filter((seat) => seating[seat - 1] === 'a').length / winners.length;
}

/** The level a bot plays at in its seat: as a person's partner, Herder or better. */
export function seatedLevel<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seat: Seat,
  level: Level,
  isPerson: (seat: Seat) => boolean,
): Level {
  const team = game.teamOf(config, seat);
  const partners = game.seats(config).filter((other) => other !== seat && game.teamOf(config, other) === team);
  return partners.some(isPerson) ? levelForPartner(level) : level;
}
