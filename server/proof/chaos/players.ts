import { FastRandom } from '@bellwether/kernel';
import type { Action, Done, Refused } from '@bellwether/wire';
import { ACCESSES, PHRASES } from '@bellwether/wire';
import type { Api } from '../harness/api.ts';
import { Client, newId } from '../harness/client.ts';
import type { ProvedGame } from '../harness/games.ts';

/** A command that the server acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly action: Action;
}

/** Everything that the server acknowledged. */
export class Ledger {
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Commands acknowledged twice, with different numbers. */
  doubled = 0;
  refused = 0;
  /** Answers that left open whether the command was done. */
  unknown = 0;

  note(table: string, id: string, action: Action, answer: Done | Refused): void {
    if (answer.t === 'refused') {
      this.refused++;
      return;
    }
    const before = this.acknowledged.get(id);
    if (before !== undefined && before.seq !== answer.seq) this.doubled++;
    this.acknowledged.set(id, { table, id, seq: answer.seq, action });
  }
}

/** Plays random moves at one seat for as long as the table lives, and often resends commands. */
export class Player {
  readonly client: Client;
  readonly #random: FastRandom;
  readonly #ledger: Ledger;
  #busy = false;
  #stopped = false;

  constructor(url: string, table: string, key: string, ledger: Ledger, seed: number) {
    this.#random = new FastRandom(seed);
    this.#ledger = ledger;
    this.client = new Client({
      url,
      table,
      key,
      legal: 40,
      // Some clients run without the engine.
      views: seed % 4 === 0,
      retry: 40 + this.#random.below(100),
      changed: () => this.#play(),
    });
  }

  #play(): void {
    const { info, viewer, legal } = this.client;
    if (this.#busy || this.#stopped || info === undefined || typeof viewer !== 'number') return;
    const action = this.#wish(viewer, legal);
    if (action === undefined) return;
    this.#busy = true;
    this.#ask(action)
      .then(() => {
        this.#busy = false;
        this.#play();
      })
      // An exception in a player ends the run.
      .catch((error: unknown) => {
        throw error;
      });
  }

  #wish(seat: number, legal: readonly string[]): Action | undefined {
    const { info } = this.client;
    if (info === undefined) return undefined;
    if (info.paused !== undefined) return { kind: 'resume', seat };
    if (info.status === 'over') return this.isDone ? undefined : this.#wishAfter(seat);
    if (info.seats[seat - 1]?.covered) return { kind: 'return', seat };
    if (!info.toAct.includes(seat) || legal.length === 0) return undefined;
    if (this.#random.below(80) === 0) return { kind: 'pause', seat };
    if (this.client.mirror?.host && this.#random.below(60) === 0) return this.#wishAsHost();
    if (this.#random.below(25) === 0) return { kind: 'say', seat, phrase: PHRASES[this.#random.below(PHRASES.length)] ?? 'hello' };
    return { kind: 'move', seat, move: legal[this.#random.below(legal.length)] as string };
  }

  /** Some request a rematch at once, most start a vote. */
  #wishAfter(seat: number): Action | undefined {
    const { info } = this.client;
    if (info?.vote === undefined && this.#random.below(4) === 0) return { kind: 'rematch', seat };
    return info?.seats[seat - 1]?.ready === undefined ? { kind: 'ready', seat, ready: true } : undefined;
  }

  #wishAsHost(): Action {
    const { info, viewer } = this.client;
    const heir = info?.seats.find(({ kind, seat }) => kind === 'human' && seat !== viewer);
    if (heir !== undefined && this.#random.below(2) === 0) return { kind: 'host', seat: heir.seat };
    return { kind: 'access', access: ACCESSES[this.#random.below(ACCESSES.length)] ?? 'link' };
  }

  async #ask(action: Action): Promise<void> {
    const { table } = this.client.options;
    const id = newId();
    const rev = this.client.seq;
    let answer = await this.client.do(action, { id, rev });
    // It may or may not be stored: resending the same id finds out.
    while (answer.t === 'refused' && answer.code === 'storage-failed') {
      this.#ledger.unknown++;
      await new Promise((resolve) => setTimeout(resolve, 500));
      answer = await this.client.do(action, { id, rev });
    }
    this.#ledger.note(table, id, action, answer);
    if (this.#random.below(4) === 0) this.#ledger.note(table, id, action, await this.client.do(action, { id, rev }));
    // Wait for the event of an acknowledged command.
    if (answer.t === 'done') await this.client.until(({ seq }) => seq >= answer.seq, 60_000).catch(() => {});
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Only the reveal of the deal is still to come: the next deal of the match is at another table. */
  get isDone(): boolean {
    const { info } = this.client;
    return info?.match !== undefined && info.status === 'over';
  }

  /** The deal of a match has ended at both tables, and this client knows. */
  get isTold(): boolean {
    return this.isDone && this.client.info?.seed !== undefined;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Its received events remain for the audit. */
  leave(): void {
    this.stop();
    this.client.close();
  }
}

/**
 * Creates and starts a table of this game with players in all seats except perhaps the last, which is a bot's. They connect with `socket`.
 */
export async function seatTable(
  api: Api,
  { served: { game }, randomConfig }: ProvedGame,
  ledger: Ledger,
  seed: number,
  socket = api.socket,
): Promise<Player[]> {
  const config = randomConfig(new FastRandom(seed));
  const key = await api.key();
  const settings = { grace: 2, botLevel: 'lamb' };
  const { table } = await api.table({ key, game: game.id, config: game.configs.write(config).map((pair) => [...pair]), settings });
  const seats = game.seats(config);
  const players: Player[] = [];
  for (const seat of seed % 3 === 0 && seats.length > 2 ? seats.slice(0, -1) : seats) {
    const own = seat === 1 ? key : await api.key();
    const id = newId();
    await api.post(`/api/tables/${table}/commands`, { id, rev: 0, key: own, action: { kind: 'sit', seat, name: `Player ${seat}` } });
    players.push(new Player(socket, table, own, ledger, 7 * seed + seat));
  }
  await api.post(`/api/tables/${table}/commands`, { id: newId(), rev: 0, key, action: { kind: 'start' } });
  return players;
}
