import type { Seat } from '@bellwether/kernel';
import { faceOf, numberOf, YARD } from '@bellwether/sheep-and-thief';
import type { BoardView, Card, Cell, View } from './vocabulary.ts';
import type { Player, SheepWords } from './words/en.ts';

/** Names in sentences and labels. */

export function seatName(words: SheepWords, seat: Seat): string {
  return words.seats[seat - 1] ?? words.seat(seat);
}

/** As in `seatName`; the viewer is “you”. */
export function shownName(words: SheepWords, { viewer }: Pick<View, 'viewer'>, seat: Seat): string {
  return seat === viewer ? words.you : seatName(words, seat);
}

export function who(words: SheepWords, view: Pick<View, 'viewer'>, seat: Seat): Player {
  return { you: seat === view.viewer, name: seatName(words, seat) };
}

export function cellName(words: SheepWords, cell: Cell): string {
  return words.cell((cell >> 2) + 1, (cell & 3) + 1);
}

/** What a card shows, in words. */
export function cardShows(words: SheepWords, card: Card): string {
  return shows(words, card, (sides) => sides.join('–'), words.card.sheep);
}

function shows(words: SheepWords, card: Card, join: (sides: readonly string[]) => string, flock: (n: number) => string): string {
  const { road, river, sheep, dogs, foxes, barn } = faceOf(card);
  const { card: say, edges } = words;
  const sides = (text: string) => join([...text].map((letter) => edges['NESW'.indexOf(letter)] ?? ''));
  const parts = [
    road && say.road(sides(road)),
    river && say.river(sides(river)),
    sheep > 0 && flock(sheep),
    dogs > 0 && say.dogs(dogs),
    foxes > 0 && say.foxes(foxes),
    barn && say.barn,
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0 ? say.meadow : words.list(parts);
}

/** A card's name for screen readers, which would read out brackets and dashes. */
export function cardAloud(words: SheepWords, card: Card): string {
  const number = numberOf(card);
  return words.list([...(number === undefined ? [] : [words.card.number(number)]), shows(words, card, words.card.sides, words.card.sheep)]);
}

export function cardName(words: SheepWords, card: Card): string {
  const number = numberOf(card);
  return number === undefined ? cardShows(words, card) : words.card.named(words.card.number(number), cardShows(words, card));
}

export function cardNames(words: SheepWords, cards: readonly Card[]): string {
  return cards.map((card) => cardName(words, card)).join(' + ');
}

/** What is on a cell, for screen readers: sheep shown on a card are told apart from those standing on it. */
export function cellShows(words: SheepWords, board: BoardView, cell: Cell, fox: Cell, front?: Card): string {
  const { card: say } = words;
  const card = board.cards[cell] ?? null;
  const sheep = board.sheep[cell] ?? 0;
  const laid = (one: Card) => shows(words, one, say.sides, say.pictured);
  const ground =
    cell === YARD
      ? say.yard
      : card === null
        ? say.free
        : card === 'back'
          ? front === undefined
            ? say.back
            : say.hidden(laid(front))
          : laid(card);
  const standing = [sheep > 0 && say.standing(sheep), board.black === cell && say.black, fox === cell && say.fox].filter(
    (part) => typeof part === 'string',
  );
  return words.list([ground, ...standing]);
}
