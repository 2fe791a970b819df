import { type Coat, HOUND, HoundHead, WOLF, WolfHead } from '../../../../art/Heads.tsx';
import { At, Drawn, Limb, Lying, lineAt, Running, Sitting, Upright, WolfTail } from '../Bodies.tsx';

const DEVIL: Coat = { fur: 'var(--devil)', dark: '#8e2c24', light: '#f6b9a6' };
const GRANDPA: Coat = { fur: '#b9bcc4', dark: '#8b909c', light: '#f2f2f0' };

/** Spectacles, moustache, stick and slippers: he goes where the card before last told him to. */
export function GrandpaWolf() {
  return (
    <Drawn>
      <WolfTail coat={GRANDPA} />
      <Upright coat={GRANDPA} />
      <path d="M19 40c-3 6-3 12-2 16 3 1 6 1 9 1V37zM45 40c3 6 3 12 2 16-3 1-6 1-9 1V37z" fill="#7d6a9a" />
      <path d="M16 61c0-4 3-6 7-6s7 3 7 6zM34 61c0-3 3-6 7-6s7 2 7 6z" fill="#a5553f" />
      <Limb d="M8 61V46c0-5 6-5 6-1" fill="var(--wood-2)" width={2.4} />
      <Limb d="M21 46l-10 2" fill="#7d6a9a" />
      <At x={9} y={0} scale={0.71}>
        <WolfHead coat={GRANDPA} mood="tired" line={lineAt(0.71)}>
          <path d="M12 22q8-6 14-1M52 22q-8-6-14-1" stroke="var(--ink)" stroke-width="7" fill="none" />
          <path d="M12 22q8-6 14-1M52 22q-8-6-14-1" stroke="var(--wool)" stroke-width="4" fill="none" />
          <g fill="none" stroke-width="2.400">
            <circle cx="21" cy="32" r="7.500" />
            <circle cx="43" cy="32" r="7.500" />
            <path d="M28.500 31q3.500-3 7 0" />
          </g>
          <path d="M31 50c-6-3-13 0-16 7 8 3 14 0 16-4M33 50c6-3 13 0 16 7-8 3-14 0-16-4" fill="var(--wool)" stroke-width="2" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

/** Three times as far: horns, a barbed tail and flames at the heels. */
export function RedDevil() {
  return (
    <Drawn>
      <path
        d="M4 61c-4-8 1-12 1-19 5 3 6 6 6 9 2-2 3-5 2-9 6 4 8 11 6 19zM60 61c4-8-1-12-1-19-5 3-6 6-6 9-2-2-3-5-2-9-6 4-8 11-6 19z"
        fill="var(--amber)"
      />
      <Limb d="M44 57c10 1 14-6 12-15" fill={DEVIL.dark} width={2.6} />
      <path d="M56 43l-5-2 6-8 4 9z" fill={DEVIL.dark} />
      <Sitting coat={DEVIL} />
      <At x={9} y={2} scale={0.7}>
        <WolfHead coat={DEVIL} mood="cross" line={lineAt(0.7)}>
          <path d="M23 17c-7-3-9-10-6-18 2 5 6 7 12 9zM41 17c7-3 9-10 6-18-2 5-6 7-12 9z" fill="var(--amber)" />
          <path d="M22 52q10 7 20 0l-2 6q-8 4-16 0z" fill="var(--eye)" stroke-width="2" />
          <path d="M27 55l2 4M32 56v4M37 55l-2 4" stroke-width="1.600" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

/** Somebody under a blanket, ears and all. */
function Wrapped({ cloth, hem, hound }: { readonly cloth: string; readonly hem: string; readonly hound: boolean }) {
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

export const BlackBlanket = () => <Wrapped cloth="var(--card-black-2)" hem="#8d93a5" hound={false} />;
export const WhiteBlanket = () => <Wrapped cloth="var(--wool)" hem="var(--hound)" hound={true} />;

/** Rests under a blanket of its own, or runs after the others because it is cold. */
export function BlanketWolf({ awake }: { readonly awake: boolean }) {
  if (awake) {
    return (
      <Drawn>
        <Running coat={WOLF} />
        <path d="M12 37c6-5 22-6 30-1 1 5-1 11-6 13-6-4-18-4-23 0-6-1-5-8-1-12z" fill="var(--pink)" />
        <path d="M20 35v12M30 34v12" fill="none" stroke="var(--pink-2)" stroke-width="2.400" />
        <At x={20} y={0} scale={0.68}>
          <WolfHead coat={WOLF} mood="wide" look={[-0.6, 0]} line={lineAt(0.68)} />
        </At>
      </Drawn>
    );
  }
  return (
    <Drawn>
      <Lying coat={WOLF} />
      <At x={8} y={7} scale={0.74} turn={-8}>
        <WolfHead coat={WOLF} mood="asleep" line={lineAt(0.74)}>
          <path d="M10 22c2-18 26-24 40-14 7 5 9 12 10 22-4-1-7-5-9-9-13-6-27-5-41 1z" fill="var(--blue)" />
          <circle cx="60" cy="32" r="5" fill="var(--wool)" />
        </WolfHead>
      </At>
      <path d="M3 61c-1-7 2-12 7-14 14 6 34 6 46-2 4 3 6 9 5 16z" fill="var(--pink)" />
      <path d="M15 50v11M26 52v9M38 52v9M49 49v12" fill="none" stroke="var(--pink-2)" stroke-width="2.600" />
    </Drawn>
  );
}
