import { type AnyGameBots, shareOf } from '@bellwether/bots';
import { type GameTypes, type Headers, type Played, type Seat, writeRecord } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { budgetOf, readEntrant } from '../ladder/entrant.ts';
import { type Pairing, playersStream, setupOf, stream } from '../ladder/match.ts';

/** How views are written. */
export interface Shown {
  readonly view: boolean;
  readonly text: boolean;
  readonly array: boolean;
}

/** A recorded decision: what the seat saw, its move, and its player's estimate. */
interface Decision {
  readonly seat: Seat;
  readonly view?: object;
  readonly text?: string;
  readonly array?: string;
  readonly move: string;
  /** The win probability of the seat's side, as the player sees it. */
  readonly win: number;
  readonly considered: readonly { readonly move: string; readonly win: number }[];
}

/** A game as one line of a dataset. */
export interface GameLine {
  readonly t: 'game';
  readonly game: string;
  readonly rules: number;
  readonly setup: string;
  readonly config: Headers;
  readonly seed: number;
  readonly deal: number;
  /** The player of each seat. */
  readonly seats: readonly string[];
  readonly moves: readonly Decision[];
  readonly winners: readonly Seat[];
  readonly shares: readonly number[];
  readonly record: string;
}

/** Plays deal `n` of the seed with one seating of its set-up: the same game that the ladder plays. */
export function gameLine(pairing: Pairing, seed: number, n: number, seatingIndex: number, shown: Shown): GameLine {
  const { bots, configs, seatings, name: setup } = setupOf(pairing);
  const { game } = bots;
  const lab = gameById(game.id);
  const config = configs[n % configs.length] as object;
  const seating = seatings[seatingIndex] as (typeof seatings)[number];
  const seats = game.seats(config).map((seat) => (seating[seat - 1] === 'a' ? pairing.a : pairing.b));
  const entrants = seats.map(readEntrant);
  const random = playersStream(seed, n, seatingIndex);
  const deal = game.deal(config, stream(seed, n));
  const state = game.start(config, deal);
  const decisions: Decision[] = [];
  const moves: Played<GameTypes>[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const view = game.view(state, seat);
    const entrant = entrants[seat - 1] as (typeof entrants)[number];
    const choice = bots.players[entrant.name].choose(view, game.legal(state, seat), budgetOf(bots, entrant), random);
    decisions.push({
      seat,
      ...(shown.view && { view }),
      ...(shown.text && { text: lab.puzzles?.views.write(view).view ?? '' }),
      ...(shown.array && { array: Buffer.from(lab.choices?.array(view) ?? []).toString('base64') }),
      move: game.write(choice.move),
      win: rounded(choice.win),
      considered: choice.considered.map(({ move, win }) => ({ move: game.write(move), win: rounded(win) })),
    });
    game.apply(state, seat, choice.move);
    moves.push({ seat, move: choice.move });
  }
  return {
    t: 'game',
    game: game.id,
    rules: game.rulesVersion,
    setup,
    config: game.configs.write(config),
    seed,
    deal: n,
    seats,
    moves: decisions,
    ...resultOf(bots, config, game.outcome(state) as object),
    record: writeRecord(game, { config, sitters: seats.map((name) => `bot:${name}`), deal, moves }),
  };
}

function resultOf({ game }: AnyGameBots, config: object, outcome: object): Pick<GameLine, 'winners' | 'shares'> {
  return { winners: game.winners(config, outcome), shares: game.seats(config).map((seat) => shareOf(game, config, outcome, seat)) };
}

const rounded = (win: number): number => Math.round(10_000 * win) / 10_000;
