import './cloud.css';
import { OUTLINE_WIDTH } from './hand.ts';

/** A rain cloud for those who lost. */
export function Cloud() {
  return (
    <svg
      viewBox="0 0 100 60"
      class="art"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width={OUTLINE_WIDTH}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <g class="cloud-rain" stroke="var(--blue)" stroke-width="4">
        <path d="M28 44l-3 8M44 46l-3 8M60 44l-3 8M75 45l-3 8" />
      </g>
      <path d="M20 40c-14 0-14-18 0-18 1-14 22-18 28-6 10-8 26-2 25 9 14 0 14 15 1 15z" fill="var(--wolf-light)" />
    </svg>
  );
}
