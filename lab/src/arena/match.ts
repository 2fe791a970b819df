import { scoreOfA } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { emptyTally, type Pairing, playersStream, setupOf, stream, type Tally } from '../ladder/match.ts';
import { Fault } from './program.ts';
import type { SeatTaker } from './seat-taker.ts';
import { Table } from './table.ts';

/** A program (A) against one of our players (B) at one set-up. Each deal is played with every seating. */
export interface Match {
  readonly pairing: Pairing;
  readonly seed: number;
  readonly deals: number;
}

/** A game that the program forfeited. */
export interface Forfeit {
  readonly deal: number;
  /** One letter for each seat: `a` is the program. */
  readonly seating: string;
  readonly seat: Seat;
  /** The number of decisions in the game before it. */
  readonly ply: number;
  readonly why: string;
}

export interface Result {
  readonly tally: Tally;
  readonly forfeits: readonly Forfeit[];
  readonly slowest: number;
}

/**
 * Deals per block: a block is played with one seating, then with the next. This separates the games of a deal, so that a program cannot
 * recognize it.
 */
const BLOCK = 50;

/**
 * Plays a match until its end, or until `mostForfeits` forfeits. The results depend only on the program, the seed and the number of deals.
 */
export async function playMatch(
  { pairing, seed, deals }: Match,
  taker: SeatTaker,
  mostForfeits: number,
  played: (games: number) => void,
): Promise<Result> {
  const { bots, configs, seatings } = setupOf(pairing);
  const lab = gameById(pairing.game);
  const rival = readEntrant(pairing.b);
  const tally = emptyTally();
  const forfeits: Forfeit[] = [];
  let slowest = 0;
  let games = 0;

  /** Plays one game and returns the program's share. */
  const play = async (deal: number, seatingIndex: number): Promise<number> => {
    const config = configs[deal % configs.length] as object;
    const seating = seatings[seatingIndex] as (typeof seatings)[number];
    const seats = bots.game.seats(config);
    const rivals = new Map(seats.filter((seat) => seating[seat - 1] === 'b').map((seat) => [seat, rival]));
    const random = playersStream(seed, deal, seatingIndex);
    const table = new Table(lab, config, bots.game.deal(config, stream(seed, deal)), random, rivals, bots);
    const name = `game ${++games}`;
    try {
      while (table.outcome === undefined) {
        const milliseconds = await taker.move(table, name, table.next);
        if (milliseconds === undefined) continue;
        const hundredths = Math.round(100 * milliseconds);
        tally.times[0][hundredths] = (tally.times[0][hundredths] ?? 0) + 1;
        slowest = Math.max(slowest, milliseconds);
      }
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      forfeits.push({ deal, seating: seating.join(''), seat: table.next, ply: table.moves.length, why: fault.message });
      return 0;
    }
    for (const seat of seats) if (!table.isBot(seat)) taker.over(table, name, seat);
    return scoreOfA(bots.game, config, table.outcome, seating);
  };

  for (let first = 0; first < deals; first += BLOCK) {
    const block = Array.from({ length: Math.min(BLOCK, deals - first) }, (_, i) => ({ deal: first + i, got: 0 }));
    for (const seating of seatings.keys()) {
      for (const one of block) {
        one.got += await play(one.deal, seating);
        if (forfeits.length >= mostForfeits) return { tally, forfeits, slowest };
        played(games);
      }
    }
    for (const { got } of block) {
      const mean = got / seatings.length;
      tally.deals++;
      tally.games += seatings.length;
      tally.sum += mean;
      tally.squares += mean * mean;
    }
  }
  return { tally, forfeits, slowest };
}
