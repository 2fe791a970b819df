import type { Seat } from '@bellwether/kernel';
import { type Rules, rulesOf, typeOf } from './rules.ts';
import type { Card, EventView, View } from './vocabulary.ts';

/**
 * The view after an event. The first event of an answer closes the question, so a view between the events of a move
 * asks nothing. `asks` opens the next question.
 */
export function follow(view: View, event: EventView): View {
  if (event.kind === 'asks') return ask(view, event);
  const { answers: _, ...rest } = view;
  const open: View = { ...rest, asks: 'nothing', choices: [], waiting: [] };
  return change(open, event);
}

type Told<Kind extends EventView['kind']> = Extract<EventView, { kind: Kind }>;

function ask(view: View, { question, seat, choices = [], waiting = [] }: Told<'asks'>): View {
  return { ...view, asks: question, choices, waiting, answers: seat };
}

function change(view: View, event: Exclude<EventView, { kind: 'asks' }>): View {
  switch (event.kind) {
    case 'turn':
      return nextTurn(view, event.seat);
    case 'forbids':
      return { ...view, forbidden: [...new Set([...view.forbidden, event.value])].sort() };
    case 'loses':
    case 'gains':
      return { ...view, sheep: replaced(view.sheep, event.seat, event.sheep) };
    case 'moves':
      return changeAnimal(view, event.animal, { at: event.to });
    case 'turns-over':
      return changeAnimal(view, event.animal, { side: event.side });
    case 'shows':
      return { ...view, known: replaced(view.known, event.seat, event.cards), shown: [...new Set([...view.shown, event.seat])].sort() };
    case 'turns-up':
      return turnUp(view, event);
    case 'exchanges':
      return { ...takeTop(view, event.seat, [event.under]), turnedUp: event.card };
    case 'sets-aside':
      return { ...view, turnedUp: null, aside: [...view.aside, event.card] };
    case 'plays':
      return play(view, event);
    case 'draws':
      return draw(view, event);
    case 'last-lap':
      return { ...view, lastLap: true };
    case 'ends':
      return { ...view, outcome: { winner: event.winner, reason: event.reason, sheep: event.sheep } };
    // Reasons only: changes are separate events.
    case 'activates':
    case 'spares':
    case 'skips':
    case 'passes':
    case 'keeps':
      return view;
  }
}

/** Ends the turn and starts the next seat's. */
function nextTurn(view: View, turn: Seat): View {
  return {
    ...view,
    turn,
    firstTurn: false,
    stillTurns: view.turnCard === null ? view.stillTurns + 1 : 0,
    forbidden: [],
    turnCard: null,
    previousTurnCard: view.turnCard,
  };
}

function turnUp(view: View, { seat, card, from }: Told<'turns-up'>): View {
  const left = from === 'deck' ? { ...view, deckSize: view.deckSize - 1 } : takeTop(view, seat, []);
  return { ...left, turnedUp: card };
}

/** The top card leaves a dummy deck; `under` goes under it. */
function takeTop(view: View, seat: Seat, under: readonly Card[]): View {
  const deck = [...(view.dummyDecks[seat - 1] ?? []).slice(1), ...under];
  return { ...view, dummyDecks: replaced(view.dummyDecks, seat, deck), handSizes: replaced(view.handSizes, seat, deck.length) };
}

function play(view: View, { seat, card }: Told<'plays'>): View {
  const lying: View = {
    ...view,
    turnedUp: null,
    turnCard: card,
    piles: replaced(view.piles, seat, [...(view.piles[seat - 1] ?? []), card]),
  };
  if (seat > view.config.players) return lying;
  return {
    ...lying,
    hand: seat === view.viewer ? without(view.hand, card) : view.hand,
    handSizes: replaced(view.handSizes, seat, (view.handSizes[seat - 1] ?? 0) - 1),
    known: replaced(view.known, seat, without(view.known[seat - 1] ?? [], card)),
  };
}

function draw(view: View, { seat, card, left }: Told<'draws'>): View {
  return {
    ...view,
    deckSize: left,
    hand: card !== undefined && seat === view.viewer ? withCard(rulesOf(view.config), view.hand, card) : view.hand,
    handSizes: replaced(view.handSizes, seat, (view.handSizes[seat - 1] ?? 0) + 1),
  };
}

function changeAnimal(view: View, id: string, change: Partial<View['animals'][number]>): View {
  return { ...view, animals: view.animals.map((animal) => (animal.id === id ? { ...animal, ...change } : animal)) };
}

function replaced<X>(bySeat: readonly X[], seat: Seat, item: X): readonly X[] {
  return bySeat.map((old, i) => (i === seat - 1 ? item : old));
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** A hand is sorted like the deck's table of cards. */
function withCard(rules: Rules, hand: readonly Card[], card: Card): readonly Card[] {
  return [...hand, card].sort((a, b) => typeOf(rules, a) - typeOf(rules, b));
}
