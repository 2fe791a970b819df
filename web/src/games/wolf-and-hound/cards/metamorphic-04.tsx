import { At, Drawn, lineAt, Sitting, WolfTail } from '../../../art/Bodies.tsx';
import { HoundHead, WolfHead } from '../../../art/Heads.tsx';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import { FAWN, ROAN } from '../art/menagerie/coats.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-04': typeof import('./metamorphic-04.tsx');
  }
}

/** A wolf with a hound's collar and kerchief, a hound with a wolf's tail: a poor disguise. */
export function Face({ shows }: AnimalArt) {
  const hound = shows === 'hound';
  const coat = hound ? FAWN : ROAN;
  return (
    <Drawn>
      <WolfTail coat={ROAN} />
      <Sitting coat={coat} />
      <At x={9} y={0} scale={0.71} turn={hound ? -5 : 5}>
        {hound ? (
          <HoundHead coat={coat} mood="wide" look={[1, 1]} collar={null} line={lineAt(0.71)} />
        ) : (
          <WolfHead coat={coat} mood="glad" line={lineAt(0.71)} />
        )}
      </At>
      <path d="M18 41c8 5 20 5 28 0l1 5c-5 3-9 4-12 4l-3 7-3-7c-4 0-8-1-12-4z" fill="var(--devil)" />
      <path d="M25 47h.1M32 49h.1M39 47h.1" stroke="var(--wool)" stroke-width="2.600" />
    </Drawn>
  );
}

export const data: CardData = {};
export const lookup: CardLookUp = {};

export const en = { name: 'Metamorphic 04' };
export const de: typeof en = { name: 'Verwandlung 04' };
export const fr: typeof en = { name: 'Métamorphe 04' };
export const ja: typeof en = { name: 'メタモル 04' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-03 metamorphic-04"]

turn 1 play
sheep 3 3 3 3
animals metamorphic-03@3/back metamorphic-04@1
hand 1 B1 B2 B3 W1
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['It does not turn over when it leaves seat 1. Send this wolf to Hill.'],
      done: 'It stayed a wolf: Hill lost a sheep.',
    },
    de: {
      ask: ['Wer von Spieler 1 loszieht, wird nicht umgedreht. Schicke diesen Wolf zu Hügel.'],
      done: 'Sie blieb ein Wolf: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Partir du Joueur 1 ne retourne rien. Envoie ce loup chez Mont.'],
      done: 'Il est resté loup : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['プレイヤー1（あなた）の場から出るときは裏返りません。このウルフを丘さんへ送りましょう。'],
      done: 'ウルフのまま着き、丘さんの羊が1匹逃げました。',
    },
  },
};
