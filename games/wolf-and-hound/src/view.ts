import { invariant, type Viewer } from '@bellwether/kernel';
import { NO_CARD } from './numbers.ts';
import { SEAT_INDICES, seatIndex } from './seats.ts';
import { answeringSeat, cardText, type State } from './state.ts';
import { type Event, type EventView, SEATS, type View } from './vocabulary.ts';

/** The only way out of a state: what the viewer may know (W-SECRET), field by field. */
export function view(state: State, viewer: Viewer, open: View = openView(state)): View {
  invariant(open.viewer === 'spectator', "a view is made from the spectators' own");
  if (viewer === 'spectator') return open;
  return { ...open, viewer, hand: state.hands[seatIndex(viewer)].map((type) => cardText(state, type)) };
}

function openView(state: State): View {
  const { rules } = state;
  const text = (type: number) => cardText(state, type);
  const maybe = (type: number) => (type === NO_CARD ? null : text(type));
  const seen: { -readonly [Key in keyof View]: View[Key] } = {
    config: rules.config,
    viewer: 'spectator',
    turn: state.turn + 1,
    asks: state.asks,
    choices: state.choices.map(({ id }) => id),
    waiting: state.animals.filter(({ waits }) => waits).map(({ card }) => card.id),
    firstTurn: state.firstTurn,
    lastLap: state.lastLap,
    stillTurns: state.turnsWithoutPlay,
    forbidden: state.forbidden,
    sheep: [...state.sheep],
    flock: [...rules.flock],
    animals: state.animals.map(({ card, at, face }) => ({ id: card.id, at: at + 1, side: face.side })),
    hand: [],
    handSizes: SEAT_INDICES.map((seat) => state.hands[seat].length + state.dummyDecks[seat].length),
    known: state.known.map((types) => types.map(text)),
    dummyDecks: state.dummyDecks.map((deck) => deck.map(({ type, seen }) => (seen ? text(type) : null))),
    deckSize: state.deck.length - state.drawIndex,
    piles: state.piles.map((types) => types.map(text)),
    aside: state.aside.map(text),
    shown: SEATS.filter((seat) => state.shown[seatIndex(seat)]),
    unknown: SEATS.filter((seat) => state.unknown[seatIndex(seat)]),
    turnedUp: maybe(state.turnedUp),
    turnCard: maybe(state.playedType),
    previousTurnCard: maybe(state.previousType),
  };
  // Assigned separately: spreading it into the literal would cost several times as much as everything else here.
  if (state.asks !== 'nothing') seen.answers = answeringSeat(state) + 1;
  if (state.outcome !== undefined) seen.outcome = state.outcome;
  return seen;
}

/** The same for events: only the owner learns a drawn card. */
export function show(event: Event, viewer: Viewer): EventView {
  if (event.kind !== 'draws' || event.seat === viewer) return event;
  return { kind: 'draws', seat: event.seat, left: event.left };
}
