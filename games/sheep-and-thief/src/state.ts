import type { Seat } from '@bellwether/kernel';
import type { Animals } from './animals.ts';
import { BARN, type Card, riverOf } from './cards/card.ts';
import { CELLS, type Cell, type Direction } from './cells.ts';
import { type Rules, YARD } from './rules.ts';
import type { Stage } from './vocabulary.ts';

/** Inside the engine a player is a seat index, from 0. Outside, seats are numbered from 1. */
export type SeatIndex = number;

/** No card, no cell, no mission. */
export const NONE = -1;

/**
 * A cell of a board is 0 if free, else the card's bits, LAID and the round above ROUND_SHIFT. A face-down card is BACK
 * and LAID without card bits: it counts as an empty card.
 */
export const LAID = 1 << 15;
export const BACK = 1 << 16;
export const ROUND_SHIFT = 17;
export const CARD_BITS = LAID - 1;

/** The most cards a seat can hold. */
export const HAND_ROOM = 6;

/** Sets of cells per player: cells with a card, then cells whose card has a river at N, E, S, W. */
export const MASKS = 5;

/** A packet that a player has chosen from, linked to all before it. Clones share it. */
export interface Memory {
  readonly round: number;
  readonly step: number;
  readonly saw: readonly Card[];
  readonly kept: readonly Card[];
  readonly before: Memory | null;
}

/** The front of a face-down card; NONE if a position leaves it open. */
export interface HiddenFront {
  readonly player: SeatIndex;
  readonly at: Cell;
  readonly card: Card;
}

/** A position. Everything outside the engine treats it as frozen. */
export interface State extends Animals {
  readonly rules: Rules;
  stage: Stage;
  round: number;
  starter: SeatIndex;
  turn: SeatIndex;
  /** Players that have yet to pick or to discard, as bits. */
  waiting: number;
  /** The number of picks made in this round. */
  step: number;
  /** CELLS per player. */
  board: number[];
  /** MASKS per player. */
  masks: number[];
  placed: number[];
  /** HAND_ROOM per player, of which `held` are cards: the kept ones during the draft, the hand afterwards. */
  hands: number[];
  held: number[];
  /** By player: the cards to choose from. Each list is replaced, never changed: memories and clones share it. */
  packets: (readonly Card[])[];
  /** By player: the choice while others still choose, otherwise empty; a pick of the draft or a discard. */
  picks: (readonly Card[])[];
  out: readonly (readonly Card[])[];
  fronts: readonly HiddenFront[];
  /** By player: index in MISSIONS, or NONE. */
  missions: readonly number[];
  /** Never changed: cards are dealt from `drawIndex` on. Clones share it. */
  deck: readonly Card[];
  drawIndex: number;
  memory: (Memory | null)[];
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    stage: state.stage,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    fox: state.fox,
    supply: state.supply,
    waiting: state.waiting,
    step: state.step,
    board: state.board.slice(),
    sheep: state.sheep.slice(),
    masks: state.masks.slice(),
    barns: state.barns.slice(),
    black: state.black.slice(),
    paddocks: state.paddocks.slice(),
    placed: state.placed.slice(),
    hands: state.hands.slice(),
    held: state.held.slice(),
    packets: state.packets.slice(),
    picks: state.picks.slice(),
    out: state.out,
    fronts: state.fronts,
    missions: state.missions,
    deck: state.deck,
    drawIndex: state.drawIndex,
    memory: state.memory.slice(),
  };
}

/** `to` must be a state of the same config: its lists are filled, not replaced. */
export function copyInto(to: State, from: State): void {
  to.stage = from.stage;
  to.round = from.round;
  to.starter = from.starter;
  to.turn = from.turn;
  to.fox = from.fox;
  to.supply = from.supply;
  to.waiting = from.waiting;
  to.step = from.step;
  fill(to.board, from.board);
  fill(to.sheep, from.sheep);
  fill(to.masks, from.masks);
  fill(to.barns, from.barns);
  fill(to.black, from.black);
  fill(to.paddocks, from.paddocks);
  fill(to.placed, from.placed);
  fill(to.hands, from.hands);
  fill(to.held, from.held);
  fill(to.packets, from.packets);
  fill(to.picks, from.picks);
  to.out = from.out;
  to.fronts = from.fronts;
  to.missions = from.missions;
  to.deck = from.deck;
  to.drawIndex = from.drawIndex;
  fill(to.memory, from.memory);
}

function fill<X>(to: X[], from: readonly X[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] as X;
}

export const NO_CARDS: readonly Card[] = [];
const NO_FRONTS: readonly HiddenFront[] = [];

/** No cards for each player. */
export function noneEach(players: number): (readonly Card[])[] {
  return NOBODY_HAS.slice(0, players);
}
const NOBODY_HAS: (readonly Card[])[] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS];

const fresh = new WeakMap<Rules, State>();

/** A new table: farmyards, foxes, no cards in hands. */
export function emptyTable(rules: Rules): State {
  let table = fresh.get(rules);
  if (table === undefined) {
    table = setTable(rules);
    fresh.set(rules, table);
  }
  return clone(table);
}

function setTable(rules: Rules): State {
  const { players } = rules;
  const { blackSheep } = rules.config;
  const state: State = {
    rules,
    stage: 'draft',
    round: 1,
    starter: 0,
    turn: 0,
    fox: rules.foxStartsAt,
    supply: rules.supply,
    waiting: rules.everyone,
    step: 0,
    board: filled(players * CELLS, 0),
    sheep: filled(players * CELLS, 0),
    masks: filled(players * MASKS, 0),
    barns: filled(players, 0),
    black: filled(players, blackSheep ? YARD : NONE),
    paddocks: filled(players, 0),
    placed: filled(players, 0),
    hands: filled(players * HAND_ROOM, 0),
    held: filled(players, 0),
    packets: noneEach(players),
    picks: noneEach(players),
    out: noneEach(players),
    fronts: NO_FRONTS,
    missions: NO_CARDS,
    deck: NO_CARDS,
    drawIndex: 0,
    memory: [null, null, null, null].slice(0, players),
  };
  for (let player = 0; player < players; player++) {
    lay(state, player, YARD, rules.farmyard | LAID);
    state.sheep[player * CELLS + YARD] = blackSheep ? 0 : 1;
  }
  return state;
}

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** Puts a card, or the back of one, on a free cell. */
export function lay(state: State, player: SeatIndex, at: Cell, value: number): void {
  const { masks, barns, board } = state;
  const first = player * MASKS;
  board[player * CELLS + at] = value;
  if (value & BARN) setBits(barns, player, 1 << at);
  setBits(masks, first, 1 << at);
  const river = riverOf(value);
  if (river === 0) return;
  for (let edge = 0; edge < 4; edge++) setBits(masks, first + 1 + edge, ((river >> edge) & 1) << at);
}

function setBits(sets: number[], i: number, bits: number): void {
  sets[i] = (sets[i] as number) | bits;
}

/** The cells with a card, as bits. */
export function laidCells({ masks }: State, player: SeatIndex): number {
  return masks[player * MASKS] as number;
}

/** The cells whose card has a river at this edge, as bits. */
export function riverCells({ masks }: State, player: SeatIndex, edge: Direction): number {
  return masks[player * MASKS + 1 + edge] as number;
}

/** The card on a cell, in the layout of LAID. */
export function cardOn({ board }: State, player: SeatIndex, cell: Cell): number {
  return board[player * CELLS + cell] as number;
}

const SEATS_BY_BITS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [1, 2, 3, 4].filter((seat) => bits & (1 << (seat - 1))),
);

/** The seats of some players, whose indices are given as bits. */
export function seatsOf(bits: number): readonly Seat[] {
  return SEATS_BY_BITS[bits] as readonly Seat[];
}
