import { WOLF, WolfHead } from '../../../../art/Heads.tsx';
import { At, Drawn, lineAt, Sitting, WolfTail } from '../../art/Bodies.tsx';
import type { CardData } from '../../card.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-01': typeof import('./wolf-01.tsx');
  }
}

/** The wolf of the first game: the one all others are measured by. */
export function Face() {
  return (
    <Drawn>
      <WolfTail coat={WOLF} />
      <Sitting coat={WOLF} />
      <At x={8.5} y={0} scale={0.73}>
        <WolfHead coat={WOLF} line={lineAt(0.73)} />
      </At>
    </Drawn>
  );
}

export const data: CardData = {};

export const en = { name: 'Wolf 01' };
export const de: typeof en = { name: 'Wolf 01' };
export const fr: typeof en = { name: 'Loup 01' };
export const ja: typeof en = { name: 'ウルフ 01' };
