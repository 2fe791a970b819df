import { isRefusal } from '@bellwether/kernel';
import { addAction, type BoardScore, beginTurn, type CardChoice, scoreBoard, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Cell, ScoreLine, View } from './vocabulary.ts';

/** What a card would bring on a cell, as the engine counts it: laid, with all its sheep, before dogs and foxes. */
export interface Foresight {
  readonly gold: number;
  /** Lines of the count that it would make or better. */
  readonly lines: readonly ScoreLine[];
}

/** For every cell where the card may go. */
export function foresee(view: View, choice: CardChoice | undefined, faceDown: boolean): ReadonlyMap<Cell, Foresight> {
  const found = new Map<Cell, Foresight>();
  const { viewer } = view;
  if (choice === undefined || typeof viewer !== 'number') return found;
  const table = sheepAndThief.tableOf(view);
  const before = scoreBoard(table, viewer);
  for (const { cell, refusal } of choice.cells) {
    if (refusal !== undefined) continue;
    let turn = beginTurn(table, viewer, choice.card, cell, faceDown);
    while (!isRefusal(turn) && turn.left.sheep > 0) {
      const next = addAction(turn, { kind: 'sheep' });
      if (isRefusal(next)) break;
      turn = next;
    }
    if (!isRefusal(turn)) found.set(cell, gainOf(before, scoreBoard(turn.now, viewer)));
  }
  return found;
}

function gainOf(before: BoardScore, after: BoardScore): Foresight {
  const had = new Set(before.lines.map(textOf));
  return { gold: after.score.total - before.score.total, lines: after.lines.filter((line) => !had.has(textOf(line))) };
}

/** A road that leads to its town another way is still the same line. */
function textOf({ source, gold, cells, town }: ScoreLine): string {
  return town ?? `${source} ${gold} ${cells.join()}`;
}
