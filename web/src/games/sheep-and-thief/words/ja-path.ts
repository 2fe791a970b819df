import type { SheepPath } from './en-path.ts';

export const words: SheepPath = {
  chapters: {
    first: 'はじめてのゲーム',
    images: '小屋・犬・キツネ',
    modules: '追加ルール',
  },
  stops: {
    barns: {
      title: '小屋',
      about: '小屋の羊はキツネに盗まれません。',
    },
    dogs: {
      title: '犬',
      about: '羊を隣のカードへ動かします。使わなくてもかまいません。',
    },
    foxes: {
      title: 'キツネ2匹',
      about: '2歩動かして、誰の羊を盗みますか？',
    },
    missions: {
      title: 'ミッション',
      about: '1人に1枚の、秘密の目標です。',
    },
    'black-sheep': {
      title: '黒羊',
      about: '農場から遠いほど金貨が増え、最大15枚です。',
    },
  },
};
