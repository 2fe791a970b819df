import { invariant, type Viewer } from '@bellwether/kernel';
import { choicesOf, waitingOf } from './choices.ts';
import { outcomeOf } from './ending.ts';
import { counted } from './pastures.ts';
import { placeOf, sideOf } from './standing.ts';
import { answers, cardText, handTypes, NONE, SEEN, type State, spread } from './state.ts';
import { type Card, type Event, type EventView, SEATS, SIDES, type Side, type View } from './vocabulary.ts';

/** The one door out of a state: what the viewer may know (section 9), listed one by one. */
export function view(state: State, viewer: Viewer, open: View = openView(state)): View {
  invariant(open.viewer === 'spectator', "a view is made from the spectators' own");
  if (viewer === 'spectator') return open;
  return { ...open, viewer, hand: handTypes(state, viewer - 1).map((type) => cardText(state, type)) };
}

function openView(state: State): View {
  const { rules } = state;
  const types = rules.types.length;
  const text = (type: number) => cardText(state, type);
  const outcome = outcomeOf(state);
  const { piles, aside } = layPiles(state);
  const seen: { -readonly [Key in keyof View]: View[Key] } = {
    config: rules.config,
    viewer: 'spectator',
    turn: state.turn + 1,
    asks: state.asks,
    choices: choicesOf(state),
    waiting: waitingOf(state),
    firstTurn: state.firstTurn,
    lastLap: state.lastLap,
    stillTurns: state.still,
    forbidden: valuesOf(state, state.forbidden),
    sheep: counted(state.sheep),
    flock: rules.flock.slice(),
    animals: rules.animals.map(({ id }, i) => ({
      id,
      at: placeOf(state, i) + 1,
      side: SIDES[sideOf(state, i)] as Side,
    })),
    hand: [],
    handSizes: SEATS.map((_, place) => handSize(state, place)),
    known: SEATS.map((_, place) => (state.known === null ? [] : spread(state.known, place, types).map(text))),
    dummyDecks: state.dummyDecks.map((deck) => deck.map((type) => (type >= SEEN ? text(type - SEEN) : null))),
    deckSize: state.deck.length - state.next,
    piles,
    aside,
    shown: seatsOf(state.shown),
    unknown: seatsOf(state.unknown),
    turnedUp: state.turnedUp === NONE ? null : text(state.turnedUp),
    turnCard: state.card === NONE ? null : text(state.card),
    previousTurnCard: state.previous === NONE ? null : text(state.previous),
  };
  // Not spread into the literal: that would cost several times the rest.
  if (state.asks !== 'nothing') seen.answers = answers(state) + 1;
  if (outcome) seen.outcome = outcome;
  return seen;
}

/** The same door for events: a card drawn is its owner's alone. */
export function show(event: Event, viewer: Viewer): EventView {
  if (event.kind !== 'draws' || event.seat === viewer) return event;
  return { kind: 'draws', seat: event.seat, left: event.left };
}

/** Cards in a hand; of a dummy, in its dummy deck. */
export function handSize(state: State, place: number): number {
  const types = state.rules.types.length;
  let size = (state.dummyDecks[place] as readonly number[]).length;
  for (let i = place * types; i < (place + 1) * types; i++) size += state.hands[i] as number;
  return size;
}

export function valuesOf(state: State, types: number): number[] {
  return types === 0 ? [] : [...new Set(state.rules.types.filter((_, i) => (types >> i) & 1).map((type) => type.value))];
}

function seatsOf(places: number): number[] {
  return places === 0 ? [] : SEATS.filter((seat) => places & (1 << (seat - 1)));
}

/** Every seat's played cards, oldest first, and the cards set aside. */
export function layPiles(state: State): { piles: Card[][]; aside: Card[] } {
  const piles: Card[][] = [[], [], [], []];
  const aside: Card[] = [];
  for (const entry of state.log.slice(0, state.plays)) {
    (entry & 4 ? aside : (piles[entry & 3] as Card[])).push(cardText(state, entry >> 3));
  }
  return { piles, aside };
}
