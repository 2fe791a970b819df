import type { CountedIn } from '@bellwether/review';
import { gold, san } from '../../words/grammar/ja.ts';
import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('ja', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const name = (who: Who) => (who.you ? 'あなた' : san(who.name));
const or = new Intl.ListFormat('ja', { type: 'disjunction' });
const points = (n: number) => `${Math.abs(n)}ポイント`;
const amount = (n: number, countedIn: CountedIn) => (countedIn === 'gold' ? gold(Math.abs(n)) : points(n));

const [WOLF, HOUND] = ['ウルフ', 'ハウンド'];

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
    open: '全員の手札を見た場合（各プレイヤーに見えるのは自分の手札だけ）',
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
  short: {
    worst: (who, ply, move) => `${name(who)}の最も大きなミスは${ply}手目：${move}。`,
    better: (move) => `良い手：${move}。`,
    none: (who) => `${name(who)}の手に、はっきりしたミスは見つかりませんでした。`,
    against: (who) => `カードの運は${name(who)}に不利でした。`,
    waits: '最も大事だった手を探しています…',
    details: 'くわしく',
  },
  story: { deal: 'カードが配られた。' },
  move: {
    label: { inaccuracy: '小さなミス', mistake: 'ミス', blunder: '大きなミス' },
    better: (move, given, sure, least) =>
      `${least ? '少なくとも' : ''}約${whole(given)}ポイント良い手：${move}。ボットが続きをプレイした場合、もっと良い手があった確かさは${share(Math.min(sure, 0.99))}です。`,
    unexplained: 'はっきりした理由は一つに絞れません。その後の展開で差が出ます。',
    likely: (move) => `おそらくもっと良い手（確かではありません）：${move}。`,
    slight: (move, least) => `差は${least}ポイント未満ながら、より良い手：${move}。`,
    unconfirmed: (move) => `初めは良く見えた手：${move}。さらに続きを試しても、裏付けは得られませんでした。`,
    rule: ({ inaccuracy, mistake, blunder }) =>
      `失った勝率が${inaccuracy}ポイント以上なら小さなミス、${mistake}以上ならミス、${blunder}以上なら大きなミスです。`,
    best: 'これより良い手は見つかりませんでした。',
    even: 'ほかにも同じくらい良い手があったかもしれません。',
    swing: (side, from, to) => `${side}：${share(from)} → ${share(to)}`,
    weighed: '調べたすべての手',
    played: '実際の手',
    against:
      '実際の手との差（ポイント）です。評価に添えた値とは異なることがあります。評価では標本の半分でいちばん良い手を選び、残り半分で評価しています。二度調べた手は、小さいほうの値を示します。',
    apart:
      '手の良し悪しは手どうしを比べて決めています。グラフの線は短時間の模擬対戦で計算したもので、その変化には、新しく手に入ったカードなど、その手番に起きたことが含まれることもあります。',
    disagree:
      'ここではグラフと評価が食い違っています。グラフの線は短時間の模擬対戦で計算したもので、より良い手を見逃していることもあれば、誤差もあり、新しく手に入ったカードなどの影響を含むこともあります。評価は手どうしを直接比べたものです。',
    waits: 'まだ調べていません。',
    only: '選択の余地はありませんでした。',
    thrown: (side) => `全員がすべて見えていたら、この手で${side}は確実な勝ちを逃していました。`,
    kept: (moves) => `${or.format(moves)}なら勝ちのままでした。`,
  },
  wolf: {
    'turned-to-wolf': (who, animal = 'アニマル') => `${name(who)}の場の${animal}をウルフに変えられます。`,
    'turned-to-hound': (who, animal = 'アニマル') => `${name(who)}の場の${animal}をハウンドに変えられます。`,
    'bone-laid': () => 'ハウンドを止める骨を置けます。',
    'several-won': (who) => `${name(who)}の羊を2匹以上逃がせます。`,
    'several-home': (who) => `${name(who)}の羊を2匹以上連れ戻せます。`,
    'wolf-left': (who, wolf = WOLF) => `${wolf}を残して${name(who)}の羊を逃がせます。`,
    'hound-left': (who, hound = HOUND) => `${hound}を残して${name(who)}の羊を連れ戻せます。`,
    'threat-averted': (who, wolf = WOLF) => `${name(who)}から${wolf}を遠ざけられます。`,
    'partner-protected': (who, wolf) => (wolf ? `${name(who)}を${wolf}から守れます。` : `${name(who)}を守れます。`),
    'opponent-threatened': (who, wolf = WOLF) => `${wolf}で${name(who)}の羊を狙えます。`,
    'help-called': (who, hound = HOUND) => `${hound}を${name(who)}の助けに回せます。`,
    'help-near': (who, hound = HOUND) => `${name(who)}のために${hound}を控えさせておけます。`,
    'help-denied': (who, hound = HOUND) => `${name(who)}から${hound}を引き離せます。`,
    'game-lost': (who) => `実際の手では${name(who)}が負けます。`,
    'sheep-lost-here': (who) => `実際の手では${name(who)}の羊が逃げます。`,
    'sheep-home-there': (who) => `実際の手では${name(who)}の羊が戻ります。`,
    'several-lost-here': (who) => `実際の手では${name(who)}の羊が2匹以上逃げます。`,
    'several-home-there': (who) => `実際の手では${name(who)}の羊が2匹以上戻ります。`,
    'wolf-left-here': (who, wolf = WOLF) => `実際の手では${wolf}が残り、${name(who)}の羊が逃げます。`,
    'hound-left-there': (who, hound = HOUND) => `実際の手では${hound}が残り、${name(who)}の羊が戻ります。`,
    'wolf-sent-here': (who, wolf = WOLF) => `実際の手では${wolf}が${name(who)}の羊を狙います。`,
    'hound-sent-there': (who, hound = HOUND) => `実際の手では${hound}が${name(who)}の助けに回ります。`,
    'hound-near-there': (who, hound = HOUND) => `実際の手では${hound}が${name(who)}のために控えます。`,
    'wolf-taken-from-there': (who, wolf = WOLF) => `実際の手では${name(who)}から${wolf}が離れます。`,
    'hound-taken-from-here': (who, hound = HOUND) => `実際の手では${name(who)}から${hound}が離れます。`,
    'turned-to-wolf-here': (who, animal = 'アニマル') => `実際の手では${name(who)}の場の${animal}がウルフに変わります。`,
    'turned-to-hound-there': (who, animal = 'アニマル') => `実際の手では${name(who)}の場の${animal}がハウンドに変わります。`,
    'meat-laid': () => '実際の手ではウルフを止めるお肉を置きます。',
    'lost-soon': (who) => `実際の手のあとは、数手のうちに${name(who)}が負けることが多くなります。`,
    'won-less': (who) => `実際の手だと、${name(who)}が数手のうちに勝てる見込みは下がります。`,
    'fewer-soon-here': (who) => `実際の手のあとは、数手先で${name(who)}の羊が平均して少なくなります。`,
    'more-soon-there': (who) => `実際の手のあとは、数手先で${name(who)}の羊が平均して多くなります。`,
  },
  turn: {
    keeps: (who, cards) => `${name(who)}が${cards.replaceAll(' + ', 'と')}を取った。`,
    discards: (who, card) => `${name(who)}が${card}を箱に戻した。`,
    places: (who, card, cell) => `${name(who)}が${card}を置いた（${cell}）。`,
    hides: (who, card, cell) => `${name(who)}が${card}を裏向きに置いた（${cell}）。`,
    faceDown: (card, cell) => `${card}を裏向きに${cell}に置く`,
    fox: (way) => `キツネを${way}動かす`,
    dog: (sheep, black, from, to) => `犬で${[sheep, black ? '黒羊' : ''].filter(Boolean).join('と')}を動かす（${from} → ${to}）`,
    steps: (parts) => parts.join('、'),
    flips: (animal) => `${animal}を裏返す`,
    activates: (animal) => `${animal}を先に発動する`,
  },
  retry: {
    title: 'もう一度やってみる',
    same: '伏せ札はそのまま',
    fresh: '伏せ札を配り直す',
    about: (who) =>
      who.you ? 'この手の前から、ボットを相手にやり直します。' : `${name(who)}の席で、この手の前からボットを相手にやり直します。`,
    none: '見えていたことと矛盾しない別の配り方はありません。',
    compare: '前回と今回',
    before: '前回',
    now: '今回',
    look: '最初のゲームを見る',
  },
  result: {
    won: (who) => `${name(who)}の勝ち`,
    lost: (who) => `${name(who)}の負け`,
    shared: (who) => `${name(who)}は勝利を分け合いました`,
    short: { won: '勝ち', lost: '負け', shared: '引き分け' },
  },
  balance: {
    title: '運と実力',
    sentence: (who, told) => {
      const { rivals, cards, countedIn } = told;
      const luck = cards === 0 ? '五分でした' : `${amount(cards, countedIn)}の${cards < 0 ? '損' : '得'}でした`;
      const lost = `${name(who)}が自分の手で失った`;
      if (countedIn === 'share') {
        const theirs = `相手は${rivals === 1 ? '' : '平均'}${points(told.rivalsGave)}`;
        return `${lost}勝率は${points(told.given)}（${theirs}）で、カードの運は${luck}。`;
      }
      const theirs = `相手${rivals === 1 ? '' : 'の平均'}`;
      const than =
        told.moves === 0 ? `${theirs}と同じで` : `${theirs}より${amount(told.moves, countedIn)}${told.moves > 0 ? '少なく' : '多く'}`;
      return `${lost}分は${than}、カードの運は${luck}。`;
    },
    own: { share: (figure) => `自分の手の損失 ${figure}`, gold: (figure) => `自分の手 ${figure}` },
    columns: { start: '開始', moves: '全員の手', cards: 'カード', result: { share: '結果', gold: 'リード' } },
    within: (error) => `±\u00a0${error}`,
    withinAbout: '±は誤差の目安です。95%の確率でこの範囲に収まります。',
    about: {
      share:
        '勝率のポイントで、開始＋全員の手＋カード＝結果になります。「開始」はカードを配る前の勝率で、グラフの始まりと違うことがあります。「全員の手」は全員の選択による変化で、その人が知り得た情報だけで評価します。「カード」はそれ以外のすべてです。ゲームを通じた増減の合計なので、100を超えることもあります。',
      gold: '相手の平均と比べた金貨の差で、全員の手＋カード＝最終的なリードになります。どの選択も、その人が知り得た情報だけをもとに、普通のプレイヤーがそこで選びそうな手と比べて評価します。「全員の手」は全員の選択の合計です。「カード」はそれ以外のすべてです。',
    },
    waits: 'すべての手を調べ終わると表示されます。',
  },
  truth: {
    title: '全員がすべて見えていたら',
    about:
      '全員がすべてのカードを見て最善を尽くした場合の正確な計算です（「全員の手札」ではグラフの上の帯）。グラフの線では各自が自分の手札しか見ないので、結果が違うことがあります。',
    waits: 'ゲームの終わりから順に計算しています。',
    whole: (side) => `最初から${side}の勝ちでした。`,
    from: (ply, side) => `${ply}手目から計算しました。それより前は計算量が多すぎます。そこからは${side}の勝ちでした。`,
    never: '計算量が多すぎるため、このゲームは正確には計算できません。',
    changed: (n, all) => `${all ? '' : 'そこから先、'}${n === 0 ? '確実な勝ちを逃した人はいません。' : `確実な勝ちを逃したのは${n}回：`}`,
    at: (ply, who) => `${ply}手目、${name(who)}`,
  },
  gold: {
    title: '各ラウンド終了時の金貨',
    round: (n) => `ラウンド${n}`,
    laying: '同じカードのもっと良い置き方',
    found: (who, laid, found) =>
      `町と川で${name(who)}は${laid}を得ました。同じカードで${found}になる置き方が探索で見つかりました（もっと良い置き方があるかもしれません）。`,
    best: (who, laid) => `町と川で${name(who)}は${laid}を得ました。同じカードでこれより良い置き方は探索では見つかりませんでした。`,
    note: '羊・犬・キツネとミッションはここに入りません。',
  },
};
