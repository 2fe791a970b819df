import { counted } from '../../../words/grammar/ja.ts';
import type { WolfSets } from './en-sets.ts';

const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join('、');

const refusals: WolfSets['refusals'] = {
  'bad-players': () => '2〜4人で遊べます。',
  'no-animals': () => 'アニマルカードを1枚以上選んでください。',
  'unknown-animal': (facts) => `「${list(facts, 'animal')}」というカードはありません。`,
  'wrong-edition': (facts) => `「${list(facts, 'animal')}」は別の版のカードです。`,
  'two-copies': (facts) => `「${list(facts, 'animal')}」が2枚あります。`,
  'not-alone': () => '黒毛布・白毛布・毛布大好きウルフの3枚は、必ず一緒に使います。',
  'too-many-animals': (facts) => `アニマルカードは${list(facts, 'most')}枚まで使えます。`,
  'no-expansion-in-draft': () => '2015年草稿に「お肉と骨」はありません。',
  'expansion-with-own-numbers': () => '「お肉と骨」は自作の数字カードと併用できません。',
  'bad-sheep-count': () => '最初の羊は1〜5匹です。',
  'bad-number-deck': () => 'この数字カードでは遊べません。',
  'bad-card': (facts) => `「${list(facts, 'card')}」は使えません。`,
  'bad-copy': () => '直した値では遊べません。',
  'bad-deal': () => 'この配り方はこのゲームの山札と合いません。',
  'bad-position': () => 'ありえない場面です。',
};

export const words: WolfSets = {
  setup: {
    title: 'Wolf & Houndの準備',
    playersOf: (n) => counted(n, 'people'),
    playersAbout: { 2: 'ダミー2人', 3: 'ダミー1人', 4: '2対2' },
    who: '席順',
    animals: 'アニマルカード',
    own: '自分で選ぶ',
    levels: {
      'first-game': '入門セット',
      beginner: '初級セット',
      experienced: '中級セット',
      gamer: 'ゲーマーセット',
      designer: 'デザイナーカード',
    },
    chosen: (n) => `アニマルカード${counted(n, 'cards')}`,
    expansionAbout: 'お肉はウルフを、骨はハウンドを止めます。',
    sheep: '最初の羊の数',
    sheepUsual: 'ルールどおり',
    sheepOwn: '自分で決める',
    series: '3点先取のシリーズ',
    deal: 'ゲームを始める',
    cannot: 'この組み合わせでは遊べません。',
  },
  refusals,
  levelsAbout: {
    'first-game': '初めて遊ぶとき。',
    beginner: '全員が1ゲーム以上遊んだら。',
    experienced: '全員がルールを把握したら。',
    gamer: '作戦を練るのが好きな人に。',
    designer: 'ほかのカードに慣れた人のための特別なカード。',
  },
  picks: {
    title: 'おすすめ',
    surprise: 'おまかせ',
    hard: (paws) => ['やさしい', 'じっくり', '手ごわい'][paws - 1] ?? '',
    of: {
      first: { name: 'はじめの一歩', about: 'ウルフ1枚、ハウンド1枚。' },
      slow: { name: 'のろまな食いしん坊', about: '半分しか進まないウルフがもう1枚。' },
      across: { name: '牧場の向こう側', about: '向かいの羊をねらうウルフ。' },
      asleep: { name: 'ぐっすり', about: 'このシープがいる場では、手番がスキップされる。' },
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
  alone: (seat) => `${seat}（プレイヤー2）は向かいのダミーと組み、1人で戦います。いちばん慣れた人におすすめです。`,
  aloneYou: 'あなたはプレイヤー2です。向かいのダミーと組み、1人で戦います。いちばん慣れた人におすすめです。',
};
