import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL, type TableMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Api } from '../proof/harness/api.ts';
import { Client } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import type { Append } from '../src/store/store.ts';
import { atEnd, run, scratchFolder, seated, WOLF } from './help.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** The maximum duration of a stop in milliseconds. */
const STOP = 2_000;

/** A server as a separate process; `npm` starts the whole process tree of `npm start`. */
async function start(how: 'node' | 'npm') {
  const args = ['--port', '0', '--data', scratchFolder()];
  // Packages are installed, so skip `prestart`.
  const npm = ['start', '--ignore-scripts', '--', ...args];
  const child =
    how === 'npm'
      ? spawn('npm', npm, { cwd: ROOT, detached: true })
      : spawn(process.execPath, ['server/src/main.ts', ...args], { cwd: ROOT });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const found = /"port":(\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    }
    ended.then(() => reject(new Error(output)), reject);
  });
  atEnd(() => {
    try {
      process.kill(how === 'npm' ? -(child.pid as number) : (child.pid as number), 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  return { port, ended, pid: child.pid as number, output: () => output };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Unresponsive clients: one that does not read, one in the middle of a request, one that never sent anything. */
async function sleepers(port: number): Promise<string[]> {
  const heard: string[] = [];
  const watching = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  watching.on('error', () => {});
  watching.on('message', (data) => heard.push(String(data)));
  watching.on('close', (code) => heard.push(`closed ${code}`));
  await new Promise((resolve) => watching.once('open', resolve));
  watching.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  const asleep = connect(port, '127.0.0.1');
  asleep.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await new Promise((resolve) => asleep.once('data', resolve));
  asleep.pause();
  const asking = connect(port, '127.0.0.1');
  asking.write('POST /api/keys HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{');
  const silent = connect(port, '127.0.0.1');
  for (const socket of [asleep, asking, silent]) {
    socket.on('error', () => {});
    atEnd(() => socket.destroy());
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  return heard;
}

it('SIGTERM ends the server in two seconds, whatever its clients do, and those who listen are told', async () => {
  const { port, ended, pid, output } = await start('node');
  const heard = await sleepers(port);
  const began = performance.now();
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(STOP);
  expect(output()).toContain('"msg":"stopped"');
  await expect.poll(() => heard.at(-1)).toBe('closed 1012');
  expect(heard).toContain('{"t":"bye","reason":"stopping"}');
});

it('SIGTERM to npm ends the server behind `npm start` too', async () => {
  const { port, pid } = await start('npm');
  await sleepers(port);
  expect(await isOpen(port)).toBe(true);
  const began = performance.now();
  process.kill(pid, 'SIGTERM');
  while ((await isOpen(port)) && performance.now() - began < 10_000) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(performance.now() - began).toBeLessThan(STOP);
}, 120_000);

it('time in which the process is stopped counts against nobody', async () => {
  const { port, pid } = await start('node');
  const api = new Api(port);
  const running = { api, client: (more: object) => new Client({ url: api.socket, table: '', ...more }) };
  const settings = { clock: { kind: 'game', seconds: 5 }, grace: 2 };
  const { clients, table } = await seated(running as never, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { settings });
  for (const client of clients) atEnd(() => client.close());
  await clients[0]?.do({ kind: 'start' });
  process.kill(pid, 'SIGSTOP');
  await pause(7_000);
  process.kill(pid, 'SIGCONT');
  await pause(1_000);
  const { info } = (await api.post(`/api/tables/${table}/look`, {})).json as TableMessage;
  expect(info.seats.filter(({ covered }) => covered)).toEqual([]);
  expect(info.clocks?.left[0]).toBeGreaterThan(1_000);
}, 30_000);

it('a command that is on its way to the disk when the server stops is answered; one that comes later is sent again', async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  class SlowStore extends MemoryStore {
    override async append(append: Append) {
      if (isHeld) await held.promise;
      return super.append(append);
    }
  }
  const store = new SlowStore();
  const running = await run({ store });
  const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  const [clover, thistle] = clients as [Client, Client];
  const { port } = running.server;
  isHeld = true;
  const early = clover.do({ kind: 'say', seat: 1, phrase: 'hello' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = running.server.stop();
  const late = thistle.do({ kind: 'say', seat: 2, phrase: 'hello' });
  setTimeout(held.resolve, 100);
  expect(await early).toMatchObject({ t: 'done', seq: 5 });
  await stopped;
  const again = await run({ store, options: { port } });
  expect(await late).toMatchObject({ t: 'done', seq: 6 });
  expect(again.server.port).toBe(port);
});

it('without a disk that answers it stops all the same', async () => {
  class DeadStore extends MemoryStore {
    override append(append: Append) {
      return append.text.includes('say') ? new Promise<never>(() => {}) : super.append(append);
    }
  }
  const running = await run({ store: new DeadStore() });
  const { clients } = await seated(running, WOLF, ['Clover']);
  // Nobody will answer it.
  (clients[0] as Client).do({ kind: 'say', seat: 1, phrase: 'hello' }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await running.server.stop();
  expect(performance.now() - began).toBeLessThan(STOP);
});

it('one part that cannot end keeps no other from ending, and is logged', async () => {
  const ended: string[] = [];
  class GoneStore extends MemoryStore {
    override async close() {
      ended.push('store');
      throw new Error('the database is gone');
    }
  }
  const bots = {
    choose: () => new Promise<never>(() => {}),
    close: async () => {
      ended.push('bots');
      throw new Error('a thread hangs');
    },
  };
  const running = await run({ store: new GoneStore(), parts: { bots } });
  const { port } = running.server;
  await running.server.stop();
  expect(ended).toEqual(['bots', 'store']);
  expect(await isOpen(port)).toBe(false);
  for (const error of ['a thread hangs', 'the database is gone']) expect(running.log.join('')).toContain(`"error":"${error}"`);
});

it('starts without waiting for the tables it has to look after', async () => {
  class Full extends MemoryStore {
    override due() {
      return new Promise<never>(() => {});
    }
  }
  const running = await run({ store: new Full() });
  expect((await seated(running, WOLF, ['Clover'])).table).toMatch(/^[0-9a-z]{16}$/);
});
