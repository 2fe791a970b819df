import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '4 players': [0.882, 0.084],
    '3 players': [0.912, 0.051],
    '2 players': [0.833, 0.046],
  },
  shepherd: {
    '4 players': [1, 0.019],
    '3 players': [0.919, 0.019],
    '2 players': [0.85, -0.001],
  },
  herder: {
    '4 players': [1.071, 0.004],
    '3 players': [0.901, -0.019],
    '2 players': [0.957, -0.028],
  },
  fox: {
    '4 players': [1.245, -0.05],
    '3 players': [1.276, -0.07],
    '2 players': [1.13, -0.071],
  },
  wolf: {
    '4 players': [1.331, -0.009],
    '3 players': [1.284, -0.052],
    '2 players': [1.175, -0.056],
  },
};
