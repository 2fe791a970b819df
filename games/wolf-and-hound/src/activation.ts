import { activate } from './activate-one.ts';
import { KINDS } from './cards/animal.ts';
import { orderMatters } from './order.ts';
import { clockwise, SEAT_INDICES } from './seats.ts';
import { clone, type State, type TableAnimal } from './state.ts';
import type { Event, Tell } from './vocabulary.ts';

/** The result of an activation: all is done, the turn is skipped, or the player must choose the order (R-ORDER). */
export type Activation = 'done' | 'skipped' | 'asks';

/** Phase 1: all animals at the current seat activate. */
export function activateAll(state: State, tell: Tell): Activation {
  let waiting = 0;
  for (const animal of state.animals) {
    if (animal.at !== state.turn) continue;
    animal.waits = true;
    waiting++;
  }
  return waiting === 0 ? 'done' : activateWaiting(state, tell);
}

/** Activates the animal the player chose, then the others. */
export function activateChosen(state: State, chosen: TableAnimal, tell: Tell): Activation {
  chosen.waits = false;
  return activate(state, chosen, tell) ? skip(state) : activateWaiting(state, tell);
}

/** Sheep cards first, then wolves, then hounds. Stops where the order within a color matters. */
export function activateWaiting(state: State, tell: Tell): Activation {
  for (let rank = 0; rank < KINDS.length; rank++) {
    if (state.rules.orderMayMatter && orderMatters(state, waitingOf(state, rank))) return 'asks';
    for (const animal of state.animals) {
      if (!animal.waits || animal.face.rank !== rank) continue;
      animal.waits = false;
      if (activate(state, animal, tell)) return skip(state);
    }
  }
  return 'done';
}

function skip(state: State): Activation {
  for (const animal of state.animals) animal.waits = false;
  return 'skipped';
}

/** The animals of this rank that are still to activate. */
function waitingOf(state: State, rank: number): TableAnimal[] {
  return state.animals.filter((animal) => animal.waits && animal.face.rank === rank);
}

/** Of the animals still to activate, those whose color comes first: the player may choose among them (R-ORDER). */
export function firstWaiting(state: State): TableAnimal[] {
  return KINDS.map((_, rank) => waitingOf(state, rank)).find((group) => group.length > 0) ?? [];
}

/**
 * What would activate in the coming lap if no animal moved: from the next seat on, the current seat last. Where the
 * player may choose the order, the first order is used.
 */
export function activationsOfLap(state: State): Event[] {
  const trial = clone(state);
  skip(trial);
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  for (const seats of SEAT_INDICES) {
    trial.turn = clockwise(state.turn, seats + 1);
    let activation = activateAll(trial, tell);
    while (activation === 'asks') activation = activateChosen(trial, firstWaiting(trial)[0] as TableAnimal, tell);
  }
  return events;
}
