import {
  FastRandom,
  type GameRecord,
  type GameTypes,
  ParseError,
  pick,
  type Random,
  readRecord,
  replay,
  type Seat,
} from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { USUAL, type Wanted } from '../src/arena/messages.ts';
import { Session } from '../src/arena/session.ts';
import { Table } from '../src/arena/table.ts';
import { GAMES } from '../src/games.ts';
import type { AnyLabGame } from '../src/lab-game.ts';
import { runLab } from './run-lab.ts';

const EVERYTHING: Wanted = { view: true, legal: 20, choices: true, array: true, text: true };
const SAMPLE = process.env.PROOF ? 400 : 20;

interface Answer {
  readonly t: string;
  readonly code?: string;
  readonly info: {
    readonly status: string;
    readonly toAct: readonly number[];
    readonly winners?: readonly number[];
    readonly shares?: readonly number[];
  };
  readonly viewer: number;
  readonly view: object;
  readonly legal: readonly string[];
  readonly choices: readonly number[];
  readonly made: readonly number[];
  readonly array: string;
  readonly record: string;
}

function pipe() {
  const session = new Session();
  let line = 0;
  return (message: unknown) =>
    JSON.parse(session.answer(typeof message === 'string' ? message : JSON.stringify(message), ++line)) as Answer;
}

function kitOf(lab: AnyLabGame) {
  if (lab.choices === undefined || lab.laws === undefined) throw new Error(`${lab.title} has no choices or no laws`);
  return { choices: lab.choices, ...lab.laws };
}

describe.each(GAMES.map((lab) => [lab.title, lab] as const))('%s', (_, lab) => {
  const { game } = lab;
  const { choices, kit, randomConfig } = kitOf(lab);

  test('games of random choices end, every choice is one of the list, arrays have the size that was told', () => {
    let composed = 0;
    for (let seed = 1; seed <= SAMPLE / 2; seed++) {
      const random = new FastRandom(seed);
      const config = randomConfig(random);
      const ask = pipe();
      const { names, parts } = ask({ t: 'choices', game: game.id, config: game.configs.write(config) }) as unknown as {
        names: string[];
        parts: [string, number][];
      };
      const size = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(new Set(names).size).toBe(names.length);
      let answer = ask({ t: 'start', table: 1, game: game.id, config: game.configs.write(config), seed, ...EVERYTHING });
      for (let n = 0; answer.info.status === 'playing'; n++) {
        expect(n, `seed ${seed}`).toBeLessThan(20_000);
        expect(Buffer.from(answer.array, 'base64').length).toBe(size);
        expect(answer.choices.length).toBeGreaterThan(0);
        expect(answer.choices).toEqual([...new Set(answer.choices)].sort((a, b) => a - b));
        expect(answer.choices.every((choice) => names[choice] !== undefined)).toBe(true);
        if (answer.made.length > 0) composed++;
        answer = ask({ t: 'move', table: 1, choice: pick(answer.choices, random) });
        expect(answer.t, JSON.stringify(answer)).toBe('table');
      }
      const record = readRecord(game, ask({ t: 'record', table: 1 }).record);
      if (record instanceof ParseError) throw record;
      expect(game.winners(config, game.outcome(replay(game, record)) as object)).toEqual(answer.info.winners);
      expect(answer.info.shares?.length).toBe(game.seats(config).length);
    }
    if (game.id === 'sheep-and-thief') expect(composed).toBeGreaterThan(200);
  });

  test('every legal move can be made by choices, and choices make legal moves alone', () => {
    let moves = 0;
    for (let seed = 1; seed <= SAMPLE; seed++) {
      const random = new FastRandom(seed);
      const config = randomConfig(random);
      const state = game.start(config, game.deal(config, random));
      const most = random.below(40);
      for (let ply = 0; ply < most && game.toAct(state).length > 0; ply++) {
        const seat = pick(game.toAct(state), random);
        game.apply(state, seat, game.sample(state, seat, random));
      }
      const [seat] = game.toAct(state);
      if (seat === undefined) continue;
      const legal = new Set([...game.legal(state, seat)].slice(0, 300).map((move) => effectOf(state, seat, move)));
      const reached = new Set<string>();
      const view = game.view(state, seat);
      const walk = (choosing: ReturnType<typeof choices.begin>, depth: number): void => {
        for (const choice of choosing.open) {
          if (reached.size >= 300 || depth > 40) return;
          const next = choices.choose(choosing, choice);
          if (!('move' in next)) {
            walk(next, depth + 1);
            continue;
          }
          expect(game.check(state, seat, next.move), game.write(next.move)).toBeUndefined();
          reached.add(effectOf(state, seat, next.move));
          moves++;
        }
      };
      walk(choices.begin(view, game.legal(state, seat)), 0);
      if (reached.size < 300) expect([...legal].filter((effect) => !reached.has(effect))).toEqual([]);
    }
    expect(moves).toBeGreaterThan(15);

    function effectOf(state: GameTypes['State'], seat: Seat, move: GameTypes['Move']): string {
      const after = game.clone(state);
      game.apply(after, seat, move);
      return kit.game.positions.write(after);
    }
  });

  test('an answer says nothing about what its viewer may not see', () => {
    let compared = 0;
    for (let seed = 1; seed <= SAMPLE; seed++) {
      const random = new FastRandom(seed);
      const record = begun(randomConfig(random), random);
      const viewer = pick(game.seats(record.config), random);
      const other = kit.twin(record, viewer, random);
      if (other === undefined) continue;
      expect(JSON.stringify(shown(other, viewer)) === JSON.stringify(shown(record, viewer)), `seed ${seed}`).toBe(true);
      compared++;
    }
    expect(compared).toBeGreaterThan(SAMPLE / 4);
  });

  /** A random unfinished game. */
  function begun(config: object, random: Random): GameRecord<GameTypes> {
    const deal = game.deal(config, random);
    const state = game.start(config, deal);
    const moves = [];
    for (let most = random.below(30); most > 0 && game.toAct(state).length > 0; most--) {
      const seat = pick(game.toAct(state), random);
      const move = game.sample(state, seat, random);
      game.apply(state, seat, move);
      moves.push({ seat, move });
    }
    return { config, sitters: [], deal, moves };
  }

  function shown({ config, deal, moves }: GameRecord<GameTypes>, viewer: Seat): object {
    const table = new Table(lab, config, deal, new FastRandom(1));
    for (const { seat, move } of moves) expect(table.move(seat, game.write(move))).toBeUndefined();
    const first = table.look(viewer, EVERYTHING);
    const [choice] = first.choices ?? [];
    if (choice === undefined) return [first];
    table.choose(viewer, choice);
    const second = table.look(viewer, EVERYTHING);
    // A choice that completes the move may reveal cards.
    return second.made?.length === 1 ? [first, second] : [first];
  }
});

test('the same seed gives the same deal and the same answers of the bots', () => {
  const start = { t: 'start', table: 'x', game: 'wolf-and-hound', bots: { 2: 'shepherd', 4: 'fox@20' } };
  const game = (seed: number) => {
    const ask = pipe();
    const said = [ask({ ...start, seed })];
    while (said.at(-1)?.info.status === 'playing') said.push(ask({ t: 'move', table: 'x', move: said.at(-1)?.legal[0] }));
    return said;
  };
  expect(game(5)).toEqual(game(5));
  expect(game(5)[0]).not.toEqual(game(6)[0]);
  expect(game(5).every(({ viewer }) => viewer === 1 || viewer === 3)).toBe(true);
});

test('a whole move in notation is answered by the table as the next seat sees it', () => {
  const ask = pipe();
  const first = ask({ t: 'start', table: 1, game: 'wolf-and-hound', seed: 7, id: 'a' });
  expect(first).toMatchObject({
    t: 'table',
    id: 'a',
    table: 1,
    viewer: 1,
    info: { game: 'wolf-and-hound', status: 'playing', toAct: [1] },
  });
  const next = ask({ t: 'move', table: 1, seat: 1, move: first.legal[0] });
  expect(next).toMatchObject({ viewer: 2, view: { viewer: 2 }, info: { toAct: [2] } });
  expect(ask({ t: 'look', table: 1, seat: 1, legal: 0 })).toMatchObject({ viewer: 1, view: { viewer: 1 } });
  expect(ask({ t: 'look', table: 1, seat: 'spectator' })).toMatchObject({ viewer: 'spectator', view: { hand: [] } });
  expect(ask({ t: 'end', table: 1 })).toEqual({ t: 'done' });
});

test('playouts follow from the text of a view alone, and the same seed gives the same shares', () => {
  const ask = pipe();
  const first = ask({ t: 'start', table: 1, game: 'wolf-and-hound', seed: 7, text: true });
  const { text, config } = first as unknown as { text: string; config: object };
  const wish = { t: 'playouts', game: 'wolf-and-hound', config, seat: 1, text, seed: 3, player: 'random', games: 40 };
  const said = ask(wish) as unknown as { moves: string[]; shares: number[] };
  expect(said.moves).toEqual(first.legal);
  expect(said.shares.every((share) => share > 0.05 && share < 0.95)).toBe(true);
  expect(pipe()(wish)).toEqual(said);
  expect(ask({ ...wish, moves: ['B9'] })).toMatchObject({ code: 'illegal', where: 'moves[0]' });
  expect(ask({ ...wish, text: 'turn 1 dance' })).toMatchObject({ code: 'bad-text' });
  expect(ask({ ...wish, seat: 2 })).toMatchObject({ code: 'bad-text' });
});

const started = { t: 'start', table: 1, game: 'wolf-and-hound', seed: 7, bots: { 2: 'random' } };

test.each<[string, unknown, object]>([
  ['no JSON', '{"t":', { code: 'bad-message', where: 'line' }],
  ['no object', 7, { code: 'bad-message', expected: 'an object' }],
  ['an unknown message', { t: 'dance', id: 3 }, { id: 3, code: 'bad-message', where: 't' }],
  ['a field too many', { t: 'end', table: 1, hurry: true }, { code: 'bad-message', where: 'hurry' }],
  ['a field too few', { t: 'move', id: 'x', move: 'B1' }, { id: 'x', code: 'bad-message', where: 'table' }],
  ['a bad one in a batch', [{ t: 'hello' }, { t: 'start', table: 2 }], { code: 'bad-message', where: '[1].game' }],
  ['an unknown game', { ...started, game: 'chess' }, { code: 'unknown-game' }],
  ['an unknown level', { ...started, bots: { 2: 'tiger' } }, { code: 'unknown-level' }],
  ['a bot in no seat', { ...started, bots: { 5: 'fox' } }, { code: 'unknown-seat' }],
  ['bots in all seats', { ...started, bots: { 1: 'fox', 2: 'fox', 3: 'fox', 4: 'fox' } }, { code: 'bad-message', where: 'bots' }],
  ['an unreadable set-up', { ...started, config: [['Edition', '1999']] }, { code: 'bad-config', where: '[Edition]' }],
  [
    'an impossible set-up',
    {
      ...started,
      config: [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'designer-02-1'],
      ],
    },
    { code: 'bad-config', refusal: { code: 'not-alone' } },
  ],
  ['an unknown table', { t: 'look', table: 9 }, { code: 'unknown-table' }],
  ["a bot's seat", { t: 'look', table: 1, seat: 2 }, { code: 'seat-taken' }],
  ['no seat', { t: 'look', table: 1, seat: 7 }, { code: 'unknown-seat' }],
  ['an unreadable move', { t: 'move', table: 1, move: 'jump' }, { code: 'unreadable-move', found: '"jump"' }],
  ['an illegal move', { t: 'move', table: 1, move: 'B9' }, { code: 'illegal', refusal: { code: 'not-in-hand', rule: 'W-TURN' } }],
  ["another one's turn", { t: 'move', table: 1, seat: 3, move: 'B1' }, { code: 'illegal', refusal: { code: 'not-your-turn' } }],
  ['no choice', { t: 'move', table: 1, choice: 13 }, { code: 'not-a-choice' }],
  ['a move and a choice', { t: 'move', table: 1, move: 'B1', choice: 0 }, { code: 'bad-message' }],
  ['a secret record', { t: 'record', table: 1 }, { code: 'still-secret' }],
  ['another protocol', { t: 'hello', protocol: 99 }, { code: 'bad-message', where: 'protocol' }],
])('%s is refused with line, place and id, and changes nothing', (_, message, refusal) => {
  const ask = pipe();
  ask(started);
  const before = ask({ t: 'look', table: 1 });
  const answer = [ask(message)].flat().at(-1);
  expect(answer).toMatchObject({ t: 'refused', line: 3, ...refusal });
  expect(ask({ t: 'look', table: 1 })).toEqual(before);
});

test('through a pipe: a line for every line, lists for lists', () => {
  const { out, status } = runLab(['stdio'], `{"t":"hello","id":1}\n\n[${JSON.stringify(started)},{"t":"end","table":1}]\nwhat\n`);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([{ t: 'welcome', id: 1, protocol: 1 }, [{ t: 'table' }, { t: 'done' }], { t: 'refused', line: 4 }]);
  expect(status).toBe(0);
});

test('what is usual: a view and a hundred moves', () => {
  expect(USUAL).toEqual({ view: true, legal: 100, choices: false, array: false, text: false });
});
