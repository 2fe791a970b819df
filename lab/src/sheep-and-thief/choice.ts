import { cellText, type Move, type Stage, type View } from '@bellwether/sheep-and-thief';
import { actionText, cardName } from './phrases.ts';

/** The words of a question and its answers. */

const QUESTIONS: Readonly<Record<Stage, string>> = {
  draft: 'What do you keep?',
  place: 'Which card do you place?',
  discard: 'Which card do you put out of the game?',
  over: 'The game is over.',
};

export function question(view: View): string {
  return QUESTIONS[view.stage];
}

/** A turn is a card, a cell and then the animals one by one. */
export function steps(move: Move): readonly string[] {
  switch (move.kind) {
    case 'keep':
      return [`keep ${move.cards.map(cardName).join(' and ')}`];
    case 'discard':
      return [`put out ${cardName(move.card)}`];
    case 'place':
      return [
        `place ${cardName(move.card)}`,
        `at (${cellText(move.at)})${move.faceDown ? ', face down' : ''}`,
        ...move.actions.map(actionText),
      ];
  }
}
