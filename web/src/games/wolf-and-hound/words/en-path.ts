/** Names of the path's chapters, and of stops that are not cards. */
export const words = {
  chapters: {
    first: 'The first game',
    paces: 'Other movement',
    targets: 'Other players’ sheep',
    expansion: 'Meat & Bone',
    sheep: 'Sheep cards',
    metamorphic: 'Metamorphic cards',
    extra: 'Extra cards',
    dummies: 'Two or three players',
    designer: 'Designer’s cards',
    draft: 'The 2015 draft',
    house: 'Our own cards',
  },
  modules: {
    meat: {
      title: 'Meat',
      about: 'Meat stops wolves.',
    },
    bone: {
      title: 'Bone',
      about: 'Bone stops hounds.',
    },
    changelings: {
      title: 'Two of one color',
      about: 'When two metamorphic cards of one color meet, one of them turns over.',
    },
    'exchange-call': {
      title: 'Exchange Call',
      about: 'Your partner is a dummy: keep its card or exchange it.',
    },
    draft: {
      title: 'The 2015 draft',
      about: 'Green and Orange, Tornado cards; metamorphic cards turn over at every visit to seat 1.',
    },
  },
};

export type WolfPath = typeof words;
