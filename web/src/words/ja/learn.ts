import type { LearnWords } from '../en/learn.ts';

export const words: LearnWords = {
  title: '学ぶ',
  coach: 'コーチ',
  next: '次へ',
  skip: 'スキップ',
  start: '始める',
  resume: '続ける',
  again: '最初から',
  more: 'ほかのレッスン',
  path: '学習コース',
  pathAbout: 'カードや追加ルールを一つずつ、20秒の練習と実戦で覚えます。',
  wholePath: 'コース一覧',
  step: (n, of) => `ステップ${n}/${of}`,
  read: '読んだら「次へ」を押してください。',
  follow: '光っているところを押してください。',
};
