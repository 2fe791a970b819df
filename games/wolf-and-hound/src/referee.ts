import type { Refusal as KernelRefusal, Seat } from '@bellwether/kernel';
import { activateAll, activateChosen, firstWaiting } from './activation.ts';
import { at } from './at.ts';
import { check } from './check.ts';
import { NO_CARD } from './numbers.ts';
import { rulesOf, typeOf } from './rules.ts';
import { type BySeat, forEachSeat, SEAT_INDICES, type SeatIndex, seatIndex } from './seats.ts';
import { start } from './setup.ts';
import { animalNamed, answeringSeat, cardText, clone, isDummy, mayPlay, NOTHING, type State } from './state.ts';
import { apply, playOn } from './turn.ts';
import { type Card, type Config, type Event, type Move, type Refusal, SEATS, type StandingAnimal, type Tell } from './vocabulary.ts';

/**
 * A referee for printed cards: people enter what everyone at the table sees, the engine does the rest.
 *
 * The state is complete, but the cards nobody has seen lie anywhere. Before an entry they are dealt again, so that the
 * card is where the table saw it; then the ordinary `check` and `apply` carry the entry out. Seats with unseen cards are
 * `unknown`, so the engine asks at each of them instead of looking at imagined cards. States are never changed: to undo
 * an entry, return to the state before it.
 */
export type Entry =
  | Exclude<Move, { kind: 'exchange' }>
  /** R-ONLY3: a player with forbidden numbers only shows their hand. */
  | { readonly kind: 'shows'; readonly cards: readonly Card[] }
  /** The card that a dummy turns up. */
  | { readonly kind: 'turns-up'; readonly card: Card }
  /** The answer to the Exchange Call. `card`: the top of the dummy deck, unless everyone knows it. */
  | { readonly kind: 'exchange'; readonly exchange: boolean; readonly card?: Card }
  | TableCorrection;

/** A correction of the referee's table. Fields left out stay unchanged. */
export interface TableCorrection {
  readonly kind: 'correct';
  /** By seat. */
  readonly sheep?: readonly number[];
  readonly animals?: readonly StandingAnimal[];
  /** The seat that plays the next card. */
  readonly turn?: Seat;
  /** Cards in the hands by seat; the rest is in the deck. Those of dummies stay. */
  readonly handSizes?: readonly number[];
}

export const REFEREE_CODES = ['all-seen', 'wrong-count', 'can-play', 'not-shown', 'which-card', 'not-asked', 'bad-correction'] as const;
export type RefereeCode = (typeof REFEREE_CODES)[number];

/** Why an entry is impossible, apart from the engine's own refusals. */
export interface RefereeRefusal extends KernelRefusal {
  readonly code: RefereeCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

function impossible(code: RefereeCode, rule: string, facts: RefereeRefusal['facts'] = {}): RefereeRefusal {
  return { kind: 'refusal', code, rule, facts };
}

/** A new game: nobody has seen a card, and seat 1 plays first. */
export function openGame(config: Config): State {
  const state = start(config, { order: rulesOf(config).deck });
  state.unknown = unknownSeats(state, { deck: 0, hand: 0 });
  return state;
}

/** What the referee waits for. `cards`: those that an answer may name, in table order. */
export type Asked =
  /** `mayShow`: the player may hold forbidden numbers only. */
  | { readonly kind: 'play'; readonly seat: Seat; readonly cards: readonly Card[]; readonly mayShow: boolean }
  | { readonly kind: 'turns-up'; readonly seat: Seat; readonly from: 'deck' | 'dummy-deck'; readonly cards: readonly Card[] }
  /** `top`: the top of the dummy deck, if everyone knows it. */
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly by: Seat; readonly top: Card | null; readonly cards: readonly Card[] }
  | { readonly kind: 'flip' | 'activate'; readonly seat: Seat; readonly animals: readonly string[] }
  | { readonly kind: 'nothing' };

export function asked(state: State): Asked {
  const { turn, asks } = state;
  const seat = turn + 1;
  switch (asks) {
    case 'play': {
      if (isDummy(state, turn))
        return { kind: 'turns-up', seat, from: cardsInDeck(state) > 0 ? 'deck' : 'dummy-deck', cards: unseenCards(state) };
      const may = (type: number) => mayPlay(state, type);
      const known = state.known[turn];
      const types = hiddenIn(state, turn) > 0 ? [...known, ...unseenTypes(state)] : known;
      const cards = [...new Set(types.filter(may))].sort((a, b) => a - b).map((type) => cardText(state, type));
      return { kind: 'play', seat, cards, mayShow: state.forbidden.length > 0 && !known.some(may) };
    }
    case 'exchange': {
      const top = state.dummyDecks[turn][0];
      const isKnown = top?.seen === true;
      const by = answeringSeat(state) + 1;
      return { kind: asks, seat, by, top: isKnown ? cardText(state, top.type) : null, cards: isKnown ? [] : unseenCards(state) };
    }
    case 'flip':
    case 'activate':
      return { kind: asks, seat, animals: state.choices.map(({ id }) => id) };
    case 'nothing':
      return { kind: 'nothing' };
  }
}

/** How many copies of each card nobody has seen. */
export function unseenCounts(state: State): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>(state.rules.types.map(({ card }) => [card, 0]));
  for (const type of unseenTypes(state)) counts.set(cardText(state, type), (counts.get(cardText(state, type)) ?? 0) + 1);
  return counts;
}

/** Applies an entry and everything that follows from it. Returns the new state, or why the entry is impossible. */
export function enter(state: State, entry: Entry, tell?: Tell): State | Refusal | RefereeRefusal {
  const next = clone(state);
  const refusal = prepare(next, entry);
  if (refusal) return refusal;
  switch (entry.kind) {
    case 'shows':
    case 'turns-up':
      playOn(next, tell);
      return next;
    case 'correct':
      return correct(next, entry, tell);
    default: {
      const move: Move = entry.kind === 'exchange' ? { kind: 'exchange', exchange: entry.exchange } : entry;
      const no = check(next, answeringSeat(next) + 1, move);
      if (no) return no;
      apply(next, move, tell);
      return next;
    }
  }
}

/** Deals the unseen cards so that the entry is possible; or says why it is not. */
function prepare(state: State, entry: Entry): RefereeRefusal | undefined {
  const { turn, asks } = state;
  const seat = turn + 1;
  const isDummyTurn = isDummy(state, turn);
  switch (entry.kind) {
    case 'play':
      if (asks !== 'play') return undefined;
      return isDummyTurn ? impossible('not-asked', 'W-DUMMY', { seat }) : preparePlay(state, entry.card);
    case 'shows':
      return isDummyTurn || asks !== 'play' || state.forbidden.length === 0
        ? impossible('not-asked', 'R-ONLY3', { seat })
        : prepareShow(state, entry.cards);
    case 'turns-up':
      return isDummyTurn && asks === 'play' ? prepareTurnUp(state, entry.card) : impossible('not-asked', 'W-DUMMY', { seat });
    case 'exchange':
      return asks === 'exchange' && entry.exchange ? prepareExchange(state, entry.card) : undefined;
    case 'flip': {
      const draws = cardsInDeck(state) > 0 && !isDummyTurn ? 1 : 0;
      state.unknown = unknownSeats(state, { deck: -draws, hand: draws });
      return undefined;
    }
    case 'activate':
    case 'correct':
      return undefined;
  }
}

/** The player holds the card. */
function preparePlay(state: State, card: Card): RefereeRefusal | undefined {
  const { turn } = state;
  const type = typeOf(state.rules, card);
  const draws = cardsInDeck(state) > 0 ? 1 : 0;
  if (state.known[turn].includes(type) || hiddenIn(state, turn) === 0) {
    state.unknown = unknownSeats(state, { deck: -draws, hand: draws });
    return undefined;
  }
  state.unknown = unknownSeats(state, { deck: -draws, hand: draws - 1 });
  return dealAgain(state, { hand: [type] }) ? undefined : allSeen(state, card);
}

/** The card is on top of the deck, or of the dummy's own. */
function prepareTurnUp(state: State, card: Card): RefereeRefusal | undefined {
  const isDeckLeft = cardsInDeck(state) > 0;
  state.unknown = unknownSeats(state, { deck: -1, hand: 0 }, state.turn);
  const type = typeOf(state.rules, card);
  return dealAgain(state, isDeckLeft ? { deck: [type] } : { dummyDeck: [type] }) ? undefined : allSeen(state, card);
}

/** The card is on top of the dummy deck. */
function prepareExchange(state: State, card: Card | undefined): RefereeRefusal | undefined {
  const { turn } = state;
  const seat = turn + 1;
  const top = state.dummyDecks[turn][0];
  if (top?.seen) {
    const known = cardText(state, top.type);
    return card === undefined || card === known ? undefined : impossible('not-shown', 'R-EXCHANGE-DECK', { seat, card: known });
  }
  if (card === undefined) return impossible('which-card', 'R-EXCHANGE-DECK', { seat });
  return dealAgain(state, { dummyDeck: [typeOf(state.rules, card)] }) ? undefined : allSeen(state, card);
}

/**
 * Checks that the hand has the size the referee counted, contains only forbidden numbers, and includes every card
 * everyone knows to be in it.
 */
function prepareShow(state: State, cards: readonly Card[]): RefereeRefusal | undefined {
  const { turn, rules } = state;
  const seat = turn + 1;
  const expected = state.hands[turn].length;
  if (cards.length !== expected) return impossible('wrong-count', 'R-ONLY3', { seat, cards: cards.length, expected });
  const types = cards.map((card) => typeOf(rules, card));
  const stray = cards.find((_, i) => types[i] !== NO_CARD && mayPlay(state, at(types, i)));
  if (stray !== undefined) return impossible('can-play', 'R-NOPASS', { seat, card: stray });
  const hidden = [...types];
  for (const type of state.known[turn]) {
    const i = hidden.indexOf(type);
    if (i < 0) return impossible('not-shown', 'R-ONLY3', { seat, card: cardText(state, type) });
    hidden.splice(i, 1);
  }
  state.unknown = unknownSeats(state, { deck: 0, hand: 0 }, turn);
  return dealAgain(state, { hand: hidden }) ? undefined : allSeen(state, at(cards, firstUnavailable(state, hidden, types)));
}

/** The index among `types` of the first card that too few unseen copies are left of. */
function firstUnavailable(state: State, wanted: readonly number[], types: readonly number[]): number {
  const left = unseenTypes(state);
  const missing = wanted.find((type) => {
    const i = left.indexOf(type);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  return types.indexOf(missing ?? at(types, 0));
}

function allSeen({ rules }: State, card: Card): RefereeRefusal {
  return impossible('all-seen', 'W-TABLE', { card, copies: rules.deck.filter((one) => one === card).length });
}

export function cardsInDeck({ deck, drawIndex }: State): number {
  return deck.length - drawIndex;
}

/** How many cards of a hand nobody has seen. */
function hiddenIn({ hands, known }: State, seat: SeatIndex): number {
  return hands[seat].length - known[seat].length;
}

/**
 * The seats that must be asked because they hold unseen cards once the entry is applied. `deck` and `hand`: how the
 * entry changes the sizes of the deck and of the unseen part of the current hand. `open`: a seat whose cards the entry
 * has named.
 */
function unknownSeats(state: State, change: { readonly deck: number; readonly hand: number }, open?: SeatIndex): BySeat<boolean> {
  const inDeck = cardsInDeck(state) + change.deck;
  return forEachSeat((seat) => {
    if (seat === open) return false;
    if (isDummy(state, seat)) return inDeck > 0 || state.dummyDecks[seat][0]?.seen === false;
    return hiddenIn(state, seat) + (seat === state.turn ? change.hand : 0) > 0;
  });
}

/** The types of all cards that nobody has seen, lowest first. */
function unseenTypes(state: State): number[] {
  const types = state.deck.slice(state.drawIndex);
  for (const seat of SEAT_INDICES) {
    const known = [...state.known[seat]];
    for (const type of state.hands[seat]) {
      const i = known.indexOf(type);
      if (i < 0) types.push(type);
      else known.splice(i, 1);
    }
    for (const { type, seen } of state.dummyDecks[seat]) if (!seen) types.push(type);
  }
  return types.sort((a, b) => a - b);
}

function unseenCards(state: State): Card[] {
  return [...new Set(unseenTypes(state))].map((type) => cardText(state, type));
}

/** Types that must lie in the hand or dummy deck of the current seat, or on the deck. */
interface Wanted {
  readonly hand?: readonly number[];
  readonly deck?: readonly number[];
  readonly dummyDeck?: readonly number[];
}

/** Deals the unseen cards again with some at wanted places; false, and nothing changes, if these have all been seen. */
function dealAgain(state: State, { hand = NOTHING, deck = NOTHING, dummyDeck = NOTHING }: Wanted): boolean {
  const unseen = unseenTypes(state);
  for (const type of [...hand, ...deck, ...dummyDeck]) {
    const i = unseen.indexOf(type);
    if (i < 0) return false;
    unseen.splice(i, 1);
  }
  /** As many unseen cards as there are places, the wanted ones first. */
  const fill = (places: number, wanted: readonly number[]) => [...wanted, ...unseen.splice(0, places - wanted.length)];
  const { turn } = state;
  const dummyDecks = [...state.dummyDecks];
  for (const seat of SEAT_INDICES) {
    const isTurn = seat === turn;
    const dealt = fill(hiddenIn(state, seat), isTurn ? hand : NOTHING);
    state.hands[seat].splice(0, Infinity, ...[...state.known[seat], ...dealt].sort((a, b) => a - b));
    const old = at(dummyDecks, seat);
    const types = fill(old.filter(({ seen }) => !seen).length, isTurn ? dummyDeck : NOTHING);
    dummyDecks[seat] = old.map((card) => (card.seen ? card : { type: types.shift() ?? card.type, seen: false }));
  }
  state.dummyDecks = forEachSeat((seat) => at(dummyDecks, seat));
  state.deck = [...state.deck.slice(0, state.drawIndex), ...fill(cardsInDeck(state), deck)];
  return true;
}

/** Changes the table by hand and asks again. A game that had ended continues, unless the new position ends it too. */
function correct(state: State, correction: TableCorrection, tell: Tell): State | RefereeRefusal {
  const { sheep, animals, turn, handSizes } = correction;
  const wrong = checkCorrection(state, correction);
  if (wrong) return wrong;
  for (const seat of SEAT_INDICES) state.sheep[seat] = sheep?.[seat] ?? state.sheep[seat];
  for (const { id, at: seat, side } of animals ?? []) {
    const animal = animalNamed(state, id);
    animal.at = seatIndex(seat);
    animal.face = animal.card[side];
    animal.waits &&= animal.at === state.turn;
  }
  if (turn !== undefined && seatIndex(turn) !== state.turn) takeTurn(state, seatIndex(turn));
  if (handSizes) changeHands(state, handSizes);
  state.outcome = undefined;
  state.unknown = unknownSeats(state, { deck: 0, hand: 0 });
  playOn(state, tell);
  return state;
}

function checkCorrection(state: State, { sheep, animals, turn, handSizes }: TableCorrection): RefereeRefusal | undefined {
  const bad = (rule: string, facts: RefereeRefusal['facts']) => impossible('bad-correction', rule, facts);
  const { flock, config } = state.rules;
  const isWhole = (n: number | undefined, least: number, most: number) => Number.isInteger(n) && Number(n) >= least && Number(n) <= most;
  const pasture = sheep && SEAT_INDICES.find((seat) => !isWhole(sheep[seat], 0, flock[seat]));
  if (pasture !== undefined) return bad('R-START', { seat: pasture + 1, sheep: sheep?.[pasture] ?? '?', most: flock[pasture] });
  const stray = animals?.find(({ id, at: seat, side }) => {
    const card = state.rules.animals.find((animal) => animal.id === id);
    return card === undefined || !isWhole(seat, 1, 4) || (side !== 'front' && side !== 'back');
  });
  if (stray) return bad('W-TABLE', { animal: stray.id });
  if (turn !== undefined && !isWhole(turn, 1, 4)) return bad('W-TURN', { seat: turn });
  if (handSizes === undefined) return undefined;
  let taken = 0;
  for (const seat of SEATS.slice(0, config.players)) {
    const size = handSizes[seat - 1];
    const { length } = state.hands[seatIndex(seat)];
    if (!isWhole(size, state.known[seatIndex(seat)].length, state.rules.deck.length)) return bad('W-TURN', { seat, cards: size ?? '?' });
    taken += Number(size) - length;
  }
  return taken > cardsInDeck(state) ? bad('W-TURN', { cards: cardsInDeck(state) }) : undefined;
}

/** Starts this seat's turn after its activation. Drops an open question of the previous turn. */
function takeTurn(state: State, seat: SeatIndex): void {
  if (state.turnedUp !== NO_CARD) state.aside.push(state.turnedUp);
  state.turnedUp = NO_CARD;
  if (state.playedType !== NO_CARD) state.previousType = state.playedType;
  state.playedType = NO_CARD;
  state.asks = 'play';
  state.choices = NOTHING;
  for (const animal of state.animals) animal.waits = false;
  state.firstTurn = false;
  state.turn = seat;
  state.forbidden = NOTHING;
  const trial = clone(state);
  activateAll(trial, undefined);
  state.forbidden = trial.forbidden;
}

/** Moves unseen cards between the hands and the deck. */
function changeHands(state: State, sizes: readonly number[]): void {
  const unseen = unseenTypes(state);
  const hidden = forEachSeat((seat) => (isDummy(state, seat) ? 0 : Number(sizes[seat]) - state.known[seat].length));
  for (const seat of SEAT_INDICES) {
    if (isDummy(state, seat)) continue;
    state.hands[seat].splice(0, Infinity, ...[...state.known[seat], ...unseen.splice(0, hidden[seat])].sort((a, b) => a - b));
  }
  const inDummyDecks = state.dummyDecks.flat().filter(({ seen }) => !seen).length;
  const left = unseen.splice(0, unseen.length - inDummyDecks);
  state.deck = [...state.deck.slice(0, state.drawIndex), ...left];
  dealAgain(state, {});
}

/** A table for `activation`: animals with the side they show, sheep, and the seat whose turn begins. */
export interface Standing {
  readonly turn: Seat;
  /** By seat. */
  readonly sheep: readonly number[];
  /** Those at that seat. */
  readonly animals: readonly Pick<StandingAnimal, 'id' | 'side'>[];
}

/** What the animals at one seat do when its turn begins, and the sheep afterwards. The first order counts (R-ORDER). */
export function activation(
  config: Config,
  { turn, sheep, animals }: Standing,
): { readonly events: readonly Event[]; readonly sheep: readonly number[] } {
  const state = openGame(config);
  const seat = seatIndex(turn);
  state.turn = seat;
  for (const i of SEAT_INDICES) state.sheep[i] = Math.max(0, Math.min(state.rules.flock[i], sheep[i] ?? 0));
  for (const animal of state.animals) {
    const standing = animals.find(({ id }) => id === animal.card.id);
    animal.at = standing ? seat : seatIndex((turn % 4) + 1);
    if (standing) animal.face = animal.card[standing.side];
  }
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  let done = activateAll(state, tell);
  while (done === 'asks') done = activateChosen(state, at(firstWaiting(state), 0), tell);
  return { events, sheep: [...state.sheep] };
}
