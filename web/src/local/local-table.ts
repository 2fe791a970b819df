import { type AnyGame, firstMoves, type GameRecord, type GameTypes, type Played, type Seat, type Viewer } from '@bellwether/kernel';
import type { BotPlayer, Chosen } from '../deals/bots.ts';
import { isGuest, levelOf, type Sitter } from '../model/sitter.ts';
import type { Answer, Hint, PublicReason, Update } from '../model/source.ts';
import { endedOf } from '../storage/ended.ts';
import type { Keeper } from '../storage/keeper.ts';
import { LocalGame } from './local-game.ts';

/** Above this number of moves none are listed: such a table composes moves step by step. */
const MAX_LISTED_MOVES = 2000;

export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: GameRecord<GameTypes>;
  readonly sitters: readonly Sitter[];
  readonly post: (answer: Answer) => void;
  readonly bots: BotPlayer;
  readonly keeper: Keeper;
  /** Opened by a link, not played here: every player has a name, and none is “you”. */
  readonly looksOn?: boolean;
  readonly again?: true | undefined;
  /** The deal of a day: only the first try counts, so there is no undo, no hint and no fork before it is over. */
  readonly once?: boolean;
}

interface Shown {
  readonly last?: Played<GameTypes>;
  readonly why?: readonly PublicReason[];
  readonly past?: readonly GameTypes['EventView'][];
}

/** A local table: holds the only state, and shows it to one viewer at a time. */
export class LocalTable {
  readonly #parts: TableParts;
  readonly #humans: readonly Seat[];
  readonly #game: LocalGame;
  /** The current viewer; undefined while the curtain is down. */
  #viewer: Viewer | undefined;
  /** Events that each viewer has not been shown yet. */
  readonly #unheard = new Map<Viewer, GameTypes['EventView'][]>();
  /**
   * The first event of the last move describes the move itself: a viewer who sees less of the event may not see the
   * move.
   */
  #first: GameTypes['Event'] | undefined;
  /** With several players at the device: moves before this ply were seen by others and can no longer be taken back. */
  #fixed = 0;
  #looking = false;
  #closed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#game = new LocalGame(parts.game, { ...parts.record, sitters: parts.sitters });
    this.#humans = parts.sitters.flatMap((sitter, i) => (isGuest(sitter) ? [i + 1] : []));
    this.#viewer = parts.looksOn ? 'spectator' : this.#humans.length > 1 ? undefined : (this.#humans[0] ?? 'spectator');
    if (this.#humans.length > 1) this.#fixed = this.#game.plies;
  }

  /** `kept`: it is already saved as it is. */
  open(kept = false): void {
    if (!kept) this.save();
    if (this.#viewer === undefined && this.#game.isOver) this.#viewer = 'spectator';
    if (this.#viewer === undefined) this.#drawCurtain();
    else this.#showAnew();
  }

  close(): void {
    this.#closed = true;
  }

  save(): void {
    const { id, game, record, sitters, keeper, again } = this.#parts;
    const { config } = record;
    const { text, plies, outcome } = this.#game;
    keeper.save({
      id,
      game: game.id,
      record: text,
      config,
      sitters,
      mix: record.mixed?.mix,
      plies,
      over: outcome !== undefined,
      ended: endedOf(game, config, outcome),
      again,
    });
  }

  play(move: GameTypes['Move']): void {
    const seat = this.#viewer;
    if (this.#looking || seat === undefined || seat === 'spectator') return;
    const refusal = this.#make(seat, move);
    if (refusal) this.#parts.post({ kind: 'refused', refusal });
    else this.#showMove({ seat, move });
  }

  /** Another tab of this browser continued the same game: this one loads its moves. */
  follow({ moves }: GameRecord<GameTypes>): void {
    const more = this.#game.moreIn(moves);
    if (more?.length === 0) return;
    const alone = this.#humans.length <= 1;
    if (alone && more && !this.#looking) {
      for (const { seat, move } of more) {
        this.#enter(seat, move);
        this.#showMove({ seat, move });
      }
      return;
    }
    this.#game.become(moves);
    this.#unheard.clear();
    if (alone) {
      if (!this.#looking) this.#showAnew();
      return;
    }
    // A player who was looking back here had looked at other moves.
    this.#looking = false;
    this.#fixed = moves.length;
    if (this.#game.isOver) this.#viewer = 'spectator';
    if (this.#game.isOver) this.#showAnew();
    else this.#drawCurtain();
  }

  /** The page has shown everything: on to a bot's move, or to another player at the device. */
  async goOn(): Promise<void> {
    if (this.#looking || this.#viewer === undefined || this.#game.isOver) return;
    const { acting, plies } = this.#game;
    const bot = acting.find((seat) => !this.#humans.includes(seat));
    if (bot === undefined) {
      if (!acting.includes(this.#viewer as Seat)) this.#drawCurtain();
      return;
    }
    const { move, reasons } = await this.#choose(bot, levelOf(this.#parts.sitters[bot - 1] ?? '') ?? 'herder');
    if (this.#closed || this.#looking || plies !== this.#game.plies) return;
    this.#make(bot, move);
    this.#showMove(
      { seat: bot, move },
      reasons.map(({ card: _, ...reason }) => reason),
    );
  }

  /** The next player took the device. */
  take(): void {
    if (this.#viewer !== undefined) return;
    this.#viewer = this.#nextHuman() ?? 'spectator';
    this.#fixed = this.#game.plies;
    const news = this.#hear(this.#viewer);
    const heard = this.#game.heardBy(this.#viewer);
    this.#show(news, { past: heard.slice(0, heard.length - news.length) });
  }

  /** The ply to undo to. With several players at the device, only until the next one has looked. */
  get #undoable(): number | undefined {
    if (this.#parts.once) return undefined;
    const last = this.#game.lastMoveOf(this.#humans);
    if (last === undefined || this.#humans.length < 2) return last;
    return last >= this.#fixed && !this.#game.isOver ? last : undefined;
  }

  /** Takes back everything since the last human choice, including that choice. */
  undo(): void {
    const last = this.#undoable;
    if (last === undefined) return;
    this.#game.rewind(last);
    this.#unheard.clear();
    this.#looking = false;
    if (this.#humans.length > 1 && this.#nextHuman() !== this.#viewer) this.#drawCurtain();
    else this.#showAnew();
    this.save();
  }

  /** Looks back: from any point of view once the game is over. */
  async seek(ply: number, viewer: Viewer | undefined): Promise<void> {
    if (this.#viewer === undefined) return;
    this.#looking = true;
    const { updateAt } = await import('../table-kit/replay.ts');
    if (this.#closed) return;
    const { game, id, sitters, post } = this.#parts;
    const { record, isOver } = this.#game;
    const looker = isOver ? (viewer ?? this.#viewer) : this.#viewer;
    post({ kind: 'update', id, game: game.id, sitters, ...this.#mixed, over: isOver, ...updateAt(game, record, ply, looker) });
  }

  live(): void {
    this.#looking = false;
    if (this.#viewer !== undefined) this.#showAnew();
  }

  async hint(): Promise<Hint<GameTypes> | undefined> {
    const seat = this.#viewer;
    if (this.#parts.once || seat === undefined || seat === 'spectator' || !this.#game.acting.includes(seat)) return undefined;
    return await this.#choose(seat, 'wolf');
  }

  /**
   * The record reveals every card: nobody gets it while others at this device still play, or during a deal of the day.
   */
  record(): string | undefined {
    return this.#mayTellAll ? this.#game.text : undefined;
  }

  /** The same without secrets. */
  async openRecord(): Promise<string> {
    if (this.#game.isOver) return this.#game.text;
    const { openRecord } = await import('../table-kit/open-record.ts');
    const { game, record, sitters } = this.#parts;
    return openRecord(game, record.config, sitters, this.#game.heardBy('spectator'));
  }

  /** The game so far as a new game: the viewer keeps the seat, bots take all others. */
  async forkParts(ply: number, id: string): Promise<TableParts | undefined> {
    if (!this.#mayTellAll) return undefined;
    const { forkAt } = await import('../table-kit/replay.ts');
    const seat = typeof this.#viewer === 'number' ? this.#viewer : (this.#humans[0] ?? 1);
    const record = forkAt(this.#parts.game, this.#game.record, ply, seat);
    return { ...this.#parts, id, sitters: record.sitters, record, looksOn: false, once: false, again: true };
  }

  get #mixed(): Pick<Update<GameTypes>, 'mix' | 'from'> {
    return this.#parts.record.mixed ?? {};
  }

  get #mayTellAll(): boolean {
    return this.#game.isOver || (this.#humans.length <= 1 && !this.#parts.once);
  }

  async #choose(seat: Seat, level: Parameters<BotPlayer>[3]): Promise<Chosen> {
    const { game, bots } = this.#parts;
    const { state, plies } = this.#game;
    return await bots(game, game.view(state, seat), game.legal(state, seat), level, this.#humans, plies);
  }

  #make(seat: Seat, move: GameTypes['Move']): GameTypes['Refusal'] | undefined {
    const refusal = this.#enter(seat, move);
    if (refusal === undefined) this.save();
    return refusal;
  }

  /** Makes a move and collects what each viewer saw of it. */
  #enter(seat: Seat, move: GameTypes['Move']): GameTypes['Refusal'] | undefined {
    const { game } = this.#parts;
    const viewers: readonly Viewer[] = [...this.#humans, 'spectator'];
    let first: GameTypes['Event'] | undefined;
    const refusal = this.#game.play(seat, move, (event) => {
      first ??= event;
      for (const viewer of viewers) {
        const shown = game.show(event, viewer);
        if (shown !== undefined) this.#unheard.set(viewer, [...(this.#unheard.get(viewer) ?? []), shown]);
      }
    });
    if (refusal === undefined) this.#first = first;
    return refusal;
  }

  /** Returns the events this viewer has not been shown yet, and marks them as shown. */
  #hear(viewer: Viewer): readonly GameTypes['EventView'][] {
    const news = this.#unheard.get(viewer) ?? [];
    this.#unheard.delete(viewer);
    return news;
  }

  #showMove(last: Played<GameTypes>, why: readonly PublicReason[] = []): void {
    if (this.#game.isOver && this.#humans.length > 1) this.#viewer = 'spectator';
    const viewer = this.#viewer as Viewer;
    const open = this.#first === undefined || isWhole(this.#first, this.#parts.game.show(this.#first, viewer));
    this.#show(this.#hear(viewer), open ? { last, why } : {});
    this.#unheard.delete('spectator');
  }

  #showAnew(): void {
    this.#show([], { past: this.#game.heardBy(this.#viewer as Viewer) });
  }

  #show(events: readonly GameTypes['EventView'][], { last, why = [], past }: Shown): void {
    const { game, id, sitters, post } = this.#parts;
    const { state, acting, plies, isOver } = this.#game;
    const viewer = this.#viewer as Viewer;
    const { moves, more } = typeof viewer === 'number' ? firstMoves(game, state, viewer, MAX_LISTED_MOVES) : { moves: [], more: false };
    post({
      kind: 'update',
      id,
      game: game.id,
      viewer,
      view: game.view(state, viewer),
      legal: moves,
      more,
      events,
      ...(past && { past }),
      ...(last && { last }),
      why,
      acting,
      sitters,
      ...this.#mixed,
      ply: plies,
      plies,
      live: true,
      over: isOver,
      canUndo: this.#undoable !== undefined,
    });
  }

  #drawCurtain(): void {
    this.#viewer = undefined;
    const seat = this.#nextHuman();
    const { id, game, sitters, post } = this.#parts;
    const undoes = this.#undoable === undefined ? undefined : this.#game.moverOf(this.#undoable);
    const view = game.view(this.#game.state, 'spectator');
    if (seat !== undefined) post({ kind: 'curtain', id, game: game.id, seat, sitters, view, ...(undoes && { undoes }) });
  }

  /** The human who is to act, or the next one to come. */
  #nextHuman(): Seat | undefined {
    return this.#game.acting.find((seat) => this.#humans.includes(seat)) ?? this.#humans[0];
  }
}

/** Whether this viewer saw the whole event. */
function isWhole(event: GameTypes['Event'], shown: GameTypes['EventView'] | undefined): boolean {
  return JSON.stringify(event) === JSON.stringify(shown);
}
