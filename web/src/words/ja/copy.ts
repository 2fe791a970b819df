import type { CopyWords } from '../en/copy.ts';
import { joiner } from '../plural.ts';

const { list } = joiner('ja');

export const words: CopyWords = {
  unsure: '推定',
  legend: '推定（どの説明書にも書かれていない値）',
  unknown: '説明書から分からないこと',
  title: '手元のゲームの値を入力',
  about:
    'どの説明書にも書かれていないため、これらの値は推定です。ゲームをお持ちなら、実物に印刷されている値を入力してください。このブラウザに保存されます。',
  use: '手元のゲームの値で遊ぶ',
  useAbout: '新しく始めるゲームから使います。オンラインでも同じで、違いは全員に見えます。',
  differ: (n) => `推定と違う値：${n}か所`,
  same: '推定と違う値はまだありません。',
  cannot: 'この値では遊べません。',
  notKept: '遊べる値になると保存されます。',
  ofCopy: '手元のゲームの値',
  ofCopyAbout: 'このゲームは、手元のゲームに印刷された値で遊んでいます：',
  entry: (what, field, value) => `${what}・${field}：${value}`,
  shared: (field, value, whats) => `${field}：${value}（${list(whats)}）`,
  because: (values, why) => `${values}。${why}`,
  ours: (value) => `推定：${value}`,
  reset: '推定の値に戻す',
  save: 'ファイルに保存',
  read: 'ファイルを読み込む',
  send: '送る文章をコピー',
  sendAbout: 'このサイトの運営者かプロジェクトに送ってください。複数のゲームで確かめられた値は、全員の値になります。',
  copied: 'コピーしました。',
  done: '読み込みました。',
  badFile: 'このファイルはここでは読めません。',
  otherGame: '別のゲームのファイルです。',
};
