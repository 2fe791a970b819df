import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastRandom } from '@bellwether/kernel';
import { LIMITS, PROTOCOL } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../proof/harness/client.ts';
import { newId } from '../proof/harness/client.ts';
import { atEnd, type Running, run, scratchFolder, seated, WOLF } from './help.ts';

const random = new FastRandom(4);

/** A socket. `opened`: whether it was accepted; `say` returns the next answer, or how it was closed. */
async function rawSocket({ api }: Running, headers: Record<string, string> = {}) {
  const socket = new WebSocket(api.socket, { headers });
  atEnd(() => socket.terminate());
  const answers: string[] = [];
  let wake = () => {};
  const hear = (text: string) => {
    answers.push(text);
    wake();
  };
  socket.on('message', (data) => hear(String(data)));
  socket.on('close', (code) => hear(`closed ${code}`));
  socket.on('unexpected-response', (_request, response) => hear(`http ${response.statusCode}`));
  socket.on('error', () => {});
  const opened = new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    for (const no of ['close', 'unexpected-response']) socket.once(no, () => resolve(false));
  });
  const next = async () => {
    while (answers.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return answers.shift() as string;
  };
  const say = async (message: unknown) => {
    await opened;
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    return next();
  };
  return { socket, opened, next, say };
}

/** A request with exactly this target, dots included. */
function rawGet(port: number, target: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method: 'GET' }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += String(chunk);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after everything collectable is freed. */
function used(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A text of at least 126 bytes, masked with zeros. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]), Buffer.from(text)]);

/** What a server sent: text frames as they are, others by name. */
function framesOf(bytes: Buffer): string[] {
  const frames: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] as number;
    const from = at + (short === 126 ? 4 : 2);
    const to = from + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
    const kind = (bytes[at] as number) & 15;
    frames.push(kind === 8 ? `close ${bytes.readUInt16BE(from)}` : kind === 9 ? 'ping' : bytes.toString('utf8', from, to));
    at = to;
  }
  return frames;
}

describe('messages on the socket', () => {
  it('each kind of nonsense is answered clearly', async () => {
    const running = await run();
    const { say } = await rawSocket(running);
    expect(await say({ t: 'ping' })).toContain('"code":"hello-first"');
    expect(await say({ t: 'hello', protocol: PROTOCOL })).toContain('welcome');
    for (const message of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"t":7}',
      '{"t":"watch"}',
      '{"t":"watch","table":"../../etc/passwd"}',
      Buffer.from([1, 2, 3]),
    ]) {
      expect(await say(message)).toContain('"code":"bad-message"');
    }
    expect(await say({ t: 'watch', table: '0000000000000000' })).toContain('"code":"unknown-table"');
    expect(await say({ t: 'ping' })).toBe('{"t":"pong"}');
  });

  it('an old client is told to refresh', async () => {
    const { say, next } = await rawSocket(await run());
    expect(await say({ t: 'hello', protocol: PROTOCOL - 1 })).toBe(`{"t":"refresh","protocol":${PROTOCOL}}`);
    expect(await next()).toBe('closed 4001');
  });

  it('a huge message ends the connection', async () => {
    const { say } = await rawSocket(await run());
    await say({ t: 'hello', protocol: PROTOCOL });
    expect(await say('x'.repeat(LIMITS.message + 1))).toBe('closed 1009');
  });

  it('who talks without pause is refused, then dropped', async () => {
    const { socket, next } = await rawSocket(await run({ guards: { burst: 20, messagesPerSecond: 1 } }));
    socket.on('open', () => {
      for (let i = 0; i < 200; i++) socket.send('{"t":"ping"}');
    });
    let answer = '';
    let refused = 0;
    while (!answer.startsWith('closed')) {
      answer = await next();
      if (answer.includes('too-often')) refused++;
    }
    expect(answer).toBe('closed 4009');
    expect(refused).toBeGreaterThan(10);
  });

  it('pages of other origins are not let in, ours are', async () => {
    const running = await run({ options: { origins: ['https://friend.example'] } });
    const host = running.api.base.replace('http://', '');
    const answers = await Promise.all(
      ['https://evil.example', 'null', `https://${host}.evil.example`].map(async (origin) => (await rawSocket(running, { origin })).next()),
    );
    expect(answers).toEqual(['http 403', 'http 403', 'http 403']);
    for (const origin of [`http://${host}`, 'https://friend.example']) {
      const { say, socket } = await rawSocket(running, { origin });
      await new Promise((resolve) => socket.once('open', resolve));
      expect(await say({ t: 'hello', protocol: PROTOCOL })).toContain('welcome');
    }
    expect((await running.api.post('/api/keys', undefined, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('connections of one address are counted, and one that goes makes room', async () => {
    // Silent connections are not dropped, however long the test takes.
    const running = await run({ guards: { connectionsPerAddress: 300, helloWithin: 600_000 } });
    const silent = await Promise.all(Array.from({ length: 300 }, () => rawSocket(running)));
    await Promise.all(silent.map(({ opened }) => opened));
    const tooMany = await rawSocket(running);
    expect(await tooMany.opened).toBe(false);
    expect(await tooMany.next()).toBe('http 429');
    silent[0]?.socket.close();
    expect(await silent[0]?.next()).toMatch(/^closed/);
    expect(await (await rawSocket(running)).say({ t: 'hello', protocol: PROTOCOL })).toContain('welcome');
  });

  it('connections that say nothing are dropped with all they held', async () => {
    // As many as one address may have: another one is accepted only if all of them are gone.
    const running = await run({ guards: { connectionsPerAddress: 300, helloWithin: 2_000 } });
    const silent = await Promise.all(Array.from({ length: 300 }, () => rawSocket(running)));
    const ends = await Promise.all(silent.map(({ next }) => next()));
    expect(new Set(ends)).toEqual(new Set(['closed 4002']));
    const next = await Promise.all(Array.from({ length: 290 }, () => rawSocket(running)));
    for (const { opened } of next) expect(await opened).toBe(true);
  });

  it.runIf(process.env.PROOF)(
    'thousands of connections that say nothing hold no memory, are dropped, and hinder nobody',
    async () => {
      const running = await run({ guards: { connections: 5_000, connectionsPerAddress: 5_000, helloWithin: 1_000 } });
      const port = Number(new URL(running.api.base).port);
      // Some never even upgrade to a socket; most do and then stay silent.
      const wave = async () => {
        const dropped: Promise<unknown>[] = [];
        for (let i = 0; i < 2_000; i++) {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.on('data', () => {});
          atEnd(() => socket.destroy());
          if (i % 10 > 0) {
            socket.write(UPGRADE);
            dropped.push(new Promise((resolve) => socket.once('close', resolve)));
          }
          // No more at once than the listen backlog holds: others would only retry later.
          if (i % 100 === 0) await new Promise((resolve) => socket.once('connect', resolve));
        }
        await Promise.all(dropped);
      };
      const person = running.client({ table: (await seated(running, WOLF, ['Clover'])).table });
      await person.until(({ info }) => info !== undefined);
      await wave();
      const before = used();
      for (let i = 0; i < 2; i++) await wave();
      expect(person.reconnects).toBe(0);
      const { say, socket } = await rawSocket(running);
      await new Promise((resolve) => socket.once('open', resolve));
      expect(await say({ t: 'hello', protocol: PROTOCOL })).toContain('welcome');
      expect(used() - before).toBeLessThan(8_000_000);
    },
    90_000,
  );

  it('a client that no longer answers is dropped, and told that it was silent; one that answers stays', async () => {
    const running = await run({ guards: { pingEvery: 300, helloWithin: 60_000, idleFor: 60_000 } });
    const answering = running.client({ table: (await seated(running, WOLF, ['Clover'])).table });
    await answering.until(({ info }) => info !== undefined);
    const mute = connect(Number(new URL(running.api.base).port), '127.0.0.1');
    atEnd(() => mute.destroy());
    const chunks: Buffer[] = [];
    const closed = new Promise((resolve) => mute.once('close', resolve));
    mute.write(UPGRADE);
    await new Promise((resolve) => mute.once('data', resolve));
    mute.on('data', (chunk) => chunks.push(chunk));
    mute.write(frame(JSON.stringify({ t: 'hello', protocol: PROTOCOL }).padEnd(200)));
    await closed;
    expect(framesOf(Buffer.concat(chunks))).toEqual([expect.stringContaining('"t":"welcome"'), 'ping', 'close 4002']);
    expect(answering.reconnects).toBe(0);
  });

  it('a client that does not read is dropped, not waited for', async () => {
    const running = await run({ guards: { unreadPerSocket: 20_000, burst: 100_000 } });
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    await (clients[0] as Client).do({ kind: 'start' });
    const deaf = connect(Number(new URL(running.api.base).port), '127.0.0.1');
    atEnd(() => deaf.destroy());
    const closed = new Promise((resolve) => deaf.once('close', resolve));
    deaf.write(UPGRADE);
    deaf.on('error', () => {});
    await new Promise((resolve) => deaf.once('data', resolve));
    deaf.pause();
    deaf.write(frame(JSON.stringify({ t: 'hello', protocol: PROTOCOL }).padEnd(200)));
    const watch = frame(JSON.stringify({ t: 'watch', table, key: keys[0], from: 0, recap: true }).padEnd(200));
    // The operating system buffers some megabytes before the server has to.
    for (let i = 0; i < 60_000 && !deaf.destroyed; i++) {
      deaf.write(watch);
      if (i % 25 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(deaf.destroyed).toBe(true);
    await closed;
    expect((await (clients[1] as Client).do({ kind: 'say', seat: 2, phrase: 'hello' })).t).toBe('done');
  });
});

describe('commands of the ill-willed', () => {
  it('wrong secrets, other tables, stale and replayed commands change nothing', async () => {
    const running = await run();
    const one = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const other = await seated(running, WOLF, ['Teasel', 'Fennel', 'Gorse', 'Hazel']);
    const [clover, thistle] = one.clients as [Client, Client];
    await clover.do({ kind: 'start' });
    const move = clover.legal[0] as string;
    const post = (key: string, action: object, more: object = {}) =>
      running.api.post(`/api/tables/${one.table}/commands`, { id: newId(), rev: clover.seq, key, action, ...more });
    const play = { kind: 'move', seat: 1, move };
    expect((await post(other.keys[0] as string, play)).json).toMatchObject({ code: 'wrong-key' });
    expect((await post(await running.api.key(), play)).json).toMatchObject({ code: 'wrong-key' });
    expect((await post(one.keys[1] as string, play)).json).toMatchObject({ code: 'wrong-key' });
    expect((await post(other.host, { kind: 'withdraw' })).json).toMatchObject({ code: 'not-host' });
    expect((await post(one.keys[0] as string, play, { rev: 0 })).json).toMatchObject({ code: 'stale' });
    expect((await post(one.keys[0] as string, play, { rev: 99_999 })).json).toMatchObject({ code: 'stale' });
    const look = await running.api.post(`/api/tables/${one.table}/look`, { key: other.keys[0], seat: 1 });
    expect(look.json).toMatchObject({ code: 'wrong-key' });
    const { seq } = clover;
    const id = newId();
    expect((await post(one.keys[0] as string, play, { id })).json).toMatchObject({ t: 'done', seq: seq + 1 });
    await thistle.until(({ legal }) => legal.length > 0);
    await thistle.do({ kind: 'move', seat: 2, move: thistle.legal[0] as string });
    // Replayed by an eavesdropper who has everything, and by one with another key.
    expect((await post(one.keys[0] as string, play, { id })).json).toMatchObject({ t: 'done', seq: seq + 1 });
    expect((await post(other.keys[0] as string, play, { id })).json).toMatchObject({ code: 'wrong-key' });
    await clover.until((client) => client.seq === seq + 2);
    expect(other.clients[0]?.seq).toBe(4);
  });

  it('names are checked, seats are not taken twice', async () => {
    const running = await run();
    const { clients, table } = await seated(running, WOLF, ['Clover']);
    expect(await (clients[0] as Client).do({ kind: 'sit', seat: 1, name: 'Teasel' })).toMatchObject({ code: 'seat-taken' });
    for (const name of ['<script>', 'a\u202eb', ' ', 'x'.repeat(25)]) {
      const body = { id: newId(), rev: 0, key: await running.api.key(), action: { kind: 'sit', seat: 2, name } };
      expect((await running.api.post(`/api/tables/${table}/commands`, body)).json).toMatchObject({
        code: 'bad-message',
        where: 'action.name',
      });
    }
  });
});

describe('requests', () => {
  it('bad bodies, huge bodies and wrong types are refused, each with a reason', async () => {
    const running = await run();
    const { api } = running;
    expect(await api.post('/api/tables', '{')).toMatchObject({ status: 400, json: { code: 'bad-message' } });
    for (const type of ['text/html', 'text/plain'])
      expect(await api.post('/api/tables', 'hello', { 'content-type': type })).toMatchObject({ status: 415 });
    expect(await api.post('/api/tables', { key: 7 })).toMatchObject({ status: 400, json: { where: 'key' } });
    expect(await api.post('/api/me/tables', JSON.stringify({ key: 'x'.repeat(LIMITS.body) }))).toMatchObject({
      status: 413,
      json: { code: 'too-large' },
    });
    expect(await api.post('/api/tables', '{"__proto__":{"key":"x"}}')).toMatchObject({ status: 400 });
    const key = await api.key();
    expect(await api.post('/api/tables', { key, game: 'chess' })).toMatchObject({ json: { code: 'unknown-game' } });
    expect(await api.post('/api/tables', { key, ...WOLF, config: [['Edition', '2016']] })).toMatchObject({ json: { code: 'bad-config' } });
    expect(await api.post('/api/tables', { key, ...WOLF, settings: { botLevel: 'god' } })).toMatchObject({
      json: { code: 'unknown-level' },
    });
    expect(
      await api.post('/api/tables', { key, ...WOLF, webhook: { url: 'http://169.254.169.254/', secret: 's'.repeat(16) } }),
    ).toMatchObject({
      json: { code: 'webhooks-off' },
    });
    const push = { key, endpoint: 'https://internal.example/push', p256dh: 'p'.repeat(60), auth: 'a'.repeat(20) };
    expect(await api.post('/api/me/push', push)).toMatchObject({ json: { code: 'push-off' } });
  });

  it('tables and requests of one address are counted', async () => {
    const { api } = await run({ guards: { tablesPerHour: 3, requestsPerMinute: 12 } });
    const key = await api.key();
    for (let i = 0; i < 3; i++) await api.table({ key, ...WOLF });
    expect(await api.post('/api/tables', { key, ...WOLF })).toMatchObject({ status: 429, json: { code: 'too-many-tables' } });
    for (let i = 0; i < 10; i++) await api.key();
    expect(await api.post('/api/keys')).toMatchObject({ status: 429, json: { code: 'too-often' } });
  });

  it('nothing on the disk is reached by tricks with paths', async () => {
    const folder = scratchFolder();
    const web = path.join(folder, 'web');
    mkdirSync(web);
    writeFileSync(path.join(web, 'index.html'), '<!doctype html>home');
    writeFileSync(path.join(folder, 'secret.txt'), 'TREASURE');
    writeFileSync(path.join(web, '.env'), 'TREASURE');
    const running = await run({ options: { webFolder: web } });
    const port = Number(new URL(running.api.base).port);
    expect((await rawGet(port, '/')).body).toContain('home');
    const tricks = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/.env',
      '/%2eenv',
      '/web/../../secret.txt',
      '/..%00/secret.txt',
      '/%',
      '/\u0000'.replace('\u0000', '%00'),
      '/....//secret.txt',
      `/${'a/'.repeat(500)}`,
    ];
    for (const trick of tricks) {
      const { status, body } = await rawGet(port, trick);
      expect(body).not.toContain('TREASURE');
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const answer = await fetch(`${running.api.base}/`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

/** Flips, cuts, duplicates and mixes bytes. */
function spoil(text: string): string {
  const at = random.below(text.length);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(random.below(0xffff)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(random.below(text.length));
    case 3:
      return text.replace(/\d+/, String(random.below(2) ? -1 : 1e308));
    case 4:
      return text.replace(/"[^"]*"(?=[,}])/, ['null', '[]', '{}', 'true', '"\\u0000"', '1e999'][random.below(6)] as string);
    default:
      return `${'['.repeat(random.below(5_000))}${text}`;
  }
}

describe('fuzz', () => {
  it('thousands of spoilt messages and requests: the table is as before, the memory too', async () => {
    const many = 10_000_000;
    const running = await run({ guards: { burst: many, messagesPerSecond: many, requestsPerMinute: many, tablesPerHour: many } });
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover] = clients as [Client];
    await clover.do({ kind: 'start' });
    const { seq, view } = clover;
    const good = [
      { t: 'do', id: 'fuzz-fuzz', table, rev: seq, key: keys[1], action: { kind: 'move', seat: 2, move: 'B1' } },
      { t: 'watch', table, key: keys[1], from: 1, legal: 10 },
      { t: 'hello', protocol: PROTOCOL },
    ].map((message) => JSON.stringify(message));
    const { json } = await running.api.post('/api/matches', { key: keys[1], ...WOLF, form: 'fours', deals: 1 });
    const ofMatch = `/api/matches/${(json as { match: string }).match}`;
    const places = { key: keys[1], room: 1, seat: 2, name: 'X', form: 'pairs', deals: 2, ...WOLF };
    const paths = ['/api/tables', `/api/tables/${table}/look`, '/api/matches', `${ofMatch}/look`, `${ofMatch}/join`, `${ofMatch}/deal`];
    const attack = async (rounds: number) => {
      for (let i = 0; i < rounds; i++) {
        const socket = new WebSocket(running.api.socket);
        socket.on('error', () => {});
        socket.on('message', () => {});
        await new Promise((resolve) => socket.once('open', resolve));
        socket.send(good[2] as string);
        for (let n = 0; n < 40; n++) if (socket.readyState === WebSocket.OPEN) socket.send(spoil(good[random.below(2)] as string));
        await new Promise((resolve) => setImmediate(resolve));
        socket.terminate();
        const body = spoil(JSON.stringify(random.below(2) ? places : { key: keys[1], ...WOLF, seat: 1, name: 'X' }));
        const { status } = await running.api.post(paths[random.below(paths.length)] as string, body);
        expect(status).toBeLessThan(500);
      }
    };
    await attack(60);
    const before = used();
    await attack(150);
    const grown = used() - before;
    const looked = await running.api.post(`/api/tables/${table}/look`, { key: keys[0] });
    expect((looked.json as { seq: number }).seq).toBe(seq);
    expect((looked.json as { view: unknown }).view).toEqual(view);
    expect(clover.seq).toBe(seq);
    expect(grown).toBeLessThan(12_000_000);
    expect(running.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
