import { FastRandom, type Seat } from '@bellwether/kernel';
import { cellText, type EventView, type Move, type Stage, sheepAndThief, type View } from '@bellwether/sheep-and-thief';
import { actionText, cardName, tellEvent } from './phrases.ts';

/** Phrases for questions and answers. */

const QUESTIONS: Readonly<Record<Stage, string>> = {
  draft: 'Which cards do you keep?',
  place: 'Which card do you place?',
  discard: 'Which card do you discard?',
  over: 'The game is over.',
};

export function question(view: View): string {
  return QUESTIONS[view.stage];
}

/** A turn is a card, a cell, then the actions of the animals. */
export function steps(move: Move): readonly string[] {
  switch (move.kind) {
    case 'keep':
      return [`keep ${move.cards.map(cardName).join(' and ')}`];
    case 'discard':
      return [`discard ${cardName(move.card)}`];
    case 'place':
      return [
        `place ${cardName(move.card)}`,
        `at (${cellText(move.at)})${move.faceDown ? ', face down' : ''}`,
        ...move.actions.map(actionText),
      ];
  }
}

const BEYOND: readonly EventView['kind'][] = ['turn', 'ends-round', 'reveals', 'scores', 'ends'];

/** The effect of a turn is public, so any imagined state gives it. A choice of cards has no effect yet, so this shows the cards. */
export function foresee(move: Move, view: View, seat: Seat): string {
  if (move.kind !== 'place') return `${(move.kind === 'keep' ? move.cards : [move.card]).map(cardName).join('; ')}.`;
  const sentences: string[] = [];
  let beyond = false;
  sheepAndThief.apply(sheepAndThief.imagine(view, new FastRandom(1)), seat, move, (event) => {
    beyond ||= BEYOND.includes(event.kind);
    const sentence = beyond ? undefined : tellEvent(event, view.config);
    if (sentence) sentences.push(sentence);
  });
  return sentences.join(' ');
}
