import { san } from '../../../words/grammar/ja.ts';
import type { WolfPartner } from './en-partner.ts';

export const words = {
  acts: {
    toSeat: (animal, who) => `${animal}を${who.you ? 'あなた' : san(who.name)}の場へ送る`,
    toSelf: (animal) => `${animal}を自分の場へ動かす`,
    toOwn: (animal) => `${animal}を自分のチームの場へ動かす`,
    toRivals: (animal) => `${animal}を相手チームの場へ送る`,
    move: (animal) => `${animal}を動かす`,
  },
  probably: (partner, act) => `${san(partner)}は${act}でしょう。`,
} satisfies WolfPartner;
