import { activate } from './activate-one.ts';
import { clockwise, SEAT_INDICES } from './seats.ts';
import { clone, type State, type TableAnimal } from './state.ts';

/** Up to this many animals all orders are compared; above it, only both orders of every pair. */
const MOST_TRIED = 10;

/**
 * Whether two orders of these animals, all of one color, have different results (R-ORDER). In published sets none do.
 */
export function orderMatters(state: State, group: readonly TableAnimal[]): boolean {
  if (group.length < 2) return false;
  return group.some(({ card }) => card.activate !== undefined) ? triesDiffer(state, group) : sheepDiffer(state, group);
}

/**
 * Whether gains and losses of one pasture depend on their order. They do only if the pasture can run out of sheep or of
 * space on the way: losses first end with the most sheep possible, gains first with the fewest.
 */
function sheepDiffer({ rules, sheep, turn }: State, group: readonly TableAnimal[]): boolean {
  return SEAT_INDICES.some((seat) => {
    let gain = 0;
    let loss = 0;
    for (const { change, target } of group.map(({ face }) => face)) {
      if (clockwise(turn, target) !== seat) continue;
      if (change > 0) gain += change;
      else loss -= change;
    }
    return gain > 0 && loss > 0 && (sheep[seat] < loss || sheep[seat] + gain > rules.flock[seat]);
  });
}

/** Tries the orders, because a card's own rule may do anything. Animals without an effect are left out. */
function triesDiffer(state: State, group: readonly TableAnimal[]): boolean {
  const doing = group.filter((animal) => animal.card.activate !== undefined || animal.face.change !== 0);
  if (doing.length <= MOST_TRIED) return endsDiffer(state, doing);
  return doing.some((one, i) => doing.slice(i + 1).some((other) => endsDiffer(state, [one, other])));
}

function endsDiffer(state: State, animals: readonly TableAnimal[]): boolean {
  const found = { ends: new Set<string>(), tried: new Set<string>() };
  tryOrders(clone(state), animals, found);
  return found.ends.size > 1;
}

/** Activates these animals in every order and undoes it each time. `tried` are prefixes that lead nowhere new. */
function tryOrders(trial: State, animals: readonly TableAnimal[], found: { ends: Set<string>; tried: Set<string> }): void {
  const { forbidden } = trial;
  const sheep = [...trial.sheep] as const;
  if (animals.length === 0) found.ends.add(`${sheep} ${forbidden}`);
  const way = `${sheep} ${forbidden} ${animals.map(({ card }) => card.id)}`;
  if (found.tried.has(way) || found.ends.size > 1) return;
  found.tried.add(way);
  for (const animal of animals) {
    if (activate(trial, animal, undefined)) found.ends.add(`${trial.sheep} skipped`);
    else {
      const others = animals.filter((other) => other !== animal);
      tryOrders(trial, others, found);
    }
    for (const seat of SEAT_INDICES) trial.sheep[seat] = sheep[seat];
    trial.forbidden = forbidden;
  }
}
