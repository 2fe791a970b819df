import {
  type GameWithPositions,
  type Line,
  Lines,
  ParseError,
  reading,
  readSetUp,
  splitHeaders,
  writeHeaders,
  writeSetUp,
} from '@bellwether/kernel';
import { firstWaiting } from './activation.ts';
import { at } from './at.ts';
import { type WolfAndHoundGame, wolfAndHound } from './game.ts';
import { playableTypes } from './legal.ts';
import { firstChoices } from './metamorphic.ts';
import { readCards } from './notation.ts';
import { aCard, NO_CARD } from './numbers.ts';
import { type Position, positionOf, stateOf } from './position.ts';
import { checkConfig } from './setup.ts';
import { isDummy, type State } from './state.ts';
import {
  type Card,
  type Config,
  type Outcome,
  QUESTIONS,
  type Question,
  REASONS,
  SEATS,
  SIDES,
  type StandingAnimal,
  TEAMS,
  type WolfAndHound,
} from './vocabulary.ts';

export const wolfAndHoundWithPositions: WolfAndHoundGame & GameWithPositions<WolfAndHound> = {
  ...wolfAndHound,
  positions: {
    write: writePosition,
    read: (text) => reading(() => readPosition(text)),
  },
};

function writePosition(state: State): string {
  const position = positionOf(state);
  const cards = (list: readonly Card[]) => list.join(' ');
  const lines: (string | false)[] = [
    `turn ${position.turn} ${position.asks}`,
    position.firstTurn && 'first-turn',
    position.lastLap && 'last-lap',
    position.stillTurns > 0 && `still ${position.stillTurns}`,
    position.forbidden.length > 0 && `forbidden ${position.forbidden.join(' ')}`,
    position.choices.length > 0 && `choices ${position.choices.join(' ')}`,
    position.waiting.length > 0 && `waiting ${position.waiting.join(' ')}`,
    `sheep ${position.sheep.join(' ')}`,
    `animals ${position.animals.map(({ id, at, side }) => `${id}@${at}${side === 'back' ? '/back' : ''}`).join(' ')}`,
    ...position.hands.map((hand, i) => (hand === null ? `hand ${i + 1} ?` : hand.length > 0 && `hand ${i + 1} ${cards(hand)}`)),
    ...position.dummyDecks.map(
      (deck, i) => deck.length > 0 && `dummy ${i + 1} ${deck.map(({ card, seen }) => (seen ? `${card}!` : card)).join(' ')}`,
    ),
    position.deck.length > 0 && `deck ${cards(position.deck)}`,
    ...position.piles.map((pile, i) => pile.length > 0 && `pile ${i + 1} ${cards(pile)}`),
    position.aside.length > 0 && `aside ${cards(position.aside)}`,
    position.turnedUp !== null && `turned-up ${position.turnedUp}`,
    position.turnCard !== null && `card ${position.turnCard}`,
    position.previousTurnCard !== null && `previous ${position.previousTurnCard}`,
    position.shown.length > 0 && `shown ${position.shown.join(' ')}`,
    ...position.known.map((hand, i) => hand.length > 0 && `known ${i + 1} ${cards(hand)}`),
    position.outcome !== undefined && `over ${position.outcome.winner} ${position.outcome.reason}`,
  ];
  return `${writeHeaders(writeSetUp(wolfAndHound, position.config))}\n${lines.filter((line) => line !== false).join('\n')}\n`;
}

const LONGEST_POSITION = 100_000;

function readPosition(text: string): State {
  if (text.length > LONGEST_POSITION) throw new ParseError('position', 'too-long', text.length, `at most ${LONGEST_POSITION} characters`);
  const { headers, body } = splitHeaders(text);
  const config = readSetUp(wolfAndHound, headers);
  if (config instanceof ParseError) throw config;
  const no = checkConfig(config);
  if (no) throw new ParseError('position', 'contradiction', no.code, `a set-up that ${no.rule} allows`);
  const state = stateOf(readLines(config, body));
  if ('kind' in state) throw new ParseError('position', 'contradiction', JSON.stringify(state.facts), `a table that ${state.rule} allows`);
  if (state.choices.length === 0) state.choices = choicesOf(state);
  if (!canBeAnswered(state)) throw new ParseError('turn', 'contradiction', state.asks, 'a question that the table can answer');
  return state;
}

/** Older texts have no line for the choices: they are computed. */
function choicesOf(state: State): State['choices'] {
  const animals = state.asks === 'flip' ? firstChoices(state) : state.asks === 'activate' ? firstWaiting(state) : [];
  return animals.map(({ card }) => card);
}

/** Whether the question fits the table: a card to play, one turned up, animals to choose from. */
function canBeAnswered(state: State): boolean {
  const { turn, choices } = state;
  switch (state.asks) {
    case 'play':
      return !isDummy(state, turn) && (state.unknown[turn] || playableTypes(state).length > 0);
    case 'exchange':
      return isDummy(state, turn) && state.turnedUp !== NO_CARD && state.dummyDecks[turn].length > 0;
    case 'flip':
      return choices.length > 1 && choices.every(({ metamorphic }) => metamorphic) && state.playedType !== NO_CARD;
    case 'activate':
      return choices.length > 0;
    case 'nothing':
      return true;
  }
}

/** Every line at most once (hand, dummy, pile and known once per seat); unknown lines are errors. */
function readLines(config: Config, body: readonly Line[]): Position {
  const lines = new Lines(body, ['hand', 'dummy', 'pile', 'known'], SEATS.length, 'turn 3 play');
  const cards = (key: string) => readCards(lines.words(key).join(' '), key);
  const [turn, asks] = lines.take('turn', /^([1-4]) (\w+)$/, '"turn 3 play"');
  const question = QUESTIONS.find((q) => q === asks);
  if (question === undefined) throw new ParseError('turn', 'unknown-name', asks, `one of ${QUESTIONS.join(', ')}`);
  const sheep = at(lines.take('sheep', /^(\d \d \d \d)$/, '"sheep 3 3 3 3"'), 0)
    .split(' ')
    .map(Number);
  const outcome = readOutcome(config, question, sheep, lines);
  const hands = SEATS.map((seat) => readHand(lines.words(`hand ${seat}`), `hand ${seat}`));
  const position: Position = {
    config,
    turn: Number(turn),
    asks: question,
    choices: lines.words('choices'),
    waiting: lines.words('waiting'),
    firstTurn: lines.flag('first-turn'),
    lastLap: lines.flag('last-lap'),
    stillTurns: Number(lines.maybe('still', /^(\d{1,2})$/, '"still 1"')?.[0] ?? 0),
    forbidden: [...new Set(lines.words('forbidden', /^[1-9]$/).map(Number))].sort(),
    sheep,
    animals: readAnimals(lines.words('animals')),
    hands,
    dummyDecks: SEATS.map((seat) => lines.words(`dummy ${seat}`).map(readDummyCard)),
    deck: cards('deck'),
    piles: SEATS.map((seat) => cards(`pile ${seat}`)),
    aside: cards('aside'),
    turnedUp: oneCard(cards('turned-up'), 'turned-up'),
    turnCard: oneCard(cards('card'), 'card'),
    previousTurnCard: oneCard(cards('previous'), 'previous'),
    shown: lines.words('shown', /^[1-4]$/).map(Number),
    unknown: SEATS.filter((_, i) => hands[i] === null),
    known: SEATS.map((seat) => cards(`known ${seat}`)),
    ...(outcome && { outcome }),
  };
  lines.finish();
  checkNames(config, position);
  return position;
}

function readOutcome(config: Config, asks: Question, sheep: readonly number[], lines: Lines): Outcome | undefined {
  const over = lines.maybe('over', /^(\w+) (\S+)$/, '"over blue no-sheep"');
  if ((asks === 'nothing') !== (over !== undefined))
    throw new ParseError('over', 'contradiction', asks, '"over …" exactly if nothing is asked');
  if (over === undefined) return undefined;
  const teams = TEAMS[config.edition];
  const winner = teams.find((team) => team === over[0]);
  const reason = REASONS.find((name) => name === over[1]);
  if (winner === undefined) throw new ParseError('over', 'unknown-name', over[0], `one of ${teams.join(', ')}`);
  if (reason === undefined) throw new ParseError('over', 'unknown-name', over[1], `one of ${REASONS.join(', ')}`);
  return { winner, reason, sheep };
}

/** The cards of a hand; null for `?`, a hand left open. */
function readHand(words: readonly string[], key: string): Card[] | null {
  return words.length === 1 && words[0] === '?' ? null : readCards(words.join(' '), key);
}

function oneCard(cards: readonly Card[], key: string): Card | null {
  if (cards.length > 1) throw new ParseError(key, 'out-of-range', cards, 'one card');
  return cards[0] ?? null;
}

function readAnimals(words: readonly string[]): StandingAnimal[] {
  return words.map((word) => {
    const [, id, at, back] = /^([a-z0-9-]+)@([1-4])(\/back)?$/.exec(word) ?? [];
    if (id === undefined) throw new ParseError('animals', 'syntax', word, 'animals such as wolf-01@3 or extra-02@1/back');
    return { id, at: Number(at), side: SIDES[back === undefined ? 0 : 1] };
  });
}

function readDummyCard(word: string): { card: Card; seen: boolean } {
  const seen = word.endsWith('!');
  return { card: aCard(seen ? word.slice(0, -1) : word, 'dummy'), seen };
}

function checkNames({ animals }: Config, position: Position): void {
  const standing = position.animals.map(({ id }) => id);
  const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');
  if (sorted(standing) !== sorted(animals))
    throw new ParseError('animals', 'contradiction', standing.join(' '), `each of ${animals.join(' ')}`);
  for (const key of ['choices', 'waiting'] as const) {
    const stray = position[key].find((id) => !animals.includes(id));
    if (stray !== undefined) throw new ParseError(key, 'unknown-name', stray, `of ${animals.join(' ')}`);
  }
}
