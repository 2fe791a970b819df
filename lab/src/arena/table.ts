import { type AnyGameBots, shareOf } from '@bellwether/bots';
import {
  firstMoves,
  type GameTypes,
  type Headers,
  ParseError,
  type Played,
  type Random,
  type Refusal,
  type Seat,
  type Viewer,
} from '@bellwether/kernel';
import type { AnyLabGame } from '../lab-game.ts';
import { budgetOf, type Entrant } from '../ladder/entrant.ts';
import type { Choosing } from './choices.ts';
import type { Wanted } from './messages.ts';

/** A program's view of a table: the same in both directions of the pipe. */
export interface Look {
  readonly info: {
    readonly game: string;
    readonly status: 'playing' | 'over';
    readonly toAct: readonly Seat[];
    readonly winners?: readonly Seat[];
    /** By seat: 1 for a win, 0 for a loss, a fraction for a shared win. */
    readonly shares?: readonly number[];
  };
  readonly viewer: Viewer;
  readonly view?: object;
  readonly legal?: readonly string[];
  readonly more?: true;
  readonly choices?: readonly number[];
  /** The choices of the move in progress. */
  readonly made?: readonly number[];
  /** Base64. */
  readonly array?: string;
  readonly text?: string;
  /** The set-up, which the text leaves out. */
  readonly config?: Headers;
}

/** Why a move was refused. Nothing has changed. */
export type NoMove =
  | { readonly code: 'illegal'; readonly refusal: Refusal }
  | { readonly code: 'unreadable-move'; readonly error: ParseError }
  | { readonly code: 'not-a-choice' }
  | { readonly code: 'game-over' };

/** One game, played by a program and perhaps by bots. `look` is the program's only source of information. */
export class Table {
  readonly lab: AnyLabGame;
  readonly config: object;
  readonly deal: object;
  readonly moves: Played<GameTypes>[] = [];
  readonly #headers: Headers;
  readonly #state: GameTypes['State'];
  readonly #bots: ReadonlyMap<Seat, Entrant>;
  readonly #players: AnyGameBots | undefined;
  readonly #random: Random;
  #choosing: { readonly seat: Seat; readonly at: Choosing<GameTypes> } | undefined;

  /** `bots`: the seats that our own bots play, by `players`. `random`: the bots' randomness. */
  constructor(
    lab: AnyLabGame,
    config: object,
    deal: object,
    random: Random,
    bots: ReadonlyMap<Seat, Entrant> = new Map(),
    players?: AnyGameBots,
  ) {
    this.lab = lab;
    this.config = config;
    this.deal = deal;
    this.#headers = lab.game.configs.write(config);
    this.#state = lab.game.start(config, deal);
    this.#bots = bots;
    this.#players = players;
    this.#random = random;
    this.#playBots();
  }

  get outcome(): object | undefined {
    return this.lab.game.outcome(this.#state);
  }

  isBot(seat: Seat): boolean {
    return this.#bots.has(seat);
  }

  /** The label of a seat in a record. */
  sitter(seat: Seat): string {
    const bot = this.#bots.get(seat);
    return bot === undefined ? 'program' : `bot:${bot.name}`;
  }

  /** The first of the program's seats to act; once the game is over, its first seat. */
  get next(): Seat {
    const { game } = this.lab;
    const own = (seats: readonly Seat[]) => seats.find((seat) => !this.#bots.has(seat));
    return own(game.toAct(this.#state)) ?? own(game.seats(this.config)) ?? 1;
  }

  /** The table as this viewer may see it. */
  look(viewer: Viewer, wanted: Wanted): Look {
    const { game } = this.lab;
    const state = this.#state;
    const toAct = game.toAct(state);
    const isAsked = viewer !== 'spectator' && toAct.includes(viewer);
    const choosing = isAsked && wanted.choices ? this.#choosingOf(viewer) : undefined;
    const view = choosing?.view ?? game.view(state, viewer);
    const begun = choosing !== undefined && choosing.made.length > 0;
    const listed = isAsked && wanted.legal > 0 && !begun ? firstMoves(game, state, viewer, wanted.legal) : undefined;
    return {
      info: { game: game.id, status: toAct.length > 0 ? 'playing' : 'over', toAct, ...(toAct.length === 0 && this.#result()) },
      viewer,
      ...(wanted.view && { view }),
      ...(listed && { legal: listed.moves.map((move) => game.write(move)), ...(listed.more && { more: true as const }) }),
      ...(choosing && { choices: choosing.open, made: choosing.made }),
      ...(wanted.array && { array: Buffer.from(this.lab.choices?.array(view, choosing) ?? []).toString('base64') }),
      ...(wanted.text && viewer !== 'spectator' && { text: this.#textOf(view, choosing), config: this.#headers }),
    };
  }

  /** Makes a move in notation, then the bots' moves. */
  move(seat: Seat, text: string): NoMove | undefined {
    const move = this.lab.game.read(text);
    if (move instanceof ParseError) return { code: 'unreadable-move', error: move };
    return this.#make(seat, move);
  }

  /** Makes one choice of a move. The last choice makes the move. */
  choose(seat: Seat, choice: number): NoMove | undefined {
    const { choices, game } = this.lab;
    if (!game.toAct(this.#state).includes(seat)) return this.outcome === undefined ? { code: 'not-a-choice' } : { code: 'game-over' };
    const choosing = this.#choosingOf(seat);
    if (choices === undefined || !choosing?.open.includes(choice)) return { code: 'not-a-choice' };
    const next = choices.choose(choosing, choice);
    if ('move' in next) return this.#make(seat, next.move);
    this.#choosing = { seat, at: next };
    return undefined;
  }

  #make(seat: Seat, move: GameTypes['Move']): NoMove | undefined {
    const { game } = this.lab;
    if (this.outcome !== undefined) return { code: 'game-over' };
    const refusal = game.check(this.#state, seat, move);
    if (refusal !== undefined) return { code: 'illegal', refusal };
    this.#apply(seat, move);
    this.#playBots();
    return undefined;
  }

  #apply(seat: Seat, move: GameTypes['Move']): void {
    this.#choosing = undefined;
    this.lab.game.apply(this.#state, seat, move);
    this.moves.push({ seat, move });
  }

  #playBots(): void {
    const { game } = this.lab;
    const players = this.#players;
    if (players === undefined || this.#bots.size === 0) return;
    for (;;) {
      const seat = game.toAct(this.#state).find((one) => this.#bots.has(one));
      const entrant = seat === undefined ? undefined : this.#bots.get(seat);
      if (seat === undefined || entrant === undefined) return;
      const view = game.view(this.#state, seat);
      const { move } = players.players[entrant.name].choose(view, game.legal(this.#state, seat), budgetOf(players, entrant), this.#random);
      this.#apply(seat, move);
    }
  }

  #choosingOf(seat: Seat): Choosing<GameTypes> | undefined {
    if (this.#choosing?.seat === seat) return this.#choosing.at;
    const { game, choices } = this.lab;
    return choices?.begin(game.view(this.#state, seat), game.legal(this.#state, seat));
  }

  #textOf(view: object, choosing: Choosing<GameTypes> | undefined): string {
    const { puzzles, choices } = this.lab;
    const names = choosing && choosing.made.length > 0 ? choices?.names(this.config) : undefined;
    const made = names === undefined ? '' : `;made ${choosing?.made.map((choice) => names[choice]).join(' ')}`;
    return `${puzzles?.views.write(view).view ?? ''}${made}`;
  }

  #result(): Pick<Look['info'], 'winners' | 'shares'> {
    const { game } = this.lab;
    const outcome = this.outcome as object;
    const shares = game.seats(this.config).map((seat) => shareOf(game, this.config, outcome, seat));
    return { winners: game.winners(this.config, outcome), shares };
  }
}
