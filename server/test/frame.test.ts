import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { WebSocket } from '../proof/harness/socket.ts';
import { frameOf } from '../src/net/frame.ts';

/** What a client of another make hears when these are sent as one write. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, pipe, head) =>
    server.handleUpgrade(request, pipe, head, (socket) => {
      pipe.write(texts.map(frameOf).join(''), 'latin1', () => socket.close());
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const found: string[] = [];
  client.on('message', (data: Buffer) => found.push(data.toString()));
  await new Promise((resolve, reject) => client.on('close', resolve).on('error', reject));
  http.close();
  return found;
}

test('texts of every size and script arrive as they were said, and in order', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = [
    ...lengths.map((length) => 'x'.repeat(length)),
    'Schäfer',
    '羊と泥棒',
    '🐑'.repeat(40),
    'é'.repeat(63),
    '狼'.repeat(30_000),
  ];
  expect(await heard(texts)).toEqual(texts);
});
