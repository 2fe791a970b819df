import {
  activationsOfLap,
  at,
  clockwise,
  type Event,
  NO_CARD,
  type SeatIndex,
  stepsUntilStop,
  type TableAnimal,
} from '@bellwether/wolf-and-hound';
import type { Bite } from './reason-effects.ts';
import type { State } from './state.ts';

/** How an animal will change the sheep of a seat if it stays. */
export interface Outlook extends Bite {
  /** A hound at a seat whose flock is complete. */
  readonly isIdle: boolean;
}

/**
 * What animals will do in the turns until the current seat moves again, if no more cards move them. None if the same activation reverses
 * it.
 */
export function outlookOf(state: State): (animal: TableAnimal) => Outlook {
  const turns = turnsAhead(state);
  return ({ card: { id }, face, at: place }) => {
    const { turn = [], from = place } = turns.find(({ turn }) => turn.some((event) => isOf(event, id))) ?? {};
    const seat = clockwise(from, face.target);
    const own = turn.find((event) => isOf(event, id) && event.kind !== 'activates');
    if (own?.kind === 'spares') return { seat, change: Math.max(0, face.change), isIdle: true };
    const isUndone = own?.kind === 'loses' && isMadeGood(state, turn, own.seat);
    return { seat, change: own === undefined || isUndone ? 0 : face.change, isIdle: false };
  };
}

function isOf(event: Event, id: string): boolean {
  return 'animal' in event && event.animal === id;
}

/**
 * Whether a turn in which a wolf takes a sheep would end no better without that wolf: hounds fill the flock, or another wolf takes the
 * sheep.
 */
function isMadeGood({ rules }: State, turn: readonly Event[], seat: number): boolean {
  const own = turn.filter((event) => 'seat' in event && event.seat === seat);
  const net = own.reduce((sum, { kind }) => sum + Number(kind === 'gains') - Number(kind === 'loses'), 0);
  const isFilled = own.some((event) => event.kind === 'gains' && event.sheep === at(rules.flock, seat - 1));
  return net >= 0 && (isFilled || own.some((event) => event.kind === 'spares' && event.sheep === 0));
}

/** The animals at each coming seat, without the current one, whose animals have already activated. */
function turnsAhead(state: State): { readonly from: SeatIndex; readonly turn: readonly Event[] }[] {
  if (state.asks === 'nothing') return [];
  const next = clockwise(state.turn, 1);
  // Animals that move at the end of every turn can be predicted for one turn only.
  const animals = state.animals.flatMap((animal) =>
    isWandering(state, animal) ? (placeNextTurn(state, animal) === next ? [{ ...animal, at: next }] : []) : [animal],
  );
  const events = activationsOfLap({ ...state, animals });
  const seats = [1, 2, 3].map((turns) => clockwise(state.turn, turns));
  // R-LASTLAP: nothing activates after seat 1.
  const last = state.lastLap ? seats.indexOf(0) + 1 || 3 : 3;
  const places = new Map(animals.map(({ card, at }) => [card.id, at]));
  return seats.slice(0, last).map((from) => ({
    from,
    turn: events.filter((event) => 'animal' in event && places.get(event.animal) === from),
  }));
}

/** Whether an animal moves on at the end of a turn without a card. The Blanket Wolf rests next to a blanket (R-BLANKET). */
function isWandering({ animals }: State, { card: { late, restsBeside }, face, at }: TableAnimal): boolean {
  if (restsBeside === undefined || face.side !== 'back') return late;
  return !animals.some((other) => other.at === at && restsBeside.includes(other.card.id));
}

/** Where such an animal stands when the next turn begins; undefined if the next card played may decide it. */
export function placeNextTurn(state: State, animal: TableAnimal): SeatIndex | undefined {
  if (!animal.card.late) return clockwise(animal.at, -1);
  // Within a turn, its own card is not yet the previous turn's (R-GRANDPA).
  if (state.asks === 'flip') return undefined;
  const { previousType, turn, rules } = state;
  const steps = previousType === NO_CARD ? 0 : at(animal.face.steps, previousType);
  const walked = stepsUntilStop(state, animal, steps, clockwise(turn, -1));
  const mayBeHeld = animal.face.stopSymbol !== undefined && rules.types.some(({ symbol }) => symbol === animal.face.stopSymbol);
  // Meat that the current seat may play stops him there, and Meat that lies there may be covered.
  return mayBeHeld && passes(animal.at, steps, turn) ? undefined : clockwise(animal.at, walked);
}

/** Whether a walk passes a seat before its end. */
function passes(from: SeatIndex, steps: number, seat: SeatIndex): boolean {
  const step = Math.sign(steps);
  for (let walked = step; walked !== steps; walked += step) if (clockwise(from, walked) === seat) return true;
  return false;
}
