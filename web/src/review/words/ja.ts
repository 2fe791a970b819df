import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('ja', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const name = (who: Who) => (who.you ? 'あなた' : who.name);
const or = new Intl.ListFormat('ja', { type: 'disjunction' });
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
  provisional: {
    state: (part) => `暫定（${share(part)}完了）`,
    about: '暫定：まだ検討中で、変わることがあります。',
  },
  eyes: { title: '見る人', all: '全員の手札', you: 'あなた' },
  hands: { title: '手札', of: (who) => `${name(who)}の手札` },
  graph: {
    title: '勝率',
    by: (who) => `${name(who)}に分かる範囲`,
    open: '全員の手札を見た場合（各プレイヤーは自分の手札だけ）',
    start: '最初の手の前',
    after: (ply, of) => `全${of}手の${ply}手目`,
    chance: (side, win) => `${side} ${share(win)}`,
    turning: '分かれ目',
    maybe: '分かれ目かもしれない手',
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
    better: (move, given, sure) => `${whole(given)}ポイント良い手（確かさ${share(Math.min(sure, 0.99))}）：${move}。`,
    rule: ({ inaccuracy, mistake, blunder }) =>
      `失った勝率が${inaccuracy}ポイント以上なら疑問手、${mistake}以上なら悪手、${blunder}以上なら大悪手です。`,
    best: 'これより良い手は見つかりませんでした。',
    even: '他にも同じくらい良い手があったかもしれません。差は偶然の範囲です。',
    swing: (side, from, to) => `${side}：${share(from)} → ${share(to)}`,
    weighed: '調べたすべての手',
    played: '実際の手',
    against:
      '実際の手との差（ポイント）。「ポイント良い手」の値とは異なることがあります。そちらは標本の半分で最善手を選び、残り半分で評価しています。',
    apart:
      '手の良し悪しは手どうしを比べて決めています。グラフの線は素早く進めたゲームによるもので、その変化には新しく手に入ったカードなど、手番で起きたことも含まれます。',
    waits: 'まだ調べていません。',
    only: '選択の余地はありませんでした。',
    thrown: (side) => `全員がすべて見えていたら、この手で${side}は確実な勝ちを逃していました。`,
    kept: (moves) => `${or.format(moves)}なら勝ちのままでした。`,
  },
  turn: {
    keeps: (who, cards) => `${name(who)}が${cards}を取る。`,
    discards: (who, card) => `${name(who)}が${card}を除く。`,
    places: (who, card, cell) => `${name(who)}が${card}を置く（${cell}）。`,
    hides: (who, card, cell) => `${name(who)}が${card}を裏向きに置く（${cell}）。`,
    faceDown: (card, cell) => `${card}を裏向きに${cell}へ`,
    fox: (way) => `キツネを${way}`,
    dog: (sheep, black, from, to) => `犬で${[sheep, black ? '黒羊' : ''].filter(Boolean).join('と')}を${from}から${to}へ`,
    steps: (parts) => parts.join('、'),
    flips: (animal) => `${animal}を裏返す`,
    activates: (animal) => `${animal}を先に`,
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
    sentence: (who, { given, rivals, rivalsGave, cards }) => {
      const theirs = `相手は${rivals === 1 ? '' : '平均'}${points(rivalsGave)}`;
      const luck = cards === 0 ? '五分でした' : `${points(cards)}の${cards < 0 ? '損' : '得'}でした`;
      return `${name(who)}が自分の手で失った勝率は${points(given)}（${theirs}）、カードの運は${luck}。`;
    },
    given: (figure) => `自分の手の損 ${figure}`,
    columns: { start: '開始', moves: '全員の手', cards: 'カード', result: '結果' },
    within: (error) => `±\u00a0${error}`,
    withinAbout: '±は誤差の目安です。20回に19回はこの範囲に収まります。',
    about:
      '勝率のポイントで、開始＋全員の手＋カード＝結果。「全員の手」は全員の選択による変化で、その人に分かったことだけで評価します。「カード」は残りすべてです。ゲームを通じた増減の合計なので、100を超えることもあります。',
    waits: 'すべての手を調べると出ます。',
  },
  truth: {
    title: '全員がすべて見えていたら',
    about:
      '全員がすべてのカードを見て最善を尽くした場合の正確な計算です（「全員の手札」ではグラフの上の帯）。グラフの線では各自が自分の手札しか見ないので、結果が違うことがあります。',
    waits: 'ゲームの終わりから順に計算しています。',
    whole: (side) => `最初から${side}の勝ちでした。`,
    from: (ply, side) => `${ply}手目から計算しました。それより前は計算量が多すぎます。そこからは${side}の勝ちでした。`,
    never: '計算量が多すぎるため、このゲームは正確には計算できません。',
    changed: (n) => (n === 0 ? '確実な勝ちを逃した人はいません。' : `確実な勝ちを逃したのは${n}回：`),
    at: (ply, who) => `${ply}手目、${name(who)}`,
  },
  gold: {
    title: '各ラウンド終了時の金貨',
    round: (n) => `ラウンド${n}`,
    laying: '同じカードのもっと良い置き方',
    found: (who, laid, found) =>
      `町と川で${name(who)}は${laid}を得ました。同じカードで${found}になる置き方が探索で見つかりました（もっと良い置き方があるかもしれません）。`,
    best: (who, laid) => `町と川で${name(who)}は${laid}を得ました。同じカードでこれより良い置き方は探索では見つかりませんでした。`,
    note: '動物とミッションはここに入りません。',
  },
};
