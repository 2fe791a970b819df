import { At, Drawn, HoundTail, Limb, lineAt } from '../../../../art/Bodies.tsx';
import { type Coat, HoundHead } from '../../../../art/Heads.tsx';
import { Lying, Standing } from './poses.tsx';

const POINTER: Coat = { fur: '#7c4a33', dark: '#5a3423', light: '#f6efe4' };
const SHAGGY: Coat = { fur: '#8d8f98', dark: '#6f727d', light: '#f4f1ea' };
const BERNARD: Coat = { fur: '#b5612f', dark: '#7d3d1c', light: '#fff4e2' };
const BASSET: Coat = { fur: '#c9803f', dark: '#8a4f22', light: '#f8e6cb' };

/** A pointer: nose and paw to the left, straight tail. */
export function PointingHound() {
  return (
    <g transform="translate(64 0) scale(-1 1)">
      <Drawn>
        <Limb d="M10 42L1 34" fill={POINTER.fur} width={3} />
        <Standing coat={POINTER} />
        <Limb d="M47 48l10 1-1 6" fill={POINTER.light} />
        <At x={22} y={0} scale={0.66} turn={4}>
          <HoundHead coat={POINTER} look={[1, 0]} tongue={false} collar="var(--blue)" line={lineAt(0.66)} />
        </At>
      </Drawn>
    </g>
  );
}

/** A sheepdog with its eyes under its hair. */
export function ShaggyHound() {
  return (
    <Drawn>
      <path d="M20 38c-3 2-6 6-5 9-3 1-4 6-2 8-2 2-1 5 1 6h36c2-1 3-4 1-6 2-2 1-7-2-8 1-3-2-7-5-9z" fill={SHAGGY.light} />
      <path d="M14 47c4-2 8-1 10 2M50 47c-4-2-8-1-10 2M12 55c4-2 7-1 9 1M52 55c-4-2-7-1-9 1" fill="none" stroke={SHAGGY.fur} />
      <path d="M23 61c0-4 2-5 4-5s4 1 4 5zM33 61c0-4 2-5 4-5s4 1 4 5z" fill={SHAGGY.light} />
      <At x={9} y={0} scale={0.73} turn={6}>
        <HoundHead coat={SHAGGY} collar={null} line={lineAt(0.73)}>
          <path
            d="M14 34c-2-16 6-25 18-25s20 9 18 25c-3-1-4-3-5-5-1 4-3 6-6 6-1-3-2-5-2-7-1 4-3 7-6 7-2-2-3-4-3-7-2 4-4 7-7 7-2-2-2-4-2-6-1 3-3 5-5 5z"
            fill={SHAGGY.light}
          />
          <path d="M24 14c-2 4-3 8-3 12M32 12v12M40 14c2 4 3 8 3 12" fill="none" stroke={SHAGGY.fur} stroke-width="2.200" />
        </HoundHead>
      </At>
    </Drawn>
  );
}

/** A rescue dog with a barrel under its chin. */
export function BarrelHound() {
  return (
    <Drawn>
      <HoundTail coat={BERNARD} />
      <path d="M20 36c-8 6-10 16-7 25h38c3-9 1-19-7-25z" fill={BERNARD.fur} />
      <path d="M26 40c-3 7-3 14 0 21h12c3-7 3-14 0-21z" fill={BERNARD.light} stroke="none" />
      <path d="M22 61c0-5 2-6 5-6s5 1 5 6zM32 61c0-5 2-6 5-6s5 1 5 6z" fill={BERNARD.light} />
      <At x={9} y={-1} scale={0.72}>
        <HoundHead coat={BERNARD} mood="tired" look={[0, -0.4]} tongue={false} collar={null} line={lineAt(0.72)} />
      </At>
      <path d="M22 39c6 3 14 3 20 0" fill="none" stroke="var(--wood)" stroke-width="3.600" />
      <path d="M25 41h14c2 3 2 8 0 11H25c-2-3-2-8 0-11z" fill="var(--wood-2)" />
      <path d="M29 41v11M35 41v11" fill="none" stroke-width="1.800" />
      <path d="M30 46.500h4M32 44.500v4" stroke="var(--devil)" stroke-width="2.400" />
    </Drawn>
  );
}

/** A basset: short legs, long ears, half the speed. */
export function BassetHound() {
  return (
    <Drawn>
      <HoundTail coat={BASSET} />
      <Lying coat={BASSET} />
      <path d="M18 61c0-5 2-6 5-6s5 1 5 6zM36 61c0-5 2-6 5-6s5 1 5 6z" fill={BASSET.light} />
      <At x={7} y={2} scale={0.78}>
        <HoundHead coat={BASSET} mood="tired" look={[0, 0.4]} collar={null} line={lineAt(0.78)}>
          <path
            d="M15 14C5 14 1 28 3 44c1 9 9 10 12 2 2-7 1-20 6-28zM49 14c10 0 14 14 12 30-1 9-9 10-12 2-2-7-1-20-6-28z"
            fill={BASSET.dark}
          />
          <path d="M26 20q6-3 12 0" fill="none" stroke-width="2" />
        </HoundHead>
      </At>
    </Drawn>
  );
}
