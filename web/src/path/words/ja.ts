import type { PathWords } from './en.ts';

export const words: PathWords = {
  title: '学習コース',
  about: '新しいことを一つずつ。20秒の練習のあと、それを使って遊びます。どこからでも始められます。',
  next: (name) => `次は：${name}`,
  upNext: '次はこれ',
  start: '始める',
  drill: '練習',
  play: '遊ぶ',
  playWith: 'これを使って遊ぶ',
  again: 'もう一度',
  all: 'コース一覧',
  came: (done, all) => `${done} / ${all} 完了`,
  drilled: '練習済み',
  played: 'プレイ済み',
  everything: 'すべて終わりました。好きなカードでまた遊びましょう。',
  wrong: 'そうではありません。どうなるかを見て、別の手を試しましょう。',
  missing: '今は読み込めません。',
};
