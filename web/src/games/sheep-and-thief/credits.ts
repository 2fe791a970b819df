import type { Credits } from '../../model/credits.ts';

/** As the rules of record list them. */
export const credits: Credits = {
  makers: [
    ['design', ['Yuichi Sakashita']],
    ['illustration', ['Wee Yee Chong']],
  ],
  players: [2, 4],
  age: 8,
};
