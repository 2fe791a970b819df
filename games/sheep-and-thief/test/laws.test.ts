import { checkLaws, checkSecrecy, FastRandom, type Game, type GameRecord, LawBroken, viewers } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  EDITIONS,
  sheepAndThiefWithPositions as game,
  lawKit,
  PLAYERS,
  randomConfig,
  type SheepAndThief,
} from '../src/index.ts';

const CONFIGS: Config[] = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    [false, true].flatMap((missions) => [false, true].map((blackSheep) => ({ edition, players, missions, blackSheep }))),
  ),
);
/** A time limit instead of a count: checks as many games as the machine allows, but at least a few. */
const MILLISECONDS = 10_000;

/** All laws on one game; then secrecy for every viewer, on the whole game and up to some move in the middle. */
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

/** Each law is broken once on purpose, to prove that it can fail. */
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

type View = SheepAndThief['View'];
type EventView = SheepAndThief['EventView'];
type State = SheepAndThief['State'];

/** A `follow` that is wrong after one kind of event. */
const wrongAfter = (kind: EventView['kind'], spoil: (after: View, before: View) => View) => ({
  follow: (view: View, event: EventView) => {
    const after = game.follow(view, event);
    return event.kind === kind ? spoil(after, view) : after;
  },
});
const own = (view: View, change: Partial<View['own']>): View => ({ ...view, own: { ...view.own, ...change } });

const FOLLOWS = 'a view follows its events';
const MUTANTS: readonly [title: string, mutation: Partial<Game<SheepAndThief>>, law: string][] = [
  ['forgets what was in the packet', wrongAfter('passes', (after, { own: { memory } }) => own(after, { memory })), FOLLOWS],
  ['forgets the last packet', wrongAfter('keeps', (after, { own: { memory } }) => own(after, { memory })), FOLLOWS],
  ['miscounts the packets', wrongAfter('passes', (after) => ({ ...after, packetSizes: after.packetSizes.map((n) => n + 1) })), FOLLOWS],
  ['waits for one who has chosen', wrongAfter('picks', (after, { toAct }) => ({ ...after, toAct })), FOLLOWS],
  ['forgets the front of a face-down card', wrongAfter('places', (after) => own(after, { fronts: [] })), FOLLOWS],
  ['forgets the card put out', wrongAfter('starts-round', (after, before) => own(after, { out: before.own.out })), FOLLOWS],
  ['leaves the next starter out', wrongAfter('starts-round', (after, { starter }) => ({ ...after, starter })), FOLLOWS],
  ['gives no sheep to the paddock', wrongAfter('steals', (after, { boards }) => ({ ...after, boards })), FOLLOWS],
  ['keeps the supply as it was', wrongAfter('loses', (after, { supply }) => ({ ...after, supply })), FOLLOWS],
  ['leaves the black sheep out', wrongAfter('goes-home', (_, before) => before), FOLLOWS],
  ['does not show the missions', wrongAfter('reveals', (_, before) => before), FOLLOWS],
  [
    'writes into the view it is given',
    { follow: (view, event) => Object.assign(view, game.follow(view, event)) },
    'following changes no view',
  ],
  ['leaves the discards out of its stages', wrongAfter('ends-round', (_, before) => before), FOLLOWS],
  [
    'shows a table where everybody is waited for',
    { tableOf: (view) => Object.assign(game.tableOf(view), { waiting: (1 << view.config.players) - 1 }) },
    'the table of a view has the same seats to act',
  ],
  [
    'shows a table without the own hand',
    { tableOf: (view) => game.tableOf(own(view, { hand: view.own.hand.slice(1) })) },
    'the table of a view has the same legal moves',
  ],
  [
    'copies all but the foxes',
    {
      copyInto: (to: State, from: State) => {
        const { fox } = to;
        game.copyInto(to, from);
        to.fox = fox;
      },
    },
    'a state copied into another is equal',
  ],
  ['calls all seats one team', { teamOf: () => 0 }, 'whole teams win'],
  ['knows no winner', { winners: () => [] }, 'at least one seat wins'],
];

describe('a game that', () => {
  const configs: readonly Config[] = [
    { edition: '2017', players: 2, missions: true, blackSheep: true },
    { edition: '2017', players: 4, missions: true, blackSheep: true },
  ];
  function lawBrokenBy(mutation: Partial<Game<SheepAndThief>>): string | undefined {
    const random = new FastRandom(7);
    try {
      for (let i = 0; i < 40; i++) checkLaws({ ...lawKit, game: { ...game, ...mutation } }, configs[i % 2] as Config, random);
    } catch (error) {
      if (error instanceof LawBroken) return error.message.split(':')[0];
      throw error;
    }
    return undefined;
  }
  test.each(MUTANTS)('%s breaks a law', (_, mutation, law) => {
    expect(lawBrokenBy(mutation)).toBe(law);
  });
});
