import type { Seat } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import { CELLS, type Cell } from './cells.ts';
import { handOf, takeIntoHand } from './hands.ts';
import { missionOf } from './missions.ts';
import { rulesOf, YARD } from './rules.ts';
import { checkConfig } from './setup.ts';
import { BACK, emptyTable, HAND_ROOM, LAID, lay, type Memory, NONE, ROUND_SHIFT, type State } from './state.ts';
import { boardView, glimpses } from './view.ts';
import {
  type BoardView,
  type Config,
  type Front,
  type Glimpse,
  MISSIONS,
  type Mission,
  PLACED_A_ROUND,
  type Refusal,
  ROUNDS,
  refuse,
  type Stage,
} from './vocabulary.ts';

/** Everything of a state, secrets included, as plain data by seat. */
export interface Position {
  readonly config: Config;
  readonly round: number;
  readonly stage: Stage;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly step: number;
  readonly fox: Cell;
  readonly supply: number;
  readonly boards: readonly BoardView[];
  readonly placed: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly packets: readonly (readonly Card[])[];
  readonly picks: readonly (readonly Card[])[];
  readonly out: readonly (readonly Card[])[];
  /** In any order; a face-down card that is missing here has an unknown front. */
  readonly fronts: readonly (readonly Front[])[];
  readonly missions: readonly (Mission | null)[];
  readonly memory: readonly (readonly Glimpse[])[];
  /** Cards not yet dealt, top first. */
  readonly deck: readonly Card[];
}

export function positionOf(state: State): Position {
  const everyone = Array.from({ length: state.rules.players }, (_, player) => player);
  return {
    config: state.rules.config,
    round: state.round,
    stage: state.stage,
    starter: state.starter + 1,
    turn: state.turn + 1,
    step: state.step,
    fox: state.fox,
    supply: state.supply,
    boards: everyone.map((player) => boardView(state, player)),
    placed: state.placed.slice(),
    hands: everyone.map((player) => handOf(state, player)),
    packets: state.packets.slice(),
    picks: state.picks.slice(),
    out: state.out.slice(),
    fronts: everyone.map((player) => state.fronts.filter((front) => front.player === player).map(({ at, card }) => ({ at, card }))),
    missions: everyone.map((player) => missionOf(state, player) ?? null),
    memory: everyone.map((player) => glimpses(state.memory[player] ?? null)),
    deck: state.deck.slice(state.drawIndex),
  };
}

/** The state of a position that `checkPosition` accepts. */
export function stateOf(position: Position): State {
  const { config, boards } = position;
  const rules = rulesOf(config);
  const state = emptyTable(rules);
  state.stage = position.stage;
  state.round = position.round;
  state.starter = position.starter - 1;
  state.turn = position.turn - 1;
  state.step = position.step;
  state.fox = position.fox;
  state.supply = position.supply;
  state.placed = position.placed.slice();
  state.packets = position.packets.slice();
  state.picks = position.picks.slice();
  state.out = position.out;
  state.fronts = position.fronts.flatMap((fronts, player) => fronts.map(({ at, card }) => ({ player, at, card })));
  if (config.missions) state.missions = position.missions.map((mission) => (mission === null ? NONE : MISSIONS.indexOf(mission)));
  state.deck = position.deck;
  boards.forEach((board, player) => {
    board.cards.forEach((card, at) => {
      if (card === null || at === YARD) return;
      lay(state, player, at, (card === 'back' ? BACK : card) | LAID | ((board.rounds[at] ?? 0) << ROUND_SHIFT));
    });
    board.sheep.forEach((sheep, at) => {
      state.sheep[player * CELLS + at] = sheep;
    });
    state.black[player] = board.black ?? NONE;
    state.paddocks[player] = board.paddock;
    for (const card of position.hands[player] ?? []) takeIntoHand(state, player, card);
    let memory: Memory | null = null;
    for (const glimpse of position.memory[player] ?? []) memory = { ...glimpse, before: memory };
    state.memory[player] = memory;
  });
  state.waiting = waitingIn(position, rules.keep);
  return state;
}

/** The players with an open choice, as bits. */
function waitingIn({ stage, packets, picks, hands }: Position, keep: number): number {
  let waiting = 0;
  packets.forEach((packet, player) => {
    const open = stage === 'draft' ? packet.length > keep : stage === 'discard' && sizeOf(hands[player]) > 1;
    if (open && sizeOf(picks[player]) === 0) waiting |= 1 << player;
  });
  return waiting;
}

function sizeOf(cards: readonly Card[] | undefined): number {
  return cards?.length ?? 0;
}

/** The first error of a position, if any. Boards may hold fewer or more cards than the round would give them. */
export function checkPosition(position: Position): Refusal | undefined {
  const { config } = position;
  const no = checkConfig(config);
  if (no) return no;
  const bad = (facts: Refusal['facts'], rule = 'S-TABLE') => refuse('bad-position', rule, facts);
  const { players, firstHand } = rulesOf(config);
  const isWhole = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;
  if (!isWhole(position.round, 1, ROUNDS)) return bad({ round: position.round }, 'S-ROUND-END');
  if (position.stage === 'discard' && (players !== 2 || position.round === ROUNDS)) return bad({ stage: position.stage }, 'S-ROUND-END');
  if (!isWhole(position.turn, 1, players)) return bad({ turn: position.turn }, 'S-ROUND-END');
  if (!isWhole(position.starter, 1, players)) return bad({ starter: position.starter }, 'S-ROUND-END');
  if (!isWhole(position.fox, 0, CELLS - 1)) return bad({ fox: position.fox });
  if (!isWhole(position.supply, 0, 1000)) return bad({ supply: position.supply });
  for (const [player, board] of position.boards.entries()) {
    const seat = player + 1;
    const placed = position.placed[player] ?? 0;
    if (!isWhole(placed, 0, PLACED_A_ROUND)) return bad({ seat, placed }, 'S-ROUND-END');
    if (!isWhole(board.paddock, 0, 1000)) return bad({ seat, paddock: board.paddock });
    const wrong = checkBoard(config, board, seat);
    if (wrong) return wrong;
    const hand = sizeOf(position.hands[player]);
    const packet = sizeOf(position.packets[player]);
    const room = position.stage === 'draft' ? firstHand - packet : firstHand - placed;
    if (hand > Math.min(room, HAND_ROOM)) return bad({ seat, cards: hand, most: Math.max(0, room) }, 'S-ROUND-END');
    if (packet > firstHand) return bad({ seat, cards: packet, most: firstHand }, 'S-ROUND-END');
  }
  if (position.stage === 'place' && (position.placed[position.turn - 1] ?? 0) >= PLACED_A_ROUND)
    return bad({ turn: position.turn }, 'S-ROUND-END');
  const missions = position.missions.filter((mission) => mission !== null);
  if (missions.length > 0 && !config.missions) return bad({ missions }, 'S-MISSIONS');
  return new Set(missions).size < missions.length ? bad({ missions }, 'S-MISSIONS') : undefined;
}

function checkBoard(config: Config, board: BoardView, seat: Seat): Refusal | undefined {
  if (board.cards[YARD] !== rulesOf(config).farmyard) return refuse('bad-position', 'S-TABLE', { seat, at: YARD });
  for (const [at, sheep] of board.sheep.entries()) {
    const wrong = !Number.isInteger(sheep) || sheep < 0 || (sheep > 0 && board.cards[at] === null);
    if (wrong) return refuse('bad-position', 'S-SHEEP', { seat, at, sheep });
  }
  if ((board.black !== null) !== config.blackSheep) return refuse('bad-position', 'S-BLACK', { seat });
  if (board.black !== null && (board.cards[board.black] ?? null) === null)
    return refuse('bad-position', 'S-BLACK', { seat, at: board.black });
  return undefined;
}

/** A farmyard only. */
export function freshBoard(config: Config): BoardView {
  return boardView(emptyTable(rulesOf(config)), 0);
}
