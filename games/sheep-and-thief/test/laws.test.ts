import { checkLaws, checkSecrecy, FastRandom, type GameRecord, LawBroken, viewers } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Config, EDITIONS, sheepAndThief as game, lawKit, PLAYERS, randomConfig, type SheepAndThief } from '../src/index.ts';

const CONFIGS: Config[] = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    [false, true].flatMap((missions) => [false, true].map((blackSheep) => ({ edition, players, missions, blackSheep }))),
  ),
);
/** A time limit, not a count: the laws are tried on as many games as a busy machine allows, and on some at least. */
const MILLISECONDS = 10_000;

/** All laws on one game; then secrecy for everybody, on the whole of it and as far as some move in the middle. */
function tryGame(config: Config, random: FastRandom): number {
  const record = checkLaws(lawKit, config, random);
  let compared = 0;
  for (const viewer of viewers(game, config)) {
    for (const moves of [record.moves.length, random.below(record.moves.length)]) {
      compared += checkSecrecy(lawKit, { ...record, moves: record.moves.slice(0, moves) }, viewer, random);
    }
  }
  return compared;
}

describe('the laws', () => {
  test.each(CONFIGS)('hold with $players players, $edition, missions $missions, black sheep $blackSheep', (config) => {
    const compared = tryGame(config, new FastRandom(3 * CONFIGS.indexOf(config) + 1));
    expect(compared, 'plies of twins').toBeGreaterThan(0);
  });

  test('hold for any set-up, custom decks too', () => {
    const random = new FastRandom(1789);
    const until = performance.now() + MILLISECONDS;
    let games = 0;
    while (games < 12 || performance.now() < until) {
      tryGame(randomConfig(random), random);
      games++;
    }
    expect(games).toBeGreaterThanOrEqual(12);
  });
});

/** Guards that cannot bite guard nothing: each law is broken once on purpose. */
describe('the secrecy law bites', () => {
  const config: Config = { edition: '2017', players: 3, missions: true, blackSheep: false };
  const leaky = (leak: (state: SheepAndThief['State']) => unknown) => ({
    ...lawKit,
    game: {
      ...game,
      view: (state: SheepAndThief['State'], viewer: number | 'spectator') => ({ ...game.view(state, viewer), leak: leak(state) }),
    },
  });
  const records: GameRecord<SheepAndThief>[] = [1, 2, 3, 4].map((seed) => {
    const random = new FastRandom(seed);
    const deal = game.deal(config, random);
    const state = game.start(config, deal);
    const moves = [];
    while (moves.length < 20) {
      const seat = game.toAct(state)[0] as number;
      const move = game.sample(state, seat, random);
      game.apply(state, seat, move);
      moves.push({ seat, move });
    }
    return { config, sitters: [], deal, moves };
  });
  test.each([
    ['the deck', (state: SheepAndThief['State']) => state.deck],
    ['kept cards', (state: SheepAndThief['State']) => state.hands],
    ['picks', (state: SheepAndThief['State']) => state.picks],
    ['packets', (state: SheepAndThief['State']) => state.packets],
    ['missions', (state: SheepAndThief['State']) => state.missions],
    ['memories', (state: SheepAndThief['State']) => state.memory],
  ])('when %s leak', (_, leak) => {
    const random = new FastRandom(5);
    const tryAll = () => {
      for (const record of records)
        for (let n = 1; n <= 20; n++) checkSecrecy(leaky(leak), { ...record, moves: record.moves.slice(0, n) }, 2, random);
    };
    expect(tryAll).toThrow(LawBroken);
  });
  test('and not when nothing leaks', () => {
    const random = new FastRandom(5);
    for (const record of records) expect(checkSecrecy(lawKit, record, 2, random)).toBeGreaterThan(0);
  });
});
