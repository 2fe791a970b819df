import type { WolfCopyWords } from './en-copy.ts';

export const words: WolfCopyWords = {
  numbers: '数字カード',
  animals: 'アニマルカード',
  count: '枚数',
  sum: (colour, sum) => `${colour}：合計${sum}枚${sum === 16 ? '' : '（16枚にしてください）'}`,
  total: (sum) => `合計${sum}枚${sum === 32 ? '' : '（32枚にしてください）'}`,
  most: '説明書によると、いちばん多いのは黒の3です。',
  field: { pace: '移動修正値', target: '対象', sheep: '効果', front: '表', start: '最初の面', exists: '箱に入っているか' },
  values: {
    front: { wolf: 'ウルフ', hound: 'ハウンド' },
    start: { '': '当アプリの裁定どおり', front: '表', back: '裏' },
    exists: { true: 'はい', false: 'いいえ' },
  },
  onBack: (field) => `裏の${field}`,
  none: 'なし',
  paces: { reverse: '反時計回り' },
  targets: { self: 'その場の人', left: '左隣', across: '向かい', right: '右隣' },
  effect: (sheep) => `羊${sheep > 0 ? '+' : '−'}${Math.abs(sheep)}匹`,
  doubts: {
    picture: '説明書の絵からしか読み取れない値です。',
    draft: '2015年草稿の絵から取りました。2016年の説明書には書かれていません。',
    unnamed: 'どの説明書にも書かれていないので、基本のカードと同じとしました。',
    order: '値の種類は説明書にありますが、どのカードかは書かれていません。番号順に割り当てました。',
    wolves: '同じ番号のウルフカードに合わせました。',
    pair: '組になるもう1枚に合わせました。',
    neighbor: '絵から、隣のプレイヤーが対象だと分かります。左右のどちらかは推定です。',
    'other-side': '示されているのは多くても片面だけなので、もう片面も同じとしました。',
    number: '例に番号がないため、2016年版の番号にしました。',
    fronts: '表がどちらかは、2016年版の例でメタモル 03だけに示されています。ほかも同じとしました。',
    start: 'どの説明書にも書かれていません。当アプリの裁定は、番号順に表・裏・表・裏です。',
    unlisted: '草稿のカードは16枚ですが、名前があるのは11枚だけです。残り5枚のうちの1枚としました。',
    'draft-sums': '草稿に書かれているのは、8種類で32枚ということだけです。ほかは2016年版の推定に合わせました。',
    sums: '説明書に書かれているのは、1から4までの黒16枚と白16枚で、黒の3がいちばん多いことだけです。ほかは推定です。',
  },
  problems: {
    unreadable: () => '値が足りないか、カードにない値です。',
    'unknown-card': () => 'この版にそのカードはありません。',
    certain: (_, card) => `${card}：この値は説明書に書かれているので、直せません。`,
    'one-side': (_, card) => `${card}は片面だけです。`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card}：ウルフは羊を逃がします。`
        : facts.kind === 'hound'
          ? `${card}：ハウンドは羊を連れ戻します。`
          : `${card}：シープカードは羊を動かしません。`,
    sum: (facts) => `${facts.colour === 'black' ? '黒' : '白'}は16枚です（今は${facts.sum}枚）。`,
    total: (facts) => `数字カードは32枚です（今は${facts.sum}枚）。`,
    'too-few': (facts, card) => `${card}は${facts.least}枚以上必要です。どの数字も1枚は要り、「お肉と骨」で入れ替える分も要ります。`,
    'own-numbers': () => '自作の数字カードとは一緒に使えません。',
  },
  colour: { black: '黒', white: '白' },
};
