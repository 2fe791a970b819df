import type { PathWords } from './en.ts';

export const words: PathWords = {
  title: '学びの道',
  about: '新しいことを一つずつ。20秒の練習のあと、それを使って遊びます。どこからでも始められます。',
  next: (name) => `次は：${name}`,
  upNext: '次はこれ',
  start: '始める',
  drill: '練習',
  play: '遊ぶ',
  playWith: 'これで遊ぶ',
  again: 'もう一度',
  all: '道のり全体',
  came: (done, all) => `${done} / ${all} 完了`,
  drilled: '練習済み',
  played: 'プレイ済み',
  everything: 'すべて学びました。好きなものでまた遊びましょう。',
  wrong: 'それではありません。どうなるかを見て、別の手を試しましょう。',
  missing: '今は読み込めません。',
};
