import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '4 players': [0.803, 0.081],
    '3 players': [0.841, 0.06],
    '2 players': [0.882, 0.058],
  },
  shepherd: {
    '4 players': [0.954, 0.018],
    '3 players': [0.897, 0.01],
    '2 players': [0.882, 0.002],
  },
  herder: {
    '4 players': [1.065, 0.035],
    '3 players': [0.9, 0.008],
    '2 players': [0.882, -0.031],
  },
  fox: {
    '4 players': [1.398, -0.081],
    '3 players': [1.225, -0.074],
    '2 players': [1.337, -0.088],
  },
  wolf: {
    '4 players': [1.375, -0.044],
    '3 players': [1.199, -0.053],
    '2 players': [1.313, -0.071],
  },
};
