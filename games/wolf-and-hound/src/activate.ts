import { changeSheep } from './card-turn.ts';
import { faceIndex } from './standing.ts';
import type { State } from './state.ts';
import { type Tell, tellActivation } from './telling.ts';

/** One animal does what it does; true if it ended the turn. */
export function activate(state: State, animal: number, tell: Tell): boolean {
  const { rules, turn } = state;
  const face = faceIndex(state, animal);
  if (tell !== undefined) tellActivation(tell, turn, rules.animals[animal]?.id as string);
  const change = rules.change[face] as number;
  if (change !== 0) changeSheep(state, (turn + (rules.target[face] as number)) & 3, change, animal, tell);
  return actByRule(state, animal, tell);
}

/** A card's own rule for its activation, if it has one; true if it ended the turn. */
export function actByRule(state: State, animal: number, tell: Tell): boolean {
  const rule = state.rules.activateRules[animal];
  if (rule === undefined) return false;
  const turn = state.rules.turn.over(state, tell);
  rule(turn, animal);
  return turn.skipped;
}
