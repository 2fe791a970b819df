import type { AnyGameBots } from '@bellwether/bots';
import { isSolved, type Puzzle } from '@bellwether/bots/puzzles';
import { attempt, FastRandom, firstMoves, type GameTypes, ParseError, type Seat } from '@bellwether/kernel';
import { createBroadcast } from '../table-kit/broadcast.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import type { TableSource } from '../table-kit/source.ts';
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
const MOST_LISTED = 2000;
/** Who answers for the others once the puzzle is solved. */
const OTHERS = 'herder';

const NOT_HERE = {
  take: () => undefined,
  undo: () => undefined,
  hint: async () => undefined,
  seek: () => undefined,
  live: () => undefined,
  fork: async () => '',
  record: async () => undefined,
  openRecord: async () => undefined,
};

/** Undefined for a puzzle that cannot be read. */
export function openPuzzle({ kit }: PuzzleFace, puzzle: Puzzle, bots: AnyGameBots): PuzzleSource | undefined {
  const view = kit.views.read(puzzle);
  if (view instanceof ParseError) return undefined;
  const { game } = kit;
  const { seat } = puzzle;
  const broadcast = createBroadcast<GameTypes>();
  const answer = createSignal<GivenAnswer | undefined>(undefined);
  const looking = createSignal<string | undefined>(undefined);
  const sitters = seatsOf(puzzle, kit).map((one): Sitter => (one === seat ? 'guest' : `bot:${OTHERS}`));
  let world = Number.parseInt(puzzle.id, 16);
  let state = game.imagine(view, new FastRandom(world));
  let ply = 0;

  const tell = (events: readonly GameTypes['EventView'][], past?: readonly GameTypes['EventView'][]) => {
    const { moves, more } = firstMoves(game, state, seat, MOST_LISTED);
    broadcast.tell({
      kind: 'update',
      id: `puzzle-${puzzle.id}`,
      game: game.id,
      viewer: seat,
      view: game.view(state, seat),
      legal: moves,
      more,
      events,
      ...(past && { past }),
      why: [],
      acting: game.toAct(state),
      sitters,
      ply,
      plies: ply,
      live: true,
      over: false,
      canUndo: false,
    });
  };
  const begin = () => {
    state = game.imagine(view, new FastRandom(world));
    ply = 0;
    tell([], []);
  };
  const make = (mover: Seat, move: GameTypes['Move']): GameTypes['Refusal'] | undefined => {
    const events: GameTypes['EventView'][] = [];
    const refusal = attempt(game, state, mover, move, (event) => {
      const shown = game.show(event, seat);
      if (shown !== undefined) events.push(shown);
    });
    if (refusal) return refusal;
    ply++;
    tell(events);
    return undefined;
  };
  begin();

  return {
    ...NOT_HERE,
    apart: true,
    view,
    sitters,
    answer,
    looking,
    subscribe: broadcast.subscribe,
    play(move) {
      const refusal = game.check(state, seat, move);
      if (refusal) return broadcast.tell({ kind: 'refused', refusal });
      // Once it is answered one may play on against the imagined hands.
      if (looking.get() === undefined) looking.set(game.write(move));
      if (answer.get() === undefined && ply === 0) answer.set({ move, solved: isSolved(kit, view, puzzle, move) });
      make(seat, move);
    },
    // The others answer until it is the seat's turn again.
    goOn() {
      const [mover] = game.toAct(state);
      if (looking.get() === undefined || mover === undefined || game.toAct(state).includes(seat)) return;
      const { move } = bots.players[OTHERS].choose(game.view(state, mover), game.legal(state, mover), {}, new FastRandom(world + ply));
      make(mover, move);
    },
    look(text) {
      const move = game.read(text);
      if (move instanceof ParseError) return;
      looking.set(text);
      begin();
      make(seat, move);
    },
    again(otherHands = false) {
      if (otherHands) world++;
      looking.set(undefined);
      begin();
    },
    close: () => broadcast.close(),
  };
}

function seatsOf({ setup }: Puzzle, { game }: PuzzleFace['kit']): readonly Seat[] {
  const config = game.configs.read(setup);
  return config instanceof ParseError ? [] : game.seats(config);
}
