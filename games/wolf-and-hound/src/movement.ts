import { firstOf } from './bits.ts';
import { FARTHEST, FARTHEST_BACK } from './cards/pace.ts';
import { animalsAt, faceIndex, placeOf, put, showing, showSide, sideOf } from './standing.ts';
import { NONE, type Place, type State } from './state.ts';
import { type Tell, tellCard, tellTurnOver, tellWalk } from './telling.ts';
import type { FlipReason } from './vocabulary.ts';

/**
 * Moves everything that the card just played moves, then turns metamorphic cards (R-META-ONCE). True if the player has to choose
 * which of two unlike ones turns (R-META-PAIR). A card's steps depend on its own side alone, and it turns only after its own walk:
 * so who moves is fixed before anything turns (R-MOVESET), and with nobody listening almost all of them may move at once.
 */
export function move(state: State, type: number, tell: Tell): boolean {
  const { herd } = state.rules;
  if (tell !== undefined) {
    tellCard(tell, 'plays', state.turn, state.rules.types[type]?.card as string);
    walkEach(state, herd.everyone, type, tell);
  } else moveUntold(state, type, herd.winding[type] as number);
  return herd.pair.sameKind !== 0 && pairClashes(state) && asksForPair(state, tell);
}

function moveUntold(state: State, type: number, winding: number): void {
  if (state.symbols === 0) stride(state, type, ~winding);
  else strideToStops(state, type, ~winding);
  if (winding !== 0) walkEach(state, winding, type, undefined);
}

/** All of these animals at once, as far as the card moves them: their steps are just added up, and what is carried has passed seat 1. */
export function stride(state: State, type: number, animals: number): void {
  const { shifting, herd } = state.rules;
  const { strides } = herd;
  const low = showing(state, strides[4 * type] as number, strides[4 * type + 1] as number);
  const high = showing(state, strides[4 * type + 2] as number, strides[4 * type + 3] as number);
  const lapped = shifting === 0 ? 0 : longer(state, type, 3);
  addSteps(state, low & animals, high & animals, lapped & animals);
}

/**
 * The same where Meat and Bone lie: who meets a stop after one, two, three or four of its steps takes only so many. On the last step a
 * stop changes nothing, hence `longer`. Nobody can guess who is stopped, hence no branches.
 */
function strideToStops(state: State, type: number, animals: number): void {
  const { low, high, turn } = state;
  const { strides, backwards, meat, bone } = state.rules.herd;
  const stops = state.symbols & ~(0b10001 << turn);
  const byMeat = showing(state, meat[0], meat[1]);
  const byBone = showing(state, bone[0], bone[1]);
  const stop0 = stoppedAt(stops, byMeat, byBone, 0);
  const stop1 = stoppedAt(stops, byMeat, byBone, 1);
  const stop2 = stoppedAt(stops, byMeat, byBone, 2);
  const stop3 = stoppedAt(stops, byMeat, byBone, 3);
  const at3 = low & high;
  const at2 = high ^ at3;
  const at1 = low ^ at3;
  const at0 = ~(low | high);
  const clockwise = (at0 & stop1) | (at1 & stop2) | (at2 & stop3) | (at3 & stop0);
  const across = (at0 & stop2) | (at1 & stop3) | (at2 & stop0) | (at3 & stop1);
  const counter = (at0 & stop3) | (at1 & stop0) | (at2 & stop1) | (at3 & stop2);
  const around = (at0 & stop0) | (at1 & stop1) | (at2 & stop2) | (at3 & stop3);
  const back = showing(state, backwards[2 * type] as number, backwards[2 * type + 1] as number);
  const swap = (clockwise ^ counter) & back;
  const afterOne = (clockwise ^ swap) & longer(state, type, 1);
  const afterTwo = across & ~afterOne & longer(state, type, 2);
  const lap = longer(state, type, 3) & ~(afterOne | afterTwo);
  const afterThree = (counter ^ swap) & lap;
  const lapped = lap & ~afterThree;
  const afterFour = around & lapped & longer(state, type, 4);
  const free = ~(afterOne | afterTwo | afterThree | afterFour);
  const stepsLow = showing(state, strides[4 * type] as number, strides[4 * type + 1] as number) & free;
  const stepsHigh = showing(state, strides[4 * type + 2] as number, strides[4 * type + 3] as number) & free;
  const haltLow = afterOne | afterThree;
  const haltHigh = afterTwo | (afterOne & back) | (afterThree & ~back);
  addSteps(state, (stepsLow | haltLow) & animals, (stepsHigh | haltHigh) & animals, lapped & animals);
}

/** The animals that may not walk on from a place. */
function stoppedAt(stops: number, byMeat: number, byBone: number, place: Place): number {
  // All bits if the symbol lies there, none if not.
  return (byMeat & ((stops << (31 - place)) >> 31)) | (byBone & ((stops << (27 - place)) >> 31));
}

/** The animals that a card of this type takes more than so many steps, one to four. */
function longer(state: State, type: number, steps: number): number {
  const { beyond } = state.rules.herd;
  const n = 8 * type + 2 * (steps - 1);
  return showing(state, beyond[n] as number, beyond[n + 1] as number);
}

/** Adds the two bits of steps to the places; `lapped` are those whose steps make a whole lap besides. */
function addSteps(state: State, low: number, high: number, lapped: number): void {
  const { shifting, turnsEachTime } = state.rules;
  const carried = state.low & low;
  const half = state.high ^ high;
  if (shifting !== 0) {
    // Metamorphic cards that passed seat 1: with a whole lap in any case, and then once more if they are carried over it.
    const passed = (state.high & high) | (half & carried);
    state.backs ^= (turnsEachTime ? lapped ^ passed : lapped | passed) & shifting;
  }
  state.low ^= low;
  state.high = half ^ carried;
}

/** One after the other, step by step. */
function walkEach(state: State, animals: number, type: number, tell: Tell): void {
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

/** R-ENDORDER 2: these walk by the number card of the turn before, if that turn played one. */
export function walkLate(state: State, tell: Tell): void {
  const { rules, previous, turn } = state;
  if (previous === NONE) return;
  for (let left = rules.herd.late; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    walk(state, i, rules.lateSteps[faceIndex(state, i) * rules.typeCount + previous] as number, (turn + 3) & 3, tell);
  }
}

/** R-BLANKET: these lie on their front beside a card of theirs, on their back if none is there. */
export function layToRest(state: State, tell: Tell): void {
  const { resting, beside } = state.rules.herd;
  for (let left = resting; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    const near = animalsAt(state, placeOf(state, i)) & (beside[i] as number);
    const side = (near - 1) >>> 31; // 1 if nobody is near
    if (tell === undefined) showSide(state, i, side);
    else if (sideOf(state, i) !== side) turnOver(state, i, 'blanket', tell);
  }
}

/** R-ENDORDER 3: those that found no rest step back. Nothing stops a single step. */
export function stepRestless(state: State, tell: Tell): void {
  const restless = state.rules.herd.resting & state.backs;
  if (tell !== undefined) for (let left = restless; left !== 0; left &= left - 1) walk(state, firstOf(left), -1, NONE, tell);
  else {
    state.high ^= restless & ~state.low;
    state.low ^= restless;
  }
}

/** R-ENDORDER 4: these turn over if they are not alone. */
export function turnInCompany(state: State, tell: Tell): void {
  for (let left = state.rules.herd.confused; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    const others = animalsAt(state, placeOf(state, i)) & ~(1 << i);
    // Without a branch that nobody can guess, if nobody listens.
    if (tell === undefined) state.backs ^= (-others >>> 31) << i;
    else if (others !== 0) turnOver(state, i, 'company', tell);
  }
}

/**
 * Walks one animal and gives how often it entered seat 1 on its way (R-WALK). `by` is the place whose number card moves it: its own
 * symbols do not stop the animal (R-MEAT-OWN). No number card at all (NONE): no symbol stops it.
 */
function walk(state: State, animal: number, steps: number, by: Place, tell: Tell): number {
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
