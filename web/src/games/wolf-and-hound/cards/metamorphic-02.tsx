import { HOUND, HoundHead, WOLF, WolfHead } from '../../../art/Heads.tsx';
import type { AnimalArt } from '../art/Animal.tsx';
import { At, Drawn, HoundTail, Limb, lineAt, Upright, WolfTail } from '../art/Bodies.tsx';
import { FAWN } from '../art/menagerie/coats.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-02': typeof import('./metamorphic-02.tsx');
  }
}

/** Goes about behind a mask of the other. */
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
