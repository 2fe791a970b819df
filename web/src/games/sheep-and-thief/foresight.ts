import { isRefusal } from '@bellwether/kernel';
import { addAction, type BoardScore, beginTurn, type CardChoice, scoreBoard, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Cell, ScoreLine, View } from './vocabulary.ts';

/**
 * What a card would bring on a cell, as the engine scores it: placed and with all its sheep taken, before dogs and
 * foxes.
 */
export interface Foresight {
  readonly gold: number;
  /** Scoring lines that it would add or improve. */
  readonly lines: readonly ScoreLine[];
}

/** By cell, for every legal placement. */
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

/** A road that reaches its town by another route is still the same line. */
function textOf({ source, gold, cells, town }: ScoreLine): string {
  return town ?? `${source} ${gold} ${cells.join()}`;
}
