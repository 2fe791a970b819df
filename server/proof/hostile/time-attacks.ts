import { type Action, PROTOCOL } from '@bellwether/wire';
import { WebSocket } from 'ws';
import { background, fatal } from '../../src/background.ts';
import { VOTE_MS } from '../../src/table/table-state.ts';
import { Api } from '../harness/api.ts';
import { Client, newId } from '../harness/client.ts';
import { PLAIN } from './prepare.ts';
import { any, endOf, pause, type Target, together, until } from './ways.ts';

/** Two people and two bots at a table with a clock. The honest player is the host, moves at once and ends every pause. */
const HONEST_SEAT = 1;
const HOSTILE_SEAT = 2;
/** Tolerance in milliseconds: the bot's final move, the network, a busy machine. */
const SLACK_MS = 2_500;
/** Interval of commands in milliseconds; a person may send two a second. */
const COMMAND_INTERVAL_MS = 600;

const MOVE = { clock: { kind: 'move', seconds: 1 } };
const GAME = { clock: { kind: 'game', seconds: 2 } };

/** How long a question to a seat has stood unanswered, without pauses, as another player sees it. `longest`: of all questions. */
class Stopwatch {
  longest = 0;
  #since: number | undefined;
  #question = 0;

  see({ info }: Client): void {
    const now = performance.now();
    if (this.#since !== undefined) {
      this.#question += now - this.#since;
      this.longest = Math.max(this.longest, this.#question);
    }
    const isAsked = info?.status === 'playing' && info.toAct.includes(HOSTILE_SEAT);
    if (!isAsked) this.#question = 0;
    this.#since = isAsked && info.paused === undefined ? now : undefined;
  }
}

interface Timed {
  readonly table: string;
  /** The hostile player's key. */
  readonly key: string;
  readonly honest: Client;
  readonly hostile: Client;
  readonly watch: Stopwatch;
}

/** A started table at which the hostile player is to act. */
async function sitDown({ port }: Target, settings: object): Promise<Timed> {
  const api = new Api(port);
  const [mine, key] = [await api.key(), await api.key()];
  const { table } = await api.table({ key: mine, ...PLAIN, settings: { grace: null, botLevel: 'lamb', ...settings } });
  const watch = new Stopwatch();
  const honest = new Client({ url: api.socket, table, key: mine, changed: (client) => beHonest(client, watch) });
  const hostile = new Client({ url: api.socket, table, key });
  for (const [i, client] of [honest, hostile].entries()) {
    await client.until(({ info }) => info !== undefined);
    await client.do({ kind: 'sit', seat: i + 1, name: i === 0 ? 'Honest' : 'Hostile' });
  }
  await honest.do({ kind: 'start' });
  return { table, key, honest, hostile, watch };
}

function beHonest(client: Client, watch: Stopwatch): void {
  watch.see(client);
  const [move] = client.legal;
  if (client.info?.paused !== undefined) background('resume', client.do({ kind: 'resume', seat: HONEST_SEAT }), fatal);
  else if (move !== undefined && client.info?.toAct.includes(HONEST_SEAT))
    background('move', client.do({ kind: 'move', seat: HONEST_SEAT, move }), fatal);
}

const isAsked = ({ info }: Client) => info?.status === 'playing' && info.toAct.includes(HOSTILE_SEAT);

/** Reports how long the honest player waited; throws if the settings do not allow it. */
function judge(waited: number, allowed: number): void {
  const told = `somebody waited ${(waited / 1_000).toFixed(1)} s where ${allowed / 1_000} s are allowed`;
  if (waited > allowed + SLACK_MS) throw new Error(told);
  console.log(`          ${told}`);
}

/** The hostile player sends commands all the time and never moves. */
async function stall(
  target: Target,
  settings: object,
  allowed: number,
  act: (at: Timed) => unknown,
  every = COMMAND_INTERVAL_MS,
): Promise<void> {
  const at = await sitDown(target, settings);
  await until(endOf(target), every, async () => {
    if (at.honest.info?.status === 'over') await playOn(at);
    await act(at);
  });
  at.watch.see(at.honest);
  at.hostile.close();
  at.honest.close();
  judge(at.watch.longest, allowed);
}

/** Both want the next game: nobody waits for the end of the vote. */
async function playOn({ honest, hostile }: Timed): Promise<void> {
  await hostile.do({ kind: 'ready', seat: HOSTILE_SEAT, ready: true });
  await honest.do({ kind: 'ready', seat: HONEST_SEAT, ready: true });
}

/** More commands than a table keeps in memory, then the first id again for another one. */
async function useAgain({ hostile }: Timed, early: string): Promise<void> {
  const say = { kind: 'say', seat: HOSTILE_SEAT, phrase: 'hello' } as const;
  const tricks: readonly Action[] = [say, { kind: 'pause', seat: HOSTILE_SEAT }, { kind: 'resume', seat: HOSTILE_SEAT }];
  await Promise.all([
    ...tricks.map((trick) => hostile.do(trick)),
    hostile.do({ ...say, phrase: 'thanks' }, { id: early, rev: hostile.seq }),
  ]);
}

async function standAndSit({ hostile }: Timed): Promise<void> {
  if (!isAsked(hostile)) return;
  await hostile.do({ kind: 'stand', seat: HOSTILE_SEAT });
  await hostile.do({ kind: 'sit', seat: HOSTILE_SEAT, name: 'Hostile' });
}

/** Watches and unwatches the table before the server has answered, then leaves for good. */
async function leaveGhost({ port }: Target, { table, key, hostile }: Timed): Promise<void> {
  await hostile.until(isAsked);
  hostile.close();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ t: 'hello', protocol: PROTOCOL });
  await pause(100);
  for (let i = 0; i < 5; i++) {
    send({ t: 'do', id: newId(), table, rev: 0, key, action: { kind: 'say', seat: HOSTILE_SEAT, phrase: 'hello' } });
    send({ t: 'watch', table, key });
    send({ t: 'unwatch', table });
    await pause(30);
  }
  socket.close();
}

/** After each game the honest player wants another; the hostile one stands up, sits down, returns, declines. */
async function votes(target: Target): Promise<void> {
  const { honest, hostile } = await sitDown(target, MOVE);
  const tricks: readonly Action[] = [
    { kind: 'stand', seat: HOSTILE_SEAT },
    { kind: 'sit', seat: HOSTILE_SEAT, name: 'Hostile' },
    { kind: 'return', seat: HOSTILE_SEAT },
    { kind: 'pause', seat: HOSTILE_SEAT },
    { kind: 'ready', seat: HOSTILE_SEAT, ready: false },
  ];
  const end = endOf(target);
  let longest = 0;
  do {
    await honest.until(({ info }) => info?.status === 'over', 120_000);
    const began = performance.now();
    await honest.do({ kind: 'ready', seat: HONEST_SEAT, ready: true });
    while (honest.info?.status === 'over' && performance.now() - began < 2 * VOTE_MS) {
      await hostile.do(any(tricks));
      await pause(COMMAND_INTERVAL_MS);
      longest = Math.max(longest, performance.now() - began);
    }
  } while (performance.now() < end);
  honest.close();
  hostile.close();
  judge(longest, VOTE_MS);
}

/** A player who makes others wait longer than the settings of the table allow. */
export const TIME_ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'time won by coming back': (target) =>
    stall(
      target,
      MOVE,
      1_000,
      ({ hostile }) => hostile.info?.seats[HOSTILE_SEAT - 1]?.covered && hostile.do({ kind: 'return', seat: HOSTILE_SEAT }),
      5,
    ),
  'time won by standing up': (target) => stall(target, GAME, 2_000, standAndSit, 1_000),
  'time won by pauses': (target) => stall(target, MOVE, 1_000, ({ hostile }) => hostile.do({ kind: 'pause', seat: HOSTILE_SEAT })),
  'time won by an old id': (target) => {
    const early = newId();
    return stall(target, MOVE, 1_000, (at) => useAgain(at, early), 250);
  },
  'time won by looking away': async (target) => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => sitDown(target, { grace: 1 })));
    const end = endOf(target);
    await together(tables.length, (i) => leaveGhost(target, tables[i] as Timed));
    for (const { watch } of tables) watch.longest = 0;
    await pause(Math.max(0, end - performance.now()));
    for (const { watch, honest } of tables) {
      watch.see(honest);
      honest.close();
    }
    judge(Math.max(...tables.map(({ watch }) => watch.longest)), 1_000);
  },
  'time won by votes': votes,
  'time won by anything': (target) => {
    const tricks: readonly Action[] = [
      { kind: 'return', seat: HOSTILE_SEAT },
      { kind: 'stand', seat: HOSTILE_SEAT },
      { kind: 'sit', seat: HOSTILE_SEAT, name: 'Hostile' },
      { kind: 'pause', seat: HOSTILE_SEAT },
      { kind: 'resume', seat: HOSTILE_SEAT },
    ];
    return stall(target, { ...MOVE, grace: 1 }, 1_000, ({ hostile }) =>
      Math.random() < 0.2 ? hostile.drop() : background('a trick', hostile.do(any(tricks)), fatal),
    );
  },
};
