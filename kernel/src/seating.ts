import { type Seed, seedRandom } from './deal.ts';
import type { Game, GameTypes } from './game.ts';
import { type Random, shuffle } from './random.ts';
import type { Seat } from './seat.ts';

/** How seats are mixed before a game (R-SEATS): everyone anywhere, or partners kept together. */
export const MIXES = ['all', 'partners'] as const;
export type Mix = (typeof MIXES)[number];

/** Mixed seats. `from` has, for each seat in order, the seat its player had before. */
export interface Seating {
  readonly mix: Mix;
  readonly from: readonly Seat[];
}

/**
 * Every order is equally likely; with `partners`, every order that keeps partners together. Rules know nothing of it: seats are settled
 * before the deal.
 */
export function mixSeats<T extends GameTypes>(game: Game<T>, config: T['Config'], mix: Mix, random: Random): Seating {
  const seats = game.seats(config);
  for (;;) {
    const from = shuffle([...seats], random);
    if (mix === 'all' || keepsPartners(game, config, from)) return { mix, from };
  }
}

/** The same from a deal's seed, by a separate stream: it reveals nothing about the cards (docs/deals.md). */
export function seatingFromSeed<T extends GameTypes>(game: Game<T>, config: T['Config'], mix: Mix, seed: Seed): Seating {
  return mixSeats(game, config, mix, seedRandom(seed, 'bellwether seats'));
}

/** Reorders values by seat after their players have moved. */
export function reseat<X>(bySeat: readonly X[], { from }: Seating): X[] {
  return from.map((seat) => bySeat[seat - 1] as X);
}

/** The new seat of the player who sat at `seat`. */
export function seatAfter({ from }: Seating, seat: Seat): Seat {
  return from.indexOf(seat) + 1;
}

/** Whether two of the seats are partners. If none are, both ways of mixing are the same. */
export function hasPartners<T extends GameTypes>(game: Game<T>, config: T['Config']): boolean {
  const seats = game.seats(config);
  return new Set(seats.map((seat) => game.teamOf(config, seat))).size < seats.length;
}

function keepsPartners<T extends GameTypes>(game: Game<T>, config: T['Config'], from: readonly Seat[]): boolean {
  const team = (seat: Seat) => game.teamOf(config, seat);
  return from.every((a, i) => from.every((b, j) => (team(a) === team(b)) === (team(i + 1) === team(j + 1))));
}
