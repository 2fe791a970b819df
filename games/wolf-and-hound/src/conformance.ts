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
  nullable,
  oneOf,
  ParseError,
  type Reader,
  type Seat,
  seatKey,
  whole,
} from '@bellwether/kernel';
import { wake } from './activation.ts';
import { CATALOGUE, HOUSE } from './cards/catalogue.ts';
import { aRow } from './cards/custom.ts';
import { EXPANSION_CARDS, NUMBER_DECK } from './cards/table.ts';
import { wolfAndHound } from './game.ts';
import { aCard } from './numbers.ts';
import { type Position, positionOf, stateOf } from './position.ts';
import { rulesOf } from './rules.ts';
import { checkDeal, start } from './setup.ts';
import { animalsAt } from './standing.ts';
import { clone, NONE, type State } from './state.ts';
import { beginPlay, beginTurn } from './turn.ts';
import { handSize } from './view.ts';
import {
  type Card,
  type Config,
  EDITIONS,
  QUESTIONS,
  REASONS,
  type Refusal,
  refuse,
  SEATS,
  SIDES,
  type Side,
  TEAMS,
  type WolfAndHound,
} from './vocabulary.ts';

const aSeat = whole(1, 4);
const fourNumbers = list(anyWhole, 4, 4) as Reader<[number, number, number, number]>;
const bySeat = <T>(reader: Reader<T>) => mapOf(seatKey(4), reader);

const PRINTED_NUMBERS: readonly Card[] = [...new Set([...Object.keys(NUMBER_DECK.cards), ...EXPANSION_CARDS])];

/** A name is malformed if no deck has such a card; a card of the expansion, played without it, is for the rules to refuse. */
function aNumber({ numbers }: Config): Reader<Card> {
  return numbers ? aCard : oneOf(PRINTED_NUMBERS);
}

const PRINTED = [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map((card) => card.id);

/** A name is malformed if no edition has such a card; a card of the other edition is a set-up to be refused. */
function anAnimal(own: readonly string[]): Reader<string> {
  return oneOf([...new Set([...PRINTED, ...own])]);
}

const config: Reader<Config> = (value, where) => {
  const given = fields(
    {
      edition: oneOf(EDITIONS),
      players: anyWhole as Reader<Config['players']>,
      animals: list(aText, 0, 100),
    },
    {
      expansion: aFlag,
      sheep: fourNumbers,
      cards: list(aRow, 0, 100),
      numbers: mapOf(aCard, whole(0, 1000)),
    },
  )(value, where);
  const named = anAnimal((given.cards ?? []).map((row) => row.id));
  return {
    edition: given.edition,
    players: given.players,
    animals: given.animals.map((id, i) => named(id, `${where}.animals[${i}]`)),
    expansion: given.expansion ?? false,
    ...(given.sheep && { sheep: given.sheep }),
    ...(given.cards && { cards: given.cards }),
    ...(given.numbers && { numbers: Object.fromEntries(given.numbers) }),
  };
};

interface Standing {
  readonly at: Seat;
  readonly side?: Side;
}

const standing: Reader<Standing> = (value, where) => {
  if (typeof value === 'number') return { at: anyWhole(value, where) };
  const { at, side } = fields({ at: anyWhole }, { side: oneOf(SIDES) })(value, where);
  return { at, ...(side && { side }) };
};

function readStart(config: Config): Reader<() => State | Refusal> {
  const ids = (config.cards ?? []).map((row) => row.id);
  const card = aNumber(config);
  const cards = list(card);
  const position = fields(
    {},
    {
      turn: anyWhole,
      stage: oneOf(['turn-start', 'play']),
      firstTurn: aFlag,
      sheep: fourNumbers,
      animals: mapOf(anAnimal(ids), standing),
      hands: bySeat(cards),
      deck: cards,
      dummyDecks: bySeat(cards),
      piles: bySeat(cards),
      previousTurnCard: nullable(card),
      lastLap: aFlag,
    },
  );
  const dealt = fields({ order: list(card, 0, 1000) });
  return (value, where) => {
    const object = anObject(value, where);
    if ('position' in object === 'deal' in object) throw new ParseError(where, 'syntax', value, 'either "position" or "deal"');
    const given = fields({}, { position, deal: dealt })(value, where);
    if (given.deal) {
      const { deal } = given;
      return () => checkDeal(config, deal) ?? start(config, deal);
    }
    return () => setUp(config, given.position as ReturnType<typeof position>);
  };
}

/** The start of a case: the position as stated, and what follows from it without anybody's answer. */
function setUp(config: Config, given: Given): State | Refusal {
  const rules = rulesOf(config);
  const stray = [...(given.animals?.keys() ?? [])].find((id) => !config.animals.includes(id));
  if (stray) return refuse('bad-position', 'W-TABLE', { animal: stray });
  const position: Position = {
    config,
    turn: given.turn ?? 1,
    asks: 'play',
    waiting: [],
    firstTurn: given.firstTurn ?? false,
    lastLap: given.lastLap ?? false,
    stillTurns: 0,
    forbidden: [],
    sheep: given.sheep ?? rules.flock,
    animals: rules.animals.map(({ id }, i) => {
      const side = SIDES[(rules.startBacks >> i) & 1] as Side;
      return { id, at: 1, side, ...given.animals?.get(id) };
    }),
    hands: SEATS.map((seat) => (seat > config.players ? (given.hands?.get(seat) ?? []) : (given.hands?.get(seat) ?? null))),
    unknown: SEATS.filter((seat) => seat <= config.players && !given.hands?.has(seat)),
    deck: given.deck ?? [],
    dummyDecks: SEATS.map((seat) =>
      (given.dummyDecks?.get(seat) ?? []).map((card) => ({
        card,
        seen: false,
      })),
    ),
    piles: SEATS.map((seat) => given.piles?.get(seat) ?? []),
    aside: [],
    shown: [],
    known: [[], [], [], []],
    turnedUp: null,
    turnCard: null,
    previousTurnCard: given.previousTurnCard ?? null,
  };
  const state = stateOf(position);
  if ('kind' in state) return state;
  if ((given.stage ?? 'turn-start') === 'turn-start') beginTurn(state, undefined);
  else {
    state.forbidden = forbiddenHere(state);
    beginPlay(state, undefined);
  }
  return state;
}

type Given = {
  turn?: Seat;
  stage?: 'turn-start' | 'play';
  firstTurn?: boolean;
  sheep?: readonly number[];
  animals?: ReadonlyMap<string, Standing>;
  hands?: ReadonlyMap<Seat, Card[]>;
  deck?: Card[];
  dummyDecks?: ReadonlyMap<Seat, Card[]>;
  piles?: ReadonlyMap<Seat, Card[]>;
  previousTurnCard?: Card | null;
  lastLap?: boolean;
};

/** The `play` stage: the activation has happened, its sheep are counted; only what it forbids is still to be worked out. */
function forbiddenHere(state: State): number {
  if (state.firstTurn) return 0;
  const trial = clone(state);
  const waiting = animalsAt(trial, trial.turn);
  if (waiting !== 0) wake(trial, waiting, NONE, undefined);
  return trial.forbidden;
}

function readMove(config: Config) {
  const animal = anAnimal((config.cards ?? []).map((row) => row.id));
  const shape = fields({ seat: anyWhole }, { play: aNumber(config), flip: animal, exchange: aFlag, activate: animal });
  const read: Reader<{ seat: Seat; move: WolfAndHound['Move'] }> = (value, where) => {
    const { seat, play, flip, exchange, activate } = shape(value, where);
    const moves: WolfAndHound['Move'][] = [];
    if (play !== undefined) moves.push({ kind: 'play', card: play });
    if (flip !== undefined) moves.push({ kind: 'flip', animal: flip });
    if (exchange !== undefined) moves.push({ kind: 'exchange', exchange });
    if (activate !== undefined) moves.push({ kind: 'activate', animal: activate });
    const [move] = moves;
    if (move === undefined || moves.length > 1) throw new ParseError(where, 'syntax', value, 'one of "play", "flip" or "exchange"');
    return { seat, move };
  };
  return read;
}

function readExpect(config: Config) {
  const card = aNumber(config);
  const cards = list(card);
  return fields(
    {},
    {
      turn: aSeat,
      asks: oneOf(QUESTIONS.filter((q) => q !== 'nothing')),
      sheep: fourNumbers,
      animals: mapOf(anAnimal((config.cards ?? []).map((row) => row.id)), standing),
      hands: bySeat(cards),
      handSizes: fourNumbers,
      deckSize: anyWhole,
      piles: bySeat(cards),
      legal: cards,
      lastLap: aFlag,
      over: aFlag,
      winner: oneOf([...TEAMS['2016'], ...TEAMS['2015-draft']]),
      reason: oneOf(REASONS),
      shown: list(aSeat),
      turnedUp: nullable(card),
      dummyDecks: bySeat(cards),
      aside: cards,
    },
  );
}

type Expect = ReturnType<ReturnType<typeof readExpect>>;

function* comparisons(state: State, expect: Expect): Generator<Comparison> {
  const position = positionOf(state);
  const over = position.outcome !== undefined;
  const sorted = (list: readonly Card[] | null | undefined) => list && [...list].sort();
  const simple = {
    turn: position.turn,
    asks: position.asks,
    sheep: position.sheep,
    handSizes: SEATS.map((_, place) => handSize(state, place)),
    deckSize: position.deck.length,
    lastLap: position.lastLap,
    over,
    winner: position.outcome?.winner,
    reason: position.outcome?.reason,
    turnedUp: position.turnedUp,
  };
  for (const [key, actual] of Object.entries(simple)) {
    const expected = expect[key as keyof typeof simple];
    if (expected !== undefined) yield [key, expected, actual];
  }
  if (expect.shown) yield ['shown', [...expect.shown].sort(), position.shown];
  if (expect.aside) yield ['aside', sorted(expect.aside), sorted(position.aside)];
  for (const [id, want] of expect.animals ?? []) {
    const animal = position.animals.find((a) => a.id === id);
    yield [`animals.${id}.at`, want.at, animal?.at];
    if (want.side) yield [`animals.${id}.side`, want.side, animal?.side];
  }
  for (const [seat, hand] of expect.hands ?? []) yield [`hands.${seat}`, sorted(hand), sorted(position.hands[seat - 1])];
  for (const [seat, pile] of expect.piles ?? []) yield [`piles.${seat}`, pile, position.piles[seat - 1]];
  for (const [seat, deck] of expect.dummyDecks ?? [])
    yield [`dummyDecks.${seat}`, deck, position.dummyDecks[seat - 1]?.map(({ card }) => card)];
  if (expect.legal) {
    yield ['asks', 'play', position.asks];
    const legal = wolfAndHound.legal(state, position.turn).map((move) => (move.kind === 'play' ? move.card : ''));
    yield ['legal', sorted([...new Set(expect.legal)]), sorted(legal)];
  }
}

/** Wolf & Hound in the language of `conformance/FORMAT.md`. */
export const conformance: ConformanceAdapter<WolfAndHound, Expect> = {
  game: wolfAndHound,
  config,
  start: readStart,
  move: readMove,
  expect: readExpect,
  comparisons,
};
