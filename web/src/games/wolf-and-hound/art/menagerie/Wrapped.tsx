import { At, Drawn, lineAt } from '../../../../art/Bodies.tsx';
import { HOUND, HoundHead, WOLF, WolfHead } from '../../../../art/Heads.tsx';

/** A character under a blanket, with ears. */
export function Wrapped({ cloth, hem, hound }: { readonly cloth: string; readonly hem: string; readonly hound: boolean }) {
  return (
    <Drawn>
      <path d="M32 1C17 1 9 11 9 26c0 6-1 10-4 16-3 7-2 14 1 19h52c3-5 4-12 1-19-3-6-4-10-4-16C55 11 47 1 32 1z" fill={cloth} />
      <path d="M6 56c6-4 9 2 14-1s8 2 12 0 7 3 12 0 8-2 14 1" fill="none" stroke={hem} stroke-width="3.400" />
      <path d="M20 46c-1 4-3 7-5 9M44 46c1 4 3 7 5 9M32 50v5" fill="none" stroke={hem} stroke-width="2" />
      <ellipse cx="32" cy="29" rx="18" ry="19.500" fill="var(--ink)" opacity="0.35" stroke="none" />
      <At x={12} y={10} scale={0.62}>
        {hound ? (
          <HoundHead coat={HOUND} mood="glad" collar={null} line={lineAt(0.62)} />
        ) : (
          <WolfHead coat={WOLF} look={[0, 0]} line={lineAt(0.62)} />
        )}
      </At>
      <path d="M24 61c0-4 2-5 4-5s4 1 4 5zM32 61c0-4 2-5 4-5s4 1 4 5z" fill={hound ? HOUND.light : WOLF.light} />
    </Drawn>
  );
}
