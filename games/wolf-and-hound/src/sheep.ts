import type { SeatIndex } from './seats.ts';
import type { State, TableAnimal } from './state.ts';
import type { Tell } from './vocabulary.ts';

/** An animal takes sheep to the forest, never below 0, or brings some home, never above the flock a seat started with. */
export function changeSheep(state: State, at: SeatIndex, change: number, animal: TableAnimal, tell: Tell): void {
  const before = state.sheep[at];
  const after = Math.max(0, Math.min(state.rules.flock[at], before + change));
  state.sheep[at] = after;
  if (tell !== undefined) tellSheep(tell, at, before, after, animal.card.id);
}

/** One event per sheep, or `spares` if none came or went. */
function tellSheep(tell: NonNullable<Tell>, at: SeatIndex, before: number, after: number, animal: string): void {
  const seat = at + 1;
  if (after === before) tell({ kind: 'spares', seat, animal, sheep: after });
  for (let sheep = before + 1; sheep <= after; sheep++) tell({ kind: 'gains', seat, animal, sheep });
  for (let sheep = before - 1; sheep >= after; sheep--) tell({ kind: 'loses', seat, animal, sheep });
}
