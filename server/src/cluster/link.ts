import type { Socket } from 'node:net';

/** What one node says to another. A call has a number and gets one answer; what is said is for one watcher. */
export type ParcelKind = 'hello' | 'call' | 'answer' | 'say' | 'unwatch';
const KINDS: readonly ParcelKind[] = ['hello', 'call', 'answer', 'say', 'unwatch'];

/** Four bytes of length, one of the kind, four of a number; then text. */
const HEAD = 9;
const LONGEST = 64_000_000;
/** Bytes that may wait for a node to read: then it is taken for dead. */
const BACKLOG = 64_000_000;

export interface LinkEvents {
  parcel(kind: ParcelKind, id: number, text: string): void;
  ended(): void;
}

/** Parcels both ways over one connection between two nodes. All that is said in one turn of the loop goes out together. */
export class Link {
  readonly #socket: Socket;
  readonly #events: LinkEvents;
  #rest: Buffer | undefined;
  #isCorked = false;
  #isEnded = false;

  constructor(socket: Socket, events: LinkEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes));
    socket.on('error', () => {});
    socket.on('close', () => this.#end());
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  send(kind: ParcelKind, id: number, text: string): void {
    if (this.#isEnded) return;
    const length = Buffer.byteLength(text);
    const parcel = Buffer.allocUnsafe(HEAD + length);
    parcel.writeUInt32BE(length, 0);
    parcel[4] = KINDS.indexOf(kind);
    parcel.writeUInt32BE(id, 5);
    parcel.write(text, HEAD);
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#socket.cork();
      setImmediate(() => this.#flush());
    }
    this.#socket.write(parcel);
  }

  #flush(): void {
    this.#isCorked = false;
    this.#socket.uncork();
    if (this.#socket.writableLength > BACKLOG) this.close();
  }

  #hear(bytes: Buffer): void {
    let all = this.#rest === undefined ? bytes : Buffer.concat([this.#rest, bytes]);
    while (all.length >= HEAD && !this.#isEnded) {
      const length = all.readUInt32BE(0);
      const kind = KINDS[all[4] as number];
      if (kind === undefined || length > LONGEST) {
        this.close();
        return;
      }
      if (all.length < HEAD + length) break;
      this.#events.parcel(kind, all.readUInt32BE(5), all.toString('utf8', HEAD, HEAD + length));
      all = all.subarray(HEAD + length);
    }
    this.#rest = all.length === 0 ? undefined : all;
  }

  /** What was sent before is still delivered, if the other one reads it. */
  close(): void {
    this.#socket.uncork();
    this.#socket.end();
    // A node that is frozen says nothing, not even goodbye.
    setTimeout(() => this.#socket.destroy(), 500).unref();
    this.#end();
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#events.ended();
  }
}
