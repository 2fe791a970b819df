import { BARN, type Card, dogsOf, foxesOf, sheepOf } from './cards/card.ts';
import { areNeighbours, beside, CELLS, type Cell, type Direction, isCell } from './cells.ts';
import { YARD } from './rules.ts';
import { BACK, MASKS, NONE, type Place, type State } from './state.ts';
import { type Action, type Refusal, refuse } from './vocabulary.ts';

/**
 * The own board while a turn is being composed: what the actions so far have made of it. Other boards need no trial: no action
 * but a fox step touches them, and what that does there changes nothing for the actions that follow.
 */
export interface Trial {
  readonly board: number[];
  readonly sheep: number[];
  laid: number;
  at: Cell;
  black: Cell;
  fox: Cell;
  supply: number;
  /** Images not yet taken. */
  sheepLeft: number;
  dogsLeft: number;
  foxesLeft: number;
}

export function newTrial(): Trial {
  const cells = () => Array<number>(CELLS).fill(0);
  return { board: cells(), sheep: cells(), laid: 0, at: 0, black: NONE, fox: 0, supply: 0, sheepLeft: 0, dogsLeft: 0, foxesLeft: 0 };
}

/** Begins a turn: the card lies on its cell, none of its images is taken. */
export function begin(trial: Trial, state: State, place: Place, card: Card, at: Cell, faceDown: boolean): void {
  const first = place * CELLS;
  for (let cell = 0; cell < CELLS; cell++) {
    trial.board[cell] = state.board[first + cell] as number;
    trial.sheep[cell] = state.sheep[first + cell] as number;
  }
  trial.board[at] = faceDown ? BACK : card;
  trial.laid = (state.masks[place * MASKS] as number) | (1 << at);
  trial.at = at;
  trial.black = state.black[place] as number;
  trial.fox = state.fox;
  trial.supply = state.supply;
  trial.sheepLeft = faceDown ? 0 : sheepOf(card);
  trial.dogsLeft = faceDown ? 0 : dogsOf(card);
  trial.foxesLeft = faceDown ? 0 : foxesOf(card);
}

export function copyTrial(trial: Trial): Trial {
  return { ...trial, board: trial.board, sheep: trial.sheep.slice() };
}

/** Why this action may not be taken now, or undefined if it may. */
export function whyNotNow(trial: Trial, action: Action): Refusal | undefined {
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

function whyNotDrive(trial: Trial, from: Cell, to: Cell, white: number, black: boolean): Refusal | undefined {
  if (trial.dogsLeft === 0) return refuse('no-image-left', 'S-DOG', { image: 'dog' });
  if (!isCell(from) || !isCell(to)) return refuse('off-board', 'S-DOG', { from, to });
  if (!areNeighbours(from, to)) return refuse('dog-not-adjacent', 'S-DOG', { from, to });
  if (!(trial.laid & (1 << from))) return refuse('dog-no-card', 'S-DOG', { at: from });
  if (!(trial.laid & (1 << to))) return refuse('dog-no-card', 'S-DOG', { at: to });
  if (trial.fox === to) return refuse('dog-onto-fox', 'S-DOG', { at: to });
  if (white < 0 || !Number.isInteger(white) || (white === 0 && !black)) return refuse('dog-no-sheep', 'S-DOG', { from });
  const there = trial.sheep[from] as number;
  if (white > there) return refuse('dog-too-few-sheep', 'S-DOG', { from, white, there });
  if (black && trial.black !== from) return refuse('dog-no-black-sheep', 'S-BLACK', { from });
  return undefined;
}

/** Takes an action that `whyNotNow` lets pass. */
export function take(trial: Trial, action: Action): void {
  switch (action.kind) {
    case 'sheep':
      trial.sheepLeft--;
      if (trial.supply > 0) {
        trial.supply--;
        trial.sheep[trial.at] = (trial.sheep[trial.at] as number) + 1;
      }
      return;
    case 'fox':
      trial.foxesLeft--;
      enter(trial, action.step);
      return;
    case 'skip-dog':
      trial.dogsLeft--;
      return;
    case 'dog':
      trial.dogsLeft--;
      trial.sheep[action.from] = (trial.sheep[action.from] as number) - action.white;
      trial.sheep[action.to] = (trial.sheep[action.to] as number) + action.white;
      if (action.black) trial.black = action.to;
      return;
  }
}

function enter(trial: Trial, step: Direction): void {
  const to = beside(trial.fox, step);
  trial.fox = to;
  // The farmyard has a barn and lies there from the start: a free cell holds no sheep.
  if ((trial.board[to] as number) & BARN) return;
  trial.supply += trial.sheep[to] as number;
  trial.sheep[to] = 0;
  if (trial.black === to) trial.black = YARD;
}

/** Every sheep and fox image must be used; a dog may rest. */
export function whyUnfinished(trial: Trial): Refusal | undefined {
  const { sheepLeft, foxesLeft } = trial;
  return sheepLeft + foxesLeft > 0 ? refuse('images-left', 'R-ANYORDER', { sheep: sheepLeft, foxes: foxesLeft }) : undefined;
}
