import { createHmac } from 'node:crypto';
import { type Level, seatedLevel } from '@bellwether/bots';
import { FastRandom, firstMoves, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import { background, type ReportProblem } from '../background.ts';
import type { ServedGame } from '../games.ts';
import type { Audience } from './audience.ts';
import type { Decision } from './command.ts';
import { decideMove } from './decide.ts';
import { nextGame, nextGameAt } from './next-game.ts';
import type { Presence } from './presence.ts';
import { viewOf } from './show.ts';
import type { TableContext } from './table-context.ts';
import { deadlineOf, isEnded, isPlayedByBot, isSealed, keyAt, peopleAt, sitterAt, type TableState } from './table-state.ts';

/** The clockwork's port to its table. All calls are queued; a failure stops the table. */
interface ClockedTable {
  /** Runs a job exclusively. */
  queue(job: () => void): void;
  /** Makes an entry for a seat, if it still has the question of revision `since`. */
  serverEntry(seat: Seat, since: number, decide: (state: TableState) => Decision | undefined): void;
  /** Makes an entry of no seat, if it is still due. */
  serverChange(decide: (state: TableState) => Decision | undefined): void;
  /** Checks whether the deal has ended at the match's other table too. */
  unseal(): void;
  /** Stores the start of players' absences. */
  storePresence(): void;
}

/** A bot's pending or chosen move. Each question is computed once: interrupting a bot gains no time. */
type BotTurn =
  | { readonly kind: 'thinking'; readonly since: number }
  | { readonly kind: 'chosen'; readonly since: number; readonly text: string; readonly otherwise: () => string };

/** Delay before the clocks are checked again: a player may have moved or returned meanwhile. */
const RECHECK_MS = 1_000;
/** Time offline after which the host is replaced by a connected player. */
const HOST_TIMEOUT_MS = 60_000;
/** Poll interval for a match's other table, in case its message was lost. */
const UNSEAL_RETRY_MS = 10_000;
/** Moves to choose from when a bot failed. */
const MAX_FALLBACK_MOVES = 100;

/** Keeps a table moving: plays bots, enforces clocks, covers absent players, notifies those to act. */
export class TableClockwork {
  readonly #state: TableState;
  readonly #audience: Audience;
  readonly #presence: Presence;
  readonly #context: TableContext;
  readonly #table: ClockedTable;
  readonly #botTurns = new Map<Seat, BotTurn>();
  #cancel: (() => void) | undefined;
  #next = Number.POSITIVE_INFINITY;
  #isStopped = false;

  constructor(state: TableState, audience: Audience, presence: Presence, context: TableContext, table: ClockedTable) {
    this.#state = state;
    this.#audience = audience;
    this.#presence = presence;
    this.#context = context;
    this.#table = table;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  nextCheck(): number {
    return this.#next;
  }

  /** When the table must be loaded again if it is evicted at `at`, null for never. Eviction disconnects its players. */
  due(at: number): number | null {
    const { toAct, settings, paused } = this.#state;
    if (nextGameAt(this.#state) !== Number.POSITIVE_INFINITY) return nextGameAt(this.#state);
    if (toAct.length === 0 || paused !== undefined) return null;
    if (toAct.some((seat) => isPlayedByBot(this.#state, seat))) return at;
    const ifAllLeave = settings.grace === null ? undefined : at + 1_000 * settings.grace;
    const times = toAct.flatMap((seat) => [deadlineOf(this.#state, seat), this.#presence.graceEnd(seat) ?? ifAllLeave]);
    const due = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    return due === Number.POSITIVE_INFINITY ? null : due;
  }

  /** Schedules the next action. Only call it exclusively. */
  plan(): void {
    this.#cancel?.();
    this.#next = Number.POSITIVE_INFINITY;
    const now = this.#context.time.now();
    this.#presence.update(now);
    // Nothing can happen while writes fail. The table plans again when they work.
    if (this.#isStopped || !this.#context.isWritable()) return;
    for (const [seat, turn] of this.#botTurns) if (!this.#isAsked(seat, turn.since)) this.#botTurns.delete(seat);
    for (const seat of this.#state.paused === undefined ? this.#state.toAct : []) {
      if (isPlayedByBot(this.#state, seat)) this.#ask(seat);
      else this.#next = Math.min(this.#next, this.#deadline(seat), this.#graceEnd(seat));
    }
    // Not by timer: if the process died first, an ended absence would stay stored.
    const storeAt = this.#presence.storeAt();
    if (storeAt <= now) this.#table.storePresence();
    this.#next = Math.min(
      this.#next,
      nextGameAt(this.#state),
      this.#hostTimeout(),
      storeAt,
      this.#isWaitedFor ? now + UNSEAL_RETRY_MS : Number.POSITIVE_INFINITY,
    );
    if (this.#next !== Number.POSITIVE_INFINITY) this.#after(this.#next - now, () => this.#check());
  }

  #isAsked(seat: Seat, since: number): boolean {
    return this.#state.toAct.includes(seat) && this.#state.since[seat - 1] === since;
  }

  /** Whether someone waits for the match's other table. */
  get #isWaitedFor(): boolean {
    return isSealed(this.#state) && isEnded(this.#state) && this.#audience.size > 0;
  }

  /** Timers may fire at any time, so their jobs are queued. */
  #after(milliseconds: number, job: () => void): void {
    this.#cancel = this.#context.time.after(milliseconds, () => this.#table.queue(job));
  }

  #deadline(seat: Seat): number {
    return deadlineOf(this.#state, seat) ?? Number.POSITIVE_INFINITY;
  }

  #graceEnd(seat: Seat): number {
    return this.#presence.graceEnd(seat) ?? Number.POSITIVE_INFINITY;
  }

  /**
   * When the host is replaced: offline for HOST_TIMEOUT_MS, with another player connected. With unlimited grace a
   * seated host stays.
   */
  #hostTimeout(): number {
    const { host, settings, match } = this.#state;
    const since = this.#presence.hostAbsentSince();
    if (match !== undefined || host === undefined || since === undefined || this.#nextHost() === undefined) return Number.POSITIVE_INFINITY;
    const isPatient = settings.grace === null && this.#state.seats.some((seat) => keyAt(this.#state, seat) === host);
    return isPatient ? Number.POSITIVE_INFINITY : since + HOST_TIMEOUT_MS;
  }

  /** The first connected player. */
  #nextHost(): string | undefined {
    const seat = peopleAt(this.#state).find((one) => this.#audience.isOnline(one) && keyAt(this.#state, one) !== this.#state.host);
    return seat === undefined ? undefined : keyAt(this.#state, seat);
  }

  #changeHost(): Decision | undefined {
    const key = this.#hostTimeout() <= this.#context.time.now() ? this.#nextHost() : undefined;
    return key === undefined ? undefined : { entry: { kind: 'host', key, gone: true } };
  }

  #check(): void {
    if (this.#isStopped) return;
    const now = this.#context.time.now();
    if (nextGameAt(this.#state) <= now) {
      this.#table.serverChange((state) => nextGame(state, this.#context.time.now(), () => this.#context.random(32)));
    }
    if (this.#isWaitedFor) this.#table.unseal();
    if (this.#hostTimeout() <= now) this.#table.serverChange(() => this.#changeHost());
    if (this.#presence.storeAt() <= now) this.#table.storePresence();
    for (const seat of this.#state.paused === undefined ? this.#state.toAct : []) {
      if (isPlayedByBot(this.#state, seat) || this.#whyCover(seat) === undefined) continue;
      this.#table.serverEntry(seat, this.#state.since[seat - 1] as number, () => this.#coverNow(seat));
    }
    this.#after(RECHECK_MS, () => this.plan());
  }

  #whyCover(seat: Seat): 'time' | 'away' | undefined {
    const now = this.#context.time.now();
    if (this.#deadline(seat) <= now) return 'time';
    return this.#graceEnd(seat) <= now ? 'away' : undefined;
  }

  /** Checked again when the job runs: the player may be back, or the game paused. */
  #coverNow(seat: Seat): Decision | undefined {
    const why = isPlayedByBot(this.#state, seat) ? undefined : this.#whyCover(seat);
    return why && { entry: { kind: 'cover', seat, why } };
  }

  #ask(seat: Seat): void {
    const since = this.#state.since[seat - 1] as number;
    const turn = this.#botTurns.get(seat);
    if (turn?.since !== since) {
      this.#botTurns.set(seat, { kind: 'thinking', since });
      background('a bot', this.#think(seat, since), this.#problem, this.#state.header.id);
    } else if (turn.kind === 'chosen') this.#move(seat, turn);
  }

  readonly #problem: ReportProblem = (what, table, error) => this.#context.problem(what, table, withoutMessage(error));

  async #think(seat: Seat, since: number): Promise<void> {
    const { bots, time, botPause, random } = this.#context;
    const { served, header } = this.#state;
    const view = viewOf(this.#state, seat);
    if (view === undefined) return;
    const pause = botPause === 0 ? undefined : new Promise<void>((resolve) => time.after(botPause, resolve));
    const seed = this.#state.match === undefined ? Buffer.from(random(4)).readUInt32LE() : sameAtBothTables(this.#state, seat);
    // Any legal move is better than a stuck table.
    const otherwise = () => anyMove(served, seat, view, seed);
    let text: string;
    try {
      const question = { game: header.game, seat, level: levelAt(this.#state, seat), view, random: seed };
      text = await bots.choose(question, this.#audience.addresses());
    } catch (error) {
      if (this.#isStopped) return;
      this.#problem('a bot failed', header.id, error);
      text = otherwise();
    }
    await pause;
    if (!this.#isAsked(seat, since)) return;
    const turn = { kind: 'chosen', since, text, otherwise } as const;
    this.#botTurns.set(seat, turn);
    this.#move(seat, turn);
  }

  #move(seat: Seat, { since, text, otherwise }: Extract<BotTurn, { kind: 'chosen' }>): void {
    this.#table.serverEntry(seat, since, (state) =>
      state.paused === undefined && isPlayedByBot(state, seat) ? this.#decideFor(seat, text, otherwise) : undefined,
    );
  }

  #decideFor(seat: Seat, text: string, otherwise: () => string): Decision | undefined {
    const decision = decideMove(this.#state, seat, text, this.#state.revision);
    if ('entry' in decision) return decision;
    const { header, revision } = this.#state;
    this.#context.problem('a bot made an illegal move', header.id, new Error(decision.refusal?.code ?? decision.code));
    const other = decideMove(this.#state, seat, otherwise(), revision);
    return 'entry' in other ? other : undefined;
  }

  /** Notifies players whose turn has just begun. */
  noticeTurns(): void {
    const { header, revision, gameNumber } = this.#state;
    for (const seat of this.#state.toAct) {
      const sitter = sitterAt(this.#state, seat);
      if (this.#state.since[seat - 1] !== revision || sitter === undefined || !('key' in sitter) || sitter.cover !== 'no') continue;
      const away = !this.#audience.isOnline(seat);
      if (!away && header.webhook === null) continue;
      this.#context.notice({
        table: header.id,
        game: header.game,
        gameNumber,
        seq: revision,
        seat,
        key: sitter.key,
        away,
        webhook: header.webhook,
      });
    }
  }
}

/** The bot's level, raised if it partners people. */
export function levelAt({ served, config, settings, sitters }: TableState, seat: Seat): Level {
  const sitter = sitters[seat - 1];
  const level = sitter?.kind === 'bot' ? sitter.level : settings.botLevel;
  return seatedLevel(served.game, config, seat, level, (other) => sitters[other - 1]?.kind === 'human');
}

/** Seed for a bot in a match. Equal at the same point of the deal, so both tables meet the same play. */
function sameAtBothTables({ seed = '', moves }: TableState, seat: Seat): number {
  const ply = moves.filter((move) => move.seat === seat).length;
  return createHmac('sha256', seed).update(`bot ${seat} ${ply}`).digest().readUInt32LE();
}

function anyMove({ game }: ServedGame, seat: Seat, view: GameTypes['View'], seed: number): string {
  return game.write(pick(firstMoves(game, game.tableOf(view), seat, MAX_FALLBACK_MOVES).moves, new FastRandom(seed)));
}

/** A bot's error message may contain cards: log only its kind. */
function withoutMessage(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
