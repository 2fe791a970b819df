import { aFlag, anyWhole, fields, list, mapOf, nullable, oneOf, type Reader, type Seat, type Watch } from '@bellwether/kernel';
import { activateAll } from './activation.ts';
import { type AnimalAt, aNumber, anAnimal, animalAt, bySeat, fourNumbers } from './conformance-readers.ts';
import { type Position, stateOf } from './position.ts';
import { rulesOf } from './rules.ts';
import { clone, type State } from './state.ts';
import { playFromPlayPhase, playFromTurnStart } from './turn.ts';
import { type Card, type Config, type Refusal, refuse, SEATS, type WolfAndHound } from './vocabulary.ts';

/** A position in a case; fields left out are as at the start of a game. */
export interface Given {
  readonly turn?: Seat;
  readonly stage?: 'turn-start' | 'play';
  readonly firstTurn?: boolean;
  readonly sheep?: readonly number[];
  readonly animals?: ReadonlyMap<string, AnimalAt>;
  readonly hands?: ReadonlyMap<Seat, Card[]>;
  readonly deck?: Card[];
  readonly dummyDecks?: ReadonlyMap<Seat, Card[]>;
  readonly piles?: ReadonlyMap<Seat, Card[]>;
  readonly previousTurnCard?: Card | null;
  readonly lastLap?: boolean;
}

export function readGiven(config: Config): Reader<Given> {
  const card = aNumber(config);
  const cards = list(card);
  return fields(
    {},
    {
      turn: anyWhole,
      stage: oneOf(['turn-start', 'play']),
      firstTurn: aFlag,
      sheep: fourNumbers,
      animals: mapOf(anAnimal(config), animalAt),
      hands: bySeat(cards),
      deck: cards,
      dummyDecks: bySeat(cards),
      piles: bySeat(cards),
      previousTurnCard: nullable(card),
      lastLap: aFlag,
    },
  );
}

/** Starts from the given position and applies everything that follows without an answer. Calls `watch` in between. */
export function startFrom(config: Config, given: Given, watch?: Watch<WolfAndHound>): State | Refusal {
  const stray = [...(given.animals?.keys() ?? [])].find((id) => !config.animals.includes(id));
  if (stray !== undefined) return refuse('bad-position', 'W-TABLE', { animal: stray });
  const state = stateOf(positionFrom(config, given));
  if ('kind' in state) return state;
  if (given.stage === 'play') state.forbidden = forbiddenHere(state);
  const tell = watch?.(state);
  if (given.stage === 'play') playFromPlayPhase(state, tell);
  else playFromTurnStart(state, tell);
  return state;
}

function positionFrom(config: Config, given: Given): Position {
  const rules = rulesOf(config);
  const isOpen = (seat: Seat) => seat <= config.players && !given.hands?.has(seat);
  return {
    config,
    turn: given.turn ?? 1,
    asks: 'play',
    choices: [],
    waiting: [],
    firstTurn: given.firstTurn ?? false,
    lastLap: given.lastLap ?? false,
    stillTurns: 0,
    forbidden: [],
    sheep: given.sheep ?? rules.flock,
    animals: rules.animals.map(({ id, startFace }) => ({ id, at: 1, side: startFace.side, ...given.animals?.get(id) })),
    hands: SEATS.map((seat) => (isOpen(seat) ? null : (given.hands?.get(seat) ?? []))),
    unknown: SEATS.filter(isOpen),
    deck: given.deck ?? [],
    dummyDecks: SEATS.map((seat) => (given.dummyDecks?.get(seat) ?? []).map((card) => ({ card, seen: false }))),
    piles: SEATS.map((seat) => given.piles?.get(seat) ?? []),
    aside: [],
    shown: [],
    known: [[], [], [], []],
    turnedUp: null,
    turnCard: null,
    previousTurnCard: given.previousTurnCard ?? null,
  };
}

/**
 * At the `play` stage the activation has happened and its sheep are counted; only the forbidden values still have to be
 * computed.
 */
function forbiddenHere(state: State): readonly number[] {
  if (state.firstTurn) return [];
  const trial = clone(state);
  activateAll(trial, undefined);
  return trial.forbidden;
}
