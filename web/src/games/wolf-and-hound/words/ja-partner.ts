import { san } from '../../../words/grammar/ja.ts';
import type { Who } from './en.ts';
import type { WolfPartner } from './en-partner.ts';

const name = (who: Who) => (who.you ? 'あなた' : san(who.name));

export const words = {
  acts: {
    toSeat: (animal, who) => `${animal}を${name(who)}の場へ送る`,
    toSelf: (animal) => `${animal}を自分の場へ動かす`,
    toOwn: (animal) => `${animal}を自分のチームの場へ動かす`,
    toRivals: (animal) => `${animal}を相手チームの場へ送る`,
    move: (animal) => `${animal}を動かす`,
  },
  probably: (partner, act) => `${san(partner)}は${act}でしょう。`,
  misread: {
    title: 'パートナーどうしの読み違い',
    about: 'そのプレイヤーに見えていた情報から、ありうる手札の5分の4以上で予想できた手です。実際は違いました。',
    expected: (by, partner, act) => `${name(by)}は、${name(partner)}が${act}と予想できました。`,
    causes: {
      cards: (herder) => `この手札なら、レベル「${herder}」も別の手を選びます。`,
      choice: (herder) => `この手札なら、レベル「${herder}」はそうします。`,
    },
  },
} satisfies WolfPartner;
