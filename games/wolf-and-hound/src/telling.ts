import { choicesOf, waitingOf } from './choices.ts';
import { faceIndex, sideOf } from './standing.ts';
import { answers, BONE, cardText, NONE, type Place, type State } from './state.ts';
import { type Card, type Event, type FlipReason, type Question, SIDES, type Side } from './vocabulary.ts';

/** Whoever listens to a move; undefined in search and play-outs, where nobody does. */
export type Tell = ((event: Event) => void) | undefined;
export type Listener = NonNullable<Tell>;

// The events of every turn are worded here rather than where they happen: the hot path stays small enough to be inlined.

export function tellSeat(tell: Listener, kind: 'turn' | 'passes' | 'last-lap', place: Place): void {
  tell({ kind, seat: place + 1 });
}

export function tellCard(tell: Listener, kind: 'plays' | 'sets-aside', place: Place, card: Card): void {
  tell({ kind, seat: place + 1, card });
}

export function tellActivation(tell: Listener, place: Place, animal: string): void {
  tell({ kind: 'activates', seat: place + 1, animal });
}

export function tellDraw(tell: Listener, state: State, place: Place, type: number): void {
  tell({ kind: 'draws', seat: place + 1, card: cardText(state, type), left: state.deck.length - state.next });
}

export function tellQuestion(tell: Listener, state: State, question: Question): void {
  const choices = choicesOf(state);
  const waiting = waitingOf(state);
  tell({
    kind: 'asks',
    seat: answers(state) + 1,
    of: state.turn + 1,
    question,
    ...(choices.length > 0 && { choices }),
    ...(waiting.length > 0 && { waiting }),
  });
}

/** One event a sheep, from the count before to the count after; told even if it came to nothing. */
export function tellSheep(tell: Listener, place: Place, before: number, after: number, animal: string): void {
  const seat = place + 1;
  if (after === before) tell({ kind: 'spares', seat, animal, sheep: after });
  for (let sheep = before + 1; sheep <= after; sheep++) tell({ kind: 'gains', seat, animal, sheep });
  for (let sheep = before - 1; sheep >= after; sheep--) tell({ kind: 'loses', seat, animal, sheep });
}

export function tellWalk(tell: Listener, state: State, animal: number, from: Place, walked: number, by: Place, stopped: boolean): void {
  const step = walked > 0 ? 1 : -1;
  const path = Array.from({ length: Math.abs(walked) }, (_, n) => ((from + step * (n + 1)) & 3) + 1);
  tell({
    kind: 'moves',
    animal: state.rules.animals[animal]?.id as string,
    ...(by !== NONE && { by: by + 1 }),
    from: from + 1,
    to: path.at(-1) as number,
    clockwise: step > 0,
    path,
    ...(stopped && { stoppedBy: state.rules.stopper[faceIndex(state, animal)] === BONE ? 'bone' : 'meat' }),
  });
}

export function tellTurnOver(tell: Listener, state: State, animal: number, why: FlipReason): void {
  tell({ kind: 'turns-over', animal: state.rules.animals[animal]?.id as string, side: SIDES[sideOf(state, animal)] as Side, why });
}
