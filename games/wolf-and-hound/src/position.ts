import { at } from './at.ts';
import { rulesOf, typeOf } from './rules.ts';
import { forEachSeat, SEAT_INDICES } from './seats.ts';
import { cardText, type State, takeIntoHand } from './state.ts';
import { type OpenTable, openState } from './table-of.ts';
import { view } from './view.ts';
import { type Card, type Refusal, refuse, SEATS } from './vocabulary.ts';

/** Everything at the table: public information, hands and decks. */
export interface Position extends OpenTable {
  /** By seat; null for a hand left open. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly deck: readonly Card[];
  /** By seat, top first. */
  readonly dummyDecks: readonly (readonly { readonly card: Card; readonly seen: boolean }[])[];
}

export function positionOf(state: State): Position {
  const text = (type: number) => cardText(state, type);
  return {
    ...view(state, 'spectator'),
    hands: SEAT_INDICES.map((seat) => (state.unknown[seat] ? null : state.hands[seat].map(text))),
    deck: state.deck.slice(state.drawIndex).map(text),
    dummyDecks: state.dummyDecks.map((deck) => deck.map(({ type, seen }) => ({ card: text(type), seen }))),
  };
}

/** All number cards of a position, wherever they are. */
export function cardsOn(position: Position): Card[] {
  return [
    ...position.hands.flatMap((hand) => hand ?? []),
    ...position.dummyDecks.flat().map(({ card }) => card),
    ...position.deck,
    ...position.piles.flat(),
    ...position.aside,
    ...(position.turnedUp === null ? [] : [position.turnedUp]),
  ];
}

/** The state of a position; nothing is carried out. Refused if no game can reach it. */
export function stateOf(position: Position): State | Refusal {
  const no = checkSeats(position) ?? checkCards(position) ?? checkSheep(position) ?? checkDummies(position);
  if (no) return no;
  const state = openState(position);
  const { rules } = state;
  for (const seat of SEAT_INDICES) for (const card of position.hands[seat] ?? []) takeIntoHand(state, seat, typeOf(rules, card));
  state.deck = position.deck.map((card) => typeOf(rules, card));
  state.dummyDecks = forEachSeat((seat) => at(position.dummyDecks, seat).map(({ card, seen }) => ({ type: typeOf(rules, card), seen })));
  return state;
}

function checkSeats({ turn, animals }: Position): Refusal | undefined {
  const seats: readonly number[] = SEATS;
  const stray = [turn, ...animals.map(({ at }) => at)].find((seat) => !seats.includes(seat));
  return stray === undefined ? undefined : refuse('bad-position', 'W-TABLE', { seat: stray });
}

/** At most as many cards of a kind as the deck has, and every known card of a hand is in it (R-ONLY3). */
function checkCards(position: Position): Refusal | undefined {
  const { deck } = rulesOf(position.config);
  const played = [position.turnCard, position.previousTurnCard].filter((card) => card !== null);
  const stray = played.find((card) => !deck.includes(card)) ?? firstMissing(cardsOn(position), deck);
  if (stray !== undefined) return refuse('bad-position', 'W-TABLE', { card: stray });
  const held = position.known.every((cards, seat) => firstMissing(cards, position.hands[seat] ?? []) === undefined);
  return held ? undefined : refuse('bad-position', 'R-ONLY3', { shown: [...position.shown] });
}

/** The first card that is not among the others; each of those counts once. */
function firstMissing(cards: readonly Card[], others: readonly Card[]): Card | undefined {
  const left = [...others];
  return cards.find((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

function checkSheep({ config, sheep }: Position): Refusal | undefined {
  const { flock } = rulesOf(config);
  const seat = SEAT_INDICES.find((i) => at(sheep, i) < 0 || at(sheep, i) > flock[i]);
  return seat === undefined ? undefined : refuse('bad-position', 'R-START', { seat: seat + 1, sheep: at(sheep, seat) });
}

/** People have a hand and dummies a dummy deck, never vice versa. */
function checkDummies({ config, hands, dummyDecks }: Position): Refusal | undefined {
  const { isDummy } = rulesOf(config);
  const seat = SEAT_INDICES.find((i) => (isDummy[i] ? (hands[i] ?? []) : at(dummyDecks, i)).length > 0);
  return seat === undefined ? undefined : refuse('bad-position', 'W-DUMMY', { seat: seat + 1 });
}
