import { type AnyGameBots, type Level, shareOf } from '@bellwether/bots';
import { FastRandom, type GameRecord, type GameTypes, type Played } from '@bellwether/kernel';
import { type AnyReviewKit, judgeChoices, startChances } from '@bellwether/review';
import type { DealLuck, Roles } from './estimate.ts';
import { configsOf, kitOf, seatingsOf, type Task } from './tables.ts';

/** A separate stream for each seed and number. */
const stream = (seed: number, n: number) => new FastRandom(seed * 0x1_0000_0000 + n);
/** The games of a deal use consecutive streams; there are never more than this many. */
const SEATS = 4;
const PLAYERS_FROM = 0x8000_0000;

/** Plays a game between bots and returns its record. */
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
  return { record, end: state, outcome: game.outcome(state) as object };
}

/** Plays the deals of a task, each with every seating, and reviews one game in `every`. */
export function playLuck(task: Task): DealLuck[] {
  const { place, seed, first, deals, every, samples } = task;
  const { bots, ...whole } = kitOf(place.game);
  const kit = samples === undefined ? whole : withSamples(whole, samples);
  const configs = configsOf(place);
  const seatings = seatingsOf(place);
  return Array.from({ length: deals }, (_, i): DealLuck => {
    const n = first + i;
    const cards = stream(seed, n);
    const config = configs[cards.below(configs.length)] as object;
    const deal = bots.game.deal(config, cards);
    const games = seatings.map((levels, seating) => {
      const { record, end, outcome } = playGame(bots, config, deal, levels, stream(seed, PLAYERS_FROM + SEATS * n + seating));
      const gained = kit.analyst.gold?.leads(end) ?? sharesGained(kit, config, outcome);
      return { record, levels, gained: byRole(levels, gained) };
    });
    const gained = meansOf(games.map((one) => one.gained));
    // One game in `every`, each seating equally often.
    const looked = games.filter((_, seating) => (n + seating) % every === 0);
    if (looked.length === 0) return { gained };
    const found = looked.map(({ record, levels }) => ({ levels, ...judgeChoices(kit, record) }));
    const given = found.flatMap(({ levels, each }) =>
      each.map(({ seat, effect }) => [levels[seat - 1] as Level, -(effect[seat - 1] as number)] as const),
    );
    const choices = meansOf(found.map((one) => byRole(one.levels, one.choices)));
    return { gained, reviewed: { games: looked.length, gained: meansOf(looked.map((one) => one.gained)), choices, given } };
  });
}

function withSamples(kit: AnyReviewKit, samples: number): AnyReviewKit {
  return { ...kit, effort: (config) => ({ ...kit.effort(config), decisions: samples, changed: samples }) };
}

/** By seat: the share of the win minus the chance before the deal. */
function sharesGained(kit: AnyReviewKit, config: object, outcome: object): readonly number[] {
  const { game } = kit.analyst;
  const start = startOf(kit, config);
  return game.seats(config).map((seat, s) => shareOf(game, config, outcome, seat) - (start[s] as number));
}

/** By configuration: each seat's chance before the deal. More games than in a review, since all deals share its error. */
const starts = new Map<string, readonly number[]>();
const TIMES_A_REVIEW = 2;

function startOf(kit: AnyReviewKit, config: object): readonly number[] {
  const key = JSON.stringify(config);
  const known = starts.get(key);
  if (known !== undefined) return known;
  const { start } = kit.effort(config);
  const found = startChances(kit.analyst, config, TIMES_A_REVIEW * start, new FastRandom(0));
  starts.set(key, found);
  return found;
}

/** If levels differ, the mean of each level's seats; otherwise each seat. */
function byRole(levels: readonly Level[], values: readonly number[]): Roles {
  const sitting = [...new Set(levels)];
  if (sitting.length === 1) return Object.fromEntries(values.map((value, i) => [`seat ${i + 1}`, value]));
  return Object.fromEntries(sitting.map((level) => [level, mean(values.filter((_, i) => levels[i] === level))]));
}

function meansOf(games: readonly Roles[]): Roles {
  return Object.fromEntries(Object.keys(games[0] ?? {}).map((role) => [role, mean(games.map((one) => one[role] as number))]));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
