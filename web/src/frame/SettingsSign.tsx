import type { SettingsWords } from '../words/en/settings.ts';

export type SettingsGroup = keyof SettingsWords['groups'];

/** The icon of a group of settings, in a box of 64: sun, footprints, loudspeaker, cards. */
export function SettingsSign({ of }: { readonly of: SettingsGroup }) {
  return (
    <svg
      viewBox="0 0 64 64"
      class="sign"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width="2.4"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {SIGNS[of]()}
    </svg>
  );
}

const SIGNS = {
  look: () => (
    <>
      <path d="M32 4v7M12 12l5 5M52 12l-5 5M4 32h7M53 32h7" stroke-width="4" stroke="var(--glow)" />
      <circle cx="32" cy="32" r="14" fill="var(--amber)" />
      <path d="M2 58c8-18 22-20 30-12 8-6 22-4 30 12z" fill="var(--grass)" />
    </>
  ),
  pace: () => (
    <g fill="var(--wolf)">
      {[
        [16, 48],
        [34, 30],
        [52, 12],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(40)`}>
          <ellipse cy="4" rx="7" ry="6" />
          <circle cx="-8" cy="-3" r="3" />
          <circle cy="-7" r="3.200" />
          <circle cx="8" cy="-3" r="3" />
        </g>
      ))}
    </g>
  ),
  feel: () => (
    <>
      <path d="M6 24h12L34 10v44L18 40H6z" fill="var(--wood-2)" />
      <path d="M43 22q6 10 0 20M52 14q11 18 0 36" fill="none" stroke-width="4" />
    </>
  ),
  play: () => (
    <>
      <rect x="8" y="12" width="30" height="42" rx="5" fill="var(--card-black)" transform="rotate(-10 22 33)" />
      <rect x="26" y="12" width="30" height="42" rx="5" fill="var(--card-white)" transform="rotate(8 41 33)" />
      <path d="M34 24c5 1 9 1 14 4l-2 14c-5 6-10 5-13-2z" fill="var(--hound)" transform="translate(0 2)" />
    </>
  ),
};
