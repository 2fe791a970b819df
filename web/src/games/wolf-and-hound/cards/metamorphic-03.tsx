import { HOUND, HoundHead, WolfHead } from '../../../art/Heads.tsx';
import type { AnimalArt } from '../art/Animal.tsx';
import { At, Drawn, HoundTail, lineAt, Sitting, WolfTail } from '../art/Bodies.tsx';
import { ROAN } from '../art/menagerie/coats.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-03': typeof import('./metamorphic-03.tsx');
  }
}

/** Half and half: what it turns to you is what you meet. */
export function Face({ shows }: AnimalArt) {
  const hound = shows === 'hound';
  const coat = hound ? HOUND : ROAN;
  const other = hound ? ROAN : HOUND;
  return (
    <Drawn>
      {hound ? <HoundTail coat={coat} /> : <WolfTail coat={coat} />}
      <Sitting coat={coat} />
      <path d="M32 37h-10c-6 6-8 15-6 24h16z" fill={other.fur} />
      <path d="M32 43c-5-1-6 11-5 18h5z" fill={other.light} stroke="none" />
      <At x={9} y={0} scale={0.72}>
        {hound ? (
          <HoundHead coat={coat} line={lineAt(0.72)}>
            <path d="M24 11C16 12 12 8 9 2c-4 8-4 16-1 24 4-1 8-4 10-8z" fill={ROAN.dark} />
          </HoundHead>
        ) : (
          <WolfHead coat={coat} line={lineAt(0.72)}>
            <path d="M17 13C8 10 3 18 3 28c0 8 3 14 8 13 5 0 6-7 6-13 1-6 3-10 7-13-3-2-5-2-7-2z" fill={HOUND.dark} />
            <circle cx="21" cy="31" r="4.600" fill="var(--eye)" stroke-width="1.800" />
            <circle cx="21.500" cy="31.500" r="2.600" fill="var(--ink)" stroke="none" />
          </WolfHead>
        )}
      </At>
    </Drawn>
  );
}

export const data: CardData = {};
export const lookup: CardLookUp = {};

export const en = { name: 'Metamorphic 03' };
export const de: typeof en = { name: 'Verwandlung 03' };
export const fr: typeof en = { name: 'Métamorphe 03' };
export const ja: typeof en = { name: 'メタモル 03' };
