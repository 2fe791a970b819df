import type { Level } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import type { ServedGame } from '../games.ts';
import type { Audience } from './audience.ts';
import { moveOf } from './decide.ts';
import type { Entry } from './entry.ts';
import { viewOf } from './show.ts';
import { deadlineOf, isPlayedByBot, sitterAt, type TableState } from './table-state.ts';
import type { World } from './world.ts';

/** Asks the table to make an entry by itself, if the seat is still asked what it was asked at revision `since`. */
type ByItself = (seat: Seat, since: number, entry: (state: TableState) => Entry | undefined) => Promise<void>;

/** Sees to it that a table never stands still: bots move, clocks run out, the absent are covered, the waited-for are told. */
export class Minder {
  readonly #state: TableState;
  readonly #audience: Audience;
  readonly #world: World;
  readonly #byItself: ByItself;
  /** By seat: the question a bot is thinking about. */
  readonly #asked = new Map<Seat, number>();
  readonly #awaySince = new Map<Seat, number>();
  #cancel: (() => void) | undefined;
  #next = Number.POSITIVE_INFINITY;
  #stopped = false;

  constructor(state: TableState, audience: Audience, world: World, byItself: ByItself) {
    this.#state = state;
    this.#audience = audience;
    this.#world = world;
    this.#byItself = byItself;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  nextLook(): number {
    return this.#next;
  }

  /** When the table has to be looked at after a restart, should everybody be away. */
  due(at: number): number | null {
    const { toAct, settings } = this.#state;
    if (toAct.length === 0) return null;
    if (toAct.some((seat) => isPlayedByBot(this.#state, seat))) return at;
    const times = toAct.flatMap((seat) => deadlineOf(this.#state, seat) ?? []);
    if (settings.grace !== null) times.push(at + 1_000 * settings.grace);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Looks at who is to act and makes sure that something will happen. */
  plan(): void {
    this.#cancel?.();
    this.#next = Number.POSITIVE_INFINITY;
    if (this.#stopped) return;
    const now = this.#world.time.now();
    for (const seat of this.#state.seats) {
      if (this.#audience.isOnline(seat)) this.#awaySince.delete(seat);
      else if (!this.#awaySince.has(seat)) this.#awaySince.set(seat, now);
    }
    for (const seat of this.#state.toAct) {
      if (isPlayedByBot(this.#state, seat)) this.#ask(seat);
      else this.#next = Math.min(this.#next, this.#timeUp(seat), this.#awayTooLong(seat));
    }
    if (this.#next === Number.POSITIVE_INFINITY) return;
    this.#cancel = this.#world.time.after(this.#next - now, () => this.#look());
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

  #look(): void {
    const now = this.#world.time.now();
    for (const seat of this.#state.toAct) {
      if (isPlayedByBot(this.#state, seat)) continue;
      const why = this.#timeUp(seat) <= now ? 'time' : this.#awayTooLong(seat) <= now ? 'away' : undefined;
      if (why === undefined) continue;
      const since = this.#state.since[seat - 1] as number;
      void this.#byItself(seat, since, (state) => (isPlayedByBot(state, seat) ? undefined : { kind: 'cover', seat, why }));
    }
    // Whoever came back or moved in the meantime: look again.
    if (!this.#stopped) this.#cancel = this.#world.time.after(1_000, () => this.plan());
  }

  #ask(seat: Seat): void {
    const since = this.#state.since[seat - 1] as number;
    if (this.#asked.get(seat) === since) return;
    this.#asked.set(seat, since);
    void this.#think(seat, since).catch((error: unknown) => this.#world.problem('a bot failed', this.#state.header.id, unspoken(error)));
  }

  async #think(seat: Seat, since: number): Promise<void> {
    const { bots, time, botPause, random } = this.#world;
    const { served, header, settings } = this.#state;
    const sitter = sitterAt(this.#state, seat);
    const level = levelAt(this.#state, seat, sitter?.kind === 'bot' ? sitter.level : settings.botLevel);
    const view = viewOf(this.#state, seat);
    if (view === undefined) return;
    const pause = botPause === 0 ? undefined : new Promise<void>((resolve) => time.after(botPause, resolve));
    const seed = Buffer.from(random(4)).readUInt32LE();
    const question = { game: header.game, seat, level, view, random: seed };
    let move: string;
    try {
      move = await bots.choose(question);
    } catch (error) {
      if (this.#stopped) return;
      this.#world.problem('a bot failed', header.id, unspoken(error));
      // Any legal move is better than a table that stands still.
      move = anyMove(served, seat, view, seed);
    }
    await pause;
    await this.#byItself(seat, since, (state) => {
      if (!isPlayedByBot(state, seat)) {
        this.#asked.delete(seat);
        return undefined;
      }
      const entry = moveOf(state, seat, move, state.revision);
      if (!('no' in entry)) return entry;
      this.#world.problem('a bot made an illegal move', header.id, new Error(entry.refusal?.code ?? entry.no));
      return { kind: 'move', seat, move: anyMove(served, seat, view, seed) };
    });
  }

  /** Tells those whose turn has just come. */
  noticeTurns(): void {
    const { header, revision, gameNumber } = this.#state;
    for (const seat of this.#state.toAct) {
      const sitter = sitterAt(this.#state, seat);
      if (this.#state.since[seat - 1] !== revision || sitter === undefined || !('key' in sitter) || sitter.cover !== 'no') continue;
      const away = !this.#audience.isOnline(seat);
      if (!away && header.webhook === null) continue;
      this.#world.notice({
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
function levelAt({ served, config, sitters }: TableState, seat: Seat, level: string): string {
  return served.bots?.seatedLevel(config, seat, level as Level, (other) => sitters[other - 1]?.kind === 'human') ?? level;
}

function anyMove({ game }: ServedGame, seat: Seat, view: GameTypes['View'], seed: number): string {
  const random = new FastRandom(seed);
  return game.write(game.sample(game.imagine(view, random), seat, random));
}

/** What a bot says when it fails may be about cards: only what kind of failure it was goes into the log. */
function unspoken(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
