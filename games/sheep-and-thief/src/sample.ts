import { countBits, lowestBit, type Random, type Seat } from '@bellwether/kernel';
import { blackOf, driveTargets, sheepOn } from './animals.ts';
import { type Card, dogsOf, foxesOf, sheepOf } from './cards/card.ts';
import { beside, type Cell, type Direction, waysFrom } from './cells.ts';
import { cardInHand, heldBy, packetOf } from './hands.ts';
import { FOX_STEPS, GROW } from './legal.ts';
import { fitting, surroundings, survey } from './placing.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import { begin, newTrial, OWN, type TurnTrial, take } from './turn-trial.ts';
import type { Action, Move } from './vocabulary.ts';

/** A random legal move, built step by step: card, cell, then images in random order. */
export function sample(state: State, seat: Seat, random: Random): Move {
  const player = seat - 1;
  if (state.stage === 'place') return sampleTurn(state, player, random);
  if (state.stage === 'discard') {
    return { kind: 'discard', card: cardInHand(state, player, random.below(heldBy(state, player))) };
  }
  const packet = packetOf(state, player);
  const first = random.below(packet.length);
  if (state.rules.keep === 1) return { kind: 'keep', cards: [packet[first] as Card] };
  const second = (first + 1 + random.below(packet.length - 1)) % packet.length;
  return { kind: 'keep', cards: [packet[first] as Card, packet[second] as Card] };
}

const around = surroundings();
const order: number[] = [0, 1, 2, 3, 4, 5];

/** Tries the cards of the hand in random order, so that each card that fits is equally likely. */
function sampleTurn(state: State, player: SeatIndex, random: Random): Move {
  survey(state, player, around);
  const held = heldBy(state, player);
  for (let i = 0; i < held; i++) order[i] = i;
  for (let left = held; left > 0; left--) {
    const i = left === 1 ? 0 : random.below(left);
    const index = order[i] as number;
    const card = cardInHand(state, player, index);
    const cells = fitting(around, card);
    if (cells !== 0) {
      const at = pickCell(cells, random);
      return { kind: 'place', card, at, faceDown: false, actions: sampleActions(state, player, card, at, random) };
    }
    order[i] = order[left - 1] as number;
    order[left - 1] = index;
  }
  const card = cardInHand(state, player, random.below(held));
  return { kind: 'place', card, at: pickCell(around.open, random), faceDown: true, actions: NO_ACTIONS };
}

const NO_ACTIONS: readonly Action[] = [];

function pickCell(bits: number, random: Random): Cell {
  const count = countBits(bits);
  let left = bits;
  for (let n = count === 1 ? 0 : random.below(count); n > 0; n--) left &= left - 1;
  return lowestBit(left);
}

function sampleActions(state: State, player: SeatIndex, card: Card, at: Cell, random: Random): readonly Action[] {
  const foxes = foxesOf(card);
  const sheep = sheepOf(card);
  if (dogsOf(card) > 0) return sampleWithDogs(state, player, card, at, random);
  if (foxes === 0) return ONLY_SHEEP[sheep] as readonly Action[];
  const actions: Action[] = [];
  let fox = state.fox;
  for (let s = sheep, f = foxes; s + f > 0; ) {
    if (s > 0 && (f === 0 || random.below(s + f) < s)) {
      s--;
      actions.push(GROW);
    } else {
      f--;
      const step = pickStep(fox, random);
      fox = beside(fox, step);
      actions.push(FOX_STEPS[step]);
    }
  }
  return actions;
}

/** By number of sheep: the only turn of a card that shows nothing else. */
const ONLY_SHEEP: readonly (readonly Action[])[] = [0, 1, 2, 3].map((sheep) => Array<Action>(sheep).fill(GROW));

function pickStep(fox: Cell, random: Random): Direction {
  const ways = waysFrom(fox);
  return ways[random.below(ways.length)] as Direction;
}

const trial = newTrial();

function sampleWithDogs(state: State, player: SeatIndex, card: Card, at: Cell, random: Random): readonly Action[] {
  begin(trial, state, player, card, at, false);
  const actions: Action[] = [];
  for (let left = trial.sheepLeft + trial.dogsLeft + trial.foxesLeft; left > 0; left--) {
    const n = left === 1 ? 0 : random.below(left);
    let action: Action | undefined;
    if (n < trial.sheepLeft) action = GROW;
    else if (n < trial.sheepLeft + trial.foxesLeft) action = FOX_STEPS[pickStep(trial.fox, random)];
    else action = sampleDrive(trial, random);
    if (action === undefined) trial.dogsLeft--;
    else {
      take(trial, action);
      actions.push(action);
    }
  }
  return actions;
}

/**
 * A drive from a random card with sheep to a random neighboring card. Sometimes none, and none if no drive is legal.
 */
function sampleDrive(now: TurnTrial, random: Random): Action | undefined {
  const black = blackOf(now, OWN);
  let herds = black === NONE ? 0 : 1 << black;
  for (let left = now.laid; left !== 0; left &= left - 1) {
    const cell = lowestBit(left);
    if (sheepOn(now, OWN, cell) > 0) herds |= 1 << cell;
  }
  if (herds === 0 || random.below(8) === 0) return undefined;
  const from = pickCell(herds, random);
  const open = driveTargets(now, OWN, now.laid, from);
  if (open === 0) return undefined;
  const to = pickCell(open, random);
  const there = sheepOn(now, OWN, from);
  if (black !== from) return { kind: 'dog', from, to, white: 1 + random.below(there), black: false };
  const white = random.below(there + 1);
  return { kind: 'dog', from, to, white, black: white === 0 || random.below(2) === 0 };
}
