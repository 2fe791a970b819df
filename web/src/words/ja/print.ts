import type { PrintWords } from '../en/print.ts';

export const words: PrintWords = {
  title: '印刷',
  sheet: '印刷するもの',
  sheets: { aid: 'プレイエイド', pad: '得点表', rulings: '裁定一覧' },
  paper: '用紙',
  papers: { a4: 'A4', letter: 'レター' },
  now: 'このシートを印刷',
  rulings: (rules) => `${rules}：当アプリの裁定`,
  foot: 'Bellwether（非公式のコンパニオン）。文と絵はオリジナルです。',
  game: 'ゲーム',
  set: 'セット',
  winner: '勝者',
  player: 'プレイヤー',
  date: '日付',
  order: '手番の流れ',
  copies: '山札の数字カード',
  gold: '金貨',
  unsure: '＊枚数はどの説明書にもありません。',
};
