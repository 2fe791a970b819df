import type { ComponentChildren } from 'preact';
import { HOUND, HoundHead, WOLF, WolfHead } from '../art/Heads.tsx';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import { SheepHead } from '../art/Sheep.tsx';
import { Shepherd } from '../art/Shepherd.tsx';

/** Icons of pages that have none elsewhere, in a box of 64. */

function Box({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 64 64"
      class="sign"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width={OUTLINE_WIDTH}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {children}
    </svg>
  );
}

/** A table in the meadow. */
export function PlaySign() {
  return (
    <Box>
      <ellipse cx="34" cy="52" rx="28" ry="7" fill="var(--cast)" stroke="none" />
      <ellipse cx="32" cy="38" rx="28" ry="17" fill="var(--grass)" />
      <ellipse cx="32" cy="37" rx="17" ry="9" fill="none" stroke="var(--road-edge)" stroke-width="9" />
      <ellipse cx="32" cy="37" rx="17" ry="9" fill="none" stroke="var(--road)" stroke-width="6" />
      <g transform="translate(20 6) scale(0.42)">
        <WolfHead coat={WOLF} line={OUTLINE_WIDTH / 0.5} />
      </g>
    </Box>
  );
}

/** A book with a marker. */
export function BookSign() {
  return (
    <Box>
      <ellipse cx="36" cy="57" rx="24" ry="4" fill="var(--cast)" stroke="none" />
      <path d="M32 16C24 9 12 9 6 12v40c6-3 18-3 26 4 8-7 20-7 26-4V12c-6-3-18-3-26 4z" fill="var(--wool)" />
      <path d="M32 16v40M13 22c4-1 9 0 13 2M13 31c4-1 9 0 13 2M38 33c4-2 9-3 13-2" fill="none" />
      <path d="M42 11v16l4-3 4 3V10.500z" fill="var(--devil)" />
    </Box>
  );
}

/** The box of a printed game, with a sheep on its lid. */
export function BoxSign() {
  return (
    <Box>
      <ellipse cx="34" cy="57" rx="26" ry="4" fill="var(--cast)" stroke="none" />
      <path d="M8 24v28l24 5 24-5V24z" fill="var(--wood-2)" />
      <path d="M5 16l27-7 27 7v9l-27 6-27-6z" fill="var(--wood)" />
      <path d="M5 25l27 6 27-6M32 31v26" fill="none" />
      <g transform="translate(18 2) scale(0.8)">
        <SheepHead coat={0} lost={false} />
      </g>
    </Box>
  );
}

/** A black card and a white card. */
export function CardsSign() {
  return (
    <Box>
      <g transform="rotate(-9 22 32)">
        <rect x="6" y="10" width="30" height="42" rx="5" fill="var(--card-black)" />
        <g transform="translate(9 20) scale(0.38)">
          <WolfHead coat={WOLF} line={OUTLINE_WIDTH / 0.6} />
        </g>
      </g>
      <g transform="rotate(9 42 34)">
        <rect x="27" y="12" width="30" height="42" rx="5" fill="var(--card-white)" />
        <g transform="translate(30 22) scale(0.38)">
          <HoundHead coat={HOUND} collar={null} line={OUTLINE_WIDTH / 0.6} />
        </g>
      </g>
    </Box>
  );
}

/** One shepherd. */
export function MeSign() {
  return (
    <Box>
      <Shepherd seat={1} x={32} y={64} size={62} paint="var(--blue)" />
    </Box>
  );
}

/** A gear. */
export function SettingsMenuSign() {
  return (
    <Box>
      {[0, 45, 90, 135].map((turn) => (
        <rect key={turn} x="26" y="4" width="12" height="56" rx="4" fill="var(--wood-2)" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="19" fill="var(--wood-2)" stroke="none" />
      <circle cx="32" cy="32" r="9" fill="var(--paper)" />
    </Box>
  );
}

/** A sheep with a question mark. */
export function AboutSign() {
  return (
    <Box>
      <g transform="translate(2 4) scale(1.5)">
        <SheepHead coat={0} lost={false} />
      </g>
      <path d="M50 20c0-7 10-7 10 0 0 5-5 5-5 10M55 38v.1" fill="none" stroke-width="4.500" />
    </Box>
  );
}

/** Two devices, and the messages between them. */
export function TablesSign() {
  return (
    <Box>
      <rect x="4" y="20" width="19" height="34" rx="4" fill="var(--blue)" />
      <rect x="41" y="20" width="19" height="34" rx="4" fill="var(--yellow)" />
      <rect x="8" y="25" width="11" height="22" rx="1.5" fill="var(--paper)" />
      <rect x="45" y="25" width="11" height="22" rx="1.5" fill="var(--paper)" />
      <path d="M16 14q16-12 32 0" fill="none" stroke-dasharray="0.1 6" stroke-width="4" />
    </Box>
  );
}
