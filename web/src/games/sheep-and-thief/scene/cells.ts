import type { Seat } from '@bellwether/kernel';
import { BLACK_SHEEP_GOLD, CELLS, YARD } from '@bellwether/sheep-and-thief';
import { cellName, cellShows } from '../names.ts';
import { tellForesight } from '../narrate.ts';
import { type Offer, offers, type TurnStage } from '../turn-stage.ts';
import type { BoardView, Cell } from '../vocabulary.ts';
import { toll } from './omens.ts';
import { type Ghost, type Left, type SceneOf, screenSeat, type Thing } from './thing.ts';

/** The cells of a board, and on one's own a sign on each that can be chosen. */
export function cells(of: SceneOf, seat: Seat): Thing[] {
  const board = of.view.boards[seat - 1];
  if (board === undefined) return [];
  const mine = isOwn(of, seat);
  const offered = mine && !of.quiz ? offers(of.stage) : NONE;
  // One cell is in the tab order; arrow keys move on from there.
  const stop = of.hinted ?? offered.keys().next().value ?? YARD;
  return Array.from({ length: CELLS }, (_, cell): Thing[] => {
    const offer = offered.get(cell);
    const fetched = mine && of.stage.kind === 'compose' && of.stage.from === cell;
    const thing = { ...cellThing(of, seat, board, cell, offer), ...(cell !== stop && { tab: false as const }) };
    return offer === undefined && !fetched ? [thing] : [thing, sign(of, seat, cell, offer, fetched)];
  }).flat();
}

const NONE: ReadonlyMap<Cell, Offer> = new Map();
/** The sheep that a dog is about to drive wait below its sign. */
const FETCHED: Offer = { kind: 'from', white: 0, black: false };

/** Whether this is the viewer's board in the large place. */
function isOwn(of: SceneOf, seat: Seat): boolean {
  return seat === of.view.viewer && screenSeat(of, seat) === 0;
}

/** Whether a cell has to be chosen: all others are dimmed. */
function asksForCells(stage: TurnStage): boolean {
  return stage.kind === 'place' ? stage.card !== undefined : stage.kind === 'compose' && stage.tool !== undefined;
}

function cellThing(of: SceneOf, seat: Seat, board: BoardView, cell: Cell, offer: Offer | undefined): Thing {
  const { view, layout, words, light } = of;
  const drawn = screenSeat(of, seat);
  const near = drawn === 0;
  const { cell: side } = layout.plot(drawn);
  const mine = isOwn(of, seat);
  const card = board.cards[cell] ?? null;
  const front = mine ? view.own.fronts.find((one) => one.at === cell)?.card : undefined;
  const black = near && card === null ? printedGold(of, cell) : undefined;
  const shows = words.colon(cellName(words, cell), cellShows(words, board, cell, view.fox, front));
  const last = of.traces?.get(seat)?.at === cell && card !== null ? [words.table.last] : [];
  const blackText = black === undefined ? [] : [words.card.blackGold(black)];
  const label = [shows, ...last, ...blackText, ...(offer ? [offerText(of, offer, cell)] : [])];
  return {
    key: `cell:${seat}:${cell}`,
    at: layout.cell(drawn, cell),
    width: side,
    height: side,
    z: 1,
    art: {
      kind: 'cell',
      card,
      yard: cell === YARD,
      near: layout.isLarge(drawn),
      // A preview card covers it, and shows it on a plate.
      black: offer ? undefined : black,
      lit: light?.seat === seat && light.cells.includes(cell) ? light.source : undefined,
      fresh: (of.events ?? []).some((event) => event.kind === 'places' && event.seat === seat && event.at === cell),
      left: leftOn(of, seat, cell),
    },
    ...(near && {
      label: words.list(label),
      act: { kind: 'cell', cell },
      marks: [
        'sheep-cell',
        ...(mine && of.hinted === cell ? ['sheep-hinted'] : []),
        ...(offer ? ['sheep-open'] : mine && !of.quiz && asksForCells(of.stage) ? ['sheep-shut'] : []),
      ],
    }),
  };
}

function sign(of: SceneOf, seat: Seat, cell: Cell, offer: Offer | undefined, fetched: boolean): Thing {
  const drawn = screenSeat(of, seat);
  const { cell: side } = of.layout.plot(drawn);
  return {
    key: `offer:${cell}`,
    at: of.layout.cell(drawn, cell),
    width: side,
    height: side,
    // Below the sheep it concerns, above all else.
    z: offer === undefined || offer.kind === 'from' ? 3 : 9,
    marks: ['sheep-offer'],
    art: { kind: 'offer', offer: offer ?? FETCHED, looked: of.looked === cell || fetched, ghost: ghost(of, cell) },
  };
}

/** Remaining images of the card being played. */
function leftOn({ stage, view }: SceneOf, seat: Seat, cell: Cell): Left | undefined {
  return stage.kind === 'compose' && seat === view.viewer && stage.composition.at === cell ? stage.composition.left : undefined;
}

/** The black sheep's gold printed on a cell. */
function printedGold({ view }: SceneOf, cell: Cell): number | undefined {
  return view.config.blackSheep ? BLACK_SHEEP_GOLD.byCell[cell] : undefined;
}

function ghost(of: SceneOf, cell: Cell): Ghost | undefined {
  const { stage, foresight } = of;
  const seen = foresight?.get(cell);
  if (stage.kind !== 'place' || stage.card === undefined || seen === undefined) return undefined;
  const town = seen.lines.some(({ source }) => source === 'towns');
  return { card: stage.choices.faceDown ? undefined : stage.card.card, gold: seen.gold, town, black: printedGold(of, cell) };
}

function offerText({ words, foresight }: SceneOf, offer: Offer, cell: Cell): string {
  const { table } = words;
  switch (offer.kind) {
    case 'place': {
      const seen = foresight?.get(cell);
      return seen ? words.colon(table.open, tellForesight(words, seen)) : table.open;
    }
    case 'from':
      return table.from;
    case 'to':
      return table.to;
    case 'step': {
      const { steals, loses } = toll(offer.step.effects);
      return table.step(steals, loses);
    }
  }
}
