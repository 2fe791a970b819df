import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `there`: from the client to the server. */
export type Direction = 'there' | 'back';

/** What one side of a connection has sent while nothing got through, including its end. */
interface Held {
  readonly direction: Direction;
  readonly late: (() => void)[];
}

/**
 * A TCP proxy that can go silent in either direction, like a network that drops packets: connections stay open, nothing arrives, and
 * pending data arrives once the network recovers.
 */
export class Cable {
  readonly #server: Server;
  readonly #port: number;
  readonly #host: string;
  readonly #sockets = new Set<Socket>();
  readonly #held = new Set<Held>();
  #silent: ReadonlySet<Direction> = new Set();

  private constructor(address: string) {
    const at = address.lastIndexOf(':');
    this.#host = address.slice(0, at);
    this.#port = Number(address.slice(at + 1));
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#join(socket));
  }

  /** To the server at this address. */
  static async start(address: string): Promise<Cable> {
    const cable = new Cable(address);
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(...directions: readonly Direction[]): void {
    this.#silent = new Set(directions);
  }

  mend(): void {
    this.#silent = new Set();
    for (const { late } of this.#held) for (const deliver of late.splice(0)) deliver();
  }

  #join(near: Socket): void {
    const far = connect({ host: this.#host, port: this.#port, allowHalfOpen: true });
    this.#pass('there', near, far);
    this.#pass('back', far, near);
  }

  #pass(direction: Direction, from: Socket, to: Socket): void {
    const held: Held = { direction, late: [] };
    this.#held.add(held);
    this.#sockets.add(from);
    from.setNoDelay(true);
    const deliver = (what: () => void) => {
      if (this.#silent.has(direction) || held.late.length > 0) held.late.push(what);
      else what();
    };
    from.on('data', (bytes) => deliver(() => to.write(bytes)));
    from.on('end', () => deliver(() => to.end()));
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      deliver(() => {
        to.destroySoon();
        this.#held.delete(held);
      });
    });
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
