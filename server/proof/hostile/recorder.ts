import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

export const ANY_NAME = 'abcdefghijklmnop';

/** `POST /api/tables/:table/look`, as in the router. */
function routeOf({ method, url = '' }: IncomingMessage): string {
  return `${method} ${url.replace(/\/tables\/\w{16}/, '/tables/:table').replace(/\/matches\/\w{16}/, '/matches/:match')}`;
}

/** A server that only records requests: routes, messages, commands. */
export class Recorder {
  readonly asked = new Set<string>();
  readonly #http = createServer((request, response) => {
    this.asked.add(routeOf(request));
    request.resume().on('end', () => response.end(JSON.stringify({ table: ANY_NAME, match: ANY_NAME })));
  });
  readonly #sockets = new WebSocketServer({ server: this.#http });

  async start(): Promise<number> {
    this.#sockets.on('connection', (socket) => {
      socket.on('error', () => {});
      socket.on('message', (data) => this.#note(String(data)));
    });
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return (this.#http.address() as AddressInfo).port;
  }

  #note(text: string): void {
    if (!text.startsWith('{')) return;
    const { t, action } = JSON.parse(text) as { t: string; action?: { kind: string } };
    this.asked.add(`message ${t}`);
    if (action) this.asked.add(`command ${action.kind}`);
  }

  stop(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
