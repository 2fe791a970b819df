import type { Mirror } from '@bellwether/client';
import {
  type AnyGame,
  FastRandom,
  type GameRecord,
  type GameTypes,
  type LawKit,
  type Random,
  type Seat,
  type Viewer,
} from '@bellwether/kernel';
import { randomConfig as sheepConfig, lawKit as sheepLaws } from '@bellwether/sheep-and-thief';
import { DEFAULT_SETTINGS } from '@bellwether/wire';
import { randomConfig as wolfConfig, lawKit as wolfLaws } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { OnlineSource } from '../../src/connection/online-source.ts';
import type { OnlineTable } from '../../src/connection/online-table.ts';
import { LocalTable } from '../../src/local/local-table.ts';
import type { Sitter } from '../../src/model/sitter.ts';
import { createSignal } from '../../src/ui/signal.ts';

type Any = GameRecord<GameTypes>;
interface Tested {
  readonly kit: LawKit<GameTypes>;
  readonly config: (random: Random) => object;
}

const GAMES: readonly Tested[] = [
  { kit: wolfLaws as unknown as LawKit<GameTypes>, config: wolfConfig },
  { kit: sheepLaws as unknown as LawKit<GameTypes>, config: sheepConfig },
];
const ROUNDS = 60;

/** The first moves of a random game: somewhere in the middle, where most is hidden. */
function running(game: AnyGame, config: object, random: Random): Any {
  const deal = game.deal(config, random);
  const moves: { seat: Seat; move: object }[] = [];
  for (let most = 3 + random.below(40); most > 0; most--) {
    const state = after(game, { config, deal, sitters: [], moves });
    const acting = game.toAct(state);
    const seat = acting[random.below(acting.length)];
    if (seat === undefined) break;
    moves.push({ seat, move: game.sample(state, seat, random) });
  }
  // The last of them may have ended the game.
  while (game.outcome(after(game, { config, deal, sitters: [], moves })) !== undefined) moves.pop();
  return { config, deal, sitters: [], moves };
}

function after(game: AnyGame, { config, deal, moves }: Any, tell?: (event: object) => void) {
  const state = game.start(config, deal);
  for (const { seat, move } of moves) game.apply(state, seat, move, tell);
  return state;
}

/** As the page of a local game gets it, with or without a curtain. */
function local(game: AnyGame, record: Any, people: number): Promise<string> {
  const sitters = game.seats(record.config).map((seat): Sitter => (seat <= people ? 'guest' : 'bot:lamb'));
  const table = new LocalTable({
    id: 'test',
    game,
    record: { ...record, sitters },
    sitters,
    post: () => undefined,
    bots: () => Promise.reject(new Error('nobody moves')),
    keeper: { save: () => undefined },
  });
  table.open();
  return table.openRecord();
}

/** As the page of an online game gets it, which knows only what its seat was sent. */
async function online(game: AnyGame, record: Any, viewer: Viewer): Promise<string | undefined> {
  const events: object[] = [];
  const state = after(game, record, (event) => {
    const seen = game.show(event, viewer);
    if (seen) events.push(seen);
  });
  const mirror: Mirror = {
    seq: 1,
    info: {
      table: 'abcdefghij012345',
      game: game.id,
      rules: game.rulesVersion,
      config: [],
      settings: DEFAULT_SETTINGS,
      status: 'playing',
      gameNumber: 1,
      seats: game.seats(record.config).map((seat) => ({ seat, kind: 'human', name: `Anna ${seat}` })),
      toAct: [...game.toAct(state)],
      score: [],
    },
    clocksAt: 0,
    viewer,
    host: true,
    view: game.view(state, viewer),
    legal: [],
    online: [],
    events,
    moves: record.moves.length,
    own: 0,
    recap: [],
  };
  const table = { id: mirror.info.table, mirror: createSignal(mirror), listen: () => () => undefined };
  return await new OnlineSource(table as unknown as OnlineTable, game).openRecord();
}

describe.each(GAMES)('$kit.game.id: the text of a running game', ({ kit, config }) => {
  const { game } = kit;

  it('is the same for every game that looks the same to a spectator: against bots, around one device and online', async () => {
    const random = new FastRandom(15);
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const record = running(game, config(random), random);
      const twin = kit.twin(record, 'spectator', random);
      if (twin === undefined) continue;
      compared++;
      const seats = game.seats(record.config);
      for (const people of [1, seats.length]) expect(await local(game, twin, people)).toBe(await local(game, record, people));
      for (const seat of seats) expect(await online(game, twin, seat)).toBe(await online(game, record, seat));
    }
    expect(compared).toBeGreaterThan(ROUNDS / 2);
  });

  it('is what a spectator noticed, whoever’s page writes it, and names neither deal nor people', async () => {
    const random = new FastRandom(16);
    const record = running(game, config(random), random);
    const seats = game.seats(record.config);
    const told = await online(game, record, 'spectator');
    for (const seat of seats) expect(await online(game, record, seat)).toBe(told);
    expect(await local(game, record, seats.length)).toBe(told);
    expect(told).toMatch(new RegExp(`\\[Game "${game.id}"\\]`));
    expect(told).not.toMatch(/\[(Deal|Seed)|Anna|abcdefghij/);
    expect(told?.split('\n').filter((line) => /^\w[\w-]* .*seat:/.test(line)).length).toBeGreaterThan(2);
  });
});

it('is the whole record once the game is over', async () => {
  const [{ kit, config } = GAMES[0] as Tested] = GAMES;
  const random = new FastRandom(3);
  const setUp = config(random);
  const moves: { seat: Seat; move: object }[] = [];
  const state = kit.game.start(setUp, kit.game.deal(setUp, new FastRandom(4)));
  for (let seat = kit.game.toAct(state)[0]; seat !== undefined; seat = kit.game.toAct(state)[0]) {
    const move = kit.game.sample(state, seat, random);
    kit.game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const record = { config: setUp, deal: kit.game.deal(setUp, new FastRandom(4)), sitters: [], moves };
  expect(await local(kit.game, record, 1)).toContain('[Deal "');
});
