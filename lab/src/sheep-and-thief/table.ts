import type { Seat } from '@bellwether/kernel';
import { type BoardView, type Card, type Cell, faceOf, type View } from '@bellwether/sheep-and-thief';
import { columns } from '../columns.ts';
import { cardName, MISSION_NAMES } from './phrases.ts';

const SIDE = 4;
const WIDTH = 12;
const LEGEND =
  '=NE road, ~NS river, b barn, s/d/f images of sheep, dogs, foxes; ●2 sheep, ■ black sheep, FOX the fox; ## face down, . free';

/** A view as text: the boards in pairs, then the rest. */
export function table(view: View): string {
  const boards = view.boards.map((board, i) => boardLines(view, board, i + 1));
  const pairs: string[] = [];
  for (let i = 0; i < boards.length; i += 2) {
    const left = boards[i] ?? [];
    const right = boards[i + 1] ?? [];
    pairs.push(left.map((line, n) => `${line}    ${right[n] ?? ''}`.trimEnd()).join('\n'));
  }
  return [...pairs, LEGEND, ...notes(view)].join('\n');
}

function boardLines(view: View, board: BoardView, seat: Seat): string[] {
  const turn = view.toAct.includes(seat) ? '> ' : '';
  const title = `${turn}seat ${seat}${seat === view.viewer ? ' (you)' : ''}, paddock ${board.paddock}`;
  const rule = `+${Array<string>(SIDE).fill('-'.repeat(WIDTH)).join('+')}+`;
  const lines = [title.padEnd(rule.length), rule];
  for (let row = 0; row < SIDE; row++) {
    const cells = Array.from({ length: SIDE }, (_, column) => row * SIDE + column);
    lines.push(`|${cells.map((cell) => landscape(view, board, seat, cell).padEnd(WIDTH)).join('|')}|`);
    lines.push(`|${cells.map((cell) => animals(view, board, cell).padEnd(WIDTH)).join('|')}|`, rule);
  }
  return lines;
}

function landscape(view: View, board: BoardView, seat: Seat, cell: Cell): string {
  if (cell === 0) return 'farmyard';
  const card = board.cards[cell] ?? null;
  if (card === null) return '.';
  if (card !== 'back') return short(card);
  const front = seat === view.viewer ? view.own.fronts.find((own) => own.at === cell) : undefined;
  return front ? `##${short(front.card)}` : '##';
}

function short(card: Card): string {
  const { road, river, sheep, dogs, foxes, barn } = faceOf(card);
  const images = `${'s'.repeat(sheep)}${'d'.repeat(dogs)}${'f'.repeat(foxes)}${barn ? 'b' : ''}`;
  return [road && `=${road}`, river && `~${river}`, images].filter((part) => part !== '').join(' ') || 'meadow';
}

function animals(view: View, board: BoardView, cell: Cell): string {
  const sheep = board.sheep[cell] ?? 0;
  return [sheep > 0 && `●${sheep}`, board.black === cell && '■', view.fox === cell && 'FOX'].filter((part) => part !== false).join(' ');
}

function notes(view: View): string[] {
  const { own, outcome } = view;
  const lines: (string | false)[] = [
    `Round ${view.round}, ${view.stage}; supply ${view.supply} sheep; deck ${view.deckSize}; cards in hand by seat ${view.handSizes.join(' ')}`,
    own.mission !== null && `Your mission: ${MISSION_NAMES[own.mission]}`,
    own.hand.length > 0 && `${view.stage === 'draft' ? 'You kept' : 'Your hand'}: ${own.hand.map(cardName).join(' | ')}`,
    own.packet.length > 0 && `To choose from: ${own.packet.map(cardName).join(' | ')}`,
    outcome !== undefined && scoreTable(outcome),
  ];
  return lines.filter((line) => line !== false);
}

function scoreTable({ scores, winners }: NonNullable<View['outcome']>): string {
  const parts = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep', 'total'] as const;
  const rows = scores.map((score, i) => [
    `seat ${i + 1}${winners.includes(i + 1) ? ' wins' : ''}`,
    ...parts.map((part) => String(score[part])),
  ]);
  return columns([['gold', ...parts], ...rows]);
}
