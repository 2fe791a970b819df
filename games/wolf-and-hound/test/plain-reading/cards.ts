import type { Edition } from '../../src/index.ts';

export type Kind = 'sheep' | 'wolf' | 'hound';

/** A published card, copied from the rules and not from the engine's tables. */
export interface Spec {
  /** The kinds of front and back. */
  readonly kinds: readonly [Kind, Kind];
  /** Seats clockwise from the card's own. */
  readonly target: number;
  /** Steps by the value of a card, on the front and on the back. */
  readonly steps: readonly [(value: number) => number, (value: number) => number];
}

const plain = (value: number) => value;
const half = (value: number) => Math.floor(value / 2);
const halfBack = (value: number) => -Math.floor(value / 2);
const back = (value: number) => -value;
const one = (kind: Kind, steps = plain, target = 0): Spec => ({ kinds: [kind, kind], target, steps: [steps, steps] });
const meta = (steps: (value: number) => number): Spec => ({ kinds: ['wolf', 'hound'], target: 0, steps: [steps, steps] });

const METAMORPHIC: Readonly<Record<string, Spec>> = {
  'metamorphic-01': meta((v) => v + 1),
  'metamorphic-02': meta((v) => v + 1),
  'metamorphic-03': meta(plain),
  'metamorphic-04': meta(plain),
};

export const SPECS: Readonly<Record<Edition, Readonly<Record<string, Spec>>>> = {
  '2016': {
    ...METAMORPHIC,
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', plain, 1),
    'wolf-03': one('wolf', plain, 3),
    'wolf-04': one('wolf', plain, 2),
    'wolf-05': one('wolf', (v) => v + 1),
    'wolf-06': one('wolf', half),
    'wolf-07': one('wolf', (v) => v - 1),
    'wolf-08': one('wolf', halfBack),
    'hound-01': one('hound'),
    'hound-02': one('hound', plain, 1),
    'hound-03': one('hound', plain, 3),
    'hound-04': one('hound', plain, 2),
    'sheep-01': one('sheep', halfBack),
    'sheep-02': one('sheep', halfBack),
    'extra-01': one('wolf', back),
    'extra-02': { kinds: ['hound', 'hound'], target: 0, steps: [plain, back] },
    'designer-01': one('wolf', (v) => 3 * v),
    'designer-02-1': one('wolf'),
    'designer-02-2': one('hound'),
    'designer-02-3': one('wolf'),
  },
  '2015-draft': {
    ...METAMORPHIC,
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', half),
    'wolf-03': one('wolf', plain, 1),
    'wolf-04': one('wolf', plain, 3),
    'wolf-05': one('wolf', (v) => v + 1),
    'wolf-06': one('wolf', (v) => v - 1),
    'hound-01': one('hound'),
    'hound-02': one('hound', half),
    'hound-03': one('hound', plain, 1),
    'hound-04': one('hound', plain, 3),
    'tornado-01': one('sheep', halfBack),
    'tornado-02': one('sheep', halfBack),
  },
};
