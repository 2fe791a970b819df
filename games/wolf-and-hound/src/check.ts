import type { Seat } from '@bellwether/kernel';
import { at } from './at.ts';
import { typeOf } from './rules.ts';
import { seatIndex } from './seats.ts';
import { answeringSeat, mayPlay, type State } from './state.ts';
import { type Card, type Move, type Refusal, refuse } from './vocabulary.ts';

/** The rule behind each kind of move. */
const ASKED_BY = {
  play: 'W-TURN',
  exchange: 'R-EXCHANGE-DECK',
  flip: 'R-META-PAIR',
  activate: 'R-ORDER',
} as const;

export function check(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.asks === 'nothing') return refuse('game-over', 'W-END');
  const answering = answeringSeat(state);
  if (answering !== seatIndex(seat)) return refuse('not-your-turn', 'W-TURN', { turn: state.turn + 1, answers: answering + 1 });
  if (move.kind !== state.asks) return refuse('not-asked', ASKED_BY[move.kind], { asked: state.asks });
  switch (move.kind) {
    case 'play':
      return checkPlay(state, move.card);
    case 'exchange':
      return undefined;
    case 'flip':
    case 'activate': {
      const choices = state.choices.map(({ id }) => id);
      return choices.includes(move.animal) ? undefined : refuse('not-a-choice', ASKED_BY[move.kind], { animal: move.animal, choices });
    }
  }
}

function checkPlay(state: State, card: Card): Refusal | undefined {
  const type = typeOf(state.rules, card);
  if (!state.hands[state.turn].includes(type)) return refuse('not-in-hand', 'W-TURN', { card });
  return mayPlay(state, type) ? undefined : refuse('forbidden-value', 'R-NOPASS', { card, value: at(state.rules.types, type).value });
}
