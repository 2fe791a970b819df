import type { Seat } from '@bellwether/kernel';
import { CELLS, YARD } from '@bellwether/sheep-and-thief';
import { cellName, cellShows, who } from './names.ts';
import type { Traces } from './traces.ts';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface BoardsInWordsProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly traces: Traces;
}

/** For screen readers: what is on the other boards, without enlarging them. */
export function BoardsInWords({ words, view, traces }: BoardsInWordsProps) {
  return (
    <section class="hidden" aria-label={words.table.boards}>
      {view.boards.map((_, i) =>
        i + 1 === view.viewer ? null : (
          <div key={i}>
            <h2>{words.table.boardOf(who(words, view, i + 1))}</h2>
            <ul>
              {linesOf(words, view, i + 1, traces.get(i + 1)?.at).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}

function linesOf(words: SheepWords, view: View, seat: Seat, last: number | undefined): readonly string[] {
  const board = view.boards[seat - 1];
  if (board === undefined) return [];
  const taken = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => board.cards[cell] !== null || cell === YARD || cell === view.fox,
  );
  return taken.map((cell) => {
    const shows = words.colon(cellName(words, cell), cellShows(words, board, cell, view.fox));
    return cell === last ? words.list([shows, words.table.last]) : shows;
  });
}
