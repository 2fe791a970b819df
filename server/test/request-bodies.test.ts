import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@bellwether/wire';
import { describe, expect, it, vi } from 'vitest';
import { limitsOf } from '../src/limits/limits.ts';
import { Household } from '../src/limits/work-budgets.ts';
import { type BadBody, watchBody } from '../src/net/request-bodies.ts';
import { DEFAULT_GUARDS } from '../src/options.ts';
import { atEnd, run, WOLF } from './help.ts';

/** For busy machines. */
const PATIENCE = { timeout: 30_000 };

const newHouse = () => new Household(limitsOf(DEFAULT_GUARDS));

/** A body whose chunks arrive when the test says, and the verdict on it. */
function arriving(house = newHouse()) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const faults: BadBody[] = [];
  const request = new IncomingMessage(new Socket());
  const end = watchBody(request, house, (fault) => faults.push(fault));
  const piece = (bytes: number, at = 0) => {
    clock.mockReturnValue(at);
    request.push(Buffer.alloc(bytes));
  };
  return { piece, faults, end };
}

describe('a body as it arrives', () => {
  it('of 64 KB in packets of a bad line at 5 KB/s, after a stall of nine seconds, is read', () => {
    const { piece, faults } = arriving();
    for (let sent = 0; sent < LIMITS.body; sent += 500) piece(500, 9_000 + sent / 5);
    expect(faults).toEqual([]);
  });

  it('in pieces of a byte is given up after a few dozen, once', () => {
    const { piece, faults } = arriving();
    for (let i = 0; i < 32; i++) piece(1);
    expect(faults).toEqual([]);
    for (let i = 0; i < 100; i++) piece(1);
    expect(faults).toEqual(['body-in-pieces']);
  });

  it('at 100 bytes a second is given up once the grace is over', () => {
    const { piece, faults } = arriving();
    for (let second = 0; second <= 10; second++) piece(100, 1_000 * second);
    expect(faults).toEqual([]);
    for (let second = 11; second <= 15; second++) piece(100, 1_000 * second);
    expect(faults).toEqual(['slow-body']);
  });

  it('is given up where the address has too many of them, unless it is small; memory is free again when they end', () => {
    const house = newHouse();
    const all = Array.from({ length: 200 }, () => arriving(house));
    for (const { piece } of all) for (let i = 0; i < 40; i++) piece(1_500);
    const given = all.filter(({ faults }) => faults.length > 0);
    expect(given.length).toBeGreaterThan(50);
    expect(given.length).toBeLessThan(150);
    expect(new Set(given.flatMap(({ faults }) => faults))).toEqual(new Set(['too-many-bodies']));
    const small = arriving(house);
    small.piece(300);
    expect(small.faults).toEqual([]);
    for (const { end } of [...all, small]) end();
    expect(house.bodyBytes).toBe(0);
    expect(house.trouble.isFull()).toBe(false);
  });
});

describe('over a connection', () => {
  const head = (more: string) => `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

  async function call() {
    const { api, server, log } = await run();
    const socket = connect(server.port, '127.0.0.1').setNoDelay(true);
    atEnd(() => socket.destroy());
    let heard = '';
    socket.on('error', () => {}).on('data', (chunk) => (heard += String(chunk)));
    await new Promise((resolve) => socket.once('connect', resolve));
    return { api, socket, log, heard: () => heard, isOpen: () => !socket.closed && !socket.readableEnded };
  }

  it.each([
    ['chunks of one byte', '1\r\n \r\n'],
    ['chunks of one byte with long extensions', `1;${'x'.repeat(20)}\r\n \r\n`],
  ])('%s end it', async (_what, chunk) => {
    const handed = vi.spyOn(IncomingMessage.prototype, 'push');
    const { socket, log, heard, isOpen } = await call();
    socket.write(head('Transfer-Encoding: chunked') + chunk.repeat(2_000));
    await expect.poll(isOpen, PATIENCE).toBe(false);
    expect(heard()).toBe('');
    expect(log.some((line) => line.includes('body-in-pieces'))).toBe(true);
    expect(handed.mock.calls.filter(([piece]) => Buffer.isBuffer(piece)).length).toBeLessThan(40);
  });

  it('a byte at a time ends it', async () => {
    const { socket, log, heard, isOpen } = await call();
    socket.write(head('Content-Length: 60000'));
    for (let i = 0; i < 2_000 && isOpen(); i++) {
      socket.write(' ');
      await pause(1);
    }
    expect(isOpen()).toBe(false);
    expect(heard()).toBe('');
    expect(log.some((line) => line.includes('body-in-pieces'))).toBe(true);
  });

  it('a large body in honest chunks is read', async () => {
    const { api, socket, heard } = await call();
    const body = JSON.stringify({ key: await api.key(), ...WOLF }).padEnd(60_000);
    socket.write(head('Transfer-Encoding: chunked'));
    for (let at = 0; at < body.length; at += 300) socket.write(`12c\r\n${body.slice(at, at + 300)}\r\n`);
    socket.write('0\r\n\r\n');
    await expect.poll(heard, PATIENCE).toContain('201 Created');
  });

  it('an answer before the end of the request ends it, once the answer is read; the server reads no further', async () => {
    const { socket, heard, isOpen } = await call();
    const handed = vi.spyOn(IncomingMessage.prototype, 'push');
    socket.write(head('Origin: http://elsewhere.example\r\nTransfer-Encoding: chunked'));
    await expect.poll(heard, PATIENCE).toContain('403 Forbidden');
    for (let i = 0; i < 400 && isOpen(); i++) {
      socket.write('1\r\n \r\n');
      await pause(20);
    }
    expect(isOpen()).toBe(false);
    expect(heard()).not.toContain('400');
    expect(handed.mock.calls.filter(([piece]) => Buffer.isBuffer(piece))).toEqual([]);
  });
});
