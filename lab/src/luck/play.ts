import { type AnyGameBots, type Level, shareOf } from '@bellwether/bots';
import { FastRandom, type GameRecord, type GameTypes, type Played } from '@bellwether/kernel';
import { judgeChoices } from '@bellwether/review';
import { configsOf, kitOf, sittersOf, type Task } from './tables.ts';
import { emptyLuck, type LuckTally, note, type Sums } from './tally.ts';

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
export function playLuck({ place, seed, first, games, every }: Task): LuckTally {
  const { bots, ...kit } = kitOf(place.game);
  const { game } = bots;
  const configs = configsOf(place);
  const tally = emptyLuck();
  for (let n = first; n < first + games; n++) {
    // Drawn, not taken in turn: every so many games one is reviewed, and those must be like the others.
    const cards = stream(seed, n);
    const config = configs[cards.below(configs.length)] as object;
    const levels = sittersOf(place.table, place.players, cards.below(place.players));
    const { record, outcome } = playGame(bots, config, game.deal(config, cards), levels, stream(seed, PLAYERS_FROM + n));
    tally.games++;
    noteByRole(
      tally.won,
      levels,
      game.seats(config).map((seat) => shareOf(game, config, outcome, seat)),
    );
    if (n % every === 0) noteReview(tally, levels, judgeChoices(kit, record));
  }
  return tally;
}

function noteReview(tally: LuckTally, levels: readonly Level[], { start, decisions, balance }: ReturnType<typeof judgeChoices>): void {
  tally.reviewed++;
  for (const { seat, given } of decisions) note(tally.given, levels[seat - 1] as Level, given);
  for (const { seat, given } of balance) note(tally.givenAGame, levels[seat - 1] as Level, given);
  noteByRole(tally.start, levels, start);
  noteByRole(
    tally.choices,
    levels,
    balance.map(({ choices }) => choices),
  );
}

/** One number a game: for each seat, and where levels differ for each level the mean of its seats. */
function noteByRole(sums: Record<string, Sums>, levels: readonly Level[], values: readonly number[]): void {
  values.forEach((value, i) => {
    note(sums, `seat ${i + 1}`, value);
  });
  const sitting = new Set(levels);
  if (sitting.size === 1) return;
  for (const level of sitting) {
    const own = values.filter((_, i) => levels[i] === level);
    note(sums, level, own.reduce((sum, value) => sum + value, 0) / own.length);
  }
}
