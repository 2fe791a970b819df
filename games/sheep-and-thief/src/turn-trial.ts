import { type Animals, act, barnOn, barnsOf, blackOf, sheepOn } from './animals.ts';
import { type Card, dogsOf, foxesOf, sheepOf } from './cards/card.ts';
import { areNeighbours, beside, CELLS, type Cell, isCell } from './cells.ts';
import { laidCells, NONE, type SeatIndex, type State } from './state.ts';
import { type Action, type Refusal, refuse } from './vocabulary.ts';

/**
 * One's own board during a turn being composed, after the actions so far. Other boards need no trial: only a fox step
 * affects them, and that does not influence later actions.
 */
export interface TurnTrial extends Animals {
  /** Cells with a card, as bits. */
  laid: number;
  /** The cell of the card just placed. */
  at: Cell;
  /** Images not yet taken. */
  sheepLeft: number;
  dogsLeft: number;
  foxesLeft: number;
}

/** The index of the only board of a trial. */
export const OWN = 0;

export function newTrial(): TurnTrial {
  const sheep = Array<number>(CELLS).fill(0);
  return { barns: [0], sheep, black: [NONE], paddocks: [0], fox: 0, supply: 0, laid: 0, at: 0, sheepLeft: 0, dogsLeft: 0, foxesLeft: 0 };
}

/** Starts a turn: the card is placed, none of its images is taken. */
export function begin(trial: TurnTrial, state: State, player: SeatIndex, card: Card, at: Cell, faceDown: boolean): void {
  const { sheep } = trial;
  const first = player * CELLS;
  for (let cell = 0; cell < CELLS; cell++) sheep[cell] = state.sheep[first + cell] as number;
  trial.barns[OWN] = barnsOf(state, player) | (faceDown ? 0 : barnOn(card, at));
  trial.black[OWN] = blackOf(state, player);
  trial.fox = state.fox;
  trial.supply = state.supply;
  trial.laid = laidCells(state, player) | (1 << at);
  trial.at = at;
  trial.sheepLeft = faceDown ? 0 : sheepOf(card);
  trial.dogsLeft = faceDown ? 0 : dogsOf(card);
  trial.foxesLeft = faceDown ? 0 : foxesOf(card);
}

export function copyTrial(trial: TurnTrial): TurnTrial {
  return { ...trial, sheep: trial.sheep.slice(), black: trial.black.slice() };
}

/** Why this action may not be taken now, or undefined if it may. */
export function whyNotNow(trial: TurnTrial, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'sheep':
      return trial.sheepLeft > 0 ? undefined : refuse('no-image-left', 'S-SHEEP', { image: 'sheep' });
    case 'fox':
      if (trial.foxesLeft === 0) return refuse('no-image-left', 'S-FOX', { image: 'fox' });
      return beside(trial.fox, action.step) === NONE ? refuse('fox-off-board', 'S-FOX', { from: trial.fox, step: action.step }) : undefined;
    case 'skip-dog':
      return trial.dogsLeft > 0 ? undefined : refuse('no-image-left', 'S-DOG', { image: 'dog' });
    case 'dog':
      return whyNotDrive(trial, action.from, action.to, action.white, action.black);
  }
}

function whyNotDrive(trial: TurnTrial, from: Cell, to: Cell, white: number, black: boolean): Refusal | undefined {
  if (trial.dogsLeft === 0) return refuse('no-image-left', 'S-DOG', { image: 'dog' });
  if (!isCell(from) || !isCell(to)) return refuse('off-board', 'S-DOG', { from, to });
  if (!areNeighbours(from, to)) return refuse('dog-not-adjacent', 'S-DOG', { from, to });
  if (!(trial.laid & (1 << from))) return refuse('dog-no-card', 'S-DOG', { at: from });
  if (!(trial.laid & (1 << to))) return refuse('dog-no-card', 'S-DOG', { at: to });
  if (trial.fox === to) return refuse('dog-onto-fox', 'S-DOG', { at: to });
  if (white < 0 || !Number.isInteger(white) || (white === 0 && !black)) return refuse('dog-no-sheep', 'S-DOG', { from });
  const there = sheepOn(trial, OWN, from);
  if (white > there) return refuse('dog-too-few-sheep', 'S-DOG', { from, white, there });
  if (black && trial.black[OWN] !== from) return refuse('dog-no-black-sheep', 'S-BLACK', { from });
  return undefined;
}

/** Carries out an action that `whyNotNow` accepts. */
export function take(trial: TurnTrial, action: Action): void {
  if (action.kind === 'sheep') trial.sheepLeft--;
  else if (action.kind === 'fox') trial.foxesLeft--;
  else trial.dogsLeft--;
  act(trial, OWN, trial.at, action, undefined);
}

/** Every sheep and fox image must be used; dogs may be skipped. */
export function whyUnfinished(trial: TurnTrial): Refusal | undefined {
  const { sheepLeft, foxesLeft } = trial;
  return sheepLeft + foxesLeft > 0 ? refuse('images-left', 'R-ANYORDER', { sheep: sheepLeft, foxes: foxesLeft }) : undefined;
}
