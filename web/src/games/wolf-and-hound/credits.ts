import type { Credits } from '../../model/credits.ts';

/** As the rules of record list them. */
export const credits: Credits = {
  makers: [
    ['design', ['Fukutarou']],
    ['illustration', ['MATSUDA98']],
    ['sculpture', ['Osamu Inoue']],
    ['special-cards', ['K.K.', 'Alvin Lui']],
    ['publisher', ['Dan Kobayashi', 'Ninja Star Games']],
  ],
  printed: { ja: { Fukutarou: '福夕郎（フクタロウ）', 'Osamu Inoue': '井上 磨（おさむ）' } },
  players: [2, 4],
  minutes: [10, 20],
  age: 10,
};
