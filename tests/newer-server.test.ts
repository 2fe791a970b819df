/**
 * Forward compatibility: today's client at a future server, which sends more than the client knows. web/test/online/api.test.ts does the
 * same over HTTP.
 */
import { type Mirror, TableClient } from '@bellwether/client';
import { FastRandom, firstMoves } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { openSocket } from '../server/proof/harness/socket.ts';
import { gameById } from '../server/src/games.ts';
import { atEnd, type Running, run, SHEEP, WOLF } from '../server/test/help.ts';
import { GAME_FOLDERS, gameIn } from './games.ts';

type Json = Readonly<Record<string, unknown>>;
const NEW = 'unheardOf';
const news = { kind: 'new', list: [1, { deep: true }] };

/** Adds an unknown field to every object, at every depth. */
function more(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(more);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, more(field)])), [NEW]: news };
}

function less(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(less);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => (name === NEW ? [] : [[name, less(field)]])));
}

/** The same for a message. In a short event, the values are positional, so the new field's value is appended last. */
function moreOf(message: Json): Json {
  const told = more(message) as Json;
  const what = told.what as { readonly kind?: string; readonly events?: readonly unknown[] } | undefined;
  if (told.t !== 'event' || what?.kind !== 'move') return told;
  return { ...told, what: { ...what, events: what.events?.map((event) => (Array.isArray(event) ? [...event, news] : event)) } };
}

/** Rewrites a message for the client into one or more others. */
type Change = (message: Json) => readonly object[];
const newer: Change = (message) => [{ t: 'applause', loud: news }, moreOf(message), { t: 'weather', [NEW]: news }];

interface Guest {
  readonly client: TableClient;
  readonly states: readonly string[];
  readonly watches: () => number;
  until(holds: (mirror: Mirror | undefined) => boolean): Promise<void>;
}

/** The page's client, with the engine, over a connection that rewrites incoming messages. */
function guest({ api }: Running, table: string, mine: string | undefined, change: Change): Guest {
  const states: string[] = [];
  const sent: string[] = [];
  const client = new TableClient(
    { table, ...(mine !== undefined && { key: mine }), engine: (game) => gameById(game)?.game, story: true },
    {
      openSocket: (events) => {
        const heard = (text: string) => {
          for (const one of change(JSON.parse(text) as Json)) events.heard(JSON.stringify(one));
        };
        const socket = openSocket(api.socket, { ...events, heard });
        const send = (text: string) => {
          sent.push(text);
          socket.send(text);
        };
        return { ...socket, send };
      },
      now: Date.now,
      steady: () => performance.now(),
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      newId: () => crypto.randomUUID(),
    },
    { connection: (state) => states.push(state) },
  );
  atEnd(() => client.close());
  return {
    client,
    states,
    watches: () => sent.filter((text) => text.includes('"watch"')).length,
    until: (holds) => expect.poll(() => holds(client.mirror), { timeout: 60_000, interval: 5 }).toBe(true),
  };
}

async function started(running: Running, what: { game: string; config: string[][] }) {
  const mine = await running.api.key();
  const { table } = await running.api.table({ key: mine, ...what, seat: 1, name: 'Clover', settings: { botLevel: 'lamb' } });
  return { mine, table };
}

/** A legal move of seat 1, computed from its view as the page does. */
function anyMove({ info, view }: Mirror): string {
  const game = gameById(info.game)?.game;
  const move = game && view && firstMoves(game, game.tableOf(view), 1, 1).moves[0];
  if (game === undefined || move === undefined) throw new Error('no move');
  return game.write(move);
}

async function done(client: TableClient, action: Action): Promise<void> {
  expect(await client.do(action)).toMatchObject({ t: 'done' });
}

describe('a table', () => {
  it.each([WOLF, SHEEP])('of $game is followed to its end, whatever else is said', async (what) => {
    const running = await run();
    const { mine, table } = await started(running, what);
    const { client, states, watches, until } = guest(running, table, mine, newer);
    const plain = guest(running, table, mine, (message) => [message]);
    await until((mirror) => mirror !== undefined);
    await done(client, { kind: 'start' });
    while (client.mirror?.info.status !== 'over') {
      await until((mirror) => mirror?.info.status === 'over' || mirror?.info.toAct.includes(1) === true);
      const mirror = client.mirror as Mirror;
      if (!mirror.info.toAct.includes(1)) continue;
      await done(client, { kind: 'move', seat: 1, move: anyMove(mirror) });
      await until((next) => next !== undefined && next.seq > mirror.seq);
    }
    await plain.until((mirror) => mirror?.seq === client.mirror?.seq);
    expect(less(client.mirror?.view)).toEqual(plain.client.mirror?.view);
    expect(less(client.mirror?.events)).toEqual(plain.client.mirror?.events);
    expect(client.mirror?.info).toEqual({ ...plain.client.mirror?.info });
    expect(states).toEqual(['open']);
    expect(watches()).toBe(1);
  });

  it('is fetched whole when something happens there that is not known', async () => {
    const running = await run();
    const { mine, table } = await started(running, WOLF);
    const sings = (what: unknown) => ((what as Json | undefined)?.kind === 'say' ? { kind: 'sing', song: 'baa' } : what);
    const { client, states, watches, until } = guest(running, table, mine, ({ what, missed, ...message }) => [
      {
        ...message,
        ...(what !== undefined && { what: sings(what) }),
        ...(missed !== undefined && { missed: (missed as Json[]).map((past) => ({ ...past, what: sings(past.what) })) }),
      },
    ]);
    await until((mirror) => mirror !== undefined);
    const { seq } = client.mirror as Mirror;
    await done(client, { kind: 'say', seat: 1, phrase: 'hello' });
    await until((mirror) => mirror?.seq === seq + 1);
    expect(watches()).toBe(2);
    await done(client, { kind: 'start' });
    await until((mirror) => mirror?.view !== undefined);
    expect(states).toEqual(['open']);
  });

  it.each<[string, Change]>([
    ['an event of the game', (message) => [JSON.parse(JSON.stringify(message).replaceAll('"kind":"turn"', '"kind":"turn-about"'))]],
    ['the version of the rules', (message) => [JSON.parse(JSON.stringify(message).replace('"rules":1', '"rules":2'))]],
  ])('is not followed on once %s is not known', async (_, change) => {
    const running = await run();
    const { mine, table } = await started(running, WOLF);
    const host = guest(running, table, mine, (message) => [message]);
    await host.until((mirror) => mirror !== undefined);
    const { client, states } = guest(running, table, undefined, change);
    await done(host.client, { kind: 'start' });
    await host.until((mirror) => mirror?.info.toAct.includes(1) === true);
    await done(host.client, { kind: 'move', seat: 1, move: anyMove(host.client.mirror as Mirror) });
    await expect.poll(() => client.connection, { timeout: 20_000 }).toBe('outdated');
    expect(states).toEqual(['open', 'outdated']);
  });
});

// The client uses this to detect that a server is newer than its engine.
it.each(GAME_FOLDERS)('%s has no view to follow from an event that it does not know', async (folder) => {
  const { game, randomConfig } = await gameIn(folder);
  const random = new FastRandom(7);
  const config = randomConfig(random);
  const view = game.view(game.start(config, game.deal(config, random)), 'spectator');
  expect(game.follow(view, { kind: 'unheard-of' })).toBeUndefined();
});
