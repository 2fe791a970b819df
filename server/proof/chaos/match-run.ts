import { FastRandom } from '@bellwether/kernel';
import type { MatchInfo } from '@bellwether/wire';
import { Api } from '../harness/api.ts';
import { PROVED_GAMES, type ProvedGame } from '../harness/games.ts';
import { type Ledger, Player } from './players.ts';

const DEALS = 4;
const CHECK_CLOCK_EVERY = 300;
const roomOf = (i: number) => 1 + Math.floor(i / 4);
const seatOf = (i: number) => 1 + (i % 4);

/** A random set-up for four players. A match has no home-made cards. */
function setUp({ served, randomConfig }: ProvedGame): { game: string; config: string[][] } {
  const { game } = served;
  for (let seed = 1; ; seed++) {
    const config = randomConfig(new FastRandom(seed));
    if (game.seats(config).length === 4 && !served.hasOwnCards(game.configs.write(config)))
      return { game: game.id, config: game.configs.write(config).map((pair) => [...pair]) };
  }
}

/**
 * Two teams of four play one duplicate match after another, alternating between the games, whatever happens to the servers. A failed step
 * is retried at the next poll; any player may begin the next deal.
 */
export class MatchRun {
  /** All matches so far; the last one is running. */
  readonly matches: string[] = [];
  readonly #port: number;
  readonly #keys: readonly string[];
  readonly #ledger: Ledger;
  readonly #players: Player[];
  /** The players of a deal, by table and number. */
  readonly #seated = new Map<string, Player>();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #isStopped = false;

  private constructor(port: number, keys: readonly string[], ledger: Ledger, players: Player[]) {
    this.#port = port;
    this.#keys = keys;
    this.#ledger = ledger;
    this.#players = players;
  }

  /** Adds new players to `players`. */
  static async begin(port: number, ledger: Ledger, players: Player[]): Promise<MatchRun> {
    const api = new Api(port);
    const run = new MatchRun(port, await Promise.all(Array.from({ length: 8 }, () => api.key())), ledger, players);
    await run.#goOn();
    run.#look();
    return run;
  }

  #look(): void {
    // A server that is being killed does not answer; retry at the next poll.
    this.#goOn()
      .catch(() => {})
      .finally(() => {
        if (!this.#isStopped) this.#timer = setTimeout(() => this.#look(), CHECK_CLOCK_EVERY);
      });
  }

  async #goOn(): Promise<void> {
    const api = new Api(this.#port);
    const match = await this.#current(api);
    for (const [i, key] of this.#keys.entries()) await this.#goOnAs(api, match, i, key);
    for (const player of this.#seated.values()) if (player.isTold) player.leave();
  }

  /** The running match; a new one if the last is over. */
  async #current(api: Api): Promise<string> {
    const last = this.matches.at(-1);
    if (last !== undefined && !this.#isOver) return last;
    const proved = PROVED_GAMES[this.matches.length % PROVED_GAMES.length] as ProvedGame;
    const asked = { key: this.#keys[0], ...setUp(proved), form: 'fours', deals: DEALS, grace: 2, botLevel: 'lamb' };
    const { json, text } = await api.post('/api/matches', asked);
    const { match } = json as { match?: string };
    if (match === undefined) throw new Error(`no match: ${text}`);
    this.matches.push(match);
    this.#isOver = false;
    return match;
  }

  /** The next step of one of the eight players: take a place, go to the table, begin a deal. */
  async #goOnAs(api: Api, match: string, i: number, key: string): Promise<void> {
    const ask = (what: string, body: object = {}) => api.post(`/api/matches/${match}/${what}`, { key, ...body });
    const { places, dealt, mayDeal, deals } = (await ask('look')).json as MatchInfo;
    if (!places.some(({ me }) => me)) await ask('join', { room: roomOf(i), seat: seatOf(i), name: `Player ${i}` });
    const table = dealt.at(-1)?.tables[roomOf(i) - 1]?.table;
    if (table !== undefined && !this.#seated.has(`${table} ${i}`) && !this.#isStopped) {
      const player = new Player(api.socket, table, key, this.#ledger, 1_000 + this.#seated.size);
      this.#seated.set(`${table} ${i}`, player);
      this.#players.push(player);
    }
    if (mayDeal && places.every(({ name }) => name !== undefined)) await ask('deal');
    this.#isOver = dealt.length === deals && dealt.at(-1)?.over === true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
