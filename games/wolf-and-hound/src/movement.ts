import { NONE, type Place, type State } from './state.ts';
import { type Tell, tellCard, tellTurnOver, tellWalk } from './telling.ts';
import type { FlipReason } from './vocabulary.ts';

/** Nothing on the way can matter and nobody listens: steps are just added up. */
export function moveStraight(state: State, type: number): void {
  const { at, side } = state;
  const { steps, typeCount } = state.rules;
  for (let i = 0; i < at.length; i++) {
    at[i] = ((at[i] as number) + (steps[(2 * i + (side[i] as number)) * typeCount + type] as number)) & 3;
  }
}

/**
 * Moves everything that the card just played moves, then turns metamorphic cards (R-META-ONCE). True if the player has to choose
 * which of two unlike ones turns (R-META-PAIR). A card's steps depend on its own side alone, and it turns only after its own walk:
 * so who moves is fixed before anything turns (R-MOVESET).
 */
export function moveStepByStep(state: State, type: number, tell: Tell): boolean {
  const { rules, at, side, turn } = state;
  if (tell !== undefined) tellCard(tell, 'plays', turn, rules.types[type]?.card as string);
  let passed = 0;
  for (let i = 0; i < at.length; i++) {
    const visits = walk(state, i, rules.steps[(2 * i + (side[i] as number)) * rules.typeCount + type] as number, turn, tell);
    if (visits === 0 || ((rules.shifting >> i) & 1) === 0) continue;
    if (!rules.turnsEachTime) passed |= 1 << i;
    else for (let n = visits; n > 0; n--) turnOver(state, i, 'seat-1', tell);
  }
  for (let i = 0; passed >> i !== 0; i++) if ((passed >> i) & 1) turnOver(state, i, 'seat-1', tell);
  if (rules.metamorphic.length < 2 || !pairClashes(state)) return false;
  if (rules.alike) turnOver(state, rules.metamorphic[1] as number, 'pair', tell);
  return !rules.alike;
}

/**
 * Walks one animal and gives how often it entered seat 1 on its way (R-WALK). `by` is the place whose number card moves it: its own
 * symbols do not stop the animal (R-MEAT-OWN). No number card at all (NONE): no symbol stops it.
 */
export function walk(state: State, animal: number, steps: number, by: Place, tell: Tell): number {
  const from = state.at[animal] as number;
  const walked = state.symbols === 0 || by === NONE ? steps : stepsUntilStopped(state, animal, steps, by);
  state.at[animal] = (from + walked) & 3;
  if (tell !== undefined && walked !== 0) tellWalk(tell, state, animal, from, walked, by, walked !== steps);
  return walked > 0 ? (from + walked) >> 2 : ((from - 1) >> 2) - ((from + walked - 1) >> 2);
}

/** The first seat entered that shows the animal's symbol ends its walk; the seat it starts from does not hold it (R-MEAT-START). */
function stepsUntilStopped(state: State, animal: number, steps: number, by: Place): number {
  const stopper = state.rules.stopper[2 * animal + (state.side[animal] as number)] as number;
  const stops = stopper === 0 ? 0 : (state.symbols >> (4 * stopper - 4)) & ~(1 << by) & 15;
  if (stops === 0) return steps;
  const from = state.at[animal] as number;
  const step = steps > 0 ? 1 : -1;
  for (let n = 0; n !== steps; n += step) if ((stops >> ((from + n + step) & 3)) & 1) return n + step;
  return steps;
}

export function turnOver(state: State, animal: number, why: FlipReason, tell: Tell): void {
  const side = 1 - (state.side[animal] as number);
  state.side[animal] = side;
  if (tell !== undefined) tellTurnOver(tell, state, animal, side, why);
}

/** Two metamorphic cards of one colour at one seat: one of them must turn (R-META-PAIR). */
function pairClashes(state: State): boolean {
  const { at, side, rules } = state;
  const one = rules.metamorphic[0] as number;
  const other = rules.metamorphic[1] as number;
  return at[one] === at[other] && rules.kind[2 * one + (side[one] as number)] === rules.kind[2 * other + (side[other] as number)];
}
