import { type Coat, HOUND, HoundHead, WOLF, WolfHead } from '../../../../art/Heads.tsx';
import { At, Drawn, HoundTail, Limb, lineAt, Sitting, Upright, WolfTail } from '../Bodies.tsx';

/** Metamorphic cards: wolf in front, hound behind, and never quite only one of them. */

const NIGHT: Coat = { fur: '#6a5f86', dark: '#4a4165', light: '#d6cfe6' };
const DAWN: Coat = { fur: '#c77f5c', dark: '#8d5136', light: '#fbe3d2' };
const ROAN: Coat = { fur: '#8a8279', dark: '#5f574f', light: '#ece5da' };
const FAWN: Coat = { fur: '#dcae74', dark: '#a4763f', light: '#fdf0db' };

interface Sides {
  readonly hound: boolean;
}

const Moon = () => <path d="M51 3a9 9 0 1 0 9 13 10 10 0 0 1-9-13z" fill="var(--amber)" />;

const Sun = () => (
  <g fill="var(--amber)">
    <path d="M54 1v3M54 19v3M44 11h-3M62 5l1-1M46 5l-2-2" fill="none" stroke-width="2" />
    <circle cx="54" cy="11" r="5.500" />
  </g>
);

/** By moonlight a wolf, by day a hound. */
export function MoonChangeling({ hound }: Sides) {
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

/** Goes about behind a mask of the other. */
export function MaskedChangeling({ hound }: Sides) {
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

/** Half and half: what it turns to you is what you meet. */
export function HalvedChangeling({ hound }: Sides) {
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

/** A wolf in a hound's collar and kerchief, a hound with a wolf's tail: somebody will notice. */
export function DisguisedChangeling({ hound }: Sides) {
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
