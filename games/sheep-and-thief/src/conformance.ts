import {
  aFlag,
  anObject,
  anyWhole,
  aText,
  type Comparison,
  type ConformanceAdapter,
  fields,
  list,
  mapOf,
  oneOf,
  ParseError,
  type Reader,
  type Seat,
  seatKey,
  whole,
} from '@bellwether/kernel';
import { type Card, cardText, readCard } from './cards/card.ts';
import { aCopy } from './cards/copy.ts';
import { type Cell, cellsOf, DIRECTIONS, directionOf } from './cells.ts';
import { type GivenPosition, setUp } from './given.ts';
import { readCell } from './notation.ts';
import { legalCells, mustPlaceFaceDown } from './placing.ts';
import { positionOf } from './position.ts';
import { sheepAndThiefWithPositions } from './position-text.ts';
import { checkDeal, start } from './setup.ts';
import type { State } from './state.ts';
import {
  type Action,
  type Config,
  EDITIONS,
  MISSIONS,
  type Move,
  type Players,
  type Refusal,
  SEATS,
  type SheepAndThief,
  SOURCES,
  STAGES,
} from './vocabulary.ts';

const aSeat = whole(1, 4);
const bySeat = <T>(reader: Reader<T>) => mapOf(seatKey(4), reader);
const aCard: Reader<Card> = (value, where) => readCard(aText(value, where), where, ' ');
const cards = list(aCard);
const aMission = oneOf(MISSIONS);

const config: Reader<Config> = (value, where) => {
  const given = fields(
    { edition: oneOf(EDITIONS), players: anyWhole },
    { missions: aFlag, blackSheep: aFlag, deck: list(aText, 0, 1000), copy: aCopy },
  )(value, where);
  return {
    edition: given.edition,
    players: given.players as Players,
    missions: given.missions ?? false,
    blackSheep: given.blackSheep ?? false,
    ...(given.deck && { deck: given.deck }),
    ...(given.copy && { copy: given.copy }),
  };
};

/** `[row, column]`; NONE for one off the board, which the rules refuse. */
const aCell: Reader<Cell> = (value, where) => {
  const [row = 0, column = 0] = list(anyWhole, 2, 2)(value, where);
  return readCell(row, column);
};

/** `"row,column"`, as a key or a value. */
const cellWord: Reader<Cell> = (value, where) => {
  const text = aText(value, where);
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  if (!match) throw new ParseError(where, 'syntax', text, 'a cell such as "1,2"');
  const [, row = '', column = ''] = match;
  return readCell(row, column);
};

const aCellView: Reader<Card | 'back'> = (value, where) => (value === 'face-down' ? 'back' : aCard(value, where));
const aBoard = fields({}, { cards: mapOf(cellWord, aCellView), sheep: mapOf(cellWord, anyWhole), black: cellWord });

function readStart(config: Config): Reader<() => State | Refusal> {
  const position: Reader<GivenPosition> = fields(
    {},
    {
      round: anyWhole,
      stage: oneOf(['draft', 'place', 'discard', 'score']),
      turn: anyWhole,
      starter: anyWhole,
      fox: aCell,
      supply: anyWhole,
      boards: bySeat(aBoard),
      paddocks: list(anyWhole, 0, 4),
      hands: bySeat(cards),
      placed: list(anyWhole, 0, 4),
      missionsHeld: bySeat(aMission),
      deck: cards,
    },
  );
  const dealt = fields({ order: cards }, { missions: list(aMission, 0, 9) });
  return (value, where) => {
    const object = anObject(value, where);
    if ('position' in object === 'deal' in object) throw new ParseError(where, 'syntax', value, 'either "position" or "deal"');
    const given = fields({}, { position, deal: dealt })(value, where);
    if (given.deal) {
      const deal = { order: given.deal.order, missions: given.deal.missions ?? [] };
      return () => checkDeal(config, deal) ?? start(config, deal);
    }
    return () => setUp(config, given.position ?? {});
  };
}

const aDrive = fields({ from: aCell, to: aCell }, { white: anyWhole, black: aFlag });
const aDirection = oneOf(DIRECTIONS);

const anAction: Reader<Action> = (value, where) => {
  if (typeof value === 'string') {
    const kind = oneOf(['sheep', 'skip-dog'])(value, where);
    return { kind };
  }
  const { fox, dog } = fields({}, { fox: aDirection, dog: aDrive })(value, where);
  const step = directionOf(fox ?? '');
  if (step !== undefined && dog === undefined) return { kind: 'fox', step };
  if (dog === undefined || step !== undefined)
    throw new ParseError(where, 'syntax', value, 'one of "sheep", "skip-dog", {"fox"} or {"dog"}');
  return { kind: 'dog', from: dog.from, to: dog.to, white: dog.white ?? 0, black: dog.black ?? false };
};

function readMove(): Reader<{ seat: Seat; move: Move }> {
  const shape = fields(
    { seat: anyWhole },
    { keep: cards, discard: aCard, place: aCard, at: aCell, faceDown: aFlag, actions: list(anAction) },
  );
  return (value, where) => {
    const { seat, keep, discard, place, at, faceDown, actions } = shape(value, where);
    const oneOfThem = () => new ParseError(where, 'syntax', value, 'one of "keep", "discard" or "place"');
    if ([keep, discard, place].filter((part) => part !== undefined).length > 1) throw oneOfThem();
    if (place !== undefined) {
      if (at === undefined) throw new ParseError(`${where}.at`, 'missing', undefined, 'a field "at"');
      return { seat, move: { kind: 'place', card: place, at, faceDown: faceDown ?? false, actions: actions ?? [] } };
    }
    if (at !== undefined || faceDown !== undefined || actions !== undefined) {
      throw new ParseError(where, 'unknown-field', value, '"at", "faceDown" and "actions" only with "place"');
    }
    if (keep !== undefined) return { seat, move: { kind: 'keep', cards: keep } };
    if (discard !== undefined) return { seat, move: { kind: 'discard', card: discard } };
    throw oneOfThem();
  };
}

const aScore = fields(
  {},
  { sheep: anyWhole, paddock: anyWhole, towns: anyWhole, rivers: anyWhole, missions: anyWhole, blackSheep: anyWhole, total: anyWhole },
);

function readExpect() {
  return fields(
    {},
    {
      round: anyWhole,
      turn: aSeat,
      stage: oneOf(STAGES),
      fox: aCell,
      supply: anyWhole,
      boards: bySeat(aBoard),
      paddocks: list(anyWhole, 0, 4),
      hands: bySeat(cards),
      kept: bySeat(cards),
      starter: aSeat,
      legalCells: mapOf(aCard, list(aCell)),
      mustPlaceFaceDown: aFlag,
      scores: list(aScore, 0, 4),
      winners: list(aSeat),
      over: aFlag,
    },
  );
}

type Expect = ReturnType<ReturnType<typeof readExpect>>;

function* comparisons(state: State, expect: Expect): Generator<Comparison> {
  const position = positionOf(state);
  const outcome = sheepAndThiefWithPositions.outcome(state);
  const simple = {
    round: position.round,
    turn: position.stage === 'draft' ? position.starter : position.turn,
    stage: position.stage,
    fox: position.fox,
    supply: position.supply,
    paddocks: SEATS.slice(0, Math.max(position.boards.length, expect.paddocks?.length ?? 0)).map(
      (seat) => position.boards[seat - 1]?.paddock ?? 0,
    ),
    starter: position.starter,
    over: outcome !== undefined,
  };
  for (const [key, actual] of Object.entries(simple)) {
    const expected = expect[key as keyof typeof simple];
    if (expected !== undefined) yield [key, expected, actual];
  }
  yield* boardComparisons(state, expect);
  for (const [seat, hand] of expect.hands ?? []) yield [`hands.${seat}`, sorted(hand), sorted(choices(state, seat))];
  for (const [seat, kept] of expect.kept ?? []) yield [`kept.${seat}`, sorted(kept), sorted(keptBy(state, seat))];
  yield* turnComparisons(state, expect);
  for (const [i, score] of (expect.scores ?? []).entries()) {
    for (const part of [...SOURCES, 'total'] as const) {
      if (score[part] !== undefined) yield [`scores[${i}].${part}`, score[part], outcome?.scores[i]?.[part]];
    }
  }
  if (expect.winners) yield ['winners', expect.winners.toSorted((a, b) => a - b), outcome?.winners];
}

const sorted = (list: readonly Card[] | undefined) => list?.map(cardText).sort();

/** The cards to choose from; undefined after a pick, even while others still choose. */
function choices(state: State, seat: Seat): Card[] | undefined {
  const { stage, packets, hands, picks } = positionOf(state);
  const left = (stage === 'draft' ? packets : hands)[seat - 1]?.slice();
  for (const card of picks[seat - 1] ?? []) left?.splice(left.indexOf(card), 1);
  return left;
}

function keptBy(state: State, seat: Seat): Card[] | undefined {
  const { stage, hands, picks } = positionOf(state);
  const hand = hands[seat - 1];
  return hand && stage === 'draft' ? [...hand, ...(picks[seat - 1] ?? [])] : hand?.slice();
}

function* boardComparisons(state: State, expect: Expect): Generator<Comparison> {
  const { boards } = positionOf(state);
  const text = (card: Card | 'back' | null | undefined) => (typeof card === 'number' ? cardText(card) : (card ?? null));
  for (const [seat, want] of expect.boards ?? []) {
    const board = boards[seat - 1];
    for (const [at, card] of want.cards ?? []) yield [`boards.${seat}.cards.${at}`, text(card), text(board?.cards[at])];
    for (const [at, sheep] of want.sheep ?? []) yield [`boards.${seat}.sheep.${at}`, sheep, board?.sheep[at] ?? null];
    if (want.black !== undefined) yield [`boards.${seat}.black`, want.black, board?.black ?? null];
  }
}

function* turnComparisons(state: State, expect: Expect): Generator<Comparison> {
  if (expect.legalCells === undefined && expect.mustPlaceFaceDown === undefined) return;
  yield ['stage', 'place', state.stage];
  if (expect.mustPlaceFaceDown !== undefined) yield ['mustPlaceFaceDown', expect.mustPlaceFaceDown, mustPlaceFaceDown(state, state.turn)];
  for (const [card, cells] of expect.legalCells ?? []) {
    const wanted = [...new Set(cells)].sort((a, b) => a - b);
    yield [`legalCells.${cardText(card)}`, wanted, cellsOf(legalCells(state, state.turn, card))];
  }
}

/** The adapter for `conformance/FORMAT.md`. */
export const conformance: ConformanceAdapter<SheepAndThief, Expect> = {
  game: sheepAndThiefWithPositions,
  config,
  start: readStart,
  move: readMove,
  expect: readExpect,
  comparisons,
};
