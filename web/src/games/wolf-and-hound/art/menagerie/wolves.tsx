import { At, Drawn, Limb, lineAt, Sitting, WolfTail } from '../../../../art/Bodies.tsx';
import { type Coat, WOLF, WolfHead } from '../../../../art/Heads.tsx';
import { Running, Upright } from './poses.tsx';

const RUSSET: Coat = { fur: '#a9714f', dark: '#7d4f36', light: '#ecd2b5' };
const SLATE: Coat = { fur: '#5f7488', dark: '#42556a', light: '#cfdbe4' };
const SAND: Coat = { fur: '#a39a86', dark: '#7a7260', light: '#e9e2d0' };
const SOOT: Coat = { fur: '#5c5a69', dark: '#403e4b', light: '#c4c0ca' };
const MOSS: Coat = { fur: '#76806a', dark: '#555f4b', light: '#d8dcc9' };

/** Creeps along behind a twig, eyes on the farm to the left. */
export function SneakingWolf() {
  return (
    <Drawn>
      <WolfTail coat={RUSSET} />
      <Sitting coat={RUSSET} />
      <At x={8} y={1} scale={0.72} turn={-8}>
        <WolfHead coat={RUSSET} look={[-1, 0]} line={lineAt(0.72)} />
      </At>
      <Limb d="M20 47L9 49" fill={RUSSET.fur} />
      <path d="M9 60V44" fill="none" stroke="var(--wood)" stroke-width="3" />
      <path d="M9 51c-7 1-9-4-8-8 4 0 7 3 8 8zM9 48c-1-6 3-10 8-10 1 5-2 10-8 10z" fill="var(--fir)" />
    </Drawn>
  );
}

/** A pirate: eye patch, kerchief, the other eye to the right. */
export function PirateWolf() {
  return (
    <Drawn>
      <WolfTail coat={SLATE} />
      <Sitting coat={SLATE} />
      <path d="M17 42c8 5 22 5 30 0l1 5c-8 6-24 6-32 0z" fill="var(--devil)" />
      <path d="M45 46l9 3-4 5-7-4z" fill="var(--devil)" />
      <At x={9} y={0} scale={0.72} turn={6}>
        <WolfHead coat={SLATE} look={[1, 0]} line={lineAt(0.72)}>
          <path d="M10 24L52 30" fill="none" stroke-width="2.600" />
          <path d="M14 26c3 0 8 1 12 4 0 6-4 9-7 8-3-1-6-6-5-12z" fill="var(--ink)" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

/** Looks across the meadow to the right through a spyglass. */
export function SpyglassWolf() {
  return (
    <Drawn>
      <WolfTail coat={MOSS} />
      <Upright coat={MOSS} />
      <At x={10} y={1} scale={0.7}>
        <WolfHead coat={MOSS} mood="wide" look={[0, -1]} line={lineAt(0.7)}>
          <path d="M8 17c6-16 42-16 48 0-14-4-34-4-48 0z" fill="#c9a25f" />
          <path d="M14 15c8-3 28-3 36 0" fill="none" stroke="var(--fir)" stroke-width="4" />
        </WolfHead>
      </At>
      <g transform="rotate(-38 40 23)">
        <path d="M37 19.500h8v7h-8zM45 18h9v10h-9zM54 16.500h8v13h-8z" fill="var(--amber)" />
      </g>
      <Limb d="M41 45c6-1 10-5 10-15" fill={MOSS.fur} />
    </Drawn>
  );
}

/** A runner: headband, dust behind. */
export function RunningWolf() {
  return (
    <Drawn>
      <path d="M2 22h13M0 29h9M4 15h8" fill="none" stroke="var(--road-edge)" stroke-width="3" />
      <Running coat={SOOT} />
      <At x={19} y={1} scale={0.68} turn={8}>
        <WolfHead coat={SOOT} look={[1, 0]} line={lineAt(0.68)}>
          <path d="M12 24c12-5 28-5 40 0l-1-6c-11-4-27-4-38 0z" fill="var(--devil)" />
          <path d="M12 22C6 20 2 21-2 24M12 24c-5 1-8 4-10 8" fill="none" stroke="var(--devil)" stroke-width="4" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

/** Well fed: a round belly and a napkin. */
export function PlumpWolf() {
  return (
    <Drawn>
      <WolfTail coat={SAND} />
      <path d="M20 36C8 40 5 52 9 61h46c4-9 1-21-11-25z" fill={SAND.fur} />
      <path d="M22 42c-8 3-9 12-6 19h32c3-7 2-16-6-19z" fill={SAND.light} stroke="none" />
      <path d="M15 61c0-4 2-5 5-5s5 1 5 5zM39 61c0-4 2-5 5-5s5 1 5 5z" fill={SAND.light} />
      <path d="M30 56q2 2 4 0" fill="none" />
      <path d="M22 40c6 4 14 4 20 0l-3 11c-5 3-9 3-14 0z" fill="var(--wool)" />
      <path d="M26 45h.1M32 47h.1M38 45h.1" stroke="var(--devil)" stroke-width="3" />
      <At x={10} y={0} scale={0.69}>
        <WolfHead coat={SAND} mood="tired" line={lineAt(0.69)} />
      </At>
    </Drawn>
  );
}

/** A bandaged paw and a crutch: one step short. */
export function LimpingWolf() {
  return (
    <Drawn>
      <WolfTail coat={WOLF} />
      <Upright coat={WOLF} />
      <path d="M17 62c-1-6 2-8 7-8s8 3 7 8z" fill="var(--wool)" />
      <path d="M19 58l10-1M19 61l11-1" stroke="var(--wool-2)" stroke-width="1.800" fill="none" />
      <Limb d="M11 61V41M6 40h10" fill="var(--wood-2)" width={2.4} />
      <Limb d="M21 44l-9 2" fill={WOLF.fur} />
      <At x={11} y={1} scale={0.7} turn={5}>
        <WolfHead coat={WOLF} mood="tired" look={[0, 0.6]} line={lineAt(0.7)}>
          <path d="M38 12l16 12M52 10L40 26" stroke-width="7.500" />
          <path d="M38 12l16 12M52 10L40 26" stroke="var(--wool)" stroke-width="4.500" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

/** Goes backwards slowly: seen from behind, looking over its shoulder at the snail that overtakes it. */
export function BackwardsWolf() {
  return (
    <Drawn>
      <path d="M22 36c-7 7-9 16-7 25h34c2-9 0-18-7-25z" fill={SLATE.fur} />
      <path d="M32 39v14M27 41l2 6M37 41l-2 6" fill="none" stroke={SLATE.dark} />
      <path d="M28 55c-2-10 2-15 8-17 8 4 9 14 5 21-4 4-10 2-13-4z" fill={SLATE.dark} transform="rotate(8 34 50)" />
      <path d="M16 61c-2-5 0-8 5-8s6 4 5 8zM48 61c2-5 0-8-5-8s-6 4-5 8z" fill={SLATE.fur} />
      <At x={8} y={0} scale={0.7} turn={-14}>
        <WolfHead coat={SLATE} mood="wide" look={[-1, 0.9]} line={lineAt(0.7)} />
      </At>
      <path d="M1 61c0-3 2-4 4-3l9 3z" fill={SAND.light} />
      <circle cx="10" cy="54" r="5.500" fill="var(--hound)" />
      <path d="M10 54c2-2 4 1 2 3-3 2-7-1-5-5" fill="none" stroke-width="1.800" />
      <path d="M2 58l-2-5M4 58v-5" fill="none" stroke-width="1.800" />
    </Drawn>
  );
}
