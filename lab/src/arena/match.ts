import { scoreOfA } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { emptyTally, type Pairing, playersStream, setupOf, stream, type Tally } from '../ladder/match.ts';
import { Fault } from './program.ts';
import type { SeatTaker } from './seat-taker.ts';
import { Table } from './table.ts';

/** A program (A) against one of our players (B) at one set-up, deal by deal in every seating. */
export interface Match {
  readonly pairing: Pairing;
  readonly seed: number;
  readonly deals: number;
}

/** A game that the program lost by its own fault. */
export interface Forfeit {
  readonly deal: number;
  /** Seat by seat: `a` is the program. */
  readonly seating: string;
  readonly seat: Seat;
  /** The decisions of the game before it. */
  readonly ply: number;
  readonly why: string;
}

export interface Result {
  readonly tally: Tally;
  readonly forfeits: readonly Forfeit[];
  readonly slowest: number;
}

/** Plays a match to its end, or until there are `mostForfeits` forfeits. Results depend on the program, the seed and the number of deals. */
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
  for (let n = 0; n < deals; n++) {
    const config = configs[n % configs.length] as object;
    const deal = bots.game.deal(config, stream(seed, n));
    let got = 0;
    for (const [i, seating] of seatings.entries()) {
      const rivals = bots.game.seats(config).filter((seat) => seating[seat - 1] === 'b');
      const table = new Table(lab, config, deal, playersStream(seed, n, i), new Map(rivals.map((seat) => [seat, rival])), bots);
      const name = `deal ${n} ${seating.join('')}`;
      try {
        while (table.outcome === undefined) {
          const milliseconds = await taker.move(table, name, table.next);
          if (milliseconds === undefined) continue;
          const hundredths = Math.round(100 * milliseconds);
          tally.times[0][hundredths] = (tally.times[0][hundredths] ?? 0) + 1;
          slowest = Math.max(slowest, milliseconds);
        }
        taker.over(table, name, table.next);
        got += scoreOfA(bots.game, config, table.outcome, seating);
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        forfeits.push({ deal: n, seating: seating.join(''), seat: table.next, ply: table.moves.length, why: fault.message });
        if (forfeits.length >= mostForfeits) return { tally, forfeits, slowest };
      }
      played(tally.games + i + 1);
    }
    const mean = got / seatings.length;
    tally.deals++;
    tally.games += seatings.length;
    tally.sum += mean;
    tally.squares += mean * mean;
  }
  return { tally, forfeits, slowest };
}
