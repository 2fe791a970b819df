import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A minimal TCP balancer: each connection goes to the next node that accepts it. */
export class Balancer {
  readonly #server: Server;
  readonly #ports: () => readonly number[];
  readonly #sockets = new Set<Socket>();
  #next = 0;

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer({ allowHalfOpen: false }, (socket) => this.#pass(socket));
  }

  static async start(ports: () => readonly number[], port = 0): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve, reject) => {
      balancer.#server.once('error', reject);
      balancer.#server.listen(port, '127.0.0.1', resolve);
    });
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #pass(socket: Socket, tries = this.#ports().length): void {
    const ports = this.#ports();
    const port = ports[this.#next++ % ports.length];
    socket.on('error', () => {});
    if (port === undefined || tries === 0) {
      socket.destroy();
      return;
    }
    const way = connect({ port, host: '127.0.0.1', noDelay: true });
    way.once('connect', () => {
      this.#keep(socket, way);
      socket.pipe(way);
      way.pipe(socket);
    });
    way.once('error', () => (way.connecting || way.pending ? this.#pass(socket, tries - 1) : socket.destroy()));
  }

  #keep(...pair: readonly [Socket, Socket]): void {
    for (const [i, socket] of pair.entries()) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.once('close', () => {
        this.#sockets.delete(socket);
        pair[1 - i]?.destroy();
      });
    }
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
