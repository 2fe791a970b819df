import type { Level } from '@bellwether/bots';
import {
  type AnyGame,
  attempt,
  dealFromSeed,
  type GameRecord,
  type GameTypes,
  type Played,
  replay,
  SEED_BYTES,
  type Seat,
  type Viewer,
  writeRecord,
} from '@bellwether/kernel';
import type { Answer, Hint, PublicReason, Sitter } from '../table-kit/source.ts';
import type { BotPlayer, Chosen } from './bots.ts';

/** More moves than this are not listed: a table that has so many composes them step by step. */
const MOST_LISTED = 2000;

export interface Keeper {
  save(table: { id: string; game: string; record: string; config: object; sitters: readonly Sitter[]; plies: number; over: boolean }): void;
}

export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: GameRecord<GameTypes>;
  readonly sitters: readonly Sitter[];
  readonly post: (answer: Answer) => void;
  readonly bots: BotPlayer;
  readonly keeper: Keeper;
}

interface Told {
  readonly last?: Played<GameTypes>;
  readonly why?: readonly PublicReason[];
  readonly past?: readonly GameTypes['EventView'][];
}

/** A game at this device: holds the only state there is and lets out one viewer's part at a time. */
export class LocalTable {
  readonly #parts: TableParts;
  readonly #humans: readonly Seat[];
  #moves: Played<GameTypes>[];
  #state: GameTypes['State'];
  /** Whoever looks at the page; undefined while the curtain is down. */
  #viewer: Viewer | undefined;
  #unheard = new Map<Viewer, GameTypes['EventView'][]>();
  /** What the last move did first: it tells the move itself, so whoever sees less of it may not be told the move. */
  #first: GameTypes['Event'] | undefined;
  #looking = false;
  #closed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#moves = [...parts.record.moves];
    this.#state = replay(parts.game, parts.record);
    this.#humans = parts.sitters.flatMap((sitter, i) => (sitter === 'guest' ? [i + 1] : []));
    this.#viewer = this.#humans.length > 1 ? undefined : (this.#humans[0] ?? 'spectator');
  }

  open(): void {
    this.#save();
    if (this.#viewer === undefined && this.#over) this.#viewer = 'spectator';
    if (this.#viewer === undefined) this.#drawCurtain();
    else this.#show([], { past: this.#past() });
  }

  /** Only remembers the game, for whoever opens it later. */
  keep(): void {
    this.#save();
  }

  close(): void {
    this.#closed = true;
  }

  play(move: GameTypes['Move']): void {
    const seat = this.#viewer;
    if (this.#looking || seat === undefined || seat === 'spectator') return;
    const refusal = this.#make(seat, move);
    if (refusal) this.#parts.post({ kind: 'refused', refusal });
    else this.#showMove({ seat, move });
  }

  /** The page is ready for what comes next: a bot's move, or another player at the device. */
  async goOn(): Promise<void> {
    if (this.#looking || this.#viewer === undefined || this.#over) return;
    const { game, sitters } = this.#parts;
    const acting = game.toAct(this.#state);
    const bot = acting.find((seat) => sitters[seat - 1] !== 'guest');
    if (bot !== undefined) {
      const plies = this.#moves.length;
      const { move, reasons } = await this.#choose(bot, (sitters[bot - 1] as string).slice(4) as Level);
      if (this.#closed || this.#looking || plies !== this.#moves.length) return;
      this.#make(bot, move);
      this.#showMove(
        { seat: bot, move },
        reasons.map(({ card: _, ...reason }) => reason),
      );
    } else if (!acting.includes(this.#viewer as Seat)) {
      this.#drawCurtain();
    }
  }

  take(): void {
    if (this.#viewer !== undefined) return;
    const seat = this.#nextHuman();
    this.#viewer = seat ?? 'spectator';
    const news = this.#unheard.get(this.#viewer)?.splice(0) ?? [];
    this.#show(news, { past: this.#past().slice(0, -news.length || undefined) });
  }

  /** Takes back everything since the last choice of a human, that choice too. */
  undo(): void {
    const last = this.#lastOwnMove();
    if (last === undefined) return;
    this.#rewind(last);
    this.#looking = false;
    const seat = this.#nextHuman();
    if (this.#humans.length > 1 && seat !== this.#viewer) this.#drawCurtain();
    else this.#show([], { past: this.#past() });
    this.#save();
  }

  seek(ply: number, viewer: Viewer | undefined): void {
    if (this.#viewer === undefined) return;
    const { game, record, id, sitters } = this.#parts;
    const at = Math.max(0, Math.min(ply, this.#moves.length));
    const played = { ...record, moves: this.#moves };
    const looker = this.#over ? (viewer ?? this.#viewer) : this.#viewer;
    const events: GameTypes['EventView'][] = [];
    const last = this.#moves[at - 1];
    const state = replay(game, played, Math.max(0, at - 1));
    let open = true;
    if (last)
      game.apply(state, last.seat, last.move, (event) => {
        const shown = game.show(event, looker);
        if (events.length === 0) open = isWhole(event, shown);
        push(events, shown);
      });
    this.#looking = true;
    this.#parts.post({
      kind: 'update',
      id,
      game: game.id,
      viewer: looker,
      view: game.view(state, looker),
      legal: [],
      more: false,
      events,
      ...(last && open && { last }),
      why: [],
      acting: game.toAct(state),
      sitters,
      ply: at,
      plies: this.#moves.length,
      live: false,
      over: this.#over,
      canUndo: false,
    });
  }

  live(): void {
    this.#looking = false;
    if (this.#viewer !== undefined) this.#show([], { past: this.#past() });
  }

  async hint(): Promise<Hint<GameTypes> | undefined> {
    const seat = this.#viewer;
    if (seat === undefined || seat === 'spectator' || !this.#parts.game.toAct(this.#state).includes(seat)) return undefined;
    return await this.#choose(seat, 'wolf');
  }

  /** The record tells everybody's cards: while others at this device still play, nobody gets it. */
  record(): string | undefined {
    return this.#over || this.#humans.length <= 1 ? this.#text() : undefined;
  }

  /** The game so far as a game of its own: the viewer keeps the seat, bots take all others. */
  forkParts(ply: number, id: string): TableParts | undefined {
    if (!this.#over && this.#humans.length > 1) return undefined;
    const seat = typeof this.#viewer === 'number' ? this.#viewer : (this.#humans[0] ?? 1);
    const sitters = this.#parts.sitters.map((sitter, i): Sitter => (i + 1 === seat ? 'guest' : sitter === 'guest' ? 'bot:herder' : sitter));
    const moves = this.#moves.slice(0, ply);
    const { seed: _, commitment: __, ...record } = this.#parts.record;
    return { ...this.#parts, id, sitters, record: { ...record, sitters, moves } };
  }

  /** All the viewer noticed since the game began. */
  #past(): GameTypes['EventView'][] {
    const { game, record } = this.#parts;
    const heard: GameTypes['EventView'][] = [];
    const state = game.start(record.config, record.deal);
    const viewer = this.#viewer as Viewer;
    for (const { seat, move } of this.#moves) game.apply(state, seat, move, (event) => push(heard, game.show(event, viewer)));
    return heard;
  }

  get #over(): boolean {
    return this.#parts.game.outcome(this.#state) !== undefined;
  }

  async #choose(seat: Seat, level: Level): Promise<Chosen> {
    const { game, bots } = this.#parts;
    return await bots(game, game.view(this.#state, seat), game.legal(this.#state, seat), level, this.#humans);
  }

  #make(seat: Seat, move: GameTypes['Move']): GameTypes['Refusal'] | undefined {
    const { game } = this.#parts;
    const viewers: readonly Viewer[] = [...this.#humans, 'spectator'];
    let told = 0;
    const refusal = attempt(game, this.#state, seat, move, (event) => {
      if (told === 0) this.#first = event;
      told++;
      for (const viewer of viewers) {
        const heard = this.#unheard.get(viewer) ?? [];
        push(heard, game.show(event, viewer));
        this.#unheard.set(viewer, heard);
      }
    });
    if (refusal) return refusal;
    this.#moves.push({ seat, move });
    this.#save();
    return undefined;
  }

  #showMove(last: Played<GameTypes>, why: readonly PublicReason[] = []): void {
    if (this.#over && this.#humans.length > 1) this.#viewer = 'spectator';
    const viewer = this.#viewer as Viewer;
    const open = this.#first === undefined || isWhole(this.#first, this.#parts.game.show(this.#first, viewer));
    this.#show(this.#unheard.get(viewer)?.splice(0) ?? [], open ? { last, why } : {});
    if (this.#viewer !== 'spectator') this.#unheard.get('spectator')?.splice(0);
  }

  #show(events: readonly GameTypes['EventView'][], { last, why = [], past }: Told = {}): void {
    const { game, id, sitters, post } = this.#parts;
    const viewer = this.#viewer as Viewer;
    const acting = game.toAct(this.#state);
    const { moves, more } = typeof viewer === 'number' ? listed(game.legal(this.#state, viewer)) : { moves: [], more: false };
    post({
      kind: 'update',
      id,
      game: game.id,
      viewer,
      view: game.view(this.#state, viewer),
      legal: moves,
      more,
      events,
      ...(past && { past }),
      ...(last && { last }),
      why,
      acting,
      sitters,
      ply: this.#moves.length,
      plies: this.#moves.length,
      live: true,
      over: this.#over,
      canUndo: this.#lastOwnMove() !== undefined,
    });
  }

  #drawCurtain(): void {
    this.#viewer = undefined;
    const seat = this.#nextHuman();
    const { id, game, sitters } = this.#parts;
    if (seat !== undefined) this.#parts.post({ kind: 'curtain', id, game: game.id, seat, sitters });
  }

  /** The human who is to act, or the next one who will be. */
  #nextHuman(): Seat | undefined {
    const acting = this.#parts.game.toAct(this.#state);
    return acting.find((seat) => this.#humans.includes(seat)) ?? this.#humans[0];
  }

  #lastOwnMove(): number | undefined {
    const at = this.#moves.findLastIndex(({ seat }) => this.#humans.includes(seat));
    return at < 0 ? undefined : at;
  }

  #rewind(plies: number): void {
    this.#moves = this.#moves.slice(0, plies);
    this.#state = replay(this.#parts.game, { ...this.#parts.record, moves: this.#moves });
    this.#unheard.clear();
  }

  #text(): string {
    const { game, record, sitters } = this.#parts;
    return writeRecord(game, { ...record, sitters, moves: this.#moves });
  }

  #save(): void {
    const { id, game, record, sitters, keeper } = this.#parts;
    keeper.save({ id, game: game.id, record: this.#text(), config: record.config, sitters, plies: this.#moves.length, over: this.#over });
  }
}

export function freshRecord(game: AnyGame, config: object, sitters: readonly Sitter[], seed: Uint8Array): GameRecord<GameTypes> {
  return { config, sitters, deal: dealFromSeed(game, config, seed), moves: [] };
}

export function freshSeed(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}

function listed<Move>(legal: Iterable<Move>): { moves: Move[]; more: boolean } {
  const moves: Move[] = [];
  for (const move of legal) {
    if (moves.length === MOST_LISTED) return { moves, more: true };
    moves.push(move);
  }
  return { moves, more: false };
}

/** Nothing was taken out of the event for this viewer. */
function isWhole(event: GameTypes['Event'], shown: GameTypes['EventView'] | undefined): boolean {
  return JSON.stringify(event) === JSON.stringify(shown);
}

function push<X>(list: X[], item: X | undefined): void {
  if (item !== undefined) list.push(item);
}
