import { FastRandom, type Seat } from '@bellwether/kernel';
import { type EventView, type Move, numberCard, type Question, type View, wolfAndHound } from '@bellwether/wolf-and-hound';
import { animalName, tellEvent } from './phrases.ts';

/** Phrases for questions and answers. */

const QUESTIONS: Readonly<Record<Question, (view: View) => string>> = {
  play: () => 'Which card do you play?',
  exchange: ({ turn, turnedUp }) => `The dummy at seat ${turn} turned up ${turnedUp}: exchange it for the top of its deck?`,
  flip: () => 'Which of the two turns over?',
  activate: () => 'Which animal activates next?',
  nothing: () => 'The game is over.',
};

export function question(view: View): string {
  return QUESTIONS[view.asks](view);
}

export function steps(move: Move, view: View): readonly string[] {
  return [`${wolfAndHound.write(move)}  ${moveLabel(move, view)}`];
}

function moveLabel(move: Move, { config, turnedUp }: View): string {
  switch (move.kind) {
    case 'play': {
      const card = numberCard(move.card);
      const symbol = card === undefined || card.symbol === 'none' ? '' : ` with ${card.symbol === 'meat' ? 'Meat' : 'Bone'}`;
      return card ? `${card.colour} ${card.value}${symbol}` : move.card;
    }
    case 'exchange':
      return move.exchange ? 'play the top of the dummy deck instead' : `play ${turnedUp}`;
    case 'flip':
    case 'activate':
      return animalName(move.animal, config);
  }
}

/** The answer to the Exchange Call is given on behalf of a dummy. */
export function called(move: Move, { turn }: View): string {
  const text = wolfAndHound.write(move);
  return move.kind === 'exchange' ? `${text} (for the dummy at seat ${turn})` : text;
}

const PLAIN_TO_SEE: readonly EventView['kind'][] = ['moves', 'turns-over'];
const BEYOND: readonly EventView['kind'][] = ['draws', 'turn', 'last-lap'];

/**
 * The effect of a play is public, so any imagined state gives it. The top of a dummy deck is hidden, so an exchange has no foreseeable
 * effect.
 */
export function foresee(move: Move, view: View, seat: Seat): string {
  if (move.kind === 'exchange' && move.exchange)
    return `The dummy at seat ${view.turn} plays the top card of its deck instead of ${view.turnedUp}.`;
  const state = wolfAndHound.imagine(view, new FastRandom(1));
  const sentences: string[] = [];
  let beyond = false;
  wolfAndHound.apply(state, seat, move, (event) => {
    beyond ||= BEYOND.includes(event.kind);
    if (beyond || !PLAIN_TO_SEE.includes(event.kind)) return;
    const sentence = tellEvent(event, view.config);
    if (sentence) sentences.push(sentence);
  });
  return sentences.join(' ') || (move.kind === 'activate' ? '' : 'Nothing moves.');
}
