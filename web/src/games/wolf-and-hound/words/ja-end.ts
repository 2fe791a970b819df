import type { WolfEnd } from './en-end.ts';

export const words: WolfEnd = {
  decides: '一人でも羊がいなくなると、そのチームの負けです。',
  both: '手番プレイヤーから時計回りに見て、最初に羊0匹の人がいるチームの負けです。',
  tie: (team, all) => `羊は${all}対${all}の同点なので、${team}の勝ちです。`,
  count: '牧場の羊',
  series: (a, x, b, y) => `シリーズ：${a} ${x}、${b} ${y}`,
  seriesWon: (team) => `${team}がシリーズに勝利！`,
  next: '次のゲーム',
};
