import { counted } from '../../../words/grammar/ja.ts';
import type { WolfGallery } from './en-gallery.ts';

export const words: WolfGallery = {
  title: 'アニマルカード',
  add: 'ゲームに入れる',
  side: { front: '表', back: '裏' },
  pinned: 'このカードの値はすべて説明書に書かれています。',
  invented: '当アプリのオリジナルです。',
  does: {
    wolf: (whose, sheep) => `${whose}の羊を${counted(sheep, 'sheep')}逃がす。`,
    hound: (whose, sheep) => `${whose}の羊を${counted(sheep, 'sheep')}連れ戻す。`,
  },
  whose: { self: '手番プレイヤー', left: '左隣のプレイヤー', across: '向かいのプレイヤー', right: '右隣のプレイヤー' },
  movedBy: { black: '黒カードの', white: '白カードの', both: 'どのカードでも、その', none: 'カードでは動かない。' },
  pace: {
    plain: '数字の分だけ動く。',
    reverse: '数字の分だけ、反時計回りに動く。',
    '+1': '数字より1歩多く動く。',
    '-1': '数字より1歩少なく動く。',
    '1/2': '数字の半分（切り捨て）だけ動く。',
    '-1/2': '数字の半分（切り捨て）だけ、反時計回りに動く。',
    x3: '数字の3倍動く。',
  },
  moves: (by, pace) => `${by}${pace}`,
  paceOther: (form, n) =>
    ({
      '+': `数字より${n}歩多く動く。`,
      '-': `数字より${n}歩少なく動く。`,
      '1/': `数字の${n}分の1（切り捨て）だけ動く。`,
      '-1/': `数字の${n}分の1（切り捨て）だけ、反時計回りに動く。`,
      x: `数字の${n}倍動く。`,
    })[form],
  metamorphic: 'プレイヤー1の前を通過するか、プレイヤー1の前で止まると裏返る。同じ場に同じ面が2枚並んだら、1枚を裏返す。',
  otherwise: (edition) => `${edition}では値が違います`,
  rulings: '関係するルール',
  moreWolves: 'ウルフカード2枚以上',
};
