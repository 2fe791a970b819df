import { type Activation, activateAll, activateChosen, activateWaiting, firstWaiting } from './activation.ts';
import { exchange, turnUp } from './dummy.ts';
import { endByCount, endWithoutSheep, isOutOfCards } from './ending.ts';
import { settledWith, settleMetamorphic } from './metamorphic.ts';
import { moveAnimals, moveLate, moveRestless, turnConfused, turnOver, turnResting } from './movement.ts';
import { NO_CARD } from './numbers.ts';
import { typeOf } from './rules.ts';
import { clockwise, forEachSeat } from './seats.ts';
import {
  animalNamed,
  answeringSeat,
  cardText,
  isDummy,
  mayPlay,
  NOTHING,
  type State,
  type TableAnimal,
  takeFromHand,
  takeIntoHand,
} from './state.ts';
import type { Move, Question, Tell } from './vocabulary.ts';

// A turn in the order of the rulebook: beginTurn (1, activation), endCheck (2), beginPlay and play (3), draw (4),
// endTurn.

/** The turn is over, or the game waits: for an answer, or because it has ended. */
type Progress = 'turn-over' | 'waits';

/** H-STILL: a whole lap without a card played starts the last lap. */
const STILL_LAP = 4;

/** Carries out a legal move and everything that follows without an answer. */
export function apply(state: State, move: Move, tell: Tell): void {
  if (carryOut(state, move, tell) === 'turn-over') playOnUntilAsked(state, tell);
}

function carryOut(state: State, move: Move, tell: Tell): Progress {
  switch (move.kind) {
    case 'play': {
      const type = typeOf(state.rules, move.card);
      takeFromHand(state, state.turn, type);
      return play(state, type, tell);
    }
    case 'exchange':
      if (move.exchange) exchange(state, tell);
      else tell?.({ kind: 'keeps', seat: state.turn + 1, by: answeringSeat(state) + 1, card: cardText(state, state.turnedUp) });
      return playTurnedUp(state, tell);
    case 'flip': {
      const animal = animalNamed(state, move.animal);
      turnOver(animal, 'pair', tell);
      return settle(state, settledWith(state, animal.at), tell);
    }
    case 'activate':
      return endCheck(state, activateChosen(state, animalNamed(state, move.animal), tell), tell);
  }
}

/** Ends the turn and starts the next, until one waits. */
function playOnUntilAsked(state: State, tell: Tell): void {
  do endTurn(state, tell);
  while (beginTurn(state, tell) === 'turn-over');
}

/** Plays the current turn from its beginning, and continues from there. */
export function playFromTurnStart(state: State, tell?: Tell): void {
  if (beginTurn(state, tell) === 'turn-over') playOnUntilAsked(state, tell);
}

/** Plays the current turn from its play phase, and continues from there. */
export function playFromPlayPhase(state: State, tell?: Tell): void {
  if (beginPlay(state, tell) === 'turn-over') playOnUntilAsked(state, tell);
}

/** Asks the open question again, or continues without it, after a table was changed by hand (`referee.ts`). */
export function playOn(state: State, tell: Tell): void {
  if (continued(state, tell) === 'turn-over') playOnUntilAsked(state, tell);
}

function continued(state: State, tell: Tell): Progress {
  switch (state.asks) {
    case 'play':
    case 'nothing':
      return endCheck(state, 'done', tell);
    case 'activate':
      return endCheck(state, activateWaiting(state, tell), tell);
    case 'exchange':
      return ask(state, 'exchange', NOTHING, tell);
    case 'flip':
      return settle(state, 0, tell);
  }
}

/** Phase 1: the animals at the current seat activate, except on the first turn of the game. */
function beginTurn(state: State, tell: Tell): Progress {
  tell?.({ kind: 'turn', seat: state.turn + 1 });
  return endCheck(state, state.firstTurn ? 'done' : activateAll(state, tell), tell);
}

/** Phase 2. In the last lap seat 1's turn ends here, even if it was skipped (R-LASTLAP). */
function endCheck(state: State, activation: Activation, tell: Tell): Progress {
  if (activation === 'asks') return ask(state, 'activate', firstWaiting(state), tell);
  const isLastTurn = state.lastLap && state.turn === 0;
  if (activation === 'skipped' && !isLastTurn) return 'turn-over';
  if (isSomeoneWithoutSheep(state)) endWithoutSheep(state, tell);
  else if (isLastTurn) endByCount(state, tell);
  else return beginPlay(state, tell);
  return 'waits';
}

function isSomeoneWithoutSheep({ sheep }: State): boolean {
  return sheep[0] === 0 || sheep[1] === 0 || sheep[2] === 0 || sheep[3] === 0;
}

/** Phase 3 until a seat has to choose. A player with forbidden numbers only shows the hand and passes (R-ONLY3). */
function beginPlay(state: State, tell: Tell): Progress {
  const { turn } = state;
  if (isDummy(state, turn)) return beginDummyPlay(state, tell);
  const hand = state.hands[turn];
  if (state.unknown[turn] || hasPlayable(state)) return ask(state, 'play', NOTHING, tell);
  if (hand.length > 0) showHand(state, tell);
  return pass(state, tell);
}

function hasPlayable(state: State): boolean {
  for (const type of state.hands[state.turn]) if (mayPlay(state, type)) return true;
  return false;
}

function showHand(state: State, tell: Tell): void {
  const { turn, hands, known, shown } = state;
  state.known = forEachSeat((seat) => (seat === turn ? [...hands[turn]] : known[seat]));
  state.shown = forEachSeat((seat) => seat === turn || shown[seat]);
  tell?.({ kind: 'shows', seat: turn + 1, cards: hands[turn].map((type) => cardText(state, type)) });
}

function pass(state: State, tell: Tell): Progress {
  tell?.({ kind: 'passes', seat: state.turn + 1 });
  return 'turn-over';
}

/** The partner may exchange a card of the number deck for the top of the dummy deck (R-EXCHANGE-DECK). */
function beginDummyPlay(state: State, tell: Tell): Progress {
  if (state.unknown[state.turn]) return ask(state, 'play', NOTHING, tell);
  const from = turnUp(state, tell);
  if (from === 'nowhere') return pass(state, tell);
  if (from === 'deck' && state.dummyDecks[state.turn].length > 0) return ask(state, 'exchange', NOTHING, tell);
  return playTurnedUp(state, tell);
}

/** R-DUMMY-3: a card that a dummy may not play is set aside, and the turn has no play. */
function playTurnedUp(state: State, tell: Tell): Progress {
  const type = state.turnedUp;
  state.turnedUp = NO_CARD;
  if (mayPlay(state, type)) return play(state, type, tell);
  state.aside.push(type);
  tell?.({ kind: 'sets-aside', seat: state.turn + 1, card: cardText(state, type) });
  return 'turn-over';
}

/** Puts the card on the pile and moves everything it moves. */
function play(state: State, type: number, tell: Tell): Progress {
  state.piles[state.turn].push(type);
  state.playedType = type;
  tell?.({ kind: 'plays', seat: state.turn + 1, card: cardText(state, type) });
  moveAnimals(state, type, tell);
  return settle(state, 0, tell);
}

/** Turns over metamorphic cards that may not stay together, then ends phase 3. */
function settle(state: State, settled: number, tell: Tell): Progress {
  const choices = settleMetamorphic(state, settled, tell);
  if (choices.length > 0) return ask(state, 'flip', choices, tell);
  if (state.rules.hasEndOfTurnRules) turnResting(state, tell);
  draw(state, tell);
  return 'turn-over';
}

/** Phase 4. Dummies do not draw (R-DUMMY-NODRAW). */
function draw(state: State, tell: Tell): void {
  const { turn, deck } = state;
  if (state.drawIndex >= deck.length || isDummy(state, turn)) return;
  const type = deck[state.drawIndex++] as number;
  takeIntoHand(state, turn, type);
  tell?.({ kind: 'draws', seat: turn + 1, card: cardText(state, type), left: deck.length - state.drawIndex });
}

/** The end-of-turn step (R-ENDORDER), also for a turn that was skipped or passed (R-SKIPEND). */
function endTurn(state: State, tell: Tell): void {
  const { turn, playedType } = state;
  state.turnsWithoutPlay = playedType === NO_CARD ? state.turnsWithoutPlay + 1 : 0;
  if (!state.lastLap && (isOutOfCards(state, turn) || state.turnsWithoutPlay >= STILL_LAP)) {
    state.lastLap = true;
    tell?.({ kind: 'last-lap', seat: turn + 1 });
  }
  if (state.rules.hasEndOfTurnRules) {
    moveLate(state, tell);
    moveRestless(state, tell);
    turnConfused(state, tell);
  }
  state.previousType = playedType;
  state.playedType = NO_CARD;
  state.forbidden = NOTHING;
  state.firstTurn = false;
  state.turn = clockwise(turn, 1);
}

/** Waits for an answer; `choices` are the animals that it may name. */
function ask(state: State, question: Question, choices: readonly TableAnimal[], tell: Tell): Progress {
  state.asks = question;
  state.choices = choices.length === 0 ? NOTHING : choices.map(({ card }) => card);
  if (tell !== undefined) tellQuestion(tell, state);
  return 'waits';
}

function tellQuestion(tell: NonNullable<Tell>, state: State): void {
  const waiting = state.animals.filter(({ waits }) => waits);
  tell({
    kind: 'asks',
    seat: answeringSeat(state) + 1,
    of: state.turn + 1,
    question: state.asks,
    ...(state.choices.length > 0 && { choices: state.choices.map(({ id }) => id) }),
    ...(waiting.length > 0 && { waiting: waiting.map(({ card }) => card.id) }),
  });
}
