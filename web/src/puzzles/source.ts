import type { AnyTableBots } from '@bellwether/bots';
import { isSolved, type Puzzle } from '@bellwether/bots/puzzles';
import { type AnyGame, FastRandom, firstMoves, type GameTypes, ParseError, type Seat } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import type { TableSource, Update } from '../model/source.ts';
import { createBroadcast } from '../table-kit/broadcast.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import type { PuzzleFace } from './face.ts';

/** The first answer to a puzzle. */
export interface GivenAnswer {
  readonly move: GameTypes['Move'];
  readonly solved: boolean;
}

/** A puzzle as a table's source. Hidden cards are imagined from a seed, so it has no secrets. */
export interface PuzzleSource extends TableSource<GameTypes> {
  readonly view: GameTypes['View'];
  readonly sitters: readonly Sitter[];
  readonly answer: Signal<GivenAnswer | undefined>;
  /** The move shown, in notation; undefined before the answer. */
  readonly looking: Signal<string | undefined>;
  /** Shows what a move leads to, in the same imagined hands. */
  look(move: string): void;
  /** Returns to the question, optionally with other imagined hands. */
  again(otherHands?: boolean): void;
}

/** Above this number of moves none are listed: such a table composes moves step by step. */
const MAX_LISTED_MOVES = 2000;
/** The bot that answers for the other seats after the puzzle is solved. */
const OTHERS = 'herder';

/** Fields of every update of a puzzle. It is never over; the panel decides when it ends. */
const ALWAYS = { kind: 'update', why: [], live: true, over: false, canUndo: false } as const;

/** A puzzle as a game that continues in imagined hands. */
class ImaginedGame {
  readonly #game: AnyGame;
  readonly #view: GameTypes['View'];
  readonly #seat: Seat;
  #seed: number;
  #state: GameTypes['State'];
  #ply = 0;

  constructor(game: AnyGame, view: GameTypes['View'], seat: Seat, seed: number) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
    this.#state = game.imagine(view, new FastRandom(seed));
  }

  get state(): GameTypes['State'] {
    return this.#state;
  }

  get ply(): number {
    return this.#ply;
  }

  /** Random numbers of the other seats: the same at the same ply of the same hands. */
  get random(): FastRandom {
    return new FastRandom(this.#seed + this.#ply);
  }

  begin(): void {
    this.#state = this.#game.imagine(this.#view, new FastRandom(this.#seed));
    this.#ply = 0;
  }

  takeOtherHands(): void {
    this.#seed++;
  }

  /** Makes a move; returns the events the puzzle's seat sees. */
  make(mover: Seat, move: GameTypes['Move']): GameTypes['EventView'][] {
    const seen: GameTypes['EventView'][] = [];
    this.#game.apply(this.#state, mover, move, (event) => {
      const shown = this.#game.show(event, this.#seat);
      if (shown !== undefined) seen.push(shown);
    });
    this.#ply++;
    return seen;
  }

  /** The current table as the seat sees it. */
  update(): Pick<Update<GameTypes>, 'viewer' | 'view' | 'legal' | 'more' | 'acting' | 'ply' | 'plies'> {
    const { moves, more } = firstMoves(this.#game, this.#state, this.#seat, MAX_LISTED_MOVES);
    const view = this.#game.view(this.#state, this.#seat);
    return { viewer: this.#seat, view, legal: moves, more, acting: this.#game.toAct(this.#state), ply: this.#ply, plies: this.#ply };
  }
}

/** Undefined for an unreadable puzzle. */
export function openPuzzle({ kit }: PuzzleFace, puzzle: Puzzle, bots: AnyTableBots): PuzzleSource | undefined {
  const view = kit.views.read(puzzle);
  if (view instanceof ParseError) return undefined;
  const { game } = kit;
  const { seat } = puzzle;
  const broadcast = createBroadcast<GameTypes>();
  const answer = createSignal<GivenAnswer | undefined>(undefined);
  const looking = createSignal<string | undefined>(undefined);
  const sitters = seatsOf(puzzle, kit).map((one): Sitter => (one === seat ? 'guest' : `bot:${OTHERS}`));
  const play = new ImaginedGame(game, view, seat, Number.parseInt(puzzle.id, 16));

  // The panel announces the question and the verdict; the table announces what is tried afterwards.
  let quiet = true;

  const tell = (events: readonly GameTypes['EventView'][], more: Pick<Update<GameTypes>, 'past'> = {}) =>
    broadcast.tell({ ...ALWAYS, id: `puzzle-${puzzle.id}`, game: game.id, sitters, events, quiet, ...more, ...play.update() });
  const begin = () => {
    play.begin();
    tell([], { past: [] });
  };
  begin();

  return {
    apart: true,
    view,
    sitters,
    answer,
    looking,
    subscribe: broadcast.subscribe,
    play(move) {
      const refusal = game.check(play.state, seat, move);
      if (refusal) return broadcast.tell({ kind: 'refused', refusal });
      // After the answer, play may continue against the imagined hands.
      if (looking.get() === undefined) looking.set(game.write(move));
      if (answer.get() === undefined && play.ply === 0) answer.set({ move, solved: isSolved(kit, view, puzzle, move) });
      tell(play.make(seat, move));
    },
    // The other seats answer until it is the puzzle's seat's turn.
    goOn() {
      const acting = game.toAct(play.state);
      const [mover] = acting;
      if (looking.get() === undefined || mover === undefined || acting.includes(seat)) return;
      const { move } = bots.players[OTHERS].choose(game.view(play.state, mover), game.legal(play.state, mover), {}, play.random);
      tell(play.make(mover, move));
    },
    look(text) {
      const move = game.read(text);
      if (move instanceof ParseError) return;
      looking.set(text);
      quiet = false;
      begin();
      tell(play.make(seat, move));
    },
    again(otherHands = false) {
      if (otherHands) play.takeOtherHands();
      looking.set(undefined);
      quiet = false;
      begin();
    },
    close: () => broadcast.close(),
  };
}

function seatsOf({ setup }: Puzzle, { game }: PuzzleFace['kit']): readonly Seat[] {
  const config = game.configs.read(setup);
  return config instanceof ParseError ? [] : game.seats(config);
}
