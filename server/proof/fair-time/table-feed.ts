import type { GameTypes, Seat } from '@bellwether/kernel';
import type { EventMessage, Happening, PastHappening, SeatInfo, TableInfo, TableMessage } from '@bellwether/wire';
import { withStatus } from '@bellwether/wire';
import { gameById, type ServedGame } from '../../src/games.ts';

/** A table after something happened there, as far as time is concerned. */
export interface TableNow {
  readonly status: TableInfo['status'];
  readonly gameNumber: number;
  readonly toAct: readonly Seat[];
  readonly isPaused: boolean;
  /** Whether there is another game: `answered` by all people. */
  readonly vote: 'none' | 'open' | 'answered';
  /** By seat. `owner`: a person or program plays its own seat. */
  readonly players: readonly Player[];
}
/** `once`: a bot plays for the owner until the next move. */
export type Player = 'nobody' | 'owner' | 'bot' | 'bot-for-owner' | 'bot-once';

export interface Happened {
  readonly seq: number;
  readonly at: number;
  readonly what: Happening;
  /** Undefined if it does not follow from what the server sent later. */
  readonly after: TableNow | undefined;
}

/** Called for everything that happens at the table, in order. */
export interface FeedListener {
  happened(what: Happened): void;
  /** There is a gap in the server's events. This is the table after it. */
  lost(now: TableNow): void;
  /** The clocks in a message of the server. */
  clocksTold(left: readonly number[]): void;
}

type View = GameTypes['View'];

/** Merges the messages that different viewers get about one table into one log without duplicates, including what happened while nobody watched. */
export class TableFeed {
  readonly #listener: FeedListener;
  #served: ServedGame | undefined;
  #seq = 0;
  #info: TableInfo | undefined;
  #now: TableNow | undefined;
  /** The last move or beginning of a game, and the views as they were after it. */
  #moveSeq = 0;
  readonly #views = new Map<TableMessage['viewer'], { readonly moveSeq: number; readonly view: View }>();

  constructor(listener: FeedListener) {
    this.#listener = listener;
  }

  get seq(): number {
    return this.#seq;
  }

  get info(): TableInfo | undefined {
    return this.#info;
  }

  table(message: TableMessage): void {
    const { seq, info, viewer, view } = message;
    if (seq < this.#seq) return;
    this.#served ??= gameById(info.game);
    const missed = (message.missed ?? []).map(({ what }) => what);
    const now = nowOf(info, this.#now, missed);
    if (this.#now === undefined || (seq > this.#seq && !this.#tellMissed(message, now))) {
      this.#moveSeq = seq;
      this.#listener.lost(now);
    }
    this.#seq = seq;
    this.#info = info;
    this.#now = now;
    if (view !== undefined) this.#views.set(viewer, { moveSeq: this.#moveSeq, view: view as View });
    if (info.clocks !== undefined) this.#listener.clocksTold(info.clocks.left);
  }

  /** `viewer`: of the connection that received it. */
  event({ seq, what, view, info: status, toAct, clocks }: EventMessage, viewer: TableMessage['viewer'], at: number): void {
    if (this.#info === undefined || seq !== this.#seq + 1) {
      if (view !== undefined && seq === this.#seq) this.#views.set(viewer, { moveSeq: this.#moveSeq, view: view as View });
      return;
    }
    const before = status === undefined ? this.#info : withStatus(this.#info, status);
    const info = { ...before, ...(toAct && { toAct }), ...(clocks && { clocks }) };
    const after = nowOf(info, this.#now, [what]);
    this.#seq = seq;
    this.#info = info;
    this.#now = after;
    if (isOfGame(what)) this.#moveSeq = seq;
    if (view !== undefined) this.#views.set(viewer, { moveSeq: this.#moveSeq, view: view as View });
    this.#listener.happened({ seq, at, what, after });
    if (status?.clocks !== undefined || clocks !== undefined) this.#listener.clocksTold(info.clocks?.left ?? []);
  }

  /** Reports the events that were missed. The table after each is derived; after the last one it is `last`. */
  #tellMissed({ seq, viewer, missed = [] }: TableMessage, last: TableNow): boolean {
    const isWhole = missed.length === seq - this.#seq && missed.every((past, i) => past.seq === this.#seq + 1 + i);
    if (!isWhole) return false;
    const known = this.#views.get(viewer);
    let view = known?.moveSeq === this.#moveSeq ? known.view : undefined;
    let now = this.#now;
    for (const past of missed) {
      if (isOfGame(past.what)) {
        this.#moveSeq = past.seq;
        view = view && this.#follow(view, past);
      }
      now = past.seq === seq ? last : now && this.#after(now, past.what, view);
      this.#listener.happened({ ...past, after: now });
    }
    return true;
  }

  #follow(view: View, { what }: PastHappening): View | undefined {
    const game = this.#served?.game;
    if (what.kind !== 'move' || game === undefined) return undefined;
    return what.events.reduce<View>((seen, event) => game.follow(seen, event as never), view);
  }

  /** With a clock, a bot may cover a player who sits down, since the seat may have no time left. */
  get #isTimed(): boolean {
    return this.#info?.settings.clock.kind !== 'none';
  }

  /** Undefined if it cannot be derived. */
  #after(now: TableNow, what: Happening, view: View | undefined): TableNow | undefined {
    const { players } = now;
    const withPlayer = (seat: Seat, player: Player) => ({ ...now, players: players.with(seat - 1, player) });
    switch (what.kind) {
      case 'move': {
        const game = this.#served?.game;
        if (view === undefined || game === undefined) return undefined;
        const toAct = game.toAct(game.tableOf(view));
        const own = withPlayer(what.seat, players[what.seat - 1] === 'bot-once' ? 'owner' : (players[what.seat - 1] as Player));
        return { ...own, toAct, status: toAct.length === 0 ? 'over' : 'playing' };
      }
      case 'cover':
        return withPlayer(what.seat, isForOneMove(what, this.#info) ? 'bot-once' : 'bot-for-owner');
      case 'return':
        return withPlayer(what.seat, 'owner');
      case 'sit':
        return this.#isTimed ? undefined : withPlayer(what.seat, 'owner');
      case 'stand':
      case 'remove':
        return now.status === 'playing' ? withPlayer(what.seat, 'bot') : undefined;
      case 'agree':
        if (what.when !== 'now') return now;
        return this.#isTimed ? undefined : withPlayer(what.seat, 'owner');
      case 'pause':
        return { ...now, isPaused: true };
      case 'resume':
        return { ...now, isPaused: false };
      case 'bot':
      case 'empty':
      case 'start':
      case 'rematch':
      case 'withdraw':
      case 'ready':
      case 'match':
        return undefined;
      default:
        return now;
    }
  }
}

/** Events that may decide who plays a seat. */
const DECIDES: readonly Happening['kind'][] = ['cover', 'sit', 'agree'];

function isOfGame({ kind }: Happening): boolean {
  return kind === 'move' || kind === 'start' || kind === 'rematch';
}

/** Whether a bot covers a seat until the next move, if this was the last event that decided about it. */
function isForOneMove(what: Happening, info: TableInfo | undefined): boolean {
  const isForTime = what.kind === 'cover' ? what.why === 'time' : what.kind === 'sit' || what.kind === 'agree';
  return isForTime && info?.settings.clock.kind === 'move';
}

/** `since`: events after `before`. The server does not say how long a cover lasts; the last `cover` event does. */
function nowOf(info: TableInfo, before: TableNow | undefined, since: readonly Happening[]): TableNow {
  const { status, gameNumber, toAct, paused, vote, seats } = info;
  const players = seats.map((seat) => {
    const player = playerOf(seat);
    if (player !== 'bot-for-owner') return player;
    const cover = since.findLast((what) => DECIDES.includes(what.kind) && 'seat' in what && what.seat === seat.seat);
    const isOnce = cover === undefined ? before?.players[seat.seat - 1] === 'bot-once' : isForOneMove(cover, info);
    return isOnce ? 'bot-once' : player;
  });
  const isAnswered = seats.every(({ kind, ready }) => kind !== 'human' || ready !== undefined);
  return {
    ...{ status, gameNumber, players },
    toAct: status === 'playing' ? toAct : [],
    isPaused: paused !== undefined,
    vote: vote === undefined ? 'none' : isAnswered ? 'answered' : 'open',
  };
}

function playerOf({ kind, covered }: SeatInfo): Player {
  if (kind === 'empty') return 'nobody';
  if (kind === 'bot') return 'bot';
  return covered ? 'bot-for-owner' : 'owner';
}
