import type { WolfPath } from './en-path.ts';

export const words: WolfPath = {
  chapters: {
    first: 'はじめてのゲーム',
    paces: '移動修正値',
    targets: 'ほかの人の羊',
    expansion: 'お肉と骨',
    sheep: 'シープカード',
    metamorphic: 'メタモルカード',
    extra: 'エクストラカード',
    dummies: '2人・3人で遊ぶ',
    designer: 'デザイナーカード',
    draft: '2015年草稿',
    house: '当アプリのカード',
  },
  modules: {
    meat: {
      title: 'お肉',
      about: 'お肉はウルフを止めます。',
    },
    bone: {
      title: '骨',
      about: '骨はハウンドを止めます。',
    },
    changelings: {
      title: '同じ面が2枚',
      about: '同じ色のメタモルが同じ場に2枚並んだら、1枚を裏返します。',
    },
    'exchange-call': {
      title: 'チェンジコール',
      about: 'パートナーはダミーです。めくったカードのままにするか、交換するか。',
    },
    draft: {
      title: '2015年草稿',
      about: 'チーム緑と橙、トルネードカード。メタモルはプレイヤー1の場に着くたびに裏返ります。',
    },
  },
};
