import { invariant } from '@bellwether/kernel';
import { type Woken, wake } from './activation.ts';
import { Turn } from './card-turn.ts';
import type { Hooks } from './cards/animal.ts';
import { endByCount, endsWithoutSheep, isOutOfCards } from './ending.ts';
import { moveAnimals, pairClashes, type Tell, turnOver } from './movement.ts';
import { typeOf } from './rules.ts';
import { answers, handTypes, isDummy, NONE, type Place, SEEN, type State, takeFromHand, takeIntoHand } from './state.ts';
import type { Card, Move, Question } from './vocabulary.ts';

/** A whole lap without a card played cannot be told from a table that has run out of cards (H-STILL). */
const STILL_LAP = 4;

/** Carries out an accepted move and everything after it that needs no answer. */
export function apply(state: State, move: Move, tell: Tell): void {
  switch (move.kind) {
    case 'play': {
      const type = typeOf(state.rules, move.card);
      takeFromHand(state, state.turn, type);
      play(state, type, tell);
      return;
    }
    case 'exchange':
      answerExchange(state, move.exchange, tell);
      return;
    case 'flip':
      turnOver(state, animalIndex(state, move.animal), 'pair', tell);
      finishPlay(state, tell);
      return;
    case 'activate':
      goOn(state, wake(state, state.waiting, animalIndex(state, move.animal), tell), tell);
  }
}

function animalIndex(state: State, id: string): number {
  return state.rules.animals.findIndex((card) => card.id === id);
}

/** Phase 1 of the seat in turn, and on from there. */
export function beginTurn(state: State, tell: Tell): void {
  tell?.({ kind: 'turn', seat: state.turn + 1 });
  const { at, turn } = state;
  let waiting = 0;
  if (!state.firstTurn) for (let i = 0; i < at.length; i++) if (at[i] === turn) waiting |= 1 << i;
  goOn(state, waiting === 0 ? 'done' : wake(state, waiting, NONE, tell), tell);
}

/** Phase 2, the end check; at the end of the last lap the sheep are counted, even if seat 1 was skipped (R-LASTLAP). */
function goOn(state: State, woken: Woken, tell: Tell): void {
  if (woken === 'asks') ask(state, 'activate', tell);
  else if (state.lastLap && state.turn === 0) {
    if (!endsWithoutSheep(state, tell)) endByCount(state, tell);
  } else if (woken === 'skipped') endTurn(state, tell);
  else if (!endsWithoutSheep(state, tell)) enterPlay(state, tell);
}

/** Phase 3 until somebody has to choose. */
export function enterPlay(state: State, tell: Tell): void {
  const { turn } = state;
  if (state.rules.dummies !== 0 && isDummy(state, turn)) {
    turnUp(state, tell);
    return;
  }
  const held = state.held[turn] as number;
  if ((held & ~state.forbidden) === 0 && (state.unknown & (1 << turn)) === 0) {
    if (held !== 0) showHand(state, turn, tell);
    tell?.({ kind: 'passes', seat: turn + 1 });
    endTurn(state, tell);
    return;
  }
  ask(state, 'play', tell);
}

/** R-ONLY3: everybody sees the hand, and knows its cards from now on. */
function showHand(state: State, place: Place, tell: Tell): void {
  const types = state.rules.types.length;
  const known = (state.known ?? state.rules.emptyHands).slice();
  for (let i = place * types; i < (place + 1) * types; i++) known[i] = state.hands[i] as number;
  state.known = known;
  state.shown |= 1 << place;
  tell?.({
    kind: 'shows',
    seat: place + 1,
    cards: handTypes(state, place).map((type) => cardText(state, type)),
  });
}

/** A dummy's play: the top of the number deck, which its partner may exchange, or else the top of its own deck. */
function turnUp(state: State, tell: Tell): void {
  const { turn } = state;
  const own = state.dummyDecks[turn] as readonly number[];
  if (state.next < state.deck.length) {
    const type = state.deck[state.next++] as number;
    tell?.({
      kind: 'turns-up',
      seat: turn + 1,
      card: cardText(state, type),
      from: 'deck',
    });
    if (own.length === 0) playDummy(state, type, tell);
    else {
      state.turnedUp = type;
      ask(state, 'exchange', tell);
    }
    return;
  }
  if (own.length === 0) {
    tell?.({ kind: 'passes', seat: turn + 1 });
    endTurn(state, tell);
    return;
  }
  const type = takeFromDummyDeck(state, turn);
  tell?.({
    kind: 'turns-up',
    seat: turn + 1,
    card: cardText(state, type),
    from: 'dummy-deck',
  });
  playDummy(state, type, tell);
}

function answerExchange(state: State, exchange: boolean, tell: Tell): void {
  const { turn, turnedUp } = state;
  const seat = turn + 1;
  const by = answers(state) + 1;
  state.turnedUp = NONE;
  if (!exchange) {
    tell?.({ kind: 'keeps', seat, by, card: cardText(state, turnedUp) });
    playDummy(state, turnedUp, tell);
    return;
  }
  const type = takeFromDummyDeck(state, turn);
  replaceDummyDeck(state, turn, [...(state.dummyDecks[turn] as readonly number[]), SEEN + turnedUp]);
  tell?.({
    kind: 'exchanges',
    seat,
    by,
    under: cardText(state, turnedUp),
    card: cardText(state, type),
  });
  playDummy(state, type, tell);
}

function takeFromDummyDeck(state: State, place: Place): number {
  const [top, ...rest] = state.dummyDecks[place] as readonly number[];
  invariant(top !== undefined, 'a dummy deck with a card');
  replaceDummyDeck(state, place, rest);
  return top & (SEEN - 1);
}

function replaceDummyDeck(state: State, place: Place, deck: readonly number[]): void {
  state.dummyDecks = state.dummyDecks.map((old, i) => (i === place ? deck : old));
}

/** R-DUMMY-3: a card it may not play is set aside, and the turn had no play. */
function playDummy(state: State, type: number, tell: Tell): void {
  if ((state.forbidden & (1 << type)) === 0) {
    play(state, type, tell);
    return;
  }
  state.pile = { place: state.turn, type, aside: true, before: state.pile };
  tell?.({
    kind: 'sets-aside',
    seat: state.turn + 1,
    card: cardText(state, type),
  });
  endTurn(state, tell);
}

/** The card lies on the pile: everything it moves, then the question of R-META-PAIR, if it comes up. */
function play(state: State, type: number, tell: Tell): void {
  const { turn, rules } = state;
  state.pile = { place: turn, type, aside: false, before: state.pile };
  state.last[turn] = type;
  state.card = type;
  if (tell) tell({ kind: 'plays', seat: turn + 1, card: cardText(state, type) });
  moveAnimals(state, turn, type, tell);
  if (rules.metamorphic.length === 2 && pairClashes(state)) {
    if (!rules.alike) {
      ask(state, 'flip', tell);
      return;
    }
    turnOver(state, rules.metamorphic[1] as number, 'pair', tell);
  }
  finishPlay(state, tell);
}

/** The end of phase 3, and phase 4: draw one card if there is any. Dummies do not draw (R-DUMMY-NODRAW). */
function finishPlay(state: State, tell: Tell): void {
  const { turn } = state;
  if (state.rules.hooked.played.length > 0) callHooks(state, 'played', tell);
  if (state.next < state.deck.length && !isDummy(state, turn)) {
    const type = state.deck[state.next++] as number;
    takeIntoHand(state, turn, type);
    if (tell)
      tell({
        kind: 'draws',
        seat: turn + 1,
        card: cardText(state, type),
        left: state.deck.length - state.next,
      });
  }
  endTurn(state, tell);
}

/** The end-of-turn step (R-ENDORDER), also of a turn that was skipped or passed (R-SKIPEND); then the next seat. */
function endTurn(state: State, tell: Tell): void {
  const { turn, rules } = state;
  state.still = state.card === NONE ? state.still + 1 : 0;
  if (!state.lastLap && (isOutOfCards(state, turn) || state.still >= STILL_LAP)) {
    state.lastLap = true;
    tell?.({ kind: 'last-lap', seat: turn + 1 });
  }
  if (rules.hooked.prowl.length > 0) callHooks(state, 'prowl', tell);
  if (rules.hooked.settle.length > 0) callHooks(state, 'settle', tell);
  state.previous = state.card;
  state.card = NONE;
  state.forbidden = 0;
  state.firstTurn = false;
  state.turn = (turn + 1) & 3;
  beginTurn(state, tell);
}

function callHooks(state: State, point: keyof Hooks, tell: Tell): void {
  const turn = new Turn(state, tell);
  for (const i of state.rules.hooked[point]) state.rules.animals[i]?.hooks?.[point]?.(turn, i);
}

function ask(state: State, question: Question, tell: Tell): void {
  state.asks = question;
  tell?.({
    kind: 'asks',
    seat: answers(state) + 1,
    of: state.turn + 1,
    question,
  });
}

export function cardText(state: State, type: number): Card {
  return state.rules.types[type]?.card as Card;
}
