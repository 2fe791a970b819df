import './flag.css';
import { OUTLINE_WIDTH } from './hand.ts';

/** The winners' flag, with their knob on the pole, and their bell. */
export function Flag({ paint, pointed }: { readonly paint: string; readonly pointed: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      class="art"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width={OUTLINE_WIDTH}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <ellipse cx="24" cy="61" rx="14" ry="3" fill="var(--cast)" stroke="none" />
      <path d="M16 61V10" stroke-width="6" />
      <path d="M16 61V10" stroke="var(--wood-2)" stroke-width="3" />
      <g class="flag-cloth">
        <path d="M17 10c12-7 22 7 40-1-4 8-4 14 0 23-18 8-28-6-40 1z" fill={paint} />
        <path d="M36 16c-6 0-6 8-7 11l-2 3h18l-2-3c-1-3-1-11-7-11z" fill="var(--amber)" />
        <circle cx="36" cy="31" r="2.2" fill="var(--wood)" />
      </g>
      {pointed ? <path d="M16 1l5 6-5 6-5-6z" fill={paint} /> : <circle cx="16" cy="7" r="5" fill={paint} />}
    </svg>
  );
}
