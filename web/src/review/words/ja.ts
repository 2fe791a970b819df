import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('ja', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const name = (who: Who) => (who.you ? 'あなた' : who.name);
const points = (n: number) => `${Math.abs(n)}ポイント`;

export const words: ReviewWords = {
  ...joiner('ja'),
  title: '検討',
  back: 'テーブルに戻る',
  why: {
    running: 'このゲームはまだ終わっていません。終わると検討できます。',
    server: 'このゲームはまだ終わっていないか、もうサーバーにありません。',
    broken: 'このゲームは検討できませんでした。',
  },
  share,
  working: (part) => `検討中：${share(part)}`,
  refining: (part) => `さらに詳しく調べています：${share(part)}`,
  done: '検討が終わりました。',
  eyes: { title: '見る人', all: '全員の手札', you: 'あなた' },
  hands: { title: '手札', of: (who) => `${name(who)}の手札` },
  graph: {
    title: '勝率',
    by: (who) => `${name(who)}に分かる範囲`,
    open: '全員の手札を公開',
    start: '最初の手の前',
    after: (ply, of) => `全${of}手の${ply}手目`,
    chance: (side, win) => `${side} ${share(win)}`,
    turning: '分かれ目',
    turnings: '分かれ目',
    inWords: 'グラフを言葉で',
    columns: { move: '手', what: '出来事', chance: '勝率' },
    hint: '矢印キーで一手ずつ、Page キーで分かれ目へ、Home、End。',
  },
  steps: { first: '最初へ', back: '一手戻る', next: '一手進む', last: '最後へ' },
  seek: { turning: '次の分かれ目', mistake: '次のミス' },
  tabs: { name: '読むもの', move: '手', story: 'ログ', summary: '結果' },
  story: { deal: 'カードが配られます。' },
  move: {
    label: { inaccuracy: '疑問手', mistake: '悪手', blunder: '大悪手' },
    better: (move, given, sure) => `もっと良い手：${move}。勝率が${share(given)}高い（確かさ${share(Math.min(sure, 0.99))}）。`,
    best: 'これより良い手は見つかりませんでした。',
    even: '他にも同じくらい良い手があったかもしれません。差は偶然の範囲です。',
    swing: (side, from, to) => `${side}：${share(from)} → ${share(to)}`,
    weighed: '調べたすべての手',
    played: '実際の手',
    waits: 'まだ調べていません。',
    only: '選択の余地はありませんでした。',
    thrown: (side) => `全公開なら、この手で${side}は確実な勝ちを逃しました。`,
    kept: (moves) => `${moves}なら勝ちのままでした。`,
  },
  retry: {
    title: 'もう一度やってみる',
    same: '同じ隠れたカードで',
    fresh: '別の隠れたカードで',
    about: (who) =>
      who.you ? 'この手の前から、ボットを相手にやり直します。' : `${who.name}の席で、この手の前からボットを相手にやり直します。`,
    none: '見えていたことに合う別のカードはありません。',
    compare: '前回と今回',
    before: '前回',
    now: '今回',
    look: '最初のゲームを見る',
  },
  result: {
    won: (who) => `${name(who)}の勝ち`,
    lost: (who) => `${name(who)}の負け`,
    shared: (who) => `${name(who)}は勝利を分け合いました`,
    short: { won: '勝ち', lost: '負け', shared: '勝利を分け合う' },
  },
  balance: {
    title: '運と実力',
    sentence: (who, given, rivals, luck) => {
      const less = whole(rivals) - whole(given);
      const own = less === 0 ? '相手と同じで' : `相手より${points(less)}${less > 0 ? '少なく' : '多く'}`;
      const cards = whole(luck) === 0 ? '五分でした' : `${points(whole(luck))}の${luck < 0 ? '損' : '得'}でした`;
      return `${name(who)}の手で失った勝率は${own}、カードの運は${cards}。`;
    },
    columns: { given: '手による損', cards: 'カードの運' },
    within: (error) => `± ${share(error)}`,
    about: '選んだ手は、その人に分かったことだけで評価します。残りはすべてカードの運です。',
    waits: 'すべての手を調べると出ます。',
  },
  truth: {
    title: '全員の手札を公開したら',
    whole: (side) => `すべてのカードが見えていたら、最善を尽くせば最初から${side}の勝ちでした。`,
    from: (ply, side) => `${ply}手目からは正確に計算しました。それより前は計算量が多すぎます。そこからは最善を尽くせば${side}の勝ちです。`,
    never: '計算量が多すぎるため、このゲームは正確には計算できません。',
    changed: (n) => (n === 0 ? '確実な勝ちを逃した人はいません。' : `確実な勝ちを逃したのは${n}回：`),
    at: (ply, who) => `${ply}手目、${name(who)}`,
  },
  gold: {
    title: 'ラウンドと得点源ごとの金貨',
    round: (n) => `ラウンド${n}`,
    laying: '同じカードのもっと良い置き方',
    found: (who, laid, found) =>
      `町と川で${name(who)}は${laid}を得ました。同じカードで${found}になる置き方が探索で見つかりました（もっと良い置き方があるかもしれません）。`,
    best: (who, laid) => `町と川で${name(who)}は${laid}を得ました。同じカードでこれより良い置き方は探索では見つかりませんでした。`,
    note: '動物とミッションはここに入りません。',
  },
};
