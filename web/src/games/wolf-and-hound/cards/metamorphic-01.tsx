import { At, Drawn, HoundTail, lineAt, Sitting, WolfTail } from '../../../art/Bodies.tsx';
import { type Coat, HoundHead, WolfHead } from '../../../art/Heads.tsx';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-01': typeof import('./metamorphic-01.tsx');
  }
}

const NIGHT: Coat = { fur: '#6a5f86', dark: '#4a4165', light: '#d6cfe6' };
const DAWN: Coat = { fur: '#c77f5c', dark: '#8d5136', light: '#fbe3d2' };

const Moon = () => <path d="M51 3a9 9 0 1 0 9 13 10 10 0 0 1-9-13z" fill="var(--amber)" />;

const Sun = () => (
  <g fill="var(--amber)">
    <path d="M54 1v3M54 19v3M44 11h-3M62 5l1-1M46 5l-2-2" fill="none" stroke-width="2" />
    <circle cx="54" cy="11" r="5.500" />
  </g>
);

/** A wolf by moonlight, a hound in the sun. */
export function Face({ shows }: AnimalArt) {
  const hound = shows === 'hound';
  const coat = hound ? DAWN : NIGHT;
  return (
    <Drawn>
      {hound ? <HoundTail coat={coat} /> : <WolfTail coat={coat} />}
      <Sitting coat={coat} />
      {hound ? <Sun /> : <Moon />}
      <At x={6} y={1} scale={0.71} turn={hound ? 0 : 10}>
        {hound ? (
          <HoundHead coat={coat} mood="glad" collar="var(--blue)" line={lineAt(0.71)} />
        ) : (
          <WolfHead coat={coat} look={[1, -1]} line={lineAt(0.71)} />
        )}
      </At>
    </Drawn>
  );
}

export const data: CardData = {};
export const lookup: CardLookUp = {};

export const en = { name: 'Metamorphic 01' };
export const de: typeof en = { name: 'Verwandlung 01' };
export const fr: typeof en = { name: 'Métamorphe 01' };
export const ja: typeof en = { name: 'メタモル 01' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-01 metamorphic-02"]

turn 1 play
sheep 3 3 3 3
animals metamorphic-01@4/back metamorphic-02@3
hand 1 W1 W2 W3 B1
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W1'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This changeling moves one step more and turns over at seat 1, which is yours. Send Hill a wolf.'],
      done: 'It passed you and turned into a wolf. Hill lost a sheep.',
    },
    de: {
      ask: ['Er zieht eins weiter und wird bei dir (Spieler 1) umgedreht. Schicke Hügel einen Wolf.'],
      done: 'Sie kam an dir vorbei und wurde zum Wolf: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce métamorphe va un espace plus loin et se retourne au Joueur 1 (toi). Envoie un loup à Mont.'],
      done: 'Il est passé chez toi et il est devenu loup : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このメタモルは1歩多く進み、プレイヤー1（あなた）の前を通ると裏返ります。ウルフを丘さんへ送りましょう。'],
      done: 'あなたの前を通って裏返り、ウルフになりました。丘さんの羊が1匹逃げました。',
    },
  },
};
