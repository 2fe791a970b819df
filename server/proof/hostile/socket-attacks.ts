import { WebSocket } from 'ws';
import { endOf, frame, HELLO, open, pause, raw, rawSockets, repeat, type Target, together, UPGRADE, until, write } from './ways.ts';

const times = (count: number, bytes: Buffer) => Buffer.concat(Array.from({ length: count }, () => bytes));

/** Expensive sockets, whatever is sent over them. */
export const SOCKET_ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  pings: (target) => rawSockets(target, 4, true, times(10_000, frame(9, '')), 0),
  'pings of many': (target) => rawSockets(target, 150, true, times(2_000, frame(9, '')), 20),
  'large pings': (target) => rawSockets(target, 50, true, times(1_000, frame(9, 'x'.repeat(125))), 5),
  pongs: (target) => rawSockets(target, 20, true, times(5_000, frame(10, '')), 0),
  'empty fragments': (target) => rawSockets(target, 20, true, times(20_000, frame(0, '', false)), 0),
  'small fragments': (target) => rawSockets(target, 100, true, times(2_000, frame(0, 'x', false)), 10),
  'a byte at a time': (target) => {
    const end = endOf(target);
    return together(150, async () => {
      const socket = await raw(target);
      socket.setNoDelay(true).on('data', () => {});
      await write(socket, UPGRADE);
      await pause(50);
      const bytes = frame(1, HELLO.padEnd(16_000));
      for (let i = 0; performance.now() < end && !socket.destroyed; i++) {
        await write(socket, bytes.subarray(i % bytes.length, (i % bytes.length) + 1)).catch(() => {});
        if (i % 20 === 0) await pause(1);
      }
      socket.destroy();
    });
  },
  'unmasked frames': (target) => rawSockets(target, 60, true, Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 0),
  nonsense: (target) => repeat(target, 100, 50, () => '{"t":"watch","table":"../.."}'),
  'deep nonsense': (target) => repeat(target, 60, 19, () => '['.repeat(16_000)),
  'large messages': (target) => repeat(target, 30, 19, () => `{"t":"watch","table":"${'x'.repeat(16_000)}"}`),
  'huge messages': (target) => repeat(target, 30, 19, () => 'x'.repeat(1_000_000)),
  'come and go': (target) => {
    const end = endOf(target);
    return together(50, () =>
      until(end, 0, async () => {
        const socket = await open(target);
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'watch', table: target.prepared.long.table, from: 0 }));
        await pause(5);
        socket.terminate();
      }),
    );
  },
  'half open': (target) => {
    const end = endOf(target);
    return together(2_500, async () => {
      const socket = await raw(target);
      await write(socket, UPGRADE).catch(() => {});
      socket.pause();
      while (performance.now() < end && !socket.destroyed) await pause(200);
      socket.destroy();
    });
  },
};
