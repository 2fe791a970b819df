import {
  aFlag,
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
  type Watch,
  whole,
} from '@bellwether/kernel';
import { aCopy } from './cards/copy.ts';
import { aRow } from './cards/custom.ts';
import { aNumber, anAnimal, animalAt, aSeat, bySeat, fourNumbers } from './conformance-readers.ts';
import { readGiven, startFrom } from './given.ts';
import { aCard } from './numbers.ts';
import { positionOf } from './position.ts';
import { wolfAndHoundWithPositions } from './position-text.ts';
import { checkDeal, start } from './setup.ts';
import type { State } from './state.ts';
import { type Card, type Config, EDITIONS, type Move, QUESTIONS, REASONS, type Refusal, TEAMS, type WolfAndHound } from './vocabulary.ts';

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
      copy: aCopy,
    },
  )(value, where);
  const named = anAnimal(given);
  return {
    edition: given.edition,
    players: given.players,
    animals: given.animals.map((id, i) => named(id, `${where}.animals[${i}]`)),
    expansion: given.expansion ?? false,
    ...(given.sheep && { sheep: given.sheep }),
    ...(given.cards && { cards: given.cards }),
    ...(given.numbers && { numbers: Object.fromEntries(given.numbers) }),
    ...(given.copy && { copy: given.copy }),
  };
};

function readStart(config: Config): Reader<(watch?: Watch<WolfAndHound>) => State | Refusal> {
  const shape = fields({}, { position: readGiven(config), deal: fields({ order: list(aNumber(config), 0, 1000) }) });
  return (value, where) => {
    const { position, deal } = shape(value, where);
    if (deal && !position) return () => checkDeal(config, deal) ?? start(config, deal);
    if (position && !deal) return (watch) => startFrom(config, position, watch);
    throw new ParseError(where, 'syntax', value, 'either "position" or "deal"');
  };
}

function readMove(config: Config) {
  const animal = anAnimal(config);
  const shape = fields({ seat: anyWhole }, { play: aNumber(config), flip: animal, exchange: aFlag, activate: animal });
  const read: Reader<{ seat: Seat; move: Move }> = (value, where) => {
    const { seat, play, flip, exchange, activate } = shape(value, where);
    const moves: Move[] = [];
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
      animals: mapOf(anAnimal(config), animalAt),
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
    handSizes: wolfAndHoundWithPositions.view(state, 'spectator').handSizes,
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
    const legal = wolfAndHoundWithPositions.legal(state, position.turn).map((move) => (move.kind === 'play' ? move.card : ''));
    yield ['legal', sorted([...new Set(expect.legal)]), sorted(legal)];
  }
}

/** The adapter for `conformance/FORMAT.md`. */
export const conformance: ConformanceAdapter<WolfAndHound, Expect> = {
  game: wolfAndHoundWithPositions,
  config,
  start: readStart,
  move: readMove,
  expect: readExpect,
  comparisons,
};
