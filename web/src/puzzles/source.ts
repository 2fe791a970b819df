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

/** A puzzle on a table like any other. Hidden cards are imagined from a seed, so nothing in it is a secret. */
export interface PuzzleSource extends TableSource<GameTypes> {
  readonly view: GameTypes['View'];
  readonly sitters: readonly Sitter[];
  readonly answer: Signal<GivenAnswer | undefined>;
  /** The move that is looked at, in notation; undefined while the question stands. */
  readonly looking: Signal<string | undefined>;
  /** Shows what would come of a move, in the same imagined hands. */
  look(move: string): void;
  /** The question once more; with other imagined hands if wanted. */
  again(otherHands?: boolean): void;
}

/** More moves than this are not listed: a table that has so many composes them step by step. */
const MAX_LISTED_MOVES = 2000;
/** Who answers for the others once the puzzle is solved. */
const OTHERS = 'herder';

/** What every update of a puzzle says. It never ends: the panel has the last word. */
const ALWAYS = { kind: 'update', why: [], live: true, over: false, canUndo: false } as const;

/** A puzzle as a game that goes on in imagined hands. */
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

  /** The others' chance: the same at the same ply of the same hands. */
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

  /** What the seat of the puzzle notices of a move. */
  make(mover: Seat, move: GameTypes['Move']): GameTypes['EventView'][] {
    const seen: GameTypes['EventView'][] = [];
    this.#game.apply(this.#state, mover, move, (event) => {
      const shown = this.#game.show(event, this.#seat);
      if (shown !== undefined) seen.push(shown);
    });
    this.#ply++;
    return seen;
  }

  /** The table as the seat sees it now. */
  update(): Pick<Update<GameTypes>, 'viewer' | 'view' | 'legal' | 'more' | 'acting' | 'ply' | 'plies'> {
    const { moves, more } = firstMoves(this.#game, this.#state, this.#seat, MAX_LISTED_MOVES);
    const view = this.#game.view(this.#state, this.#seat);
    return { viewer: this.#seat, view, legal: moves, more, acting: this.#game.toAct(this.#state), ply: this.#ply, plies: this.#ply };
  }
}

/** Undefined for a puzzle that cannot be read. */
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

  // The panel says what is asked, and whether the answer is right. What is tried out after that is told by the table.
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
      // Once it is answered one may play on against the imagined hands.
      if (looking.get() === undefined) looking.set(game.write(move));
      if (answer.get() === undefined && play.ply === 0) answer.set({ move, solved: isSolved(kit, view, puzzle, move) });
      tell(play.make(seat, move));
    },
    // The others answer until it is the seat's turn again.
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
