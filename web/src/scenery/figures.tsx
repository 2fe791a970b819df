import type { ComponentChildren } from 'preact';
import { At, Drawn, HoundTail, Limb, lineAt, Sitting, WolfTail } from '../art/Bodies.tsx';
import { BotHead } from '../art/BotFace.tsx';
import { HOUND, HoundHead, WOLF, WolfHead } from '../art/Heads.tsx';
import { SheepFigure, SheepHead } from '../art/Sheep.tsx';
import { Shepherd } from '../art/Shepherd.tsx';
import type { Look } from '../model/characters.ts';
import { lookOf } from '../model/look.ts';
import { useMine } from '../storage/mine.ts';

/** The figures at the heads of pages, in a box of 210 by 120 with their feet at about 108. */

/** Places a figure, drawn in a box of 64 with the ground at 61, with its feet at (x, y). */
function Stand({
  x,
  y = 108,
  scale = 1,
  left = false,
  children,
}: {
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
  readonly left?: boolean;
  readonly children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) scale(${left ? -scale : scale} ${scale}) translate(-32 -61)`}>{children}</g>;
}

const Shade = ({ wide = 24 }: { readonly wide?: number }) => <ellipse cx="36" cy="61" rx={wide} ry="4" fill="var(--cast)" stroke="none" />;

function SittingHound({ look = [0, 0] }: { readonly look?: readonly [number, number] }) {
  return (
    <>
      <Shade />
      <Drawn>
        <HoundTail coat={HOUND} />
        <Sitting coat={HOUND} />
        <At x={8.5} y={-3} scale={0.73}>
          <HoundHead coat={HOUND} mood="glad" look={look} line={lineAt(0.73)} />
        </At>
      </Drawn>
    </>
  );
}

function SittingWolf({ look = [0, 0] }: { readonly look?: readonly [number, number] }) {
  return (
    <>
      <Shade />
      <Drawn>
        <WolfTail coat={WOLF} />
        <Sitting coat={WOLF} />
        <At x={8.5} y={0} scale={0.73}>
          <WolfHead coat={WOLF} look={look} line={lineAt(0.73)} />
        </At>
      </Drawn>
    </>
  );
}

/** Sheep on a green, for pages without figures of their own. */
export function Flock() {
  return (
    <>
      <Stand x={60} y={104} scale={0.8}>
        <SheepFigure coat={2} left />
      </Stand>
      <Stand x={168} y={104} scale={0.8}>
        <SheepFigure coat={4} />
      </Stand>
      <Stand x={114} y={112} scale={1.05}>
        <SheepFigure coat={0} left />
      </Stand>
    </>
  );
}

/** The hound teaches two lambs at a blackboard. */
export function School() {
  return (
    <>
      <path d="M112 106l7-40M176 106l-7-40" stroke="var(--ink)" stroke-width="7" />
      <path d="M112 106l7-40M176 106l-7-40" stroke="var(--wood-2)" stroke-width="3.600" />
      <rect x="100" y="10" width="88" height="62" rx="6" fill="var(--wood)" />
      <rect x="107" y="17" width="74" height="48" rx="3" fill="var(--forest)" />
      <g fill="none" stroke="var(--wool)" stroke-width="2.600">
        <ellipse cx="146" cy="42" rx="26" ry="14" stroke-dasharray="4 5" />
        <path d="M124 35l-6 2 3-7M170 50l5-4-6-2" />
      </g>
      <g transform="translate(109 30) scale(0.36)">
        <WolfHead coat={{ fur: 'var(--forest)', dark: 'var(--forest)', light: 'var(--forest)' }} line={0} />
      </g>
      <g transform="translate(110 31) scale(0.34)">
        <WolfHead coat={WOLF} line={5} />
      </g>
      <g transform="translate(158 28) scale(0.4)">
        <SheepHead coat={0} lost={false} />
      </g>
      <rect x="128" y="69" width="14" height="4" rx="2" fill="var(--wool)" stroke-width="1.600" />
      <Stand x={82} scale={1.08}>
        <Limb d="M47 42L66 27" fill={HOUND.fur} width={5} />
        <Limb d="M64 28L82 18" fill="var(--wood-2)" width={2} />
        <SittingHound look={[-1, 0]} />
      </Stand>
      <Stand x={24} y={110} scale={0.62} left>
        <SheepFigure coat={4} left />
      </Stand>
      <Stand x={50} y={116} scale={0.62} left>
        <SheepFigure coat={0} left />
      </Stand>
    </>
  );
}

/** A sheep before a gate that is locked; the key hangs high. */
export function LockedGate() {
  return (
    <>
      <path d="M92 112V36M192 112V36" stroke="var(--ink)" stroke-width="14" />
      <path d="M92 111V37M192 111V37" stroke="var(--wood)" stroke-width="9" />
      <circle cx="92" cy="31" r="7" fill="var(--blue)" />
      <path d="M192 22l8 9-8 8-8-8z" fill="var(--orange)" />
      {[54, 74, 94].map((y) => (
        <g key={y}>
          <path d={`M97 ${y}H187`} stroke="var(--ink)" stroke-width="10" />
          <path d={`M97 ${y}H187`} stroke="var(--wood-2)" stroke-width="5.500" />
        </g>
      ))}
      <path d="M101 96L183 52" stroke="var(--ink)" stroke-width="10" />
      <path d="M101 96L183 52" stroke="var(--wood-2)" stroke-width="5.500" />
      <path d="M135 72c0-14 18-14 18 0" fill="none" stroke="var(--ink)" stroke-width="8" />
      <path d="M135 72c0-14 18-14 18 0" fill="none" stroke="var(--wolf-light)" stroke-width="3.600" />
      <path d="M129 70h30v22q0 4-4 4h-22q-4 0-4-4z" fill="var(--amber)" />
      <path d="M144 79v8" stroke-width="5" />
      <path d="M172 14V4" stroke="var(--wood)" stroke-width="2" />
      <g transform="rotate(12 172 20)" fill="none">
        <path d="M172 24v18h6M172 36h5" stroke="var(--ink)" stroke-width="6.500" />
        <circle cx="172" cy="18" r="6" stroke="var(--ink)" stroke-width="7" />
        <path d="M172 24v18h6M172 36h5" stroke="var(--amber)" stroke-width="2.800" />
        <circle cx="172" cy="18" r="6" stroke="var(--amber)" stroke-width="2.800" />
      </g>
      <path d="M160 4h24" stroke="var(--wood)" stroke-width="5" />
      <Stand x={52} y={112} scale={1.1}>
        <SheepFigure coat={2} />
      </Stand>
      <path d="M66 38c0-9 13-9 13 0 0 6-6 6-6 12M73 58v.1" fill="none" stroke="var(--text)" stroke-width="5" />
    </>
  );
}

/** A farm window that looks at the sky of the day. */
export function Window() {
  return (
    <>
      <path d="M78 112V18q0-8 8-8h98q8 0 8 8v94z" fill="var(--back-2)" />
      <rect x="94" y="22" width="82" height="72" rx="5" class="scene-sky" />
      <circle cx="117" cy="44" r="11" class="scene-light" />
      <path d="M146 40c-7 0-7-9 0-9 1-7 12-8 14-1 6-2 10 9 2 10z" fill="var(--wool)" stroke-width="1.800" />
      <path d="M95 82c20-14 40-8 80-6v18H95z" fill="var(--grass)" stroke="none" />
      <g transform="translate(106 58) scale(0.42)">
        <SittingWolf look={[1, 0]} />
      </g>
      <g transform="translate(140 62) scale(0.42)">
        <SheepFigure coat={0} />
      </g>
      <rect x="94" y="22" width="82" height="72" rx="5" fill="none" stroke-width="8" />
      <rect x="94" y="22" width="82" height="72" rx="5" fill="none" stroke="var(--wood-2)" stroke-width="3.600" />
      <path d="M135 24v68M96 58h78" stroke="var(--ink)" stroke-width="7" />
      <path d="M135 24v68M96 58h78" stroke="var(--wood-2)" stroke-width="3.200" />
      <path d="M86 98h98v8H86z" fill="var(--wood)" />
      <Stand x={50} y={112} scale={1.05}>
        <SheepFigure coat={4} />
      </Stand>
    </>
  );
}

/** The person here and the flock. */
export function MyFlock() {
  const { face } = useMine();
  const look: Look = face ? lookOf(face) : { seat: 1 };
  return (
    <>
      <Stand x={178} y={100} scale={0.68}>
        <SheepFigure coat={3} />
      </Stand>
      <Stand x={138} y={104} scale={0.74}>
        <SheepFigure coat={2} left />
      </Stand>
      <Shepherd seat={1} look={look} head={look.head && <BotHead {...look.head} />} x={88} y={112} size={98} paint="var(--blue)" />
      <Stand x={36} y={112} scale={0.92} left>
        <SheepFigure coat={0} left />
      </Stand>
      <Stand x={168} y={118} scale={0.86}>
        <SheepFigure coat={4} left />
      </Stand>
    </>
  );
}

/** Four at a fire. */
export function Fire() {
  return (
    <>
      <circle cx="108" cy="84" r="58" class="scene-glow" />
      <Shepherd seat={2} look={{ seat: 2 }} x={72} y={92} size={62} paint="var(--yellow)" crook={false} />
      <Shepherd seat={3} look={{ seat: 3 }} x={142} y={92} size={62} paint="var(--blue)" crook={false} left />
      <path d="M86 110l44-9M86 101l44 9" stroke="var(--ink)" stroke-width="10" />
      <path d="M86 110l44-9M86 101l44 9" stroke="var(--wood)" stroke-width="5" />
      <path d="M108 104c-20 0-17-19-9-27 0 6 4 8 6 8-2-10 3-17 9-21-1 9 12 14 11 28-1 8-8 12-17 12z" fill="var(--orange)" />
      <path d="M109 103c-9 0-9-10-3-15 0 4 3 5 5 5 0-4 1-7 4-9 0 6 5 8 3 14-1 4-5 5-9 5z" fill="var(--amber)" stroke="none" />
      <Shepherd seat={1} look={{ seat: 1 }} x={40} y={116} size={74} paint="var(--blue)" crook={false} />
      <Shepherd seat={4} look={{ seat: 4 }} x={176} y={116} size={74} paint="var(--yellow)" crook={false} left />
    </>
  );
}

/** The old ram reads. */
export function Ram() {
  return (
    <>
      <path d="M20 112v-14h34v14zM24 98V86h28v12zM18 86V74h32v12z" fill="var(--devil)" />
      <path d="M24 98V86h28v12z" fill="var(--fir)" />
      <path d="M18 86V74h32v12z" fill="var(--blue)" />
      <path d="M44 112v-14M44 98V86M40 86V74" stroke-width="1.800" />
      <Stand x={122} y={112} scale={1.5}>
        <SheepFigure coat={2} left />
      </Stand>
      <g transform="translate(74 21) scale(1.5)">
        <path d="M8 25C0 23-6 28-5 35c1 6 9 7 11 2 2-4-3-6-5-3" fill="none" stroke="var(--ink)" stroke-width="6.500" />
        <path d="M8 25C0 23-6 28-5 35c1 6 9 7 11 2 2-4-3-6-5-3" fill="none" stroke="var(--wood-2)" stroke-width="3.400" />
        <path d="M26 24c8-3 15 2 14 9-1 6-9 7-11 2-2-4 3-6 5-3" fill="none" stroke="var(--ink)" stroke-width="6.500" />
        <path d="M26 24c8-3 15 2 14 9-1 6-9 7-11 2-2-4 3-6 5-3" fill="none" stroke="var(--wood-2)" stroke-width="3.400" />
        <g fill="none" stroke="var(--amber)" stroke-width="1.600">
          <circle cx="13.500" cy="30.500" r="4.200" />
          <circle cx="20.500" cy="30.500" r="4.200" />
        </g>
        <path d="M14 41c-2 4 0 8 3 11 3-3 5-7 3-11z" fill="var(--wool-2)" stroke-width="1.600" />
      </g>
      <path d="M100 98c-8-6-26-7-32-4v20c8-3 24-2 32 4 8-6 24-7 32-4V94c-6-3-24-2-32 4z" fill="var(--wool)" />
      <path
        d="M100 98v20M76 100c6-1 12 0 17 2M76 107c6-1 12 0 17 2M107 102c5-2 11-3 17-2M107 109c5-2 11-3 17-2"
        fill="none"
        stroke-width="1.800"
      />
    </>
  );
}

/** A road with milestones into the hills. */
export function Road() {
  return (
    <>
      <path d="M8 120c40-8 106-6 96-26S60 76 92 62s64-4 70-20" fill="none" stroke="var(--ink)" stroke-width="21" />
      <path d="M8 120c40-8 106-6 96-26S60 76 92 62s64-4 70-20" fill="none" stroke="var(--road)" stroke-width="16" />
      {[
        [132, 104],
        [58, 72],
        [132, 72],
      ].map(([x = 0, y = 0], i) => (
        <g key={x + y}>
          <path d={`M${x - 9} ${y}v-13q0-8 9-8t9 8v13z`} fill="var(--wolf-light)" />
          <path d={`M${x - 4} ${y - 11}${i === 0 ? 'l3 4 6-8' : 'h8'}`} fill="none" stroke-width="2.800" />
        </g>
      ))}
      <path d="M162 44V8" stroke="var(--ink)" stroke-width="6" />
      <path d="M162 44V8" stroke="var(--wood-2)" stroke-width="3" />
      <path d="M164 8c10-5 16 5 28 0-3 6-3 9 0 15-12 5-18-5-28 0z" fill="var(--devil)" />
      <Stand x={84} y={112} scale={0.92}>
        <SittingHound look={[1, -1]} />
      </Stand>
      <Stand x={26} y={104} scale={0.7} left>
        <SheepFigure coat={0} left />
      </Stand>
    </>
  );
}

/** A wolf and a sheep lean out of their cards. */
export function Cards() {
  return (
    <>
      <g transform="rotate(-8 70 66)">
        <rect x="32" y="18" width="74" height="98" rx="10" fill="var(--wool)" />
        <rect x="39" y="25" width="60" height="84" rx="6" fill="var(--grass)" />
        <Stand x={69} y={106} scale={1.02}>
          <SittingWolf look={[1, 0]} />
        </Stand>
      </g>
      <g transform="rotate(7 150 66)">
        <rect x="112" y="20" width="74" height="96" rx="10" fill="var(--wool)" />
        <rect x="119" y="27" width="60" height="82" rx="6" fill="var(--sky)" />
        <path d="M119 86c20-10 40-6 60-2v19q0 6-6 6h-48q-6 0-6-6z" fill="var(--grass)" stroke="none" />
        <Stand x={148} y={106} scale={1.05}>
          <SheepFigure coat={0} left />
        </Stand>
      </g>
    </>
  );
}

/** A shepherd at a table that is set up: the ring road, a wolf and a hound. */
export function Laying() {
  return (
    <>
      <ellipse cx="122" cy="96" rx="82" ry="22" fill="var(--cast)" stroke="none" transform="translate(5 5)" />
      <ellipse cx="122" cy="92" rx="82" ry="24" fill="var(--wood)" />
      <ellipse cx="122" cy="88" rx="82" ry="24" fill="var(--grass)" />
      <ellipse cx="122" cy="87" rx="52" ry="13" fill="none" stroke-width="14" />
      <ellipse cx="122" cy="87" rx="52" ry="13" fill="none" stroke="var(--road)" stroke-width="9" />
      <Stand x={122} y={82} scale={0.82}>
        <SittingWolf look={[-1, 0]} />
      </Stand>
      <Stand x={172} y={92} scale={0.8}>
        <SittingHound />
      </Stand>
      <Stand x={92} y={106} scale={0.55}>
        <SheepFigure coat={0} left />
      </Stand>
      <Stand x={142} y={108} scale={0.55}>
        <SheepFigure coat={4} />
      </Stand>
      <Shepherd seat={3} look={{ seat: 3 }} x={34} y={114} size={92} paint="var(--orange)" />
    </>
  );
}

/** A shepherd lays out a landscape of cards: a river, a road and a town. */
export function Landscape() {
  return (
    <>
      <path d="M66 116l14-52h108l14 52z" fill="var(--cast)" stroke="none" transform="translate(6 4)" />
      <path d="M66 114l14-50h108l14 50z" fill="var(--grass)" />
      <path d="M96 64l-6 26c10 8 30-2 44 4s20 12 22 20" fill="none" stroke="var(--ink)" stroke-width="12" />
      <path d="M96 65l-6 25c10 8 30-2 44 4s20 12 22 19" fill="none" stroke="#8cc4e8" stroke-width="8" />
      <path d="M199 100c-26-2-40-4-48-14s-2-16-4-22" fill="none" stroke="var(--ink)" stroke-width="11" />
      <path d="M198 100c-25-2-39-4-47-14s-2-15-4-21" fill="none" stroke="var(--road)" stroke-width="7" />
      <path d="M112 64l-6 50M152 64l6 50M76 82h116M71 98h126" stroke-width="1.600" opacity="0.5" />
      <g transform="translate(-6 26)">
        <path d="M152 44v-14l11-11 11 11v14zM170 48V28l10-10 10 10v20z" fill="var(--wool)" />
        <path d="M150 31l13-13 12 12M169 29l11-12 12 12" fill="none" stroke="var(--devil)" stroke-width="4" />
        <path d="M163 44v-7M180 46v-8" stroke-width="4" />
      </g>
      <Stand x={124} y={90} scale={0.6}>
        <SheepFigure coat={0} />
      </Stand>
      <Stand x={178} y={116} scale={0.62}>
        <SheepFigure coat={3} left />
      </Stand>
      <Stand x={92} y={114} scale={0.58} left>
        <SheepFigure coat={4} left />
      </Stand>
      <Shepherd seat={1} look={{ seat: 1 }} x={38} y={114} size={92} paint="var(--blue)" />
    </>
  );
}

/** A bell on a post, and a sheep that mends it. */
export function Workshop() {
  return (
    <>
      <path d="M60 112V16h86" fill="none" stroke="var(--ink)" stroke-width="13" />
      <path d="M60 111V16h85" fill="none" stroke="var(--wood)" stroke-width="8" />
      <path d="M62 48l28-28" stroke="var(--ink)" stroke-width="9" />
      <path d="M62 48l28-28" stroke="var(--wood-2)" stroke-width="5" />
      <path d="M124 18v12" stroke-width="5" />
      <path d="M124 28c-20 0-20 26-24 36l-7 10h62l-7-10c-4-10-4-36-24-36z" fill="var(--amber)" />
      <path d="M108 62c1-12 2-22 8-27" fill="none" stroke="var(--wool)" stroke-width="4" />
      <circle cx="124" cy="80" r="7" fill="var(--wood)" />
      <Stand x={168} y={112} scale={0.98}>
        <SheepFigure coat={0} left />
      </Stand>
      <g transform="rotate(-32 142 90)">
        <path d="M142 112V84" stroke="var(--ink)" stroke-width="9" />
        <path d="M142 111V85" stroke="var(--wolf-light)" stroke-width="4.500" />
        <path d="M134 70v9q0 7 8 7t8-7v-9l-5 7h-6z" fill="var(--wolf-light)" />
      </g>
    </>
  );
}

/** A wolf and a sheep at the screen of a living room. */
export function LivingRoom() {
  return (
    <>
      <path d="M96 96l-12 16M176 96l12 16" stroke-width="7" />
      <rect x="72" y="12" width="128" height="86" rx="9" fill="var(--wood)" />
      <rect x="80" y="20" width="112" height="70" rx="5" fill="var(--grass)" />
      <ellipse cx="136" cy="56" rx="36" ry="20" fill="none" stroke-width="12" />
      <ellipse cx="136" cy="56" rx="36" ry="20" fill="none" stroke="var(--road)" stroke-width="7.500" />
      <Stand x={104} y={64} scale={0.4}>
        <SittingWolf />
      </Stand>
      <Stand x={166} y={66} scale={0.4}>
        <SittingHound />
      </Stand>
      <Stand x={136} y={86} scale={0.34}>
        <SheepFigure coat={0} />
      </Stand>
      <Stand x={48} y={114} scale={1.05}>
        <SheepFigure coat={2} />
      </Stand>
    </>
  );
}
