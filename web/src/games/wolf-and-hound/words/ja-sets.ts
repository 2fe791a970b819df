import type { WolfSets } from './en-sets.ts';

export const words: WolfSets = {
  levelsAbout: {
    'first-game': '初めて遊ぶとき。',
    beginner: '全員が一度遊んだら。',
    experienced: '全員がルールに慣れたら。',
    gamer: '作戦を考えるのが好きな人に。',
    designer: 'ほかのカードに慣れた人のための特別なカード。',
  },
  ownAbout: 'カードを足したり減らしたり、セット同士を組み合わせたりできます。',
  any: { wolf: '好きなウルフ', hound: '好きなハウンド' },
  or: ' または ',
  which: { wolf: 'どのウルフ？', hound: 'どのハウンド？', sheep: 'どのカード？' },
  experienced: '上級者向け',
  ours: '当アプリの提案',
  alone: (seat) => `${seat}（プレイヤー2）は向かいのダミーと組み、1人で戦います。いちばん慣れた人におすすめ。`,
};
