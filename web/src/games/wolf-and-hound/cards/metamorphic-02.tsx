import { At, Drawn, HoundTail, Limb, lineAt, WolfTail } from '../../../art/Bodies.tsx';
import { HOUND, HoundHead, WOLF, WolfHead } from '../../../art/Heads.tsx';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import { FAWN } from '../art/menagerie/coats.ts';
import { Upright } from '../art/menagerie/poses.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-02': typeof import('./metamorphic-02.tsx');
  }
}

/** Wears a mask of the other kind. */
export function Face({ shows }: AnimalArt) {
  const hound = shows === 'hound';
  const coat = hound ? FAWN : WOLF;
  return (
    <Drawn>
      {hound ? <HoundTail coat={coat} /> : <WolfTail coat={coat} />}
      <Upright coat={coat} />
      <At x={2} y={0} scale={0.68}>
        {hound ? <HoundHead coat={coat} look={[1, 0]} line={lineAt(0.68)} /> : <WolfHead coat={coat} look={[1, 0]} line={lineAt(0.68)} />}
      </At>
      <path d="M52 50v11" stroke-width="3" />
      <At x={37} y={28} scale={0.44} turn={10}>
        {hound ? (
          <WolfHead coat={WOLF} mood="glad" line={lineAt(0.44)} />
        ) : (
          <HoundHead coat={HOUND} mood="glad" tongue={false} collar={null} line={lineAt(0.44)} />
        )}
      </At>
      <Limb d="M41 46c4 3 7 5 11 6" fill={coat.fur} />
    </Drawn>
  );
}

export const data: CardData = {};
export const lookup: CardLookUp = {};

export const en = { name: 'Metamorphic 02' };
export const de: typeof en = { name: 'Verwandlung 02' };
export const fr: typeof en = { name: 'Métamorphe 02' };
export const ja: typeof en = { name: 'メタモル 02' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-01 metamorphic-02"]

turn 1 play
sheep 3 3 2 3
animals metamorphic-01@1/back metamorphic-02@4
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2', 'B4'],
  after: ['sheep 3 3 3 3', 'metamorphic-02@3/back'],
  says: {
    en: {
      ask: ['This changeling is a wolf now. After seat 1 it is a hound: send it to Oak.'],
      done: 'It passed you as a wolf and reached Oak as a hound: the sheep is home.',
    },
    de: {
      ask: ['Dieser Gestaltwandler ist noch ein Wolf. Hinter Spieler 1 ist er ein Hund: Schicke ihn zu Eiche.'],
      done: 'Als Wolf kam sie an dir vorbei, als Hund zu Eiche: Das Schaf ist zurück.',
    },
    fr: {
      ask: ['Ce métamorphe est encore un loup. Après le Joueur 1, c’est un chien : envoie-le chez Pin.'],
      done: 'Loup en passant chez toi, chien en arrivant chez Pin : le mouton est rentré.',
    },
    ja: {
      ask: ['このメタモルは今ウルフです。プレイヤー1（あなた）の前を通るとハウンドになります。樫さんへ送りましょう。'],
      done: 'あなたの前を通ってハウンドになり、樫さんの羊が戻りました。',
    },
  },
};
