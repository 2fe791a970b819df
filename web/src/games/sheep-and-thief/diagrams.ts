import { anyAdapter, type Seat } from '@bellwether/kernel';
import { conformance, handChoices } from '@bellwether/sheep-and-thief';
import type { DiagramBoard, DiagramTeller, GameDiagrams, RefusedMove } from '../../help/diagrams.ts';
import { later } from '../../ui/later.ts';
import { goldOf } from './gold.ts';
import { cardNames, cellName, cellShows, seatName } from './names.ts';
import { joined, lineText, tellAll } from './narrate.ts';
import type { EventView, Move, Refusal, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { PROOFS } from './words/proofs.ts';
import { SHEEP_WORDS } from './words/table.ts';

export const diagrams: GameDiagrams = {
  adapter: anyAdapter(conformance),
  proofs: PROOFS,
  Board: later(async () => (await import('./review/Board.tsx')).Board as DiagramBoard),
  refused: (state, seat) => refusedSpaces(state as SheepAndThief['State'], seat),
  words: SHEEP_WORDS,
  teller: (words) => tellerIn(words as SheepWords),
};

function tellerIn(words: SheepWords): DiagramTeller {
  return {
    told: ({ events, view, refusal }) => [
      ...tellAll(words, view as View, events as readonly EventView[]),
      ...(refusal ? [reason(words, refusal as Refusal)] : []),
    ],
    stands: (view) => standsIn(words, view as View),
    position: (view) => tellGold(words, view as View),
    refused: ({ move, refusal }) => words.colon(moveText(words, move as Move), reason(words, refusal as Refusal)),
  };
}

const reason = (words: SheepWords, { code, facts }: Refusal): string => words.refusals[code](facts);

function moveText(words: SheepWords, move: Move): string {
  return move.kind === 'place' ? words.list([cardNames(words, [move.card]), cellName(words, move.at)]) : '';
}

/** The fox, and what lies on every board. */
function standsIn(words: SheepWords, { boards, fox }: View): string {
  const seats = boards.map((board, i) => {
    const spaces = board.cards.flatMap((card, cell) =>
      card === null && board.sheep[cell] === 0 ? [] : [words.colon(cellName(words, cell), cellShows(words, board, cell, fox))],
    );
    return words.colon(seatName(words, i + 1), words.list(spaces));
  });
  return seats.join('; ');
}

/** The gold of every board, line by line. */
function tellGold(words: SheepWords, view: View): readonly string[] {
  if (view.outcome === undefined) return [];
  return goldOf(view).map(({ lines, score }, i) =>
    words.colon(
      seatName(words, i + 1),
      words.list([words.gold(score.total), ...joined(lines).map((line) => `${lineText(words, line)} +${line.gold}`)]),
    ),
  );
}

/** Spaces next to the player's cards where a card may not go: the others need no reason. */
function refusedSpaces(state: SheepAndThief['State'], seat: Seat): readonly RefusedMove[] {
  const { cards, faceDown } = handChoices(state, seat);
  return cards.flatMap(({ card, cells }) =>
    cells.flatMap(({ cell, refusal }): RefusedMove[] =>
      refusal === undefined || UNSURPRISING.includes(refusal.code)
        ? []
        : [{ move: { kind: 'place', card, at: cell, faceDown, actions: [] } satisfies Move, refusal }],
    ),
  );
}
const UNSURPRISING: readonly Refusal['code'][] = ['cell-taken', 'not-adjacent', 'off-board'];
