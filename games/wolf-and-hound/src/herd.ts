import type { Animal, Face } from './cards/animal.ts';
import { clash, type Effect, effectOf, effectsAt } from './effects.ts';
import { MOST_AT_ONCE } from './pastures.ts';
import { BONE, MEAT } from './state.ts';

const LAP = 4;

/** Bits of the animals of which something is true on their front, and of those of which it is not equally true on their back. */
export type BySide = readonly [fronts: number, unlike: number];

/** The tables by which all animals move and activate at once; a bit stands for an animal. */
export interface Herd {
  readonly everyone: number;
  /** The animals that move at the end of a turn. */
  readonly late: number;
  /** The animals that rest beside others; and by animal, beside whom. */
  readonly resting: number;
  readonly beside: readonly number[];
  /** The animals that turn over in company at the end of a turn. */
  readonly confused: number;
  /** Steps by type, modulo a lap, as the two bits of a place: the low ones of fronts and backs, then the high ones. */
  readonly strides: readonly number[];
  /** By type, fronts and backs: the animals that it takes more than one step, then more than two, than three and than four. */
  readonly beyond: readonly number[];
  /** By type, fronts and backs: the animals that it takes counter-clockwise. */
  readonly backwards: readonly number[];
  /** By type: the metamorphic cards that it takes backwards, or two laps and more: a stride cannot tell how often they pass seat 1. */
  readonly winding: readonly number[];
  /** The two metamorphic cards, if there are two. */
  readonly pair: Pair;
  /** Who is stopped by Meat, and who by Bone. */
  readonly meat: BySide;
  readonly bone: BySide;
  /** By place: what animals take and bring there, as `effects.ts` looks it up. */
  readonly effects: readonly Int32Array[];
  /**
   * Animals that cannot be activated at once with others: by a rule of their own for it, because their order matters or may matter, or
   * because all together are too many to add up.
   */
  readonly intricate: number;
  /** All of those are sheep cards, which come first, and no sheep card's row changes sheep. */
  readonly ruleFirst: boolean;
}

/** Two metamorphic cards: the first, how many bits further the other is, and the sides on which both are of one kind. */
export interface Pair {
  readonly one: number;
  readonly further: number;
  /** Bit 0 for two fronts, 1 for a back and a front, 2 for a front and a back, 3 for two backs; none without a pair. */
  readonly sameKind: number;
}

/** `faces` and what is told of them go by animal and side (2 × animal + side); `steps` by face and type. */
export function herdOf(animals: readonly Animal[], faces: readonly Face[], stopper: readonly number[], steps: readonly number[]): Herd {
  const types = steps.length / faces.length;
  const bits = (side: number, is: (face: number) => boolean) =>
    animals.reduce((found, _, i) => (is(2 * i + side) ? found | (1 << i) : found), 0);
  const bySide = (is: (face: number) => boolean): BySide => [bits(0, is), bits(0, is) ^ bits(1, is)];
  const byType = <T>(of: (steps: (face: number) => number) => T): T[] =>
    Array.from({ length: types }, (_, type) => of((face) => steps[face * types + type] as number));
  const effects = faces.map(effectOf);
  // As if all of them, whichever side they show, did it to one pasture.
  const tooMany = effects.reduce((sum, { change }) => sum + Math.abs(change), 0) > MOST_AT_ONCE;
  const intricate = (i: number) =>
    tooMany ||
    animals[i]?.own?.activate !== undefined ||
    [0, 1].some((side) => effects.some((other) => clash(effects[2 * i + side] as Effect, other)));
  return {
    everyone: bits(0, () => true),
    late: bits(0, (face) => animals[face >> 1]?.own?.late === true),
    resting: bits(0, (face) => animals[face >> 1]?.own?.restsBeside !== undefined),
    beside: animals.map(({ own }) => bits(0, (face) => own?.restsBeside?.includes(animals[face >> 1]?.id as string) === true)),
    confused: bits(0, (face) => animals[face >> 1]?.own?.confused === true),
    strides: byType((by) => [...bySide((face) => (by(face) & 1) !== 0), ...bySide((face) => (by(face) & 2) !== 0)]).flat(),
    beyond: byType((by) => [1, 2, 3, LAP].flatMap((steps) => bySide((face) => Math.abs(by(face)) > steps))).flat(),
    backwards: byType((by) => bySide((face) => by(face) < 0)).flat(),
    winding: byType((by) => {
      const winds = (face: number) => animals[face >> 1]?.metamorphic === true && (by(face) < 0 || by(face) >= 2 * LAP);
      return bits(0, winds) | bits(1, winds);
    }),
    pair: pairOf(animals, faces),
    meat: bySide((face) => stopper[face] === MEAT),
    bone: bySide((face) => stopper[face] === BONE),
    effects: [0, 1, 2, 3].map((place) => effectsAt(place, effects)),
    intricate: bits(0, (face) => intricate(face >> 1)),
    ruleFirst: faces.every(({ kind, sheep }, face) => (kind === 'sheep' ? sheep === 0 : !intricate(face >> 1))),
  };
}

function pairOf(animals: readonly Animal[], faces: readonly Face[]): Pair {
  const [one = 0, other] = animals.flatMap(({ metamorphic }, i) => (metamorphic ? [i] : []));
  if (other === undefined) return { one, further: 0, sameKind: 0 };
  const alike = (sides: number) => faces[2 * one + (sides & 1)]?.kind === faces[2 * other + (sides >> 1)]?.kind;
  return { one, further: other - one, sameKind: [0, 1, 2, 3].reduce((bits, sides) => (alike(sides) ? bits | (1 << sides) : bits), 0) };
}
