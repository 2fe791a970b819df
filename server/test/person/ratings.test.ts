import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEVELS } from '@bellwether/bots';
import { FastRandom } from '@bellwether/kernel';
import { DEFAULT_SETTINGS } from '@bellwether/wire';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../proof/harness/client.ts';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { judge, simulate } from '../../proof/ratings/simulate.ts';
import { choose } from '../../src/bots/choose.ts';
import { gameById, type ServedGame } from '../../src/games.ts';
import type { Ended } from '../../src/notes/shapes.ts';
import { Directory } from '../../src/person/directory.ts';
import { anchorOf, shownRating } from '../../src/person/ratings/anchors.ts';
import { after } from '../../src/person/ratings/rate.ts';
import { START_RATING } from '../../src/person/ratings/rating.ts';
import { countsFor, Ratings } from '../../src/person/ratings/ratings.ts';
import { refold } from '../../src/person/ratings/refold.ts';
import { Relations } from '../../src/person/relations.ts';
import { hashKey, systemRandom } from '../../src/secrets.ts';
import { endedNote } from '../../src/table/ended-note.ts';
import { fold } from '../../src/table/fold.ts';
import { headerOf, newGame } from '../../src/table/new-table.ts';
import { newTable } from '../../src/table/table-state.ts';
import { playOut, type Running, run, seated, WOLF } from '../help.ts';
import { me, secondDevice } from './help.ts';

const quick = {
  choose: async (question: Parameters<typeof choose>[1]) =>
    choose(
      { game: (gameById(question.game) as ServedGame).game, isPublished: () => true, hasOwnCards: () => false, points: () => 0 },
      question,
      () => 0,
    ),
  close: async () => {},
};
const start = (store = new MemoryStore()) => run({ store, parts: { bots: quick } });

/** Anna plays a game with three bots to the end; `meanwhile` runs before the last move. */
async function played(running: Running, meanwhile?: (table: string, anna: string) => Promise<unknown>, more: object = {}) {
  const { table, keys, clients } = await seated(running, WOLF, ['Anna'], more);
  const [anna = ''] = keys;
  await clients[0]?.do({ kind: 'start' });
  await meanwhile?.(table, anna);
  await playOut(clients, (legal) => legal[0] as string);
  const won = clients[0]?.info?.winners?.includes(1) ?? false;
  return { table, anna, won };
}

const ratingOf = async ({ api }: Running, key: string) => (await me(api, key)).ratings[0];

it('a game against bots alone is rated, once, and told as a place among them', async () => {
  const store = new MemoryStore();
  const running = await start(store);
  const { anna, won } = await played(running);
  await expect.poll(() => ratingOf(running, anna)).toMatchObject({ game: 'wolf-and-hound', games: 1 });
  const rating = await ratingOf(running, anna);
  expect((rating?.elo ?? 0) > START_RATING.elo).toBe(won);
  expect(rating?.margin).toBeLessThan(1.96 * START_RATING.spread);
  expect(await store.notes('ended', 9)).toEqual([]);
  expect(await store.notes('result', 9)).toHaveLength(1);
});

it('a Hint wins nobody anything; a loss is a loss', async () => {
  const running = await start();
  const hint = (table: string, key: string) => running.api.post(`/api/tables/${table}/hint`, { key, seat: 1 });
  for (let i = 0; i < 3; i++) {
    const { anna, won } = await played(running, hint);
    if (won) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await ratingOf(running, anna)).toBeUndefined();
    } else await expect.poll(() => ratingOf(running, anna)).toMatchObject({ games: 1 });
  }
});

it('not rated: values of a copy, a program, one person at two seats', async () => {
  const store = new MemoryStore();
  const running = await start(store);
  const { clients, table, keys } = await seated(running, WOLF, ['Anna']);
  await clients[0]?.do({ kind: 'sit', seat: 2, name: 'Anna too' });
  const second = running.client({ table, key: keys[0] as string, seat: 2 });
  await second.until(({ viewer }) => viewer === 2);
  await clients[0]?.do({ kind: 'start' });
  await playOut([...clients, second], (legal) => legal[0] as string);
  const copied = { ...WOLF, config: [...WOLF.config, ['Copy', '{"numbers":{"B1":3,"B3":6}}']] };
  const own = await seated(running, copied, ['Bernd']);
  await own.clients[0]?.do({ kind: 'start' });
  await playOut(own.clients, (legal) => legal[0] as string);
  const other = await seated(running, WOLF, []);
  const program = running.client({ table: other.table, key: other.host });
  await program.until(({ info }) => info !== undefined);
  await program.do({ kind: 'sit', seat: 1, name: 'Robot', program: true });
  await program.do({ kind: 'start' });
  await program.until(({ viewer, info }) => viewer === 1 && info?.status === 'playing');
  await playOut([program], (legal) => legal[0] as string);
  expect([...(await store.notes('ended', 9)), ...(await store.notes('result', 9))]).toEqual([]);
});

const person = (name: string, seat: number) => ({ person: name, seat, found: undefined, rating: START_RATING });
const ended = (more: Partial<Ended>): Ended => ({
  game: 'wolf-and-hound',
  at: 1,
  table: 't',
  number: 1,
  seats: [1, 2, 1, 2].map((team, i) => ({ person: `p${i}`, level: 'herder', team })),
  won: [1],
  ...more,
});
const people = [0, 1, 2, 3].map((seat) => person(`p${seat}`, seat));
const counted = (game: Ended, hints: boolean[] = []) => countsFor(game, people, hints).map(({ seat }) => seat);

it('counts for whoever should be counted', () => {
  const left = (seat: number) => ended({}).seats.map((one, i) => (i === seat ? { ...one, left: true as const } : one));
  expect(counted(ended({}))).toEqual([0, 1, 2, 3]);
  // The game does not count for the partner of the player who left, but it does for the rivals.
  expect(counted(ended({ seats: left(0) }))).toEqual([0, 1, 3]);
  // If someone sat down late, it counts only for the player who left.
  expect(counted(ended({ seats: left(0), late: true }))).toEqual([0]);
  expect(counted(ended({ late: true }))).toEqual([]);
  expect(counted(ended({}), [true])).toEqual([]);
  expect(counted(ended({}), [false, true])).toEqual([0, 1, 2, 3]);
  expect(countsFor(ended({}), [person('same', 0), person('same', 1)], [])).toEqual([]);
});

it('whoever leaves has lost, whatever the bot makes of it', async () => {
  const store = new MemoryStore();
  const running = await start(store);
  const { clients, keys } = await seated(running, WOLF, ['Anna', 'Bernd', 'Clara', 'Dora']);
  await clients[0]?.do({ kind: 'start' });
  await clients[0]?.do({ kind: 'stand', seat: 1 });
  await playOut(clients.slice(1), (legal) => legal[0] as string);
  await expect.poll(async () => (await ratingOf(running, keys[0] as string))?.games).toBe(1);
  expect((await ratingOf(running, keys[0] as string))?.elo).toBeLessThan(START_RATING.elo);
  expect(await ratingOf(running, keys[2] as string)).toBeUndefined();
  expect((await ratingOf(running, keys[1] as string))?.games).toBe(1);
});

/** Whether a game counts for others than those who left, by whether the host's team won. Meanwhile Clara sat down in a bot's seat. */
function countsWithLateComer(hasAgreed: boolean): Map<boolean, Set<boolean>> {
  const counts = new Map<boolean, Set<boolean>>();
  for (let seed = 1; seed <= 20; seed++) {
    const set = newGame(
      WOLF,
      Uint8Array.from({ length: 32 }, () => seed),
    );
    if ('code' in set) throw new Error(set.code);
    const settings = { ...DEFAULT_SETTINGS, botLevel: 'lamb' };
    const state = newTable(headerOf(set, 'abcdefghij012345', settings, 'anna', null, 1), set.served);
    const clara = { seat: 3, name: 'Clara', key: 'clara', program: false };
    fold(state, { kind: 'sit', seat: 1, name: 'Anna', key: 'anna', program: false }, 1);
    fold(state, { kind: 'sit', seat: 2, name: 'Bernd', key: 'bernd', program: false }, 1);
    fold(state, { kind: 'start' }, 1);
    fold(state, { kind: 'ask', ...clara }, 1);
    fold(state, hasAgreed ? { kind: 'agree', ask: state.revision, when: 'now', ...clara } : { kind: 'sit', ...clara }, 1);
    const random = new FastRandom(seed);
    const { game } = set.served;
    while (state.status === 'playing') {
      const [seat = 0] = state.toAct;
      fold(state, { kind: 'move', seat, move: game.write(game.sample(state.game, seat, random)) }, 1);
    }
    const hasWon = state.winners?.includes(1) === true;
    const { late } = JSON.parse(endedNote(state, 1)?.value ?? '') as Ended;
    counts.set(hasWon, (counts.get(hasWon) ?? new Set()).add(late !== true));
  }
  return counts;
}

it('a host saves no lost game by letting someone in', () => {
  const [never, always] = [new Set([false]), new Set([true])];
  const wonAndLost = (won: Set<boolean>, lost: Set<boolean>) =>
    new Map([
      [true, won],
      [false, lost],
    ]);
  expect(countsWithLateComer(true)).toEqual(wonAndLost(never, always));
  // Clara is the host and took the seat herself.
  expect(countsWithLateComer(false)).toEqual(wonAndLost(never, never));
});

it('whoever sits down late spoils it for all but those who left', async () => {
  const store = new MemoryStore();
  const running = await start(store);
  const { table, clients, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  await clients[0]?.do({ kind: 'start' });
  await clients[1]?.do({ kind: 'stand', seat: 2 });
  const late = running.client({ table, key: await running.api.key() });
  await late.until(({ info }) => info !== undefined);
  await late.do({ kind: 'sit', seat: 2, name: 'Clara' });
  await clients[0]?.until(({ info }) => info?.asks?.length === 1);
  await clients[0]?.do({ kind: 'agree', ask: clients[0].info?.asks?.[0]?.ask ?? 0, when: 'now' });
  await late.until(({ viewer }) => viewer === 2);
  await playOut([clients[0] as never, late], (legal) => legal[0] as string);
  await expect.poll(async () => (await ratingOf(running, keys[1] as string))?.games).toBe(1);
  // Anna let someone in, so her game counts only if she lost it.
  const hasWon = late.info?.winners?.includes(1) === true;
  expect(await store.notes('result', 9)).toHaveLength(hasWon ? 1 : 2);
});

it('a game that others began without asking counts for nobody who did not play it', async () => {
  const store = new MemoryStore();
  const running = await run({ store, parts: { bots: quick }, options: { botPause: 0 } });
  const { clients, keys } = await seated(running, WOLF, ['Anna', 'Bernd'], { settings: { grace: 1 } });
  const [anna, bernd] = clients as [Client, Client];
  await anna.do({ kind: 'start' });
  await playOut(clients, (legal) => legal[0] as string);
  const gamesOf = async (i: number) => (await ratingOf(running, keys[i] as string))?.games;
  await expect.poll(() => gamesOf(1)).toBe(1);
  bernd.close();
  await anna.until(({ online }) => !online.includes(2));
  expect(await anna.do({ kind: 'rematch', seat: 1 })).toMatchObject({ t: 'done' });
  await anna.until(({ info }) => info?.gameNumber === 2);
  await playOut([anna], (legal) => legal[0] as string);
  await expect.poll(() => gamesOf(0)).toBe(2);
  expect(await gamesOf(1)).toBe(1);
});

it('a player whom the host sends away loses nothing, and the host has left', async () => {
  const running = await start();
  const { clients, keys } = await seated(running, WOLF, ['Anna', 'Bernd', 'Clara']);
  const [anna] = clients as [Client];
  await anna.do({ kind: 'start' });
  expect(await anna.do({ kind: 'remove', seat: 2 })).toMatchObject({ t: 'done' });
  expect(await clients[2]?.do({ kind: 'stand', seat: 3 })).toMatchObject({ t: 'done' });
  // She is alone with bots now, but the game counts as one that the host left.
  expect(await anna.do({ kind: 'withdraw' })).toMatchObject({ code: 'others-play' });
  await clients[2]?.do({ kind: 'sit', seat: 3, name: 'Clara' });
  await playOut([anna, clients[2] as Client], (legal) => legal[0] as string);
  await expect.poll(async () => (await ratingOf(running, keys[0] as string))?.games).toBe(1);
  expect((await ratingOf(running, keys[0] as string))?.elo).toBeLessThan(START_RATING.elo);
  expect(await ratingOf(running, keys[1] as string)).toBeUndefined();
  expect(await ratingOf(running, keys[2] as string)).toBeUndefined();
});

it('a game that waits is folded by the next server, exactly once', async () => {
  const store = new MemoryStore();
  const key = 'a'.repeat(24);
  const waits = {
    ...ended({}),
    seats: [
      { person: hashKey(key), level: 'lamb' as const, team: 1 },
      { level: 'wolf' as const, team: 2 },
    ],
  };
  await store.exchange({ put: [{ kind: 'ended', name: '1', owner: '', about: null, value: JSON.stringify(waits), until: null }] });
  const [one, two] = await Promise.all([start(store), start(store)]);
  await expect.poll(() => ratingOf(one as Running, key)).toMatchObject({ games: 1 });
  await expect.poll(async () => (await store.notes('ended', 9)).length).toBe(0);
  expect(await ratingOf(two as Running, key)).toMatchObject({ games: 1 });
  expect(await store.notes('result', 9)).toHaveLength(1);
});

it('two who fold the same games, and other games of the same person, count each once', async () => {
  const store = new MemoryStore();
  for (const number of [1, 2, 3]) {
    const value = JSON.stringify({
      ...ended({ number }),
      seats: [
        { person: 'anna', level: 'lamb', team: 1 },
        { level: 'wolf', team: 2 },
      ],
    });
    await store.exchange({ put: [{ kind: 'ended', name: String(number), owner: '', about: null, value, until: null }] });
  }
  const regards = new Relations(store, systemRandom, Date.now);
  const node = (seen: MemoryStore) => new Ratings(seen, new Directory(store), regards, (error) => expect(error).toBeUndefined());
  // The other one folds in the opposite order.
  const backwards = new MemoryStore();
  for (const name of ['note', 'exchange'] as const) backwards[name] = store[name].bind(store) as never;
  backwards.notes = async (kind, most) => (await store.notes(kind, most)).toReversed();
  await Promise.all([node(store).foldAll(), node(backwards).foldAll()]);
  expect(JSON.parse((await store.note('rating', 'anna wolf-and-hound'))?.value ?? '{}')).toMatchObject({ games: 3 });
  expect(await store.notes('ended', 9)).toEqual([]);
});

it('one run serves all who asked before it began; a server that ends begins none', async () => {
  const store = new MemoryStore();
  const looks = vi.spyOn(store, 'notes');
  const ratings = new Ratings(store, new Directory(store), new Relations(store, systemRandom, Date.now), (error) =>
    expect(error).toBeUndefined(),
  );
  await Promise.all(Array.from({ length: 100 }, () => ratings.foldAll()));
  expect(looks).toHaveBeenCalledTimes(1);
  const last = ratings.foldAll();
  await ratings.close();
  await last;
  const before = looks.mock.calls.length;
  // The store may be closed by now.
  await ratings.foldAll();
  expect([before, looks.mock.calls.length]).toEqual([1, 1]);
});

describe('a game that cannot be rated', () => {
  const waiting = (hour: number, value: unknown) => ({
    ...{ kind: 'ended', name: `${String(hour).padStart(15, '0')} abcdefgh12345678 1`, owner: '', about: null, until: null },
    value: typeof value === 'string' ? value : JSON.stringify(value),
  });
  const ratingsOn = (store: MemoryStore) => {
    const problems: string[] = [];
    const regards = new Relations(store, systemRandom, () => 0);
    return { problems, ratings: new Ratings(store, new Directory(store), regards, (error) => problems.push(String(error))) };
  };

  it.each([
    ['no JSON', 'secret-hash and no JSON'],
    ['of another kind', { game: 'wolf-and-hound', at: 1 }],
    ['without a level', ended({ seats: ended({}).seats.map(({ level: _, ...seat }) => seat) as unknown as Ended['seats'] })],
    ['of a game that is no more', ended({ game: 'goose-and-duck' })],
    ['with a number that is none', { ...ended({}), won: ['1'] }],
  ])('is set aside whole, %s, and all others are rated', async (_, bad) => {
    const store = new MemoryStore();
    const { ratings, problems } = ratingsOn(store);
    await store.exchange({ put: [waiting(1, bad), waiting(2, ended({}))] });
    await ratings.foldAll();
    await ratings.foldAll();
    expect(await store.notes('ended', 9)).toEqual([]);
    expect(await store.notes('rating', 9)).toHaveLength(4);
    const [aside] = await store.notes('unrated', 9);
    expect(aside).toMatchObject({ name: waiting(1, '').name });
    expect(JSON.parse(aside?.value ?? '')).toMatchObject({ text: waiting(1, bad).value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('secret-hash');
  });

  it('is one whose player has a rating that cannot be read: the rating stays as it is', async () => {
    const store = new MemoryStore();
    const { ratings, problems } = ratingsOn(store);
    const broken = { kind: 'rating', name: 'p2 wolf-and-hound', owner: 'p2', about: null, value: '{"elo":null}', until: null };
    const others = ended({ seats: ended({}).seats.map((seat, i) => ({ ...seat, person: `q${i}` })) });
    await store.exchange({ put: [broken, waiting(1, ended({})), waiting(2, others)] });
    await ratings.foldAll();
    expect(await store.notes('unrated', 9)).toHaveLength(1);
    expect(await store.note('rating', broken.name)).toEqual(broken);
    expect((await store.notes('rating', 9)).map(({ owner }) => owner)).toEqual(['p2', 'q0', 'q1', 'q2', 'q3']);
    expect(problems).toHaveLength(1);
  });

  it('is not one that only the disk kept from being rated', async () => {
    let isGone = true;
    class GoneStore extends MemoryStore {
      override async note(kind: string, name: string) {
        if (isGone && kind === 'rating') throw new Error('the database is gone');
        return super.note(kind, name);
      }
    }
    const store = new GoneStore();
    const { ratings, problems } = ratingsOn(store);
    await store.exchange({ put: [waiting(1, ended({}))] });
    await ratings.foldAll();
    expect(problems).toEqual(['Error: the database is gone']);
    expect(await store.notes('ended', 9)).toHaveLength(1);
    isGone = false;
    await ratings.foldAll();
    expect(await store.notes('rating', 9)).toHaveLength(4);
    expect(await store.notes('unrated', 9)).toEqual([]);
  });
});

it('persons who become one have one rating, folded from the games of both', async () => {
  const store = new MemoryStore();
  const running = await start(store);
  const first = await played(running);
  const second = await played(running);
  await expect.poll(async () => (await store.notes('result', 9)).length).toBe(2);
  await secondDevice(running.api, first.anna, second.anna);
  const { ratings } = await me(running.api, second.anna);
  expect(ratings).toMatchObject([{ games: 2 }]);
  const results = (await store.notesOf(hashKey(first.anna))).filter(({ kind }) => kind === 'result').map(({ value }) => JSON.parse(value));
  expect(ratings[0]).toEqual(shownRating('wolf-and-hound', refold(results).get('wolf-and-hound') ?? START_RATING));
});

it('the anchors are those of the measured ladder', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/lab-book/bots-measured.md'), 'utf8');
  for (const game of ['wolf-and-hound', 'sheep-and-thief']) {
    const sections = text.split(/^### /m).filter((one) => one.startsWith(`${game}, `));
    expect(sections).toHaveLength(3);
    for (const level of LEVELS) {
      const means = sections.map((section) => {
        const rows = section.split('\n').slice(section.split('\n').findIndex((line) => line.startsWith('| Elo, 95 %')));
        const column = cells(rows[0] ?? '').indexOf(level);
        const numbers = rows
          .slice(2)
          .filter((row) => row.startsWith('|'))
          .map((row) => Number.parseFloat(cells(row)[column] ?? ''));
        return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
      });
      expect(Math.abs(means.reduce((sum, one) => sum + one, 0) / 3 - (anchorOf(game, level)?.elo ?? 0))).toBeLessThan(1);
    }
  }
});

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('is told between two levels, or beyond the last', () => {
  const at = (elo: number) => shownRating('wolf-and-hound', { elo, spread: 50, games: 9 });
  expect(at(20)).toEqual({ game: 'wolf-and-hound', elo: 20, margin: 98, games: 9, above: 'herder', below: 'fox' });
  expect(at(-900)).toMatchObject({ below: 'lamb' });
  expect(at(900)).toMatchObject({ above: 'wolf' });
  expect(at(900).below).toBeUndefined();
});

it('a win lifts, a loss lowers, a bot stays; a shared win is between', () => {
  const seats = [
    { team: 1, elo: 0, spread: 200 },
    { team: 2, elo: 0, spread: 0 },
    { team: 3, elo: 0, spread: 0 },
  ];
  const before = { elo: 0, spread: 200, games: 5 };
  const elo = (won: number[]) => after(before, { seats, me: 0, won }).elo;
  expect(elo([1])).toBeGreaterThan(elo([1, 2]));
  expect(elo([1, 2, 3])).toBeLessThan(elo([1, 2]));
  expect(elo([2])).toBeLessThan(0);
  expect(after(before, { seats, me: 0, won: [1] }).spread).toBeLessThan(200);
});

it('people of known strength are ordered rightly after 30 games, and intervals hold', () => {
  const verdict = judge(simulate({ game: 'wolf-and-hound', teams: 2, size: 2, rivals: 'both' }, 60, 30, 250, 5));
  expect(verdict.ordered).toBeGreaterThan(0.9);
  expect(verdict.alone).toBeGreaterThan(0.86);
});
