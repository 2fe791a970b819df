import type { Curves } from '../shared/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '4 players': [0.9, 0.08],
    '3 players': [0.86, 0.05],
    '2 players': [0.86, 0.05],
  },
  shepherd: {
    '4 players': [0.95, 0.02],
    '3 players': [0.9, 0.01],
    '2 players': [0.87, 0],
  },
  herder: {
    '4 players': [1.12, 0],
    '3 players': [0.99, -0.02],
    '2 players': [0.96, -0.04],
  },
  fox: {
    '4 players': [1.28, -0.05],
    '3 players': [1.22, -0.06],
    '2 players': [1.18, -0.07],
  },
  wolf: {
    '4 players': [1.42, 0.04],
    '3 players': [1.21, -0.04],
    '2 players': [1.27, -0.05],
  },
};
