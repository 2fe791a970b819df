import { CardActs } from './card-acts.ts';
import { clockwise } from './seats.ts';
import { changeSheep } from './sheep.ts';
import type { State, TableAnimal } from './state.ts';
import type { Tell } from './vocabulary.ts';

/** Activates one animal: its row, then its own rule. True if that ended the turn. */
export function activate(state: State, animal: TableAnimal, tell: Tell): boolean {
  const { card } = animal;
  const { change, target } = animal.face;
  tell?.({ kind: 'activates', seat: state.turn + 1, animal: card.id });
  if (change !== 0) changeSheep(state, clockwise(state.turn, target), change, animal, tell);
  if (card.activate === undefined) return false;
  const acts = new CardActs(state, animal, tell);
  card.activate(acts);
  return acts.skipped;
}
