import { createHmac } from 'node:crypto';
import type { Level } from '@bellwether/bots';
import { FastRandom, firstMoves, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import type { ServedGame } from '../games.ts';
import type { Audience } from './audience.ts';
import type { Decision } from './command.ts';
import { decideMove } from './decide.ts';
import { nextGame, nextGameAt } from './next-game.ts';
import { viewOf } from './show.ts';
import type { TableContext } from './table-context.ts';
import { deadlineOf, isEnded, isPlayedByBot, isSealed, keyAt, peopleAt, sitterAt, type TableState } from './table-state.ts';

/** What the clockwork asks of its table. */
interface ClockedTable {
  /** Runs a job while nothing else is under way. */
  queue(job: () => void): void;
  /** Makes an entry for a seat, if the seat is still asked what it was asked at revision `since`. */
  serverEntry(seat: Seat, since: number, decide: (state: TableState) => Decision | undefined): Promise<void>;
  /** Makes an entry that is no seat's, if it is still called for. */
  serverChange(decide: (state: TableState) => Decision | undefined): Promise<void>;
  /** Looks whether the deal has ended at the other table of the match, too. */
  unseal(): void;
}

/** After a look at the clocks, look once more: whoever came back or moved in the meantime. */
const LOOK_AGAIN = 1_000;
/** Milliseconds without a sign of the host after which somebody else who is there decides about the table. */
const HOST_GONE = 60_000;
/** Milliseconds between two looks at the other table of a match, should its word have been lost. */
const UNSEAL_AGAIN = 10_000;
/** Moves from which one is taken where a bot failed. */
const MOVES_LISTED = 100;

/** Sees to it that a table never stands still: bots move, clocks run out, the absent are covered, the waited-for are told. */
export class TableClockwork {
  readonly #state: TableState;
  readonly #audience: Audience;
  readonly #context: TableContext;
  readonly #table: ClockedTable;
  /** By seat: the question a bot is thinking about. */
  readonly #asked = new Map<Seat, number>();
  readonly #awaySince = new Map<Seat, number>();
  #hostAwaySince: number | undefined;
  #cancel: (() => void) | undefined;
  #next = Number.POSITIVE_INFINITY;
  #isStopped = false;

  constructor(state: TableState, audience: Audience, context: TableContext, table: ClockedTable) {
    this.#state = state;
    this.#audience = audience;
    this.#context = context;
    this.#table = table;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  nextLook(): number {
    return this.#next;
  }

  /** When the table has to be looked at after a restart, should everybody be away. */
  due(at: number): number | null {
    const { toAct, settings, paused } = this.#state;
    if (nextGameAt(this.#state) !== Number.POSITIVE_INFINITY) return nextGameAt(this.#state);
    if (toAct.length === 0 || paused !== undefined) return null;
    if (toAct.some((seat) => isPlayedByBot(this.#state, seat))) return at;
    const times = toAct.flatMap((seat) => deadlineOf(this.#state, seat) ?? []);
    if (settings.grace !== null) times.push(at + 1_000 * settings.grace);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Looks at who is to act and makes sure that something will happen. Only while nothing else is under way. */
  plan(): void {
    this.#cancel?.();
    this.#next = Number.POSITIVE_INFINITY;
    // While nothing can be written nothing can happen. The table plans anew when it can.
    if (this.#isStopped || !this.#context.isWritable()) return;
    const now = this.#context.time.now();
    for (const seat of this.#state.seats) {
      if (this.#audience.isOnline(seat)) this.#awaySince.delete(seat);
      else if (!this.#awaySince.has(seat)) this.#awaySince.set(seat, now);
    }
    for (const seat of this.#state.paused === undefined ? this.#state.toAct : []) {
      if (isPlayedByBot(this.#state, seat)) this.#ask(seat);
      else this.#next = Math.min(this.#next, this.#timeUp(seat), this.#awayTooLong(seat));
    }
    this.#next = Math.min(
      this.#next,
      nextGameAt(this.#state),
      this.#hostGone(now),
      this.#isWaitedFor ? now + UNSEAL_AGAIN : Number.POSITIVE_INFINITY,
    );
    if (this.#next !== Number.POSITIVE_INFINITY) this.#after(this.#next - now, () => this.#look());
  }

  /** Somebody waits here for the other table of the match. */
  get #isWaitedFor(): boolean {
    return isSealed(this.#state) && isEnded(this.#state) && this.#audience.size > 0;
  }

  /** A timer runs out at any moment: what it asks for waits for its turn at the table. */
  #after(milliseconds: number, job: () => void): void {
    this.#cancel = this.#context.time.after(milliseconds, () => this.#table.queue(job));
  }

  #timeUp(seat: Seat): number {
    return deadlineOf(this.#state, seat) ?? Number.POSITIVE_INFINITY;
  }

  #awayTooLong(seat: Seat): number {
    const { grace } = this.#state.settings;
    const away = this.#awaySince.get(seat);
    if (grace === null || away === undefined) return Number.POSITIVE_INFINITY;
    return Math.max(away, this.#state.askedAt[seat - 1] as number) + 1_000 * grace;
  }

  /** When the table gets another host: once nobody has seen this one for a while, and somebody else is there. Where a game may take days, only who has left the table is gone. */
  #hostGone(now: number): number {
    const { host, settings } = this.#state;
    if (this.#state.match !== undefined) return Number.POSITIVE_INFINITY;
    if (host === undefined || this.#audience.hasKey(host)) {
      this.#hostAwaySince = undefined;
      return Number.POSITIVE_INFINITY;
    }
    this.#hostAwaySince ??= now;
    const isPatient = settings.grace === null && this.#state.seats.some((seat) => keyAt(this.#state, seat) === host);
    return isPatient || this.#heir() === undefined ? Number.POSITIVE_INFINITY : this.#hostAwaySince + HOST_GONE;
  }

  /** The first person at the table who is there. */
  #heir(): string | undefined {
    const seat = peopleAt(this.#state).find((one) => this.#audience.isOnline(one) && keyAt(this.#state, one) !== this.#state.host);
    return seat === undefined ? undefined : keyAt(this.#state, seat);
  }

  #changeHost(): Decision | undefined {
    const key = this.#hostGone(this.#context.time.now()) <= this.#context.time.now() ? this.#heir() : undefined;
    return key === undefined ? undefined : { entry: { kind: 'host', key, gone: true } };
  }

  #look(): void {
    if (this.#isStopped) return;
    const now = this.#context.time.now();
    if (nextGameAt(this.#state) <= now) {
      void this.#table.serverChange((state) => nextGame(state, this.#context.time.now(), () => this.#context.random(32)));
    }
    if (this.#isWaitedFor) this.#table.unseal();
    if (this.#hostGone(now) <= now) void this.#table.serverChange(() => this.#changeHost());
    for (const seat of this.#state.paused === undefined ? this.#state.toAct : []) {
      if (isPlayedByBot(this.#state, seat)) continue;
      const why = this.#timeUp(seat) <= now ? 'time' : this.#awayTooLong(seat) <= now ? 'away' : undefined;
      if (why === undefined) continue;
      const since = this.#state.since[seat - 1] as number;
      void this.#table.serverEntry(seat, since, (state) =>
        isPlayedByBot(state, seat) ? undefined : { entry: { kind: 'cover', seat, why } },
      );
    }
    this.#after(LOOK_AGAIN, () => this.plan());
  }

  #ask(seat: Seat): void {
    const since = this.#state.since[seat - 1] as number;
    if (this.#asked.get(seat) === since) return;
    this.#asked.set(seat, since);
    void this.#think(seat, since).catch((error: unknown) => this.#context.problem('a bot failed', this.#state.header.id, unspoken(error)));
  }

  async #think(seat: Seat, since: number): Promise<void> {
    const { bots, time, botPause, random } = this.#context;
    const { served, header } = this.#state;
    const view = viewOf(this.#state, seat);
    if (view === undefined) return;
    const pause = botPause === 0 ? undefined : new Promise<void>((resolve) => time.after(botPause, resolve));
    const seed = this.#state.match === undefined ? Buffer.from(random(4)).readUInt32LE() : sameAtBothTables(this.#state, seat);
    let text: string;
    try {
      const question = { game: header.game, seat, level: levelAt(this.#state, seat), view, random: seed };
      text = await bots.choose(question, this.#audience.addresses());
    } catch (error) {
      if (this.#isStopped) return;
      this.#context.problem('a bot failed', header.id, unspoken(error));
      // Any legal move is better than a table that stands still.
      text = anyMove(served, seat, view, seed);
    }
    await pause;
    await this.#table.serverEntry(seat, since, (state) => {
      if (state.paused === undefined && isPlayedByBot(state, seat))
        return this.#decideFor(seat, text, () => anyMove(served, seat, view, seed));
      this.#asked.delete(seat);
      return undefined;
    });
  }

  #decideFor(seat: Seat, text: string, otherwise: () => string): Decision | undefined {
    const decision = decideMove(this.#state, seat, text, this.#state.revision);
    if ('entry' in decision) return decision;
    const { header, revision } = this.#state;
    this.#context.problem('a bot made an illegal move', header.id, new Error(decision.refusal?.code ?? decision.code));
    const other = decideMove(this.#state, seat, otherwise(), revision);
    return 'entry' in other ? other : undefined;
  }

  /** Tells those whose turn has just come. */
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

/** As a partner of people a bot plays no worse than they may expect. */
export function levelAt({ served, config, settings, sitters }: TableState, seat: Seat): Level {
  const sitter = sitters[seat - 1];
  const level = sitter?.kind === 'bot' ? sitter.level : settings.botLevel;
  return served.bots?.seatedLevel(config, seat, level, (other) => sitters[other - 1]?.kind === 'human') ?? level;
}

/** For the choices of a bot in a match: the same wherever this seat of the deal has made as many moves, so that both tables meet the same play. */
function sameAtBothTables({ seed = '', moves }: TableState, seat: Seat): number {
  const ply = moves.filter((move) => move.seat === seat).length;
  return createHmac('sha256', seed).update(`bot ${seat} ${ply}`).digest().readUInt32LE();
}

function anyMove({ game }: ServedGame, seat: Seat, view: GameTypes['View'], seed: number): string {
  return game.write(pick(firstMoves(game, game.tableOf(view), seat, MOVES_LISTED).moves, new FastRandom(seed)));
}

/** What a bot says when it fails may be about cards: only what kind of failure it was goes into the log. */
function unspoken(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
