import type { Seat } from '@bellwether/kernel';
import type { Card, EventView, View } from './vocabulary.ts';

/** One beat of what happened: the table as it looks at the end of the beat, and what the beat tells. */
export interface Frame {
  readonly view: View;
  readonly events: readonly EventView[];
  /** Seats entered by each animal that walked in this beat. */
  readonly walks: ReadonlyMap<string, { readonly from: Seat; readonly path: readonly Seat[]; readonly clockwise: boolean }>;
  /** Its length as a multiple of the usual beat. */
  readonly beats: number;
}

/** Events that start a new beat; the others happen along with the one before. */
const OPENS: readonly EventView['kind'][] = [
  'plays',
  'turns-up',
  'exchanges',
  'sets-aside',
  'shows',
  'loses',
  'gains',
  'skips',
  'turns-over',
  'ends',
];

/** Cuts what happened between two views into beats, so that causes are seen before effects. The last one ends at `after`. */
export function frames(before: View, events: readonly EventView[], after: View): Frame[] {
  const beats: EventView[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const walksOn = event.kind === 'moves' && last?.at(-1)?.kind !== 'moves';
    if (last === undefined || OPENS.includes(event.kind) || walksOn) beats.push([event]);
    else last.push(event);
  }
  let view = before;
  const made = beats.map((beat): Frame => {
    view = beat.reduce(advance, view);
    const walks = new Map(beat.flatMap((event) => (event.kind === 'moves' ? [[event.animal, event] as const] : [])));
    const steps = Math.max(1, ...[...walks.values()].map(({ path }) => path.length));
    return { view: { ...view, asks: 'nothing' }, events: beat, walks, beats: 0.6 + 0.4 * steps };
  });
  const last = made.at(-1);
  if (last === undefined) return [{ view: after, events: [], walks: new Map(), beats: 0 }];
  made[made.length - 1] = { ...last, view: after };
  return made;
}

const replaced = <X>(list: readonly X[], i: number, item: X): readonly X[] => list.map((old, j) => (j === i ? item : old));

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** What the table looks like after an event, for the moment until the next true view. */
export function advance(view: View, event: EventView): View {
  switch (event.kind) {
    case 'turn':
      return { ...view, turn: event.seat, forbidden: [], firstTurn: false };
    case 'forbids':
      return { ...view, forbidden: [event.value] };
    case 'loses':
    case 'gains':
      return { ...view, sheep: replaced(view.sheep, event.seat - 1, event.sheep) };
    case 'moves':
      return { ...view, animals: view.animals.map((animal) => (animal.id === event.animal ? { ...animal, at: event.to } : animal)) };
    case 'turns-over':
      return { ...view, animals: view.animals.map((animal) => (animal.id === event.animal ? { ...animal, side: event.side } : animal)) };
    case 'turns-up': {
      if (event.from === 'deck') return { ...view, turnedUp: event.card, deckSize: view.deckSize - 1 };
      const i = event.seat - 1;
      const deck = (view.dummyDecks[i] ?? []).slice(1);
      return {
        ...view,
        turnedUp: event.card,
        dummyDecks: replaced(view.dummyDecks, i, deck),
        handSizes: replaced(view.handSizes, i, deck.length),
      };
    }
    case 'exchanges': {
      const deck = view.dummyDecks[event.seat - 1] ?? [];
      return { ...view, turnedUp: event.card, dummyDecks: replaced(view.dummyDecks, event.seat - 1, [...deck.slice(1), event.under]) };
    }
    case 'sets-aside':
      return { ...view, turnedUp: null, aside: [...view.aside, event.card] };
    case 'plays': {
      const i = event.seat - 1;
      const own = event.seat === view.viewer;
      const dummy = event.seat > view.config.players;
      return {
        ...view,
        turnedUp: null,
        piles: replaced(view.piles, i, [...(view.piles[i] ?? []), event.card]),
        hand: own ? without(view.hand, event.card) : view.hand,
        handSizes: dummy ? view.handSizes : replaced(view.handSizes, i, (view.handSizes[i] ?? 1) - 1),
        known: replaced(view.known, i, without(view.known[i] ?? [], event.card)),
      };
    }
    case 'draws': {
      const i = event.seat - 1;
      return {
        ...view,
        deckSize: event.left,
        handSizes: replaced(view.handSizes, i, (view.handSizes[i] ?? 0) + 1),
        hand: event.card !== undefined && event.seat === view.viewer ? [...view.hand, event.card].sort() : view.hand,
      };
    }
    case 'last-lap':
      return { ...view, lastLap: true };
    default:
      return view;
  }
}
