import { Duplex } from 'node:stream';

/** One end of a connection within this process. What is written to it is read at the other end. */
class CableEnd extends Duplex {
  /** As on a TCP socket. Loopback: the server then tells no households apart by their addresses. */
  readonly remoteAddress = '127.0.0.1';
  readonly #noteActivity: () => void;
  #other: CableEnd | undefined;

  constructor(noteActivity: () => void) {
    super();
    this.#noteActivity = noteActivity;
    // `close` always follows.
    this.on('error', () => {});
  }

  join(other: CableEnd): void {
    this.#other = other;
  }

  // Methods of a TCP socket that the server calls.
  setTimeout(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#deliver(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.#deliver(null);
    done();
  }

  /** Never within the call that writes: no peer answers before its question has been sent. */
  #deliver(chunk: Buffer | null): void {
    this.#noteActivity();
    const other = this.#other;
    process.nextTick(() => {
      if (other?.destroyed === false) other.push(chunk);
    });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#noteActivity();
    const other = this.#other;
    process.nextTick(() => other?.destroy());
    done(error);
  }
}

/** Both ends of a new connection. If one is destroyed, so is the other. */
export function newCable(noteActivity: () => void): readonly [Duplex, Duplex] {
  const [one, other] = [new CableEnd(noteActivity), new CableEnd(noteActivity)];
  one.join(other);
  other.join(one);
  return [one, other];
}
