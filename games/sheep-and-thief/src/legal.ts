import type { Seat } from '@bellwether/kernel';
import { driveTargets, isSheltered, sheepOn } from './animals.ts';
import type { Card } from './cards/card.ts';
import { CELLS, type Cell, cellsOf, type Direction } from './cells.ts';
import { toAct } from './check.ts';
import { handOf, packetOf } from './hands.ts';
import { legalCells, mustPlaceFaceDown, openCells } from './placing.ts';
import type { SeatIndex, State } from './state.ts';
import { begin, copyTrial, newTrial, OWN, type TurnTrial, take, whyNotNow } from './turn-trial.ts';
import type { Action, Move } from './vocabulary.ts';

/** All moves of a seat, one per effect. Lazy: a turn with dogs has thousands of variants. */
export function* legal(state: State, seat: Seat): Generator<Move> {
  if (!toAct(state).includes(seat)) return;
  const player = seat - 1;
  switch (state.stage) {
    case 'draft':
      yield* picks(packetOf(state, player), state.rules.keep);
      return;
    case 'discard':
      for (const card of new Set(handOf(state, player))) yield { kind: 'discard', card };
      return;
    case 'place':
      yield* turns(state, player);
  }
}

function* picks(packet: readonly Card[], keep: number): Generator<Move> {
  if (keep === 1) {
    for (const card of new Set(packet)) yield { kind: 'keep', cards: [card] };
    return;
  }
  const told = new Set<string>();
  for (const [i, one] of packet.entries()) {
    for (const other of packet.slice(i + 1)) {
      const cards = [one, other];
      const key = cards.toSorted((a, b) => a - b).join();
      if (told.has(key)) continue;
      told.add(key);
      yield { kind: 'keep', cards };
    }
  }
}

function* turns(state: State, player: SeatIndex): Generator<Move> {
  const hand = new Set(handOf(state, player));
  if (mustPlaceFaceDown(state, player)) {
    for (const card of hand) {
      for (const at of cellsOf(openCells(state, player))) yield { kind: 'place', card, at, faceDown: true, actions: [] };
    }
    return;
  }
  for (const card of hand) {
    for (const at of cellsOf(legalCells(state, player, card))) {
      for (const actions of ways(state, player, card, at)) yield { kind: 'place', card, at, faceDown: false, actions };
    }
  }
}

/** The ways to take the images of a card placed there, one per effect. */
export function* ways(state: State, player: SeatIndex, card: Card, at: Cell): Generator<readonly Action[]> {
  const trial = newTrial();
  begin(trial, state, player, card, at, false);
  yield* furtherWays(trial, prey(state, player), [], 0, new Set(), new Set());
}

/** The cells where an entering fox steals from another board, as bits. */
function prey(state: State, player: SeatIndex): number {
  let cells = 0;
  for (let other = 0; other < state.rules.players; other++) {
    if (other === player) continue;
    for (let cell = 0; cell < CELLS; cell++) {
      const here = sheepOn(state, other, cell) > 0 || state.black[other] === cell;
      if (here && !isSheltered(state, other, cell)) cells |= 1 << cell;
    }
  }
  return cells;
}

/**
 * Searches the orders of actions. It never continues twice from the same table: same images left, same board, fox on
 * the same cell, same sheep stolen. So each effect is listed once, by the first order that leads to it.
 */
function* furtherWays(
  trial: TurnTrial,
  prey: number,
  actions: readonly Action[],
  taken: number,
  seen: Set<string>,
  told: Set<string>,
): Generator<readonly Action[]> {
  const effect = `${trial.fox},${trial.black[OWN]},${taken},${trial.sheep.join()}`;
  const here = `${trial.sheepLeft}${trial.dogsLeft}${trial.foxesLeft} ${effect}`;
  if (seen.has(here)) return;
  seen.add(here);
  if (trial.sheepLeft === 0 && trial.foxesLeft === 0 && !told.has(effect)) {
    told.add(effect);
    yield actions;
  }
  for (const action of actionsNow(trial)) {
    const next = copyTrial(trial);
    take(next, action);
    const entered = action.kind === 'fox' ? prey & (1 << next.fox) : 0;
    yield* furtherWays(next, prey, [...actions, action], taken | entered, seen, told);
  }
}

export const GROW: Action = { kind: 'sheep' };
const foxStep = (step: Direction): Action => ({ kind: 'fox', step });
/** By direction. */
export const FOX_STEPS = [foxStep(0), foxStep(1), foxStep(2), foxStep(3)] as const;

/** Every legal action. `skip-dog` is left out: a turn may end with unused dogs. */
export function* actionsNow(trial: TurnTrial): Generator<Action> {
  if (trial.sheepLeft > 0) yield GROW;
  for (const step of FOX_STEPS) if (whyNotNow(trial, step) === undefined) yield step;
  if (trial.dogsLeft === 0) return;
  for (let from = 0; from < CELLS; from++) {
    const white = sheepOn(trial, OWN, from);
    const black = trial.black[OWN] === from;
    for (const to of cellsOf(driveTargets(trial, OWN, trial.laid, from))) {
      for (let n = white; n >= 0; n--) {
        if (n > 0) yield { kind: 'dog', from, to, white: n, black: false };
        if (black) yield { kind: 'dog', from, to, white: n, black: true };
      }
    }
  }
}
