import { at } from './at.ts';
import { NO_CARD } from './numbers.ts';
import { clockwise, type SeatIndex } from './seats.ts';
import type { State, TableAnimal } from './state.ts';
import type { CardSymbol, FlipReason, Tell } from './vocabulary.ts';

/**
 * The card just played moves all animals of its color (R-MOVESET): for all others `steps` of it is 0. There may be none
 * (R-NOMATCH). After all movement, metamorphic cards that came to seat 1 turn over once (R-META-ONCE); in the draft
 * they turn each time (R-META-DRAFT).
 */
export function moveAnimals(state: State, type: number, tell: Tell): void {
  const { turnsEachTime } = state.rules;
  const came: TableAnimal[] = [];
  for (const animal of state.animals) {
    if (animal.card.late) continue;
    const from = animal.at;
    const walked = walk(state, animal, animal.face.steps[type] as number, state.turn, tell);
    if (!animal.card.metamorphic) continue;
    const visits = visitsToSeat1(from, walked);
    if (visits === 0) continue;
    if (turnsEachTime) for (let n = 0; n < visits; n++) turnOver(animal, 'seat-1', tell);
    else came.push(animal);
  }
  for (const animal of came) turnOver(animal, 'seat-1', tell);
}

/** R-ENDORDER 2: these walk by the number card of the turn before, if that turn played one (R-GRANDPA). */
export function moveLate(state: State, tell: Tell): void {
  if (state.previousType === NO_CARD) return;
  for (const animal of state.animals) {
    if (animal.card.late) walk(state, animal, at(animal.face.steps, state.previousType), clockwise(state.turn, -1), tell);
  }
}

/** R-BLANKET: these turn to their front next to one of their cards, otherwise to their back. */
export function turnResting(state: State, tell: Tell): void {
  for (const animal of state.animals) {
    const { restsBeside } = animal.card;
    if (restsBeside === undefined) continue;
    const rests = state.animals.some((other) => other.at === animal.at && restsBeside.includes(other.card.id));
    if (animal.face.side !== (rests ? 'front' : 'back')) turnOver(animal, 'blanket', tell);
  }
}

/** R-ENDORDER 3: on their back they step counter-clockwise. No number card moves them, so no symbol stops them (R-MEAT-BLANKET). */
export function moveRestless(state: State, tell: Tell): void {
  for (const animal of state.animals) {
    if (animal.card.restsBeside !== undefined && animal.face.side === 'back') walk(state, animal, -1, undefined, tell);
  }
}

/** R-ENDORDER 4: these turn over if they are not alone (R-CONFUSED). */
export function turnConfused(state: State, tell: Tell): void {
  for (const animal of state.animals) {
    if (!animal.card.confused) continue;
    if (state.animals.some((other) => other !== animal && other.at === animal.at)) turnOver(animal, 'company', tell);
  }
}

export function turnOver(animal: TableAnimal, why: FlipReason, tell: Tell): void {
  const { card } = animal;
  animal.face = animal.face === card.front ? card.back : card.front;
  tell?.({ kind: 'turns-over', animal: card.id, side: animal.face.side, why });
}

/**
 * Walks an animal and returns its steps, negative if counter-clockwise. With no steps nothing happens (R-ZERO); four of
 * them are a walk that ends where it started (R-LAP). `by` is the seat whose number card moves it.
 */
function walk(state: State, animal: TableAnimal, steps: number, by: SeatIndex | undefined, tell: Tell): number {
  if (steps === 0) return 0;
  const from = animal.at;
  const walked = stepsUntilStop(state, animal, steps, by);
  animal.at = clockwise(from, walked);
  if (tell !== undefined) tellWalk(tell, animal, from, walked, by, walked !== steps);
  return walked;
}

/**
 * R-WALK: how many of its steps an animal takes, in either direction (R-MEAT-DIR), until it enters a seat that shows
 * its symbol; nothing else stops it. The seat it starts from does not hold it (R-MEAT-START), the seat whose card moves
 * it does not count (R-MEAT-OWN), and at its last seat it has arrived anyway.
 */
export function stepsUntilStop(state: State, animal: TableAnimal, steps: number, by: SeatIndex | undefined): number {
  const { stopSymbol } = animal.face;
  if (stopSymbol === undefined || by === undefined) return steps;
  const step = Math.sign(steps);
  for (let walked = step; walked !== steps; walked += step) {
    const seat = clockwise(animal.at, walked);
    if (seat !== by && symbolAt(state, seat) === stopSymbol) return walked;
  }
  return steps;
}

/** The symbol on a seat's last played card (R-MEAT-LAST). */
function symbolAt({ piles, rules }: State, seat: SeatIndex): CardSymbol {
  const pile = piles[seat];
  return pile.length === 0 ? 'none' : at(rules.types, at(pile, pile.length - 1)).symbol;
}

/** How often a walk entered seat 1. Leaving is not entering (R-META-LEAVE). */
export function visitsToSeat1(from: SeatIndex, walked: number): number {
  const step = Math.sign(walked);
  let visits = 0;
  for (let n = step; n !== walked + step; n += step) if (clockwise(from, n) === 0) visits++;
  return visits;
}

function tellWalk(
  tell: NonNullable<Tell>,
  animal: TableAnimal,
  from: SeatIndex,
  walked: number,
  by: SeatIndex | undefined,
  stopped: boolean,
): void {
  const step = Math.sign(walked);
  const { stopSymbol } = animal.face;
  tell({
    kind: 'moves',
    animal: animal.card.id,
    ...(by !== undefined && { by: by + 1 }),
    from: from + 1,
    to: animal.at + 1,
    clockwise: step > 0,
    path: Array.from({ length: Math.abs(walked) }, (_, n) => clockwise(from, step * (n + 1)) + 1),
    ...(stopped && stopSymbol !== undefined && { stoppedBy: stopSymbol }),
  });
}
