import { type Codec, type Line, ParseError, reading, splitHeaders, writeHeaders } from '@bellwether/kernel';
import { choosable } from './activation.ts';
import { configs, readCards } from './notation.ts';
import { aCard } from './numbers.ts';
import { typeOf } from './rules.ts';
import { checkConfig } from './setup.ts';
import { cardText, handTypes, isDummy, NONE, SEEN, type State, takeIntoHand } from './state.ts';
import { type PublicView, publicTable } from './table-of.ts';
import { view } from './view.ts';
import {
  type Card,
  type Config,
  QUESTIONS,
  REASONS,
  type Refusal,
  refuse,
  SEATS,
  SIDES,
  type StandingAnimal,
  TEAMS,
} from './vocabulary.ts';

/** Everything on and under the table: what everybody sees, and what nobody or only one seat does. */
export interface Position extends PublicView {
  /** By seat; null for a hand that is left open. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly deck: readonly Card[];
  /** By seat, top first. */
  readonly dummyDecks: readonly (readonly {
    readonly card: Card;
    readonly seen: boolean;
  }[])[];
}

export function positionOf(state: State): Position {
  const text = (type: number) => cardText(state, type);
  return {
    ...view(state, 'spectator'),
    hands: SEATS.map((_, place) => ((state.unknown >> place) & 1 ? null : handTypes(state, place).map(text))),
    deck: state.deck.slice(state.next).map(text),
    dummyDecks: state.dummyDecks.map((deck) =>
      deck.map((type) => ({
        card: text(type & (SEEN - 1)),
        seen: type >= SEEN,
      })),
    ),
  };
}

/** The state a position describes, as it stands: nothing is carried out. Refused if the table could never look so. */
export function stateOf(position: Position): State | Refusal {
  const no = checkConfig(position.config);
  if (no) return no;
  const noSeat = [position.turn, ...position.animals.map(({ at }) => at)].find((seat) => !SEATS.includes(seat as 1));
  if (noSeat !== undefined) return refuse('bad-position', 'W-TABLE', { seat: noSeat });
  const stray = strayCard(position);
  if (stray) return refuse('bad-position', 'W-TABLE', { card: stray });
  const state = publicTable(position);
  const over = position.sheep.findIndex((n, place) => n < 0 || n > (state.rules.flock[place] as number));
  if (over >= 0)
    return refuse('bad-position', 'R-START', {
      seat: over + 1,
      sheep: position.sheep[over] as number,
    });
  position.hands.forEach((hand, place) => {
    for (const card of hand ?? []) takeIntoHand(state, place, typeOf(state.rules, card));
  });
  for (const place of SEATS.keys()) {
    const humanDeck = !isDummy(state, place) && (position.dummyDecks[place] as readonly unknown[]).length > 0;
    const dummyHand = isDummy(state, place) && (position.hands[place]?.length ?? 0) > 0;
    if (humanDeck || dummyHand) return refuse('bad-position', 'W-DUMMY', { seat: place + 1 });
  }
  state.deck = position.deck.map((card) => typeOf(state.rules, card));
  state.dummyDecks = position.dummyDecks.map((deck) => deck.map(({ card, seen }) => typeOf(state.rules, card) + (seen ? SEEN : 0)));
  if (!knownAreHeld(state)) return refuse('bad-position', 'R-ONLY3', { shown: [...position.shown] });
  return state;
}

/** Whether the question fits the table: a card to play, one turned up, a pair to choose from, animals that wait. */
function canBeAnswered(state: State): boolean {
  const dummy = isDummy(state, state.turn);
  switch (state.asks) {
    case 'play':
      return !dummy && (((state.held[state.turn] as number) & ~state.forbidden) !== 0 || ((state.unknown >> state.turn) & 1) === 1);
    case 'exchange':
      return dummy && state.turnedUp !== NONE && (state.dummyDecks[state.turn] as readonly number[]).length > 0;
    case 'flip':
      return state.rules.metamorphic.length === 2 && state.card !== NONE;
    case 'activate':
      return choosable(state) !== 0;
    case 'nothing':
      return true;
  }
}

/** A card of which there are more on the table than in the deck. */
function strayCard(position: Position): Card | undefined {
  const left = new Map<Card, number>();
  const rules = publicTable({
    ...position,
    known: [],
    shown: [],
    piles: [],
    aside: [],
    turnCard: null,
    previousTurnCard: null,
    turnedUp: null,
  }).rules;
  for (const card of rules.deck) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of [position.turnCard, position.previousTurnCard]) if (card !== null && !left.has(card)) return card;
  const lying = [
    ...position.hands.flatMap((hand) => hand ?? []),
    ...position.deck,
    ...position.dummyDecks.flat().map(({ card }) => card),
    ...position.piles.flat(),
    ...position.aside,
    ...(position.turnedUp === null ? [] : [position.turnedUp]),
  ];
  return lying.find((card) => {
    const n = (left.get(card) ?? 0) - 1;
    left.set(card, n);
    return n < 0;
  });
}

function knownAreHeld(state: State): boolean {
  return state.known?.every((count, i) => count <= (state.hands[i] as number)) ?? true;
}

export const positions: Codec<State> = {
  write: writePosition,
  read: (text) => reading(() => readPosition(text)),
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
  return `${writeHeaders(configs.write(position.config))}\n${lines.filter((line) => line !== false).join('\n')}\n`;
}

const LONGEST_POSITION = 100_000;

function readPosition(text: string): State {
  if (text.length > LONGEST_POSITION) throw new ParseError('position', 'too-long', text.length, `at most ${LONGEST_POSITION} characters`);
  const { headers, body } = splitHeaders(text);
  const config = configs.read(headers);
  if (config instanceof ParseError) throw config;
  const no = checkConfig(config);
  if (no) throw new ParseError('position', 'contradiction', no.code, `a set-up that ${no.rule} allows`);
  const state = stateOf(readLines(config, body));
  if ('kind' in state) throw new ParseError('position', 'contradiction', JSON.stringify(state.facts), `a table that ${state.rule} allows`);
  if (!canBeAnswered(state)) throw new ParseError('turn', 'contradiction', state.asks, 'a question that the table can answer');
  return state;
}

/** Word by word: every line at most once (hand, dummy, pile and known once a seat), unknown lines are errors. */
function readLines(config: Config, body: readonly Line[]): Position {
  const lines = new Lines(body);
  const [turn, asks] = lines.take('turn', /^([1-4]) (\w+)$/, '"turn 3 play"');
  const question = QUESTIONS.find((q) => q === asks);
  if (question === undefined) throw new ParseError('turn', 'unknown-name', asks, `one of ${QUESTIONS.join(', ')}`);
  const sheep = (lines.take('sheep', /^(\d \d \d \d)$/, '"sheep 3 3 3 3"')[0] as string).split(' ').map(Number);
  const over = lines.maybe('over', /^(blue|yellow|green|orange) (\S+)$/, '"over blue no-sheep"');
  const reason = over && REASONS.find((r) => r === over[1]);
  if (over && !reason) throw new ParseError('over', 'unknown-name', over[1], `one of ${REASONS.join(', ')}`);
  const teams: readonly string[] = TEAMS[config.edition];
  if (over && !teams.includes(over[0] as string)) throw new ParseError('over', 'unknown-name', over[0], `one of ${teams.join(', ')}`);
  if ((question === 'nothing') !== (over !== undefined))
    throw new ParseError('over', 'contradiction', asks, '"over …" exactly if nothing is asked');
  const position: Position = {
    config,
    turn: Number(turn),
    asks: question,
    waiting: lines.words('waiting'),
    firstTurn: lines.flag('first-turn'),
    lastLap: lines.flag('last-lap'),
    stillTurns: Number(lines.maybe('still', /^(\d{1,2})$/, '"still 1"')?.[0] ?? 0),
    forbidden: lines.words('forbidden', /^[1-9]$/).map(Number),
    sheep,
    animals: readAnimals(lines.words('animals')),
    hands: SEATS.map((seat) => (lines.isOpen(seat) ? null : lines.cards(`hand ${seat}`))),
    dummyDecks: SEATS.map((seat) => lines.words(`dummy ${seat}`).map(readDummyCard)),
    deck: lines.cards('deck'),
    piles: SEATS.map((seat) => lines.cards(`pile ${seat}`)),
    aside: lines.cards('aside'),
    turnedUp: lines.card('turned-up'),
    turnCard: lines.card('card'),
    previousTurnCard: lines.card('previous'),
    shown: lines.words('shown', /^[1-4]$/).map(Number),
    unknown: SEATS.filter((seat) => lines.isOpen(seat)),
    known: SEATS.map((seat) => lines.cards(`known ${seat}`)),
    ...(over && reason && { outcome: { winner: over[0] as 'blue', reason, sheep } }),
  };
  lines.finish();
  checkAnimalNames(config, position);
  return position;
}

function readAnimals(words: readonly string[]): StandingAnimal[] {
  return words.map((word) => {
    const match = /^([a-z0-9-]+)@([1-4])(\/back)?$/.exec(word);
    if (!match) throw new ParseError('animals', 'syntax', word, 'animals such as wolf-01@3 or extra-02@1/back');
    return {
      id: match[1] as string,
      at: Number(match[2]),
      side: SIDES[match[3] ? 1 : 0],
    };
  });
}

function readDummyCard(word: string): { card: Card; seen: boolean } {
  const seen = word.endsWith('!');
  return {
    card: aCard(seen ? word.slice(0, -1) : word, 'dummy'),
    seen,
  };
}

function checkAnimalNames(config: Config, position: Position): void {
  const standing = position.animals.map(({ id }) => id);
  const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join(' ') === [...b].sort().join(' ');
  if (!same(standing, config.animals))
    throw new ParseError('animals', 'contradiction', standing.join(' '), `each of ${config.animals.join(' ')}`);
  const stray = position.waiting.find((id) => !config.animals.includes(id));
  if (stray) throw new ParseError('waiting', 'unknown-name', stray, `of ${config.animals.join(' ')}`);
}

/** The lines of a position by their first words, each taken once. */
class Lines {
  readonly #found = new Map<string, { readonly rest: string; readonly line: number }>();

  constructor(body: readonly Line[]) {
    for (const { line, text } of body) {
      const [, key, rest] = /^((?:hand|dummy|pile|known) [1-4]|[a-z-]+)(?: (.*))?$/.exec(text) ?? [];
      if (key === undefined) throw new ParseError(`line ${line}`, 'syntax', text, 'a line such as "turn 3 play"');
      if (this.#found.has(key)) throw new ParseError(`line ${line}`, 'duplicate', key, 'every line once');
      this.#found.set(key, { rest: rest ?? '', line });
    }
  }

  maybe(key: string, form: RegExp, example: string): string[] | undefined {
    const entry = this.#found.get(key);
    if (entry === undefined) return undefined;
    this.#found.delete(key);
    const match = form.exec(entry.rest);
    if (!match) throw new ParseError(`line ${entry.line}, ${key}`, 'syntax', entry.rest, `such as ${example}`);
    return match.slice(1);
  }

  take(key: string, form: RegExp, example: string): string[] {
    const found = this.maybe(key, form, example);
    if (found === undefined) throw new ParseError(key, 'missing', undefined, `a line such as ${example}`);
    return found;
  }

  words(key: string, form = /^\S+$/): string[] {
    const text = this.maybe(key, /^(\S+(?: \S+)*)$/, `"${key} …"`)?.[0];
    const words = text?.split(' ') ?? [];
    const stray = words.find((word) => !form.test(word));
    if (stray !== undefined) throw new ParseError(key, 'syntax', stray, `words of the form ${form.source}`);
    return words;
  }

  cards(key: string): Card[] {
    return readCards(this.words(key).join(' '), key);
  }

  card(key: string): Card | null {
    const cards = this.cards(key);
    if (cards.length > 1) throw new ParseError(key, 'out-of-range', cards, 'one card');
    return cards[0] ?? null;
  }

  flag(key: string): boolean {
    return this.maybe(key, /^$/, `"${key}"`) !== undefined;
  }

  isOpen(seat: number): boolean {
    return this.#open.has(seat) || (this.#found.get(`hand ${seat}`)?.rest === '?' && this.#noteOpen(seat));
  }

  readonly #open = new Set<number>();
  #noteOpen(seat: number): boolean {
    this.#found.delete(`hand ${seat}`);
    return this.#open.add(seat).has(seat);
  }

  finish(): void {
    for (const [key, { line }] of this.#found) throw new ParseError(`line ${line}`, 'unknown-field', key, 'no such line');
  }
}
