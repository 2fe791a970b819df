import { useState } from 'preact/hooks';
import { Fence } from '../art/Fence.tsx';
import { Fir } from '../art/Fir.tsx';
import { HOUND, HoundHead, WOLF, WolfHead } from '../art/Heads.tsx';
import { SheepFigure } from '../art/Sheep.tsx';
import { Shepherd } from '../art/Shepherd.tsx';
import { playBeat, steps } from '../sound/sound.ts';
import { background } from '../ui/background.ts';
import { cardFactor, motion, settings, tempo } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import type { SettingsWords } from '../words/en/settings.ts';

/** Duration of the wolf's walk at normal speed. */
const WALK_MS = 1300;

/** A preview table in a box of 360 by 232, with the chosen theme, card size, side of the tools and speed. */
export function SettingsPreview({ words }: { readonly words: SettingsWords }) {
  const chosen = useSignal(settings);
  const [tries, setTries] = useState(0);
  const show = () => {
    setTries(tries + 1);
    const walk = WALK_MS * tempo();
    background(playBeat([{ sound: 'card' }, ...steps('paw', walk), { sound: 'bleat', after: walk }]));
  };
  return (
    <section class="preview" aria-label={words.preview}>
      <svg viewBox="0 0 360 232" class="preview-table" role="img" aria-label={words.preview}>
        <rect width="360" height="232" rx="18" fill="var(--meadow)" />
        <g transform={chosen.leftHand ? 'translate(34 0)' : undefined}>
          <Farm />
          <g key={tries} class={tries > 0 ? 'preview-wolf walks' : 'preview-wolf'} style={{ '--walk': `${WALK_MS * motion()}ms` }}>
            <ellipse cx="22" cy="40" rx="17" ry="4" fill="var(--cast)" />
            <g transform="scale(0.64)">
              <WolfHead coat={WOLF} />
            </g>
          </g>
          <PreviewHand size={cardFactor(chosen)} suggest={chosen.suggest} />
        </g>
        <Tools left={chosen.leftHand} />
      </svg>
      {chosen.bubbles && <span class={`preview-bubble ${chosen.leftHand ? 'left' : ''}`}>{words.bubble}</span>}
      <button type="button" class="button preview-try" onClick={show}>
        {words.tryIt}
      </button>
    </section>
  );
}

function Farm() {
  return (
    <>
      <path d="M10 112C90 60 200 150 318 96" fill="none" stroke="var(--road-edge)" stroke-width="23" stroke-linecap="round" />
      <path d="M10 112C90 60 200 150 318 96" fill="none" stroke="var(--road)" stroke-width="18" stroke-linecap="round" />
      {[186, 206, 228, 250, 272].map((x, i) => (
        <Fir key={x} x={x} y={46 + (i % 2) * 5} size={36 + (i % 2) * 6} />
      ))}
      <ellipse cx="230" cy="68" rx="62" ry="21" fill="var(--grass-2)" />
      <ellipse cx="230" cy="66" rx="60" ry="20" fill="var(--grass)" />
      <Fence x={230} y={66} rx={60} ry={20} part="far" pointed={false} paint="var(--blue)" />
      {[200, 230, 258].map((x, i) => (
        <svg key={x} x={x - 17} y={44 + (i % 2) * 8} width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
          <SheepFigure coat={i * 2} left={i === 1} />
        </svg>
      ))}
      <Fence x={230} y={66} rx={60} ry={20} part="near" pointed={false} paint="var(--blue)" />
      <Shepherd seat={2} x={296} y={88} size={42} paint="var(--blue)" />
    </>
  );
}

const HAND = [
  { value: 3, black: true },
  { value: 1, black: false },
  { value: 4, black: true },
] as const;

function PreviewHand({ size, suggest }: { readonly size: number; readonly suggest: boolean }) {
  return (
    <g transform={`translate(160 228) scale(${size})`}>
      {HAND.map(({ value, black }, i) => (
        <g key={value} transform={`translate(${(i - 1) * 54} 0) rotate(${(i - 1) * 4})`}>
          {suggest && i === 1 && <rect x="-27" y="-70" width="54" height="72" rx="10" fill="var(--hint)" />}
          <rect
            x="-23"
            y="-66"
            width="46"
            height="63"
            rx="7"
            fill={black ? 'var(--card-black)' : 'var(--card-white)'}
            stroke="var(--ink)"
            stroke-width="2.4"
          />
          <g transform="translate(-11 -38) scale(0.44)">{black ? <WolfHead coat={WOLF} /> : <HoundHead coat={HOUND} collar={null} />}</g>
          <text
            x="-12"
            y="-42"
            font-size="23"
            font-weight="800"
            text-anchor="middle"
            fill={black ? 'var(--card-black-ink)' : 'var(--card-white-ink)'}
          >
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The toolbar of the preview. */
function Tools({ left }: { readonly left: boolean }) {
  return (
    <g transform={`translate(${left ? 8 : 324} 10)`}>
      <rect width="28" height="212" rx="12" fill="var(--paper)" />
      <path
        d="M14 38v-3c-5-3-5-12 0-12s5 9 0 12M11 42h6M8 76l-3-4 4-3M5 72h12q6 0 6 6t-6 6M6 118h16M6 124h16M6 130h10M14 166v12M9 171l5-6 5 6M7 176v8h14v-8"
        fill="none"
        stroke="var(--text-2)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}
