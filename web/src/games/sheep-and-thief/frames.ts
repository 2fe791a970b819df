import type { Seat } from '@bellwether/kernel';
import type { BoardView, Card, EventView, ScoreLine, View } from './vocabulary.ts';

/** One beat of what happened: the table as it looks at the end of the beat, and what the beat tells. */
export interface Frame {
  readonly view: View;
  readonly events: readonly EventView[];
  /** Its length as a multiple of the usual beat. */
  readonly beats: number;
  readonly pause?: number;
  /** While the gold is counted: the lines told so far, by seat. */
  readonly counted?: readonly (readonly ScoreLine[])[];
}

/** Whether an event happens along with the one before it, so that both are one beat. */
function joins(last: EventView, event: EventView): boolean {
  switch (event.kind) {
    case 'passes':
    case 'deals':
    case 'reveals':
    case 'keeps':
      return last.kind === event.kind;
    case 'steals':
    case 'loses':
    case 'goes-home':
    case 'shelters':
      return ['steals', 'loses', 'goes-home', 'shelters'].includes(last.kind);
    case 'grows':
      return last.kind === 'grows' && last.seat === event.seat;
    case 'turn':
    case 'rests':
    case 'runs-dry':
      return true;
    case 'scores':
      return last.kind === 'scores' && last.seat === event.seat && last.line.source === 'sheep' && event.line.source === 'sheep';
    default:
      return false;
  }
}

const LONG: Readonly<Partial<Record<EventView['kind'], number>>> = {
  picks: 0.2,
  discards: 0.2,
  grows: 0.7,
  passes: 1.3,
  scores: 1.2,
  reveals: 2,
  'starts-round': 1.6,
};

/** Cuts what happened between two views into beats, so that causes are seen before effects. The last one ends at `after`. */
export function frames(before: View, events: readonly EventView[], after: View): Frame[] {
  const beats: EventView[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (last !== undefined && joins(last.at(-1) as EventView, event)) last.push(event);
    else beats.push([event]);
  }
  let view = before;
  let counted: readonly (readonly ScoreLine[])[] | undefined;
  const made = beats.map((beat): Frame => {
    view = beat.reduce(advance, view);
    for (const event of beat) {
      if (event.kind !== 'scores') continue;
      const so: readonly (readonly ScoreLine[])[] = counted ?? view.boards.map(() => []);
      counted = so.map((lines, i) => (i === event.seat - 1 ? [...lines, event.line] : lines));
    }
    const kind = beat[0]?.kind ?? 'turn';
    return {
      view: { ...view, toAct: [] },
      events: beat,
      beats: LONG[kind] ?? 1,
      // All choose at once: nobody is waited for.
      ...((kind === 'picks' || kind === 'discards') && { pause: 0 }),
      ...(counted && { counted }),
    };
  });
  const last = made.at(-1);
  if (last === undefined) return [{ view: after, events: [], beats: 0 }];
  made[made.length - 1] = { ...last, view: after };
  return made;
}

const replaced = <X>(list: readonly X[], i: number, item: X): readonly X[] => list.map((old, j) => (j === i ? item : old));
const changed = <X>(list: readonly X[], i: number, change: (item: X) => X): readonly X[] =>
  list.map((old, j) => (j === i ? change(old) : old));

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

function onBoard(view: View, seat: Seat, change: (board: BoardView) => BoardView): View {
  return { ...view, boards: changed(view.boards, seat - 1, change) };
}

const herd = (sheep: readonly number[], cell: number, more: number) => changed(sheep, cell, (n) => Math.max(0, n + more));

/** What the table looks like after an event, for the moment until the next true view. */
export function advance(view: View, event: EventView): View {
  const mine = 'seat' in event && event.seat === view.viewer;
  switch (event.kind) {
    case 'deals': {
      const count = 'cards' in event ? event.cards.length : event.count;
      const held = view.handSizes[event.seat - 1] ?? 0;
      return {
        ...view,
        stage: 'draft',
        turn: null,
        step: 0,
        deckSize: event.left,
        // What was kept of the last round is part of the new hand (R-KEPT).
        packetSizes: replaced(view.packetSizes, event.seat - 1, count + held),
        handSizes: replaced(view.handSizes, event.seat - 1, 0),
        own: mine && 'cards' in event ? { ...view.own, packet: [...event.cards, ...view.own.hand], hand: [] } : view.own,
      };
    }
    case 'picks':
      return { ...view, own: mine && 'cards' in event ? { ...view.own, pick: event.cards } : view.own };
    case 'passes': {
      const count = 'cards' in event ? event.cards.length : event.count;
      const kept = (view.config.players === 2 ? 2 : 1) as number;
      const { own } = view;
      const keeps = mine ? { ...own, hand: [...own.hand, ...own.pick], pick: [] } : own;
      return {
        ...view,
        step: event.seat === 1 ? view.step + 1 : view.step,
        packetSizes: replaced(view.packetSizes, event.to - 1, count),
        handSizes: changed(view.handSizes, event.seat - 1, (n) => n + kept),
        own: event.to === view.viewer && 'cards' in event ? { ...keeps, packet: event.cards } : keeps,
      };
    }
    case 'keeps': {
      const count = 'cards' in event ? event.cards.length : event.count;
      return {
        ...view,
        packetSizes: replaced(view.packetSizes, event.seat - 1, 0),
        handSizes: changed(view.handSizes, event.seat - 1, (n) => n + count),
        own: mine && 'cards' in event ? { ...view.own, packet: [], hand: [...view.own.hand, ...event.cards] } : view.own,
      };
    }
    case 'turn':
      return { ...view, stage: 'place', turn: event.seat };
    case 'places': {
      const front = 'card' in event ? event.card : undefined;
      const laid = onBoard(view, event.seat, (board) => ({
        ...board,
        cards: replaced(board.cards, event.at, event.faceDown || front === undefined ? 'back' : front),
        rounds: replaced(board.rounds, event.at, view.round),
      }));
      return {
        ...laid,
        placed: changed(view.placed, event.seat - 1, (n) => n + 1),
        handSizes: changed(view.handSizes, event.seat - 1, (n) => n - 1),
        own: mine && front !== undefined ? { ...view.own, hand: without(view.own.hand, front) } : view.own,
      };
    }
    case 'grows':
      return { ...onBoard(view, event.seat, (board) => ({ ...board, sheep: herd(board.sheep, event.at, 1) })), supply: event.supply };
    case 'drives':
      return onBoard(view, event.seat, (board) => ({
        ...board,
        sheep: herd(herd(board.sheep, event.from, -event.white), event.to, event.white),
        black: event.black ? event.to : board.black,
      }));
    case 'fox':
      return { ...view, fox: event.to };
    case 'steals': {
      const robbed = onBoard(view, event.of, (board) => ({ ...board, sheep: replaced(board.sheep, event.at, 0) }));
      return onBoard(robbed, event.seat, (board) => ({ ...board, paddock: board.paddock + event.sheep }));
    }
    case 'loses':
      return { ...onBoard(view, event.seat, (board) => ({ ...board, sheep: replaced(board.sheep, event.at, 0) })), supply: event.supply };
    case 'goes-home':
      return onBoard(view, event.seat, (board) => ({ ...board, black: event.to }));
    case 'discards':
      return { ...view, own: mine && 'card' in event ? { ...view.own, pick: [event.card] } : view.own };
    case 'starts-round': {
      const { hand, pick } = view.own;
      return {
        ...view,
        round: event.round,
        starter: event.starter,
        turn: null,
        placed: view.placed.map(() => 0),
        handSizes: view.handSizes.map((n) => Math.min(n, 1)),
        own: { ...view.own, hand: pick.reduce(without, hand), pick: [] },
      };
    }
    case 'ends-round':
      return { ...view, turn: null };
    default:
      return view;
  }
}
