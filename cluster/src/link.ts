import type { Duplex } from 'node:stream';

/** `call` and its `answer` share a number. `say` and `ended` are about one subscription. `beat` is a heartbeat. */
const KINDS = ['hello', 'call', 'answer', 'say', 'ended', 'beat'] as const;
export type ParcelKind = Exclude<(typeof KINDS)[number], 'beat'>;

/** Header: four bytes of length, one of the kind, four of a number. Text follows. */
const HEAD = 9;
const MAX_PARCEL_BYTES = 64_000_000;
/** A peer with more unread output than this counts as dead. */
const MAX_UNSENT_BYTES = 64_000_000;
const BEAT_MS = 1_000;
/** The link counts as dead after this many beats without a byte from the peer. */
const MAX_SILENT_BEATS = 3;
/** A closed link is cut after this time if the peer does not close its side. */
const GOODBYE_MS = 500;

export interface LinkEvents {
  parcel(kind: ParcelKind, id: number, text: string): void;
  ended(): void;
}

/**
 * Parcels both ways over one connection between two nodes. Everything sent in one tick goes out together. Each side sends heartbeats and
 * closes the link when it hears none: TCP alone would keep trying for minutes.
 */
export class Link {
  readonly #pipe: Duplex;
  readonly #events: LinkEvents;
  readonly #beating: NodeJS.Timeout;
  #rest: Buffer | undefined;
  /** Counted in our own beats instead of time: after a pause of our own process, pending input is read first. */
  #silentBeats = 0;
  #isEnded = false;

  constructor(pipe: Duplex, events: LinkEvents) {
    this.#pipe = pipe;
    this.#events = events;
    pipe.on('data', (bytes: Buffer) => this.#hear(bytes));
    pipe.on('error', () => {});
    pipe.on('end', () => this.close());
    pipe.on('close', () => this.#end());
    this.#beating = setInterval(() => this.#beat(), BEAT_MS);
    this.#beating.unref();
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  send(kind: ParcelKind, id: number, text: string): void {
    this.#write(kind, id, text);
  }

  #beat(): void {
    if (++this.#silentBeats > MAX_SILENT_BEATS) this.close();
    else this.#write('beat', 0, '');
  }

  #write(kind: (typeof KINDS)[number], id: number, text: string): void {
    if (this.#isEnded) return;
    const length = Buffer.byteLength(text);
    const parcel = Buffer.allocUnsafe(HEAD + length);
    parcel.writeUInt32BE(length, 0);
    parcel[4] = KINDS.indexOf(kind);
    parcel.writeUInt32BE(id, 5);
    parcel.write(text, HEAD);
    if (this.#pipe.writableCorked === 0) {
      this.#pipe.cork();
      setImmediate(() => this.#flush());
    }
    this.#pipe.write(parcel);
  }

  #flush(): void {
    this.#pipe.uncork();
    if (this.#pipe.writableLength > MAX_UNSENT_BYTES) this.close();
  }

  #hear(bytes: Buffer): void {
    this.#silentBeats = 0;
    let all = this.#rest === undefined ? bytes : Buffer.concat([this.#rest, bytes]);
    while (all.length >= HEAD && !this.#isEnded) {
      const length = all.readUInt32BE(0);
      const kind = KINDS[all[4] as number];
      if (kind === undefined || length > MAX_PARCEL_BYTES) {
        this.close();
        return;
      }
      if (all.length < HEAD + length) break;
      if (kind !== 'beat') this.#events.parcel(kind, all.readUInt32BE(5), all.toString('utf8', HEAD, HEAD + length));
      all = all.subarray(HEAD + length);
    }
    this.#rest = all.length === 0 ? undefined : all;
  }

  /** Earlier output is still delivered, if the peer reads it. */
  close(): void {
    this.#pipe.uncork();
    this.#pipe.end();
    setTimeout(() => this.#pipe.destroy(), GOODBYE_MS).unref();
    this.#end();
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#beating);
    this.#events.ended();
  }
}
