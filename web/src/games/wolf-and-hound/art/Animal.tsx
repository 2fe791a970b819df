import type { ComponentChildren, ComponentType } from 'preact';
import { later } from '../../../ui/later.ts';
import { byFile } from '../../../words/byFile.ts';
import type { Art } from '../scene/thing.ts';
import { dataOf, forbiddenBy, paceSign, type Sign } from '../signs.ts';
import type { Kind } from '../vocabulary.ts';

export type AnimalArt = Extract<Art, { kind: 'animal' }>;

const FIRST = byFile(
  import.meta.glob<ComponentType<AnimalArt>>('../cards/first-game/*.tsx', { query: '?face', import: 'Face', eager: true }),
);
const Going = later<{ readonly shows: Kind; readonly children: ComponentChildren }>(async () => (await import('./Gaits.tsx')).Going);
const Others = later<AnimalArt>(() => import('./menagerie/Others.tsx').then((part) => part.Others));

/** An animal card as its creature, with icons for modifier and target. */
export function Animal(art: AnimalArt) {
  return (
    <svg viewBox="-3 0 70 70" class={`art animal ${art.shows}`} aria-hidden="true">
      <ellipse cx="37" cy="60.500" rx="25" ry="4.500" fill="var(--cast)" />
      {art.goes && (
        <Going shows={art.shows}>
          <Creature {...art} />
        </Going>
      )}
      <g class="sits">
        <Creature {...art} />
      </g>
      <Signs {...art} />
    </svg>
  );
}

/** The creatures of a first game are part of the table's chunk, all others are loaded on demand. */
function Creature(art: AnimalArt) {
  const Face = FIRST[art.id] ?? Others;
  return <Face {...art} />;
}

/** Modifier at the lower right, target as an arrow or icon at the lower left, below the creature. */
function Signs({ id, pace, arrow }: AnimalArt) {
  const modifier = paceSign(pace);
  const own = dataOf(id)?.sign;
  const wide = modifier.length * 8.6 + 8;
  return (
    <g font-weight="800" font-size="13.500" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">
      {modifier !== '' && (
        <g transform={`translate(${66 - wide / 2} 60)`}>
          <rect x={-wide / 2} y="-8.500" width={wide} height="17" rx="8.500" fill="#fffaf0" stroke="var(--ink)" stroke-width="2" />
          <text y="4.800" fill="#2d2723">
            {modifier}
          </text>
        </g>
      )}
      {arrow !== undefined && (
        <g transform={`translate(7.500 60) rotate(${arrow})`}>
          <circle r="8.500" fill="var(--amber)" stroke="var(--ink)" stroke-width="2" />
          <path d="M-4.500 0h8.500M0-4L4 0 0 4" fill="none" stroke="#2d2723" stroke-width="2.400" />
        </g>
      )}
      {own && (
        <g transform="translate(7.500 60)">
          <circle r="8.500" fill="#fffaf0" stroke="var(--ink)" stroke-width="2" />
          <OwnSign sign={own} />
        </g>
      )}
    </g>
  );
}

function OwnSign({ sign }: { readonly sign: Sign }) {
  if (sign === 'stop') return <path d="M-4.500 0h9" stroke="var(--devil)" stroke-width="3.600" />;
  return (
    <>
      {/* The space separates it from the modifier when both are read out. */}
      <text y="4.800" fill="#2d2723">
        {` ${forbiddenBy(sign)}`}
      </text>
      <path d="M-6 6L6-6" stroke="var(--devil)" stroke-width="2.400" />
    </>
  );
}
