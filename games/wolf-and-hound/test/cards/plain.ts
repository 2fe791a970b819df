import { half, halfBack, one, plain, type Reading, type Readings } from '../plain-reading/reading.ts';

const LEFT = { target: 1 };
const ACROSS = { target: 2 };
const RIGHT = { target: 3 };
const plus1 = { pace: (value: number) => value + 1 };
const minus1 = { pace: (value: number) => value - 1 };

const guessed = (reading: Reading): Reading => ({ ...reading, provenance: 'reconstructed' });
const turning = (pace: (value: number) => number): Reading => ({
  ...one('wolf', { pace }),
  kinds: ['wolf', 'hound'],
  movedBy: ['B', 'W'],
  metamorphic: true,
});

const METAMORPHIC: Readonly<Record<string, Reading>> = {
  'metamorphic-01': guessed(turning(plus1.pace)),
  'metamorphic-02': guessed(turning(plus1.pace)),
  'metamorphic-03': turning(plain),
  'metamorphic-04': guessed(turning(plain)),
};

/** The published cards without a rule of their own. */
export const readings: Readings = {
  '2016': {
    ...METAMORPHIC,
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', LEFT),
    'wolf-03': guessed(one('wolf', RIGHT)),
    'wolf-04': guessed(one('wolf', ACROSS)),
    'wolf-05': guessed(one('wolf', plus1)),
    'wolf-06': one('wolf', { pace: half }),
    'wolf-07': guessed(one('wolf', minus1)),
    'wolf-08': guessed(one('wolf', { pace: halfBack })),
    'hound-01': one('hound'),
    'hound-02': guessed(one('hound', LEFT)),
    'hound-03': guessed(one('hound', RIGHT)),
    'hound-04': guessed(one('hound', ACROSS)),
    'designer-01': one('wolf', { pace: (value) => 3 * value }),
    'designer-02-1': one('wolf'),
    'designer-02-2': one('hound'),
  },
  '2015-draft': {
    ...METAMORPHIC,
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', { pace: half }),
    'wolf-03': guessed(one('wolf', LEFT)),
    'wolf-04': guessed(one('wolf', RIGHT)),
    'wolf-05': guessed(one('wolf', plus1)),
    'wolf-06': guessed(one('wolf', minus1)),
    'hound-01': one('hound'),
    'hound-02': guessed(one('hound', { pace: half })),
    'hound-03': guessed(one('hound', LEFT)),
    'hound-04': guessed(one('hound', RIGHT)),
  },
};
