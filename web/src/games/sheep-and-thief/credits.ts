import type { Credits } from '../../model/credits.ts';

/** As the rules of record list them. */
export const credits: Credits = {
  makers: [
    ['design', ['Yuichi Sakashita']],
    ['illustration', ['Wee Yee Chong']],
    ['graphics', ['Jens Wiese']],
    ['production', ['Benjamin Schönheiter', 'Stefan Stadler']],
    ['translation', ['Neil Crowley']],
    ['publisher', ['Pegasus Spiele']],
    ['licence', ['Power 9 Games']],
  ],
  players: [2, 4],
  age: 8,
};
