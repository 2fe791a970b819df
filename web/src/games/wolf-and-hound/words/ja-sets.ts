import type { WolfSets } from './en-sets.ts';

export const words: WolfSets = {
  levelsAbout: {
    'first-game': '初めて遊ぶとき。',
    beginner: '全員が一度遊んだら。',
    experienced: '全員がルールに慣れたら。',
    gamer: '作戦を考えるのが好きな人に。',
    designer: 'ほかのカードに慣れた人のための特別なカード。',
  },
  picks: {
    title: 'おすすめ',
    surprise: 'おまかせ',
    hard: (paws) => ['やさしい', 'じっくり', '手ごわい'][paws - 1] ?? '',
    of: {
      first: { name: 'はじめの一歩', about: 'ウルフ1匹、ハウンド1匹。' },
      slow: { name: 'のろまな食いしん坊', about: '半分しか進まない2匹目のウルフ。' },
      across: { name: '牧場の向こう側', about: '向かいの羊をねらうウルフ。' },
      asleep: { name: 'ぐっすり', about: 'この羊が寝ている場では、手番がスキップされる。' },
      changelings: { name: '変身', about: '今はウルフ、次はハウンド。' },
      grandpa: { name: 'おじいさんと一緒', about: '反時計回りに、1手番遅れて動く。' },
    },
  },
  ownAbout: 'カードを足したり減らしたり、セット同士を組み合わせたりできます。',
  any: { wolf: '好きなウルフ', hound: '好きなハウンド' },
  or: ' または ',
  which: { wolf: 'どのウルフ？', hound: 'どのハウンド？', sheep: 'どのカード？' },
  experienced: '上級者向け',
  ours: '当アプリの提案',
  alone: (seat) => `${seat}（プレイヤー2）は向かいのダミーと組み、1人で戦います。いちばん慣れた人におすすめ。`,
};
