import type { ShareWords } from './en.ts';

export const words = {
  picture: 'この場面の画像：全員に見えているもの',
  sharePicture: '画像を共有',
  savePicture: '画像を保存',
  saved: '保存しました。',
  noPicture: 'このブラウザでは画像を描けません。',
  about: 'リンクを開くと、最初の手からゲーム全体を見ることができます。どの手からでも続きを遊べます。',
  running: 'ゲームの途中です。画像には全員に見えているものだけが写ります。リンクは終了後に作れます。',
  shareLink: 'リンクを共有',
  link: 'リンクをコピー',
  linkHere: 'この手へのリンクをコピー',
  copied: 'コピーしました。',
  online: 'オンラインで続ける',
  advanced: '詳細',
  record: '記録',
  textAbout: 'ゲーム全体のテキストです。保存、送信、リプレイができます。',
  copy: 'テキストをコピー',
  download: 'ファイルに保存',
  ply: (n) => `${n}手目のあと`,
} satisfies ShareWords;
