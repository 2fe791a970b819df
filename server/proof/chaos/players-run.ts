import { FastRandom } from '@bellwether/kernel';
import { Api } from '../harness/api.ts';
import { PROVED_GAMES, type ProvedGame } from '../harness/games.ts';
import { Audit, type Stored, shownBy } from './audit.ts';
import { MatchRun } from './match-run.ts';
import { Ledger, type Player, seatTable } from './players.ts';

/** Live tables of both games, the ledger of what the server promised, and the audit. */
export class PlayersRun {
  readonly players: Player[] = [];
  readonly ledger = new Ledger();
  readonly random: FastRandom;
  readonly #store: () => Promise<Stored> | Stored;
  #match: MatchRun | undefined;
  diverged = 0;
  looks = 0;

  constructor(seed: number, store: () => Promise<Stored> | Stored) {
    this.random = new FastRandom(seed);
    this.#store = store;
  }

  /** Players connect to `port`; tables are created at the ports of `makers`, in rotation. */
  async seat(port: number, tables: number, seed: number, makers: readonly number[] = [port]): Promise<void> {
    const { socket } = new Api(port);
    for (let i = 0; i < tables; i++) {
      const proved = PROVED_GAMES[i % PROVED_GAMES.length] as ProvedGame;
      const api = new Api(makers[i % makers.length] as number);
      this.players.push(...(await seatTable(api, proved, this.ledger, seed + i, socket)));
    }
    this.#match = await MatchRun.begin(port, this.ledger, this.players);
  }

  /** Compares every client's view with a fresh replay of the store: nothing reaches a client before it is stored. */
  async compare(): Promise<void> {
    const audit = new Audit(await this.#store());
    // Snapshot all views before reading: play continues, and each table is read only once.
    const shown = this.players.map(({ client }) => shownBy(client));
    for (const one of shown) {
      this.looks++;
      if (!(await audit.agrees(one))) this.diverged++;
    }
    await audit.close();
  }

  /** Some players have picked, others have not. */
  get isMidDraft(): boolean {
    return this.players.some(({ client: { info } }) => {
      const acting = info?.toAct.length ?? 0;
      return info?.status === 'playing' && acting > 1 && acting < info.seats.length;
    });
  }

  stop(): void {
    this.#match?.stop();
    for (const player of this.players) player.stop();
  }

  /** Counts violations and prints them in the last line. `what`: the faults, such as "kills 50". */
  async close(what: string): Promise<boolean> {
    await this.compare();
    const audit = new Audit(await this.#store());
    for (const { client } of this.players) if (!(await audit.toldRight(client))) this.diverged++;
    const { lost, doubled } = await audit.count(this.ledger.acknowledged.values());
    const { games, wrong } = await audit.rated(this.players.map(({ client }) => client.options.table));
    const match = await audit.matches(this.#match?.matches ?? []);
    await audit.close();
    for (const { client } of this.players) client.close();
    const reconnects = this.players.reduce((sum, { client }) => sum + client.reconnects, 0);
    const twice = doubled + this.ledger.doubled;
    console.log(
      `refused ${this.ledger.refused}, storage-failed ${this.ledger.unknown}, reconnects ${reconnects}, views compared ${this.looks}, games that count ${games}, rated wrongly ${wrong}`,
    );
    console.log(`matches ${this.#match?.matches.length ?? 0}, their deals ${match.deals}, sealed, told or counted wrongly ${match.wrong}`);
    console.log(`${what}, acknowledged ${this.ledger.acknowledged.size}, lost ${lost}, doubled ${twice}, diverged ${this.diverged}`);
    return lost + twice + wrong + match.wrong + this.diverged === 0;
  }
}
