import type { Seat } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import { isInHand, packetOf } from './hands.ts';
import { mustPlaceFaceDown, whyNot } from './placing.ts';
import { type SeatIndex, type State, seatsOf } from './state.ts';
import { begin, newTrial, take, whyNotNow, whyUnfinished } from './turn-trial.ts';
import { type Move, type PlaceCard, type Refusal, refuse } from './vocabulary.ts';

const STAGE_OF = { keep: 'draft', place: 'place', discard: 'discard' } as const;
const RULE_OF = { keep: 'S-DRAFT', place: 'S-PLACEMENT', discard: 'S-ROUND-END' } as const;

export function toAct(state: State): readonly Seat[] {
  switch (state.stage) {
    case 'place':
      return seatsOf(1 << state.turn);
    case 'over':
      return seatsOf(0);
    default:
      return seatsOf(state.waiting);
  }
}

/** Why a seat may not make this move, or undefined if it may. Never changes the state. */
export function check(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.stage === 'over') return refuse('game-over', 'S-SCORE');
  if (STAGE_OF[move.kind] !== state.stage) return refuse('wrong-stage', RULE_OF[move.kind], { stage: state.stage });
  const player = seat - 1;
  if (move.kind === 'place') {
    if (player !== state.turn) return refuse('not-your-turn', 'S-PLACEMENT', { turn: state.turn + 1 });
    return checkPlace(state, player, move);
  }
  // Shifts wrap at 32: a seat out of range must not pass for one in range.
  if (!(player >= 0 && player < state.rules.players && state.waiting & (1 << player)))
    return refuse('already-chosen', RULE_OF[move.kind], { waiting: seatsOf(state.waiting) });
  if (move.kind === 'discard') return isInHand(state, player, move.card) ? undefined : notInHand(move.card);
  return checkKeep(state, player, move.cards);
}

function notInHand(card: Card): Refusal {
  return refuse('not-in-hand', 'S-SECRETS', { card });
}

function checkKeep(state: State, player: SeatIndex, cards: readonly Card[]): Refusal | undefined {
  const { keep } = state.rules;
  if (cards.length !== keep) return refuse('wrong-number-of-cards', 'S-DRAFT', { expected: keep, found: cards.length });
  const packet = packetOf(state, player);
  for (const card of cards) {
    const wanted = cards.filter((other) => other === card).length;
    if (packet.filter((other) => other === card).length < wanted) return notInHand(card);
  }
  return undefined;
}

const trial = newTrial();

function checkPlace(state: State, player: SeatIndex, { card, at, faceDown, actions }: PlaceCard): Refusal | undefined {
  if (!isInHand(state, player, card)) return notInHand(card);
  const no = whyNot(state, player, card, at, faceDown);
  if (no !== undefined) return no;
  if (faceDown && !mustPlaceFaceDown(state, player)) return refuse('face-down-not-allowed', 'R-FACEDOWN');
  begin(trial, state, player, card, at, faceDown);
  for (const action of actions) {
    const refusal = whyNotNow(trial, action);
    if (refusal !== undefined) return refusal;
    take(trial, action);
  }
  return whyUnfinished(trial);
}
