import type { SheepPath } from './en-path.ts';

export const words: SheepPath = {
  chapters: {
    first: 'はじめてのゲーム',
    images: '納屋・犬・キツネ',
    modules: '追加ルール',
  },
  stops: {
    barns: {
      title: '納屋',
      about: 'キツネから羊を守る場所。',
    },
    dogs: {
      title: '犬',
      about: '羊をカードからカードへ。使わなくても構いません。',
    },
    foxes: {
      title: 'キツネ2匹',
      about: '2歩で、誰の羊がいなくなる？',
    },
    missions: {
      title: 'ミッション',
      about: '1人に1枚、秘密の目標。',
    },
    'black-sheep': {
      title: '黒羊',
      about: '農場から遠ければ、最大で金貨15枚。',
    },
  },
};
