import { half, halfBack, one, plain, type Reading, type Readings } from '../plain-reading/reading.ts';

const LEFT = { target: 1 };
const ACROSS = { target: 2 };
const RIGHT = { target: 3 };
const plus1 = { pace: (value: number) => value + 1 };
const minus1 = { pace: (value: number) => value - 1 };

/** The books give only the number of the card. */
const guessed = (reading: Reading): Reading => ({ ...reading, unsure: { pace: 'reconstructed', target: 'reconstructed' } });
/** The books do not even name the card. */
const unlisted = (reading: Reading): Reading => ({
  ...reading,
  unsure: { pace: 'reconstructed', target: 'reconstructed', exists: 'reconstructed' },
});
const PACE = { unsure: { pace: 'reconstructed' } } as const;
const TARGET = { unsure: { target: 'reconstructed' } } as const;
const turning = (pace: (value: number) => number): Reading => ({
  ...one('wolf', { pace }),
  kinds: ['wolf', 'hound'],
  movedBy: ['B', 'W'],
  metamorphic: true,
});

/** The text only says that one side is a wolf and the other a hound. */
const OPEN = { pace: 'reconstructed', back: 'reconstructed', front: 'reconstructed', start: 'reconstructed' } as const;

const METAMORPHIC: Readonly<Record<string, Reading>> = {
  'metamorphic-01': { ...turning(plus1.pace), unsure: OPEN },
  'metamorphic-02': { ...turning(plus1.pace), unsure: OPEN },
  'metamorphic-03': { ...turning(plain), unsure: OPEN },
  'metamorphic-04': { ...turning(plain), unsure: OPEN },
};

/** The published cards without their own rule. */
export const readings: Readings = {
  '2016': {
    ...METAMORPHIC,
    'metamorphic-03': { ...turning(plain), unsure: { back: 'reconstructed', start: 'reconstructed' } },
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', { ...LEFT, ...PACE }),
    'wolf-03': guessed(one('wolf', RIGHT)),
    'wolf-04': guessed(one('wolf', ACROSS)),
    'wolf-05': guessed(one('wolf', plus1)),
    'wolf-06': one('wolf', { pace: half, ...TARGET }),
    'wolf-07': guessed(one('wolf', minus1)),
    'wolf-08': guessed(one('wolf', { pace: halfBack })),
    'hound-01': one('hound'),
    'hound-02': guessed(one('hound', LEFT)),
    'hound-03': guessed(one('hound', RIGHT)),
    'hound-04': guessed(one('hound', ACROSS)),
    'designer-01': one('wolf', { pace: (value) => 3 * value, ...TARGET }),
    'designer-02-1': one('wolf'),
    'designer-02-2': one('hound'),
  },
  '2015-draft': {
    ...METAMORPHIC,
    'metamorphic-01': { ...turning(plus1.pace), unsure: { ...OPEN, pace: 'picture' } },
    'wolf-01': one('wolf'),
    'wolf-02': one('wolf', { pace: half, unsure: { pace: 'picture', target: 'reconstructed' } }),
    'wolf-03': guessed(one('wolf', LEFT)),
    'wolf-04': guessed(one('wolf', RIGHT)),
    'wolf-05': unlisted(one('wolf', plus1)),
    'wolf-06': unlisted(one('wolf', minus1)),
    'hound-01': one('hound'),
    'hound-02': unlisted(one('hound', { pace: half })),
    'hound-03': unlisted(one('hound', LEFT)),
    'hound-04': unlisted(one('hound', RIGHT)),
  },
};
