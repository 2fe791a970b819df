import type { Seat } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import { type Cell, isCell } from './cells.ts';
import { checkPosition, freshBoard, type Position, stateOf } from './position.ts';
import { rulesOf, whiteSheepOf, YARD } from './rules.ts';
import type { State } from './state.ts';
import { type BoardView, type CellView, type Config, type Mission, type Refusal, refuse, SEATS, type Stage } from './vocabulary.ts';

export interface GivenBoard {
  readonly cards?: ReadonlyMap<Cell, Card | 'back'>;
  readonly sheep?: ReadonlyMap<Cell, number>;
  readonly black?: Cell;
}

/** A position in a test or puzzle: fields left out are as at the start of that stage. */
export interface GivenPosition {
  readonly round?: number;
  /** `score` ends the game at once, however many cards are placed. */
  readonly stage?: Exclude<Stage, 'over'> | 'score';
  readonly turn?: Seat;
  readonly starter?: Seat;
  readonly fox?: Cell;
  readonly supply?: number;
  readonly boards?: ReadonlyMap<Seat, GivenBoard>;
  readonly paddocks?: readonly number[];
  /** In the draft: the cards to choose from. */
  readonly hands?: ReadonlyMap<Seat, readonly Card[]>;
  readonly placed?: readonly number[];
  readonly missionsHeld?: ReadonlyMap<Seat, Mission>;
  readonly deck?: readonly Card[];
}

/** The table of a position, or why there is none. */
export function setUp(config: Config, given: GivenPosition): State | Refusal {
  const { players } = config;
  const seats = SEATS.slice(0, players);
  const stray = [given.boards, given.hands, given.missionsHeld].flatMap((map) => [...(map?.keys() ?? [])]).find((seat) => seat > players);
  if (stray !== undefined) return refuse('bad-position', 'S-TABLE', { seat: stray });
  for (const numbers of [given.paddocks, given.placed]) {
    if (numbers?.slice(players).some((n) => n !== 0)) return refuse('bad-position', 'S-TABLE', { numbers: numbers.length, players });
  }
  const stage = given.stage === 'score' ? 'over' : (given.stage ?? 'place');
  const round = given.round ?? 1;
  const starter = given.starter ?? ((round - 1) % players) + 1;
  const boards: BoardView[] = [];
  for (const seat of seats) {
    const board = boardOf(config, given.boards?.get(seat) ?? {}, given.paddocks?.[seat - 1] ?? 0);
    if (board === undefined) return refuse('bad-position', 'S-TABLE', { seat, problem: 'a cell off the board, or the farmyard covered' });
    boards.push(board);
  }
  const none: readonly (readonly Card[])[] = seats.map(() => []);
  const hands = seats.map((seat) => given.hands?.get(seat) ?? []);
  const position: Position = {
    config,
    round,
    stage,
    starter,
    turn: given.turn ?? starter,
    step: 0,
    fox: given.fox ?? rulesOf(config).foxStartsAt,
    supply: given.supply ?? rulesOf(config).supply,
    boards,
    placed: seats.map((seat) => given.placed?.[seat - 1] ?? (stage === 'discard' ? 4 : 0)),
    hands: stage === 'draft' ? none : hands,
    packets: stage === 'draft' ? hands : none,
    picks: none,
    out: none,
    fronts: none.map(() => []),
    missions: seats.map((seat) => given.missionsHeld?.get(seat) ?? null),
    memory: none.map(() => []),
    deck: given.deck ?? [],
  };
  return checkPosition(position) ?? checkSheep(position, given.supply !== undefined) ?? stateOf(position);
}

/**
 * The white sheep are 50, or as in the copy. With a given supply they must add up; without one there must not be more.
 */
function checkSheep({ boards, supply, config }: Position, stated: boolean): Refusal | undefined {
  const white = whiteSheepOf(config);
  const outside = boards.reduce((sum, board) => sum + board.paddock + board.sheep.reduce((n, sheep) => n + sheep, 0), 0);
  const wrong = stated ? outside + supply !== white : outside > white;
  return wrong ? refuse('bad-position', 'S-TABLE', { sheep: stated ? outside + supply : outside, expected: white }) : undefined;
}

function boardOf(config: Config, given: GivenBoard, paddock: number): BoardView | undefined {
  const fresh = freshBoard(config);
  const cards: CellView[] = fresh.cards.slice();
  const sheep = given.sheep ? fresh.sheep.map(() => 0) : fresh.sheep.slice();
  for (const [at, card] of given.cards ?? []) {
    if (!isCell(at) || at === YARD) return undefined;
    cards[at] = card;
  }
  for (const [at, count] of given.sheep ?? []) {
    if (!isCell(at)) return undefined;
    sheep[at] = count;
  }
  if (given.black !== undefined && !isCell(given.black)) return undefined;
  return { cards, rounds: fresh.rounds, sheep, black: given.black ?? fresh.black, paddock };
}
