import { type AnyGameBots, botsFor, type LadderSetup, type Seating, scoreOfA, shareOf } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import { UserError } from '../user-error.ts';
import { budgetOf, type Entrant, readEntrant } from './entrant.ts';

/** One pairing at one set-up. */
export interface Pairing {
  readonly game: string;
  readonly setup: string;
  readonly players: number;
  readonly a: string;
  readonly b: string;
}

/** Some deals of a pairing, each played with all seatings. The result depends only on the seed and the numbers of the deals. */
export interface Task {
  readonly pairing: Pairing;
  readonly seed: number;
  readonly firstDeal: number;
  readonly deals: number;
}

export const BINS = 10;

/** The result of a task. All fields are sums, so the results of tasks can be added. */
export interface Tally {
  deals: number;
  games: number;
  /** Sums over deals: A's mean share over the seatings, and its square. */
  sum: number;
  squares: number;
  /** Decision times of A and B: counts by hundredths of a millisecond. */
  readonly times: [Record<number, number>, Record<number, number>];
  /** Win probabilities that A and B predicted, binned by tenths. */
  readonly bins: [Bin[], Bin[]];
}

export interface Bin {
  count: number;
  said: number;
  won: number;
}

export function emptyTally(): Tally {
  const bins = () => Array.from({ length: BINS }, (): Bin => ({ count: 0, said: 0, won: 0 }));
  return { deals: 0, games: 0, sum: 0, squares: 0, times: [{}, {}], bins: [bins(), bins()] };
}

export function addTally(to: Tally, more: Tally): void {
  to.deals += more.deals;
  to.games += more.games;
  to.sum += more.sum;
  to.squares += more.squares;
  for (const side of [0, 1] as const) {
    for (const [time, count] of Object.entries(more.times[side]))
      to.times[side][Number(time)] = (to.times[side][Number(time)] ?? 0) + count;
    more.bins[side].forEach((bin, i) => {
      const into = to.bins[side][i] as Bin;
      into.count += bin.count;
      into.said += bin.said;
      into.won += bin.won;
    });
  }
}

/** Throws UserError for a game without bots or a set-up it does not have. */
export function setupOf({ game, setup, players, a, b }: Pairing): LadderSetup<GameTypes> & { readonly bots: AnyGameBots } {
  const bots = botsFor(game);
  if (bots === undefined) throw new UserError(`${game} has no bots yet`);
  const setups = bots.setups(players);
  const found = setups.find(({ name }) => name === setup);
  if (found === undefined) throw new UserError(`--setup: "${setup}" is not one of ${setups.map(({ name }) => name).join(', ')}`);
  // A level against itself plays the same game with every seating of a deal, so one seating is enough.
  return { ...found, bots, seatings: a === b ? found.seatings.slice(0, 1) : found.seatings };
}

/** A separate random stream for each seed and number. */
export const stream = (seed: number, n: number) => new FastRandom(seed * 0x1_0000_0000 + n);
/** Stream numbers below this are for deals, the others for players. */
const PLAYERS_FROM = 0x8000_0000;
const MOST_SEATINGS = 8;

/** The players' random stream in one game: of this deal, with this seating. */
export const playersStream = (seed: number, deal: number, seating: number) => stream(seed, PLAYERS_FROM + MOST_SEATINGS * deal + seating);

/** Plays a task to its end. */
export function playTask({ pairing, seed, firstDeal, deals }: Task): Tally {
  const { bots, configs, seatings } = setupOf(pairing);
  const rivals = { a: readEntrant(pairing.a), b: readEntrant(pairing.b) };
  const tally = emptyTally();
  for (let n = firstDeal; n < firstDeal + deals; n++) {
    const config = configs[n % configs.length] as object;
    const deal = bots.game.deal(config, stream(seed, n));
    let got = 0;
    seatings.forEach((seating, i) => {
      got += playGame(bots, config, deal, seating, rivals, playersStream(seed, n, i), tally);
    });
    const mean = got / seatings.length;
    tally.deals++;
    tally.games += seatings.length;
    tally.sum += mean;
    tally.squares += mean * mean;
  }
  return tally;
}

function playGame(
  bots: AnyGameBots,
  config: object,
  deal: object,
  seating: Seating,
  rivals: Readonly<Record<'a' | 'b', Entrant>>,
  random: FastRandom,
  tally: Tally,
): number {
  const { game } = bots;
  const state = game.start(config, deal);
  const said: { side: 0 | 1; seat: Seat; win: number }[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as Seat;
    const rival = seating[seat - 1] as 'a' | 'b';
    const side = rival === 'a' ? 0 : 1;
    const entrant = rivals[rival];
    const view = game.view(state, seat);
    const legal = game.legal(state, seat);
    const began = process.threadCpuUsage();
    const { move, win, considered } = bots.players[entrant.name].choose(view, legal, budgetOf(bots, entrant), random);
    // CPU time of this thread, so that other load on the machine does not count.
    const { user, system } = process.threadCpuUsage(began);
    const hundredths = Math.round((user + system) / 10);
    // Skip forced moves: they take no time and would improve the figures unduly.
    if (considered.length > 1) tally.times[side][hundredths] = (tally.times[side][hundredths] ?? 0) + 1;
    said.push({ side, seat, win });
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state) as object;
  for (const { side, seat, win } of said) {
    const bin = tally.bins[side][Math.min(BINS - 1, Math.floor(win * BINS))] as Bin;
    bin.count++;
    bin.said += win;
    bin.won += shareOf(game, config, outcome, seat);
  }
  return scoreOfA(game, config, outcome, seating);
}
