import path from 'node:path';
import { LeanSocket } from './lean-socket.ts';
import { ServerProcess } from './process.ts';
import { type LoadTable, received, type Target, type Used } from './target.ts';

const PLAYERS = ['0', '1', '2', '3'];
const NAMESPACE = '/wolf-and-hound';
const AT_A_TIME = 48;

/**
 * One match with four sockets that speak socket.io's text protocol directly: its client library would cost the load driver more than the
 * server.
 */
class PeerTable implements LoadTable {
  readonly #match: string;
  readonly #sockets: LeanSocket[] = [];
  #state = -1;
  #acting = '0';
  #hand: readonly string[] = [];
  #told = 0;
  #done: (() => void) | undefined;

  constructor(match: string) {
    this.#match = match;
  }

  get ready(): boolean {
    return this.#done === undefined && this.#hand.length > 0;
  }

  async connect(url: string): Promise<void> {
    // The first player creates the match.
    for (const player of PLAYERS) await this.#connect(url, player);
  }

  #connect(url: string, player: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (text: string) => {
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40${NAMESPACE},`);
        else if (text.startsWith(`40${NAMESPACE}`)) socket.send(`42${NAMESPACE},${JSON.stringify(['sync', this.#match, player, null, 4])}`);
        else if (text.startsWith(`42${NAMESPACE},["sync"`)) {
          received.bytes += text.length;
          this.#note(JSON.parse(text.slice(text.indexOf('['))));
          resolve();
        } else if (text.startsWith(`42${NAMESPACE},["update"`)) {
          received.bytes += text.length;
          this.#hear(text, player);
        }
      };
      const socket = new LeanSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { hear, failed: reject });
      this.#sockets[Number(player)] = socket;
    });
  }

  #note(message: unknown): void {
    const [, , second] = message as [string, string, { state?: State } & State];
    const { _stateID, G, ctx } = second.state ?? second;
    this.#state = _stateID;
    this.#acting = ctx.currentPlayer;
    this.#hand = ctx.gameover === undefined ? (G.hands[Number(ctx.currentPlayer)] ?? []) : [];
  }

  #hear(text: string, player: string): void {
    // Player 0 parses what the next move needs; the others only count.
    if (player === '0') this.#note(JSON.parse(text.slice(text.indexOf('['))));
    if (++this.#told < PLAYERS.length) return;
    this.#told = 0;
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }

  move(told: () => void): void {
    this.#done = told;
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [this.#hand[0]], playerID: this.#acting, credentials: null } };
    const text = `42${NAMESPACE},${JSON.stringify(['update', action, this.#state, this.#match, this.#acting])}`;
    this.#sockets[Number(this.#acting)]?.send(text);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

interface State {
  readonly _stateID: number;
  readonly G: { readonly hands: readonly (readonly string[])[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** boardgame.io's own server with its in-memory storage, in a separate process. */
export class BoardgameIo implements Target {
  readonly name = 'boardgame.io 0.50.2';
  readonly #process: ServerProcess;
  readonly #url: string;
  readonly #tables: PeerTable[] = [];
  #matches = 0;

  private constructor(process: ServerProcess) {
    this.#process = process;
    this.#url = `ws://127.0.0.1:${process.port}`;
  }

  static async start(): Promise<BoardgameIo> {
    return new BoardgameIo(await ServerProcess.start(path.join(import.meta.dirname, '../peers/boardgame-io/load-server.ts'), []));
  }

  async open(tables: number): Promise<readonly LoadTable[]> {
    let left = tables;
    const worker = async () => {
      while (left-- > 0) {
        const table = new PeerTable(`match-${++this.#matches}`);
        await table.connect(this.#url);
        this.#tables.push(table);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    return this.#tables;
  }

  used(what: Used): Promise<number> {
    return this.#process.used(what);
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    await this.#process.stop();
  }
}
