import { HOUND, HoundHead } from '../../../../art/Heads.tsx';
import { At, Drawn, HoundTail, lineAt, Sitting } from '../../art/Bodies.tsx';
import type { CardData } from '../../card.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'hound-01': typeof import('./hound-01.tsx');
  }
}

/** The hound of the first game. */
export function Face() {
  return (
    <Drawn>
      <HoundTail coat={HOUND} />
      <Sitting coat={HOUND} />
      <At x={8.5} y={-3} scale={0.73}>
        <HoundHead coat={HOUND} line={lineAt(0.73)} />
      </At>
    </Drawn>
  );
}

export const data: CardData = {};

export const en = { name: 'Hound 01' };
export const de: typeof en = { name: 'Hund 01' };
export const fr: typeof en = { name: 'Chien 01' };
export const ja: typeof en = { name: 'ハウンド 01' };
