import { invariant } from '@bellwether/kernel';
import { type Woken, wake } from './activation.ts';
import { wakeAtOnce } from './effects.ts';
import { endByCount, endWithoutSheep, isOutOfCards } from './ending.ts';
import { layToRest, move as moveHerd, stepRestless, turnInCompany, turnOver, walkLate } from './movement.ts';
import { isSomeEmpty } from './pastures.ts';
import { type Next, playQuickly } from './quick.ts';
import { typeOf } from './rules.ts';
import { animalsAt } from './standing.ts';
import {
  answers,
  cardText,
  handTypes,
  isDummy,
  laid,
  NONE,
  type Place,
  SEEN,
  type State,
  showSymbol,
  takeFromHand,
  takeIntoHand,
} from './state.ts';
import { type Tell, tellCard, tellDraw, tellQuestion, tellSeat } from './telling.ts';
import type { Move, Question } from './vocabulary.ts';

/** A whole lap without a card played cannot be told from a table that has run out of cards (H-STILL). */
const STILL_LAP = 4;

/**
 * Carries out an accepted move and everything after it that needs no answer. Search spends its time here: what every turn does is
 * kept in small functions that the compiler can fold into one, what few turns do is called from them.
 */
export function apply(state: State, move: Move, tell: Tell): void {
  if (move.kind !== 'play') {
    if (answer(state, move, tell)) goRound(state, tell);
  } else if (tell === undefined && state.unknown === 0) {
    const next = playQuickly(state, typeOf(state.rules, move.card));
    if (next !== 'plays') followUp(state, next);
  } else if (playFromHand(state, typeOf(state.rules, move.card), tell)) goRound(state, tell);
}

// The steps of a turn below say whether the turn is over; if not, the game waits for an answer or has ended.

function followUp(state: State, next: Exclude<Next, 'plays'>): void {
  if (next === 'flips') ask(state, 'flip', undefined);
  else if (goOn(state, next, undefined)) goRound(state, undefined);
}

function playFromHand(state: State, type: number, tell: Tell): boolean {
  takeFromHand(state, state.turn, type);
  return play(state, type, tell);
}

function answer(state: State, move: Exclude<Move, { kind: 'play' }>, tell: Tell): boolean {
  if (move.kind === 'exchange') return answerExchange(state, move.exchange, tell);
  const { animals, metamorphic } = state.rules;
  if (move.kind === 'activate') {
    const animal = animals.findIndex((card) => card.id === move.animal);
    return goOn(state, wake(state, state.waiting, animal, tell), tell);
  }
  const [one, other] = metamorphic as [number, number];
  turnOver(state, animals[one]?.id === move.animal ? one : other, 'pair', tell);
  return finishPlay(state, tell);
}

/** Ends the turn and begins the next, until one waits for an answer. */
function goRound(state: State, tell: Tell): void {
  do endTurn(state, tell);
  while (openTurn(state, tell));
}

/** The turn of the seat in turn from its beginning, and on from there. */
export function beginTurn(state: State, tell: Tell): void {
  if (openTurn(state, tell)) goRound(state, tell);
}

/** The play phase of the seat in turn, and on from there. */
export function beginPlay(state: State, tell: Tell): void {
  if (enterPlay(state, tell)) goRound(state, tell);
}

/** Phase 1: the animals at the seat in turn activate, but not on the very first turn. */
function openTurn(state: State, tell: Tell): boolean {
  const here = animalsAt(state, state.turn);
  if ((here & state.rules.herd.intricate) !== 0 || tell !== undefined || state.firstTurn) return openTurnOneByOne(state, here, tell);
  wakeAtOnce(state, here);
  return goOn(state, 'done', tell);
}

function openTurnOneByOne(state: State, here: number, tell: Tell): boolean {
  if (tell !== undefined) tellSeat(tell, 'turn', state.turn);
  if (here === 0 || state.firstTurn) return goOn(state, 'done', tell);
  return goOn(state, wake(state, here, NONE, tell), tell);
}

/** Phase 2, the end check. */
function goOn(state: State, woken: Woken, tell: Tell): boolean {
  if (woken === 'asks') return ask(state, 'activate', tell);
  if (state.lastLap && state.turn === 0) return finishLastLap(state, tell);
  if (woken === 'skipped') return true;
  return isSomeEmpty(state.sheep) ? endWithoutSheep(state, tell) : enterPlay(state, tell);
}

/** The sheep are counted, even if seat 1 was skipped (R-LASTLAP). */
function finishLastLap(state: State, tell: Tell): false {
  return isSomeEmpty(state.sheep) ? endWithoutSheep(state, tell) : endByCount(state, tell);
}

/** Phase 3 until somebody has to choose. */
function enterPlay(state: State, tell: Tell): boolean {
  if (((state.held[state.turn] as number) & ~state.forbidden) !== 0) return ask(state, 'play', tell);
  return enterPlayEmptyHanded(state, tell);
}

/** The seat in turn has nothing to play: a dummy, an open hand, a hand of forbidden numbers (R-ONLY3), or none at all. */
function enterPlayEmptyHanded(state: State, tell: Tell): boolean {
  const { turn } = state;
  if (isDummy(state, turn)) return turnUp(state, tell);
  if ((state.unknown & (1 << turn)) !== 0) return ask(state, 'play', tell);
  if (state.held[turn] !== 0) showHand(state, turn, tell);
  if (tell !== undefined) tellSeat(tell, 'passes', turn);
  return true;
}

/** R-ONLY3: everybody sees the hand, and knows its cards from now on. */
function showHand(state: State, place: Place, tell: Tell): void {
  const types = state.rules.typeCount;
  const known = (state.known ?? state.rules.emptyHands).slice();
  for (let i = place * types; i < (place + 1) * types; i++) known[i] = state.hands[i] as number;
  state.known = known;
  state.shown |= 1 << place;
  tell?.({ kind: 'shows', seat: place + 1, cards: handTypes(state, place).map((type) => cardText(state, type)) });
}

/** A dummy's play: the top of the number deck, which its partner may exchange, or else the top of its own deck. */
function turnUp(state: State, tell: Tell): boolean {
  const { turn } = state;
  const own = state.dummyDecks[turn] as readonly number[];
  if (state.next < state.deck.length) {
    const type = state.deck[state.next++] as number;
    tell?.({ kind: 'turns-up', seat: turn + 1, card: cardText(state, type), from: 'deck' });
    if (own.length === 0) return playDummy(state, type, tell);
    state.turnedUp = type;
    return ask(state, 'exchange', tell);
  }
  if (own.length === 0) {
    tell?.({ kind: 'passes', seat: turn + 1 });
    return true;
  }
  const type = takeFromDummyDeck(state, turn);
  tell?.({ kind: 'turns-up', seat: turn + 1, card: cardText(state, type), from: 'dummy-deck' });
  return playDummy(state, type, tell);
}

function answerExchange(state: State, exchange: boolean, tell: Tell): boolean {
  const { turn, turnedUp } = state;
  const seat = turn + 1;
  const by = answers(state) + 1;
  state.turnedUp = NONE;
  if (!exchange) {
    tell?.({ kind: 'keeps', seat, by, card: cardText(state, turnedUp) });
    return playDummy(state, turnedUp, tell);
  }
  const type = takeFromDummyDeck(state, turn, SEEN + turnedUp);
  tell?.({ kind: 'exchanges', seat, by, under: cardText(state, turnedUp), card: cardText(state, type) });
  return playDummy(state, type, tell);
}

/** The card on top, for which another may go under the deck. Decks are replaced: clones share them. */
function takeFromDummyDeck(state: State, place: Place, under = NONE): number {
  const deck = state.dummyDecks[place] as readonly number[];
  invariant(deck.length > 0, 'a dummy deck with a card');
  const left = deck.slice(1);
  if (under !== NONE) left.push(under);
  const decks = state.dummyDecks.slice();
  decks[place] = left;
  state.dummyDecks = decks;
  return (deck[0] as number) & (SEEN - 1);
}

/** R-DUMMY-3: a card it may not play is set aside, and the turn had no play. */
function playDummy(state: State, type: number, tell: Tell): boolean {
  if ((state.forbidden & (1 << type)) === 0) return play(state, type, tell);
  state.log[state.plays++] = laid(state.turn, type, true);
  if (tell !== undefined) tellCard(tell, 'sets-aside', state.turn, cardText(state, type));
  return true;
}

/** The card lies on the pile: everything it moves, then the question of R-META-PAIR, if it comes up. */
function play(state: State, type: number, tell: Tell): boolean {
  const { turn } = state;
  state.log[state.plays++] = laid(turn, type, false);
  if (state.rules.hasSymbols) showSymbol(state, turn, type);
  state.card = type;
  if (moveHerd(state, type, tell)) return ask(state, 'flip', tell);
  return finishPlay(state, tell);
}

/** The end of phase 3, and phase 4: draw one card if there is any. */
function finishPlay(state: State, tell: Tell): boolean {
  layToRest(state, tell);
  if (state.next < state.deck.length) draw(state, state.turn, tell);
  return true;
}

function draw(state: State, place: Place, tell: Tell): void {
  if (isDummy(state, place)) return; // R-DUMMY-NODRAW
  const type = state.deck[state.next++] as number;
  takeIntoHand(state, place, type);
  if (tell !== undefined) tellDraw(tell, state, place, type);
}

/** The end-of-turn step (R-ENDORDER), also of a turn that was skipped or passed (R-SKIPEND). */
function endTurn(state: State, tell: Tell): void {
  const { turn, card } = state;
  state.still = card === NONE ? state.still + 1 : 0;
  if (state.held[turn] === 0 || state.still >= STILL_LAP) seeLastLap(state, tell);
  walkLate(state, tell);
  stepRestless(state, tell);
  turnInCompany(state, tell);
  state.previous = card;
  state.card = NONE;
  state.forbidden = 0;
  state.firstTurn = false;
  state.turn = (turn + 1) & 3;
}

/** R-ENDORDER 1: whoever has run out of cards starts the last lap. */
function seeLastLap(state: State, tell: Tell): void {
  if (state.lastLap || !(isOutOfCards(state, state.turn) || state.still >= STILL_LAP)) return;
  state.lastLap = true;
  if (tell !== undefined) tellSeat(tell, 'last-lap', state.turn);
}

/** The turn is not over: somebody has to answer. */
function ask(state: State, question: Question, tell: Tell): false {
  if (state.asks !== question) state.asks = question;
  if (tell !== undefined) tellQuestion(tell, state, question);
  return false;
}
