import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
  lamb: {
    '2 players': [1.018, 0.101],
    '2 players, missions': [1.032, -0.062],
    '3 players': [1.203, 0.189],
    '3 players, missions': [1.04, -0.071],
    '4 players': [1.296, 0.343],
    '4 players, missions': [0.99, -0.121],
  },
  shepherd: {
    '2 players': [1.004, 0.011],
    '2 players, missions': [0.72, -0.133],
    '3 players': [0.911, -0.058],
    '3 players, missions': [0.774, -0.316],
    '4 players': [1.06, 0.047],
    '4 players, missions': [0.849, -0.357],
  },
  herder: {
    '2 players': [1.165, -0.015],
    '2 players, missions': [0.836, -0.113],
    '3 players': [1.192, 0.1],
    '3 players, missions': [0.915, -0.215],
    '4 players': [1.168, 0.146],
    '4 players, missions': [0.985, -0.198],
  },
  fox: {
    '2 players': [0.963, -0.037],
    '2 players, missions': [0.811, -0.127],
    '3 players': [1.007, -0.025],
    '3 players, missions': [0.727, -0.287],
    '4 players': [1.196, 0.157],
    '4 players, missions': [0.852, -0.31],
  },
  wolf: {
    '2 players': [1.072, -0.015],
    '2 players, missions': [0.716, -0.095],
    '3 players': [0.864, -0.105],
    '3 players, missions': [0.716, -0.297],
    '4 players': [1.113, 0.082],
    '4 players, missions': [0.872, -0.296],
  },
};
