import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '4 players': [0.898, 0.083],
    '3 players': [0.861, 0.047],
    '2 players': [0.864, 0.047],
  },
  shepherd: {
    '4 players': [0.953, 0.019],
    '3 players': [0.897, 0.007],
    '2 players': [0.874, -0.004],
  },
  herder: {
    '4 players': [1.118, -0.001],
    '3 players': [0.987, -0.016],
    '2 players': [0.963, -0.037],
  },
  fox: {
    '4 players': [1.277, -0.05],
    '3 players': [1.219, -0.06],
    '2 players': [1.182, -0.073],
  },
  wolf: {
    '4 players': [1.407, 0.012],
    '3 players': [1.198, -0.046],
    '2 players': [1.325, -0.06],
  },
};
