import { type AnyGameBots, type Level, shareOf } from '@bellwether/bots';
import { FastRandom, type GameRecord, type GameTypes, type Played, type Seat } from '@bellwether/kernel';
import { judgeChoices, openReview, type Review, startOf } from '@bellwether/review';
import { BINS, type Bin } from '../ladder/match.ts';
import { configsOf, kitOf, sittersOf, type Task } from './tables.ts';
import { emptyLuck, type LuckTally, note } from './tally.ts';

/** A separate stream for each seed and number. */
const stream = (seed: number, n: number) => new FastRandom(seed * 0x1_0000_0000 + n);
const PLAYERS_FROM = 0x8000_0000;

/** A game of the bots as a record. */
export function playGame({ game, players }: AnyGameBots, config: object, deal: object, levels: readonly Level[], random: FastRandom) {
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const level = levels[seat - 1] as Level;
    const { move } = players[level].choose(game.view(state, seat), game.legal(state, seat), { explain: false }, random);
    moves.push({ seat, move });
    game.apply(state, seat, move);
  }
  const record: GameRecord<GameTypes> = { config, deal, moves, sitters: levels.map((level) => `bot:${level}`) };
  return { record, outcome: game.outcome(state) as object };
}

/** Plays and reviews a task to its end. */
export function playLuck({ place, seed, first, games, every, graph }: Task): LuckTally {
  const { bots, ...kit } = kitOf(place.game);
  const { game } = bots;
  const configs = configsOf(place);
  const tally = emptyLuck();
  for (let n = first; n < first + games; n++) {
    const config = configs[n % configs.length] as object;
    const levels = sittersOf(place.table, place.players, Math.floor(n / configs.length));
    const { record, outcome } = playGame(bots, config, game.deal(config, stream(seed, n)), levels, stream(seed, PLAYERS_FROM + n));
    tally.games++;
    const start = startOf(kit, record);
    const seats = game.seats(config);
    const roles = (seat: Seat) => [`seat ${seat}`, ...(new Set(levels).size > 1 ? [levels[seat - 1] as Level] : [])];
    for (const seat of seats) {
      for (const role of roles(seat)) note(tally.gained, role, shareOf(game, config, outcome, seat) - (start[seat - 1] as number));
    }
    if (n % every !== 0) continue;
    tally.reviewed++;
    const { decisions, balance } = judgeChoices(kit, record);
    for (const { seat, given } of decisions) note(tally.given, levels[seat - 1] as Level, given);
    for (const { seat, choices, luck, given } of balance) {
      note(tally.givenAGame, levels[seat - 1] as Level, given);
      for (const role of roles(seat)) {
        note(tally.choices, role, choices);
        note(tally.luck, role, luck);
      }
    }
    if (graph) noteGraph(tally, graphOf(openReview({ ...kit, extras: () => [] }, record)));
  }
  return tally;
}

function graphOf(steps: ReturnType<typeof openReview>): Review {
  let last: Review | undefined;
  if ('kind' in steps) throw new Error(steps.code);
  for (const review of steps) last = review;
  return last as Review;
}

function noteGraph(tally: LuckTally, { lines, seats, plies }: Review): void {
  for (const { eyes, seat, points } of lines) {
    const won = seats[seat - 1]?.result ?? 0;
    for (const { win } of points.slice(0, plies)) {
      const bin = tally[eyes === 'open' ? 'open' : 'own'][Math.min(BINS - 1, Math.floor(win * BINS))] as Bin;
      bin.count++;
      bin.said += win;
      bin.won += won;
    }
  }
}
