import type { ReviewWords } from '../../../review/words/en.ts';
import { cardName, cardNames, cellName, who } from '../names.ts';
import { moveName as shortName, tellAll } from '../narrate.ts';
import type { Action, EventView, Move, View } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

/** What happened at a move. The game is over, so kept, placed and discarded cards are named. */
export function tellMove(words: ReviewWords, game: SheepWords, view: View, events: readonly EventView[]): readonly string[] {
  const [first, ...rest] = events;
  if (first === undefined) return [];
  const named = tellCard(words, game, view, first);
  return named === undefined ? tellAll(game, view, events) : [named, ...tellAll(game, view, rest)];
}

/** The card at the start of a move; undefined without one. */
function tellCard({ turn }: ReviewWords, game: SheepWords, view: View, event: EventView): string | undefined {
  switch (event.kind) {
    case 'picks':
      return event.cards && turn.keeps(who(game, view, event.seat), cardNames(game, event.cards));
    case 'discards':
      return event.card === undefined ? undefined : turn.discards(who(game, view, event.seat), cardName(game, event.card));
    case 'places':
      if (event.card === undefined) return undefined;
      return (event.faceDown ? turn.hides : turn.places)(who(game, view, event.seat), cardName(game, event.card), cellName(game, event.at));
    default:
      return undefined;
  }
}

/** A move with its steps: where the fox goes, what dogs drive. Sheep that a card brings are no choice. */
export function moveName(words: ReviewWords, game: SheepWords, _: View, move: Move): string {
  if (move.kind !== 'place') return shortName(game, move);
  const laid = move.faceDown ? words.turn.faceDown(cardName(game, move.card), cellName(game, move.at)) : shortName(game, move);
  return words.turn.steps([laid, ...move.actions.flatMap((action) => stepName(words, game, action) ?? [])]);
}

function stepName({ turn }: ReviewWords, game: SheepWords, action: Action): string | undefined {
  switch (action.kind) {
    case 'fox':
      return turn.fox(game.ways[action.step] ?? '');
    case 'dog': {
      const { white, black, from, to } = action;
      return turn.dog(white > 0 ? game.sheep(white) : '', black, cellName(game, from), cellName(game, to));
    }
    case 'sheep':
    case 'skip-dog':
      return undefined;
  }
}
