import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const [TEXT, CLOSE, PING, PONG] = [0x1, 0x8, 0x9, 0xa];
const MASKED = 0x80;
const LONG = 126;

/** A read buffer shared by all sockets. Each socket copies what it does not consume at once. */
const ROOM = Buffer.allocUnsafe(65_536);

/**
 * A minimal WebSocket client for whole frames of up to 64 KB of plain ASCII. Eight thousand clients share two cores with the server they
 * measure, so their own cost must be small.
 */
export class LeanSocket {
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  #shaken = false;
  #rest: Buffer | undefined;

  /** `url`, for example ws://127.0.0.1:80/live. Calls `opened` once the server has accepted. */
  constructor(
    url: string,
    { opened, hear, failed }: { opened?: () => void; hear: (text: string) => void; failed: (error: Error) => void },
  ) {
    const { hostname, port, pathname, search } = new URL(url);
    this.#hear = hear;
    const read = (length: number) => {
      const fresh = ROOM.subarray(0, length);
      const bytes = this.#rest === undefined ? fresh : Buffer.concat([this.#rest, fresh]);
      const taken = this.#shaken ? this.#take(bytes) : this.#shake(bytes, opened);
      this.#rest = taken === bytes.length ? undefined : Buffer.from(bytes.subarray(taken));
      return true;
    };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: ROOM, callback: read } });
    this.#socket.on('error', failed);
    const asks = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`;
    this.#socket.write([`GET ${pathname}${search} HTTP/1.1`, `Host: ${hostname}:${port}`, ...asks, key, '', ''].join('\r\n'));
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #shake(bytes: Buffer, opened?: () => void): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const answer = bytes.toString('latin1', 0, end);
    if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`no WebSocket: ${answer}`);
    this.#shaken = true;
    opened?.();
    return end + 4 + this.#take(bytes.subarray(end + 4));
  }

  /** Handles all complete frames. Returns the number of bytes consumed. */
  #take(bytes: Buffer): number {
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1] as number;
      if (short > LONG) throw new Error('a frame of more than 64 KB');
      const from = at + (short === LONG ? 4 : 2);
      if (from > bytes.length) break;
      const to = from + (short === LONG ? bytes.readUInt16BE(at + 2) : short);
      if (to > bytes.length) break;
      const kind = (bytes[at] as number) & 0xf;
      if (kind === TEXT) this.#hear(bytes.toString('latin1', from, to));
      else if (kind === PING) this.#write(PONG, bytes.toString('latin1', from, to));
      else if (kind === CLOSE) this.close();
      at = to;
    }
    return at;
  }

  #write(kind: number, text: string): void {
    const { length } = text;
    const from = length < LONG ? 6 : 8;
    const frame = Buffer.allocUnsafe(from + length);
    frame[0] = 0x80 | kind;
    frame[1] = MASKED | (length < LONG ? length : LONG);
    if (length >= LONG) frame.writeUInt16BE(length, 2);
    const mask = Math.floor(Math.random() * 2 ** 32);
    frame.writeUInt32BE(mask, from - 4);
    frame.write(text, from, 'latin1');
    for (let i = 0; i < length; i++) frame[from + i] = (frame[from + i] as number) ^ (frame[from - 4 + (i & 3)] as number);
    this.#socket.write(frame);
  }
}
