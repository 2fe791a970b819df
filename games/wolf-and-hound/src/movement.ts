import { firstOf } from './bits.ts';
import { FARTHEST, FARTHEST_BACK } from './cards/pace.ts';
import { animalsAt, faceIndex, placeOf, put, showing } from './standing.ts';
import { NONE, type Place, type State } from './state.ts';
import { type Listener, type Tell, tellCard, tellTurnOver, tellWalk } from './telling.ts';
import type { FlipReason } from './vocabulary.ts';

/**
 * Moves everything that the card just played moves, then turns metamorphic cards (R-META-ONCE). True if the player has to choose
 * which of two unlike ones turns (R-META-PAIR). A card's steps depend on its own side alone, and it turns only after its own walk:
 * so who moves is fixed before anything turns (R-MOVESET), and animals that mind nothing on their way may stride ahead of the others.
 */
export function move(state: State, type: number, tell: Tell): boolean {
  if (tell !== undefined) tellCard(tell, 'plays', state.turn, state.rules.types[type]?.card as string);
  const walkers = tell === undefined ? mindful(state, type) : state.rules.herd.everyone;
  stride(state, type, ~walkers);
  if (tell !== undefined) walkEach(state, walkers, type, tell);
  else if (walkers !== 0) walkUntold(state, walkers, type);
  return state.rules.herd.pair.sameKind !== 0 && pairClashes(state) && asksForPair(state, tell);
}

/** The animals that a card of this type moves and that may be stopped on their way; and those that wind their way past seat 1. */
function mindful(state: State, type: number): number {
  const { stoppable, winding } = state.rules.herd;
  const always = winding[type] as number;
  return state.symbols === 0 ? always : always | (mindingSymbols(state) & (stoppable[type] as number));
}

function mindingSymbols(state: State): number {
  const { meat, bone } = state.rules.herd;
  const stops = state.symbols & ~(0b10001 << state.turn);
  // All bits if some seat shows the symbol, none if not: without a branch that nobody can guess.
  const byMeat = -(((stops & 15) + 15) >> 4);
  const byBone = -(((stops >> 4) + 15) >> 4);
  return (byMeat & showing(state, meat[0], meat[1])) | (byBone & showing(state, bone[0], bone[1]));
}

/** All of these animals at once, as far as the card moves them: their steps are just added up, and what is carried has passed seat 1. */
export function stride(state: State, type: number, animals: number): void {
  const { shifting, herd } = state.rules;
  const { strides } = herd;
  const n = 4 * type;
  const low = showing(state, strides[n] as number, strides[n + 1] as number) & animals;
  const high = showing(state, strides[n + 2] as number, strides[n + 3] as number) & animals;
  const carried = state.low & low;
  const half = state.high ^ high;
  if (shifting !== 0) turnPassed(state, type, animals, (state.high & high) | (half & carried));
  state.low ^= low;
  state.high = half ^ carried;
}

/** Metamorphic cards that passed seat 1 in a stride: with a whole lap in any case, and then once more if they are carried over it. */
function turnPassed(state: State, type: number, animals: number, carried: number): void {
  const { shifting, turnsEachTime, herd } = state.rules;
  const lapped = showing(state, herd.laps[2 * type] as number, herd.laps[2 * type + 1] as number);
  state.backs ^= (turnsEachTime ? lapped ^ carried : lapped | carried) & shifting & animals;
}

/** One after the other, step by step. */
function walkEach(state: State, animals: number, type: number, tell: Listener): void {
  const { rules, turn } = state;
  let passed = 0;
  for (let left = animals; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    const visits = walk(state, i, rules.steps[faceIndex(state, i) * rules.typeCount + type] as number, turn, tell);
    if (visits === 0 || ((rules.shifting >> i) & 1) === 0) continue;
    if (!rules.turnsEachTime) passed |= 1 << i;
    else for (let n = visits; n > 0; n--) turnOver(state, i, 'seat-1', tell);
  }
  for (; passed !== 0; passed &= passed - 1) turnOver(state, firstOf(passed), 'seat-1', tell);
}

/** The same with nobody listening: search spends much of its time here, so everything it needs is at hand. */
function walkUntold(state: State, animals: number, type: number): void {
  const { rules, turn, backs } = state;
  const { steps, typeCount, stopper, shifting, turnsEachTime } = rules;
  const symbols = state.symbols & ~(0b10001 << turn);
  let { low, high } = state;
  let turned = 0;
  for (let left = animals; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    const face = 2 * i + ((backs >> i) & 1);
    const from = ((low >> i) & 1) | (((high >> i) & 1) << 1);
    const walked = stepsUntil((symbols >> (stopper[face] as number)) & 15, from, steps[face * typeCount + type] as number);
    const to = from + walked;
    low ^= ((from ^ to) & 1) << i;
    high ^= (((from ^ to) >> 1) & 1) << i;
    if (((shifting >> i) & 1) === 0) continue;
    const visits = visitsOf(from, walked);
    turned |= (turnsEachTime ? visits & 1 : Math.min(visits, 1)) << i;
  }
  state.low = low;
  state.high = high;
  state.backs = backs ^ turned;
}

/** R-ENDORDER 2: these walk by the number card of the turn before, if that turn played one. */
export function walkLate(state: State, tell: Tell): void {
  const { rules, previous, turn } = state;
  if (previous === NONE) return;
  for (let left = rules.herd.late; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    walk(state, i, rules.lateSteps[faceIndex(state, i) * rules.typeCount + previous] as number, (turn + 3) & 3, tell);
  }
}

/** R-ENDORDER 4: these turn over if they are not alone. */
export function turnInCompany(state: State, tell: Tell): void {
  for (let left = state.rules.herd.confused; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    if (animalsAt(state, placeOf(state, i)) !== 1 << i) turnOver(state, i, 'company', tell);
  }
}

/**
 * Walks one animal and gives how often it entered seat 1 on its way (R-WALK). `by` is the place whose number card moves it: its own
 * symbols do not stop the animal (R-MEAT-OWN). No number card at all (NONE): no symbol stops it.
 */
export function walk(state: State, animal: number, steps: number, by: Place, tell: Tell): number {
  const from = placeOf(state, animal);
  const symbols = by === NONE ? 0 : state.symbols & ~(0b10001 << by);
  const walked = stepsUntil((symbols >> (state.rules.stopper[faceIndex(state, animal)] as number)) & 15, from, steps);
  put(state, animal, (from + walked) & 3);
  if (tell !== undefined && walked !== 0) tellWalk(tell, state, animal, from, walked, by, walked !== steps);
  return visitsOf(from, walked);
}

/** How far a walk of so many steps gets. */
function stepsUntil(stops: number, from: Place, steps: number): number {
  return WALKED[(((stops | (stops << 4)) >> from) & 15) * WALKS + steps + FARTHEST_BACK] as number;
}

const WALKS = FARTHEST_BACK + FARTHEST + 1;

/** By the stops of a lap, bit n for n seats clockwise, and by steps: looked up, because nobody can guess where an animal is stopped. */
const WALKED = Int8Array.from({ length: 16 * WALKS }, (_, n) => walkedOf(Math.floor(n / WALKS), (n % WALKS) - FARTHEST_BACK));

/** The first stop entered ends a walk; the seat it starts from does not hold it (R-MEAT-START). */
function walkedOf(stops: number, steps: number): number {
  const step = Math.sign(steps);
  for (let walked = step; walked !== steps; walked += step) if ((stops >> (walked & 3)) & 1) return walked;
  return steps;
}

/** How often a walk enters seat 1. */
function visitsOf(from: Place, walked: number): number {
  return walked > 0 ? (from + walked) >> 2 : ((from - 1) >> 2) - ((from + walked - 1) >> 2);
}

export function turnOver(state: State, animal: number, why: FlipReason, tell: Tell): void {
  state.backs ^= 1 << animal;
  if (tell !== undefined) tellTurnOver(tell, state, animal, why);
}

/** Two metamorphic cards of one colour at one seat: one of them must turn (R-META-PAIR). */
function pairClashes({ low, high, backs, rules }: State): boolean {
  const { one, further, sameKind } = rules.herd.pair;
  const apart = (low ^ (low >> further)) | (high ^ (high >> further));
  const sides = ((backs >> one) & 1) | (((backs >> (one + further)) & 1) << 1);
  return (((apart >> one) & 1) | (((sameKind >> sides) & 1) ^ 1)) === 0;
}

/** Of two alike the higher number turns without a question. */
function asksForPair(state: State, tell: Tell): boolean {
  const { alike, metamorphic } = state.rules;
  if (alike) turnOver(state, metamorphic[1] as number, 'pair', tell);
  return !alike;
}
