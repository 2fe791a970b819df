import { FastRandom } from '@bellwether/kernel';
import type { MatchInfo } from '@bellwether/wire';
import { Api } from '../harness/api.ts';
import { PROVED_GAMES, type ProvedGame } from '../harness/games.ts';
import { type Ledger, Player } from './players.ts';

const DEALS = 16;
const LOOK_EVERY = 300;
/** Any set-up for four. */
function setUp({ served: { game }, randomConfig }: ProvedGame): { game: string; config: string[][] } {
  for (let seed = 1; ; seed++) {
    const config = randomConfig(new FastRandom(seed));
    if (game.seats(config).length === 4) return { game: game.id, config: game.configs.write(config).map((pair) => [...pair]) };
  }
}

/** A duplicate match that is played on whatever happens to the servers: whoever of its players asks begins the next deal. */
export class MatchRun {
  readonly match: string;
  readonly #port: () => number;
  readonly #keys: readonly string[];
  readonly #ledger: Ledger;
  readonly #players: Player[];
  readonly #seated = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  private constructor(match: string, keys: readonly string[], port: () => number, ledger: Ledger, players: Player[]) {
    this.match = match;
    this.#keys = keys;
    this.#port = port;
    this.#ledger = ledger;
    this.#players = players;
  }

  /** Two fours. New players are put into `players`. */
  static async begin(port: () => number, ledger: Ledger, players: Player[]): Promise<MatchRun> {
    const api = new Api(port());
    const keys = await Promise.all(Array.from({ length: 8 }, () => api.key()));
    const [proved] = PROVED_GAMES as [ProvedGame];
    const asked = { key: keys[0], ...setUp(proved), form: 'fours', deals: DEALS, grace: 2, botLevel: 'lamb' };
    const { match } = (await api.post('/api/matches', asked)).json as { match: string };
    for (const [i, key] of keys.entries()) {
      await api.post(`/api/matches/${match}/join`, { key, room: 1 + Math.floor(i / 4), seat: 1 + (i % 4), name: `Player ${i}` });
    }
    const run = new MatchRun(match, keys, port, ledger, players);
    run.#look();
    return run;
  }

  #look(): void {
    // A server that is just being killed answers nobody: the next look will do.
    void this.#goOn()
      .catch(() => {})
      .finally(() => {
        if (!this.#isOver) this.#timer = setTimeout(() => this.#look(), LOOK_EVERY);
      });
  }

  async #goOn(): Promise<void> {
    const api = new Api(this.#port());
    for (const [i, key] of this.#keys.entries()) {
      const { dealt, mayDeal } = (await api.post(`/api/matches/${this.match}/look`, { key })).json as MatchInfo;
      const table = dealt.at(-1)?.tables[Math.floor(i / 4)]?.table;
      if (table !== undefined && !this.#seated.has(`${table} ${i}`) && !this.#isOver) {
        this.#seated.add(`${table} ${i}`);
        this.#players.push(new Player(api.socket, table, key, this.#ledger, 1_000 + this.#seated.size));
      }
      if (mayDeal && (i === 0 || dealt.length > 0)) await api.post(`/api/matches/${this.match}/deal`, { key });
    }
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
