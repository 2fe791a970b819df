import { HOUND, HoundHead, WOLF, WolfHead } from '../../../art/Heads.tsx';
import { later } from '../../../ui/later.ts';
import type { Art } from '../scene.ts';
import { barsThree, paceSign } from '../signs.ts';
import { At, Drawn, HoundTail, lineAt, Sitting, WolfTail } from './Bodies.tsx';

export type AnimalArt = Extract<Art, { kind: 'animal' }>;

const Other = later<AnimalArt>(async () => (await import('./menagerie/Other.tsx')).Other);

/** An animal card as the creature it stands for, with its modifier and target as signs. */
export function Animal(art: AnimalArt) {
  return (
    <svg viewBox="-3 0 70 70" class={`art animal ${art.shows}`} aria-hidden="true">
      <ellipse cx="32" cy="60.500" rx="23" ry="3.500" fill="var(--shadow)" />
      <Creature {...art} />
      <Signs {...art} />
    </svg>
  );
}

/** The wolf and the hound of the first game come with the table, all others when they are met. */
function Creature(art: AnimalArt) {
  const { id, pace, target } = art;
  const usual = pace === 'plain' && target === 'self';
  if (usual && id === 'wolf-01') {
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
  if (usual && id === 'hound-01') {
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
  return <Other {...art} />;
}

const TURN_OF = { self: 0, left: 180, across: 270, right: 0 } as const;

/** Modifier below right, target as an arrow or what it forbids below left. They hang below the creature, which keeps its props to itself. */
function Signs({ id, pace, target }: AnimalArt) {
  const sign = paceSign(pace);
  const bars = barsThree(id);
  const stops = id === 'sheep-01' || id === 'tornado-01';
  const wide = sign.length * 8.6 + 8;
  return (
    <g font-weight="800" font-size="13.500" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">
      {sign !== '' && (
        <g transform={`translate(${66 - wide / 2} 60)`}>
          <rect x={-wide / 2} y="-8.500" width={wide} height="17" rx="8.500" fill="#fffaf0" stroke="var(--ink)" stroke-width="2" />
          <text y="4.800" fill="#2d2723">
            {sign}
          </text>
        </g>
      )}
      {target !== 'self' && (
        <g transform={`translate(7.500 60) rotate(${TURN_OF[target]})`}>
          <circle r="8.500" fill="var(--amber)" stroke="var(--ink)" stroke-width="2" />
          <path d="M-4.500 0h8.500M0-4L4 0 0 4" fill="none" stroke="#2d2723" stroke-width="2.400" />
        </g>
      )}
      {(bars || stops) && (
        <g transform="translate(7.500 60)">
          <circle r="8.500" fill="#fffaf0" stroke="var(--ink)" stroke-width="2" />
          {bars && (
            <path
              d="M-3-3.800c2-2 5.500-1 5.500 1.400C2.500-.8 1-.2-.6-.2 1.500-.2 3.200.8 3.200 2.700 3.200 5.200-1 6-3.200 3.800"
              fill="none"
              stroke="#2d2723"
              stroke-width="2.200"
            />
          )}
          <path d={bars ? 'M-6 6L6-6' : 'M-4.500 0h9'} stroke="var(--devil)" stroke-width={bars ? 2.4 : 3.6} />
        </g>
      )}
    </g>
  );
}
