import { isRefusal, type Seat } from '@bellwether/kernel';
import { act, driveTargets, sheepOn } from './animals.ts';
import type { Card } from './cards/card.ts';
import { beside, CELLS, type Cell, cellsOf, type Direction, waysFrom } from './cells.ts';
import { check } from './check.ts';
import { handOf, takeFromHand } from './hands.ts';
import { mustPlaceFaceDown, whyNot } from './placing.ts';
import { scoreLines, scoreOf } from './scoring.ts';
import { BACK, clone, LAID, lay, ROUND_SHIFT, type State } from './state.ts';
import { begin, newTrial, OWN, type TurnTrial, take, whyNotNow, whyUnfinished } from './turn-trial.ts';
import type { Action, Event, PlaceCard, Refusal, Score, ScoreLine } from './vocabulary.ts';

/** S-COMPOSE: what a table needs while a turn is composed. Nothing here changes the state. */

export interface CellChoice {
  readonly cell: Cell;
  /** The refusal; left out where the card may go. */
  readonly refusal?: Refusal;
}

export interface CardChoice {
  readonly card: Card;
  /** All cells of the board, in order. */
  readonly cells: readonly CellChoice[];
}

export interface HandChoices {
  /** R-FACEDOWN: no card of the hand has a legal cell, so one is placed face down. */
  readonly faceDown: boolean;
  /** Different cards, in the order of the hand. */
  readonly cards: readonly CardChoice[];
}

/** Where each card of a hand may go, and why not elsewhere; face down, if that is required. */
export function handChoices(state: State, seat: Seat): HandChoices {
  const player = seat - 1;
  const faceDown = mustPlaceFaceDown(state, player);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const choices = (card: Card): CellChoice[] =>
    cells.map((cell) => {
      const refusal = whyNot(state, player, card, cell, faceDown);
      return refusal === undefined ? { cell } : { cell, refusal };
    });
  return { faceDown, cards: [...new Set(handOf(state, player))].map((card) => ({ card, cells: choices(card) })) };
}

/** A turn being composed: the card is placed, some images are taken. Immutable; every step returns a new one. */
export interface Composition {
  readonly seat: Seat;
  readonly card: Card;
  readonly at: Cell;
  readonly faceDown: boolean;
  readonly actions: readonly Action[];
  /** The table before the turn, and after the actions so far. */
  readonly before: State;
  readonly now: State;
  /** Images not yet taken. */
  readonly left: { readonly sheep: number; readonly dogs: number; readonly foxes: number };
}

export function beginTurn(state: State, seat: Seat, card: Card, at: Cell, faceDown = false): Composition | Refusal {
  const player = seat - 1;
  const refusal = check(state, seat, { kind: 'place', card, at, faceDown, actions: [] });
  // Images are left: they are taken by `addAction`.
  if (refusal !== undefined && refusal.code !== 'images-left') return refusal;
  const now = clone(state);
  takeFromHand(now, player, card);
  lay(now, player, at, (faceDown ? BACK : card) | LAID | (state.round << ROUND_SHIFT));
  return compose({ seat, card, at, faceDown, before: state }, [], now);
}

function compose(
  turn: Pick<Composition, 'seat' | 'card' | 'at' | 'faceDown' | 'before'>,
  actions: readonly Action[],
  now: State,
): Composition {
  const { sheepLeft, dogsLeft, foxesLeft } = trialOf(turn, actions);
  return { ...turn, actions, now, left: { sheep: sheepLeft, dogs: dogsLeft, foxes: foxesLeft } };
}

function trialOf(
  { before, seat, card, at, faceDown }: Pick<Composition, 'seat' | 'card' | 'at' | 'faceDown' | 'before'>,
  actions: readonly Action[],
): TurnTrial {
  const trial = newTrial();
  begin(trial, before, seat - 1, card, at, faceDown);
  for (const action of actions) take(trial, action);
  return trial;
}

/** Takes one more image, or returns the refusal. */
export function addAction(composition: Composition, action: Action): Composition | Refusal {
  const refusal = whyNotNow(trialOf(composition, composition.actions), action);
  if (refusal !== undefined) return refusal;
  const now = clone(composition.now);
  act(now, composition.seat - 1, composition.at, action, undefined);
  return compose(composition, [...composition.actions, action], now);
}

/** The same turn without its last action; undefined if there is none. */
export function undoAction(composition: Composition): Composition | undefined {
  if (composition.actions.length === 0) return undefined;
  const { before, seat, card, at, faceDown } = composition;
  let again = beginTurn(before, seat, card, at, faceDown);
  for (const action of composition.actions.slice(0, -1)) if (!isRefusal(again)) again = addAction(again, action);
  return isRefusal(again) ? undefined : again;
}

/** From a card to a neighboring card: up to `white` white sheep, and the black one if it is there. */
export interface Drive {
  readonly from: Cell;
  readonly to: Cell;
  readonly white: number;
  readonly black: boolean;
}

export interface FoxStep {
  readonly step: Direction;
  readonly to: Cell;
  /** The events on every board, if taken. */
  readonly effects: readonly Event[];
}

/** All legal next steps. */
export interface Choices {
  readonly sheep: boolean;
  readonly drives: readonly Drive[];
  readonly foxSteps: readonly FoxStep[];
  /** The move, once every sheep and fox image is taken; until then, why it is not complete. */
  readonly finish: PlaceCard | Refusal;
}

export function choicesNow(composition: Composition): Choices {
  const { now, seat, left } = composition;
  const trial = trialOf(composition, composition.actions);
  const drives: Drive[] = [];
  for (let from = 0; left.dogs > 0 && from < CELLS; from++) {
    const white = sheepOn(trial, OWN, from);
    const black = trial.black[OWN] === from;
    for (const to of cellsOf(driveTargets(trial, OWN, trial.laid, from))) drives.push({ from, to, white, black });
  }
  const steps = left.foxes > 0 ? waysFrom(now.fox) : [];
  return {
    sheep: left.sheep > 0,
    drives,
    foxSteps: steps.map((step) => ({
      step,
      to: beside(now.fox, step),
      effects: effectsOf(now, seat, composition.at, { kind: 'fox', step }),
    })),
    finish: whyUnfinished(trial) ?? moveOf(composition),
  };
}

/** The events of an action on every board, if taken. */
export function effectsOf(state: State, seat: Seat, at: Cell, action: Action): Event[] {
  const effects: Event[] = [];
  act(clone(state), seat - 1, at, action, (event) => effects.push(event));
  return effects;
}

function moveOf({ card, at, faceDown, actions }: Composition): PlaceCard {
  return { kind: 'place', card, at, faceDown, actions };
}

export interface BoardScore {
  readonly score: Score;
  readonly lines: readonly ScoreLine[];
}

/** The current gold of a board, by source and line by line. Only missions known to the state count. */
export function scoreBoard(state: State, seat: Seat): BoardScore {
  return { score: scoreOf(state, seat - 1), lines: scoreLines(state, seat - 1) };
}
