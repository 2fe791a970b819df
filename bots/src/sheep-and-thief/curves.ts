import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '2 players': [1.067, 0.109],
    '2 players, missions': [0.839, -0.071],
    '3 players': [1.371, 0.305],
    '3 players, missions': [0.945, -0.137],
    '4 players': [1.423, 0.476],
    '4 players, missions': [0.928, -0.181],
  },
  shepherd: {
    '2 players': [0.977, 0.01],
    '2 players, missions': [0.69, -0.134],
    '3 players': [1.064, 0.041],
    '3 players, missions': [0.781, -0.31],
    '4 players': [1.051, 0.045],
    '4 players, missions': [0.803, -0.392],
  },
  herder: {
    '2 players': [1.24, -0.01],
    '2 players, missions': [0.819, -0.122],
    '3 players': [1.275, 0.155],
    '3 players, missions': [0.851, -0.249],
    '4 players': [1.366, 0.343],
    '4 players, missions': [0.888, -0.283],
  },
  fox: {
    '2 players': [1.02, -0.03],
    '2 players, missions': [0.664, -0.118],
    '3 players': [1.207, 0.097],
    '3 players, missions': [0.705, -0.315],
    '4 players': [1.296, 0.257],
    '4 players, missions': [0.73, -0.422],
  },
  wolf: {
    '2 players': [1.02, -0.03],
    '2 players, missions': [0.664, -0.118],
    '3 players': [1.207, 0.097],
    '3 players, missions': [0.705, -0.315],
    '4 players': [1.296, 0.257],
    '4 players, missions': [0.73, -0.422],
  },
};
