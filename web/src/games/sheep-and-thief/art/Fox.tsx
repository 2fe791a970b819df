import { OUTLINE_WIDTH } from '../../../art/hand.ts';

/** The sack on its way to the thief, with sheep in it. */
export function Sack() {
  return (
    <svg viewBox="0 0 64 64" class="art" aria-hidden="true">
      <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
        <path d="M24 16c-6-4-7-10-3-12 4 3 18 3 22 0 4 2 3 8-3 12 16 8 22 24 16 36-8 10-40 10-48 0-6-12 0-28 16-36z" fill="var(--wood-2)" />
        <path d="M24 16c5 3 11 3 16 0" fill="none" stroke="var(--wood)" stroke-width="4" />
        <path d="M20 46q5 5 10 0M36 40q5 4 9-1" fill="none" stroke="var(--wood)" />
        <circle cx="26" cy="32" r="3" fill="var(--wool)" />
        <circle cx="41" cy="31" r="3" fill="var(--wool)" />
      </g>
    </svg>
  );
}

/** Fritz with his sack: the fox on every board. */
export function Fox() {
  return (
    <svg viewBox="0 0 64 64" class="art" aria-hidden="true">
      <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
        <path d="M44 58c12 2 18-6 15-16-2 4-6 4-9 2-2 7-6 11-11 12z" fill="var(--fox)" />
        <path d="M59 42c1 4 0 7-2 10-3-1-5-3-7-8z" fill="var(--wool)" />
        <path d="M20 60c-3-12 2-22 13-22s15 10 12 22z" fill="var(--fox)" />
        <path d="M26 60c-2-8 1-15 7-15s8 7 6 15z" fill="var(--wool)" stroke="none" />
        <path d="M3 52c-2-9 4-16 12-14 7 2 9 12 4 20-5 4-14 2-16-6z" fill="var(--wood-2)" />
        <path d="M12 38c1-3 5-4 8-1" fill="none" stroke-width="3" />
        <path d="M8 48q4 3 8 0" fill="none" stroke="var(--wood)" />
        <path d="M15 5l10 6c5-1.500 11-1.500 16 0l10-6c2 9 1 16-2 21L33 42 17 26c-3-5-4-12-2-21z" fill="var(--fox)" />
        <path d="M17 26c6-2 12 2 16 16 4-14 10-18 16-16L33 42z" fill="var(--wool)" stroke="none" />
        <path d="M15 5l10 6c5-1.500 11-1.500 16 0l10-6c2 9 1 16-2 21L33 42 17 26c-3-5-4-12-2-21z" fill="none" />
        <path d="M19 18c8-3 20-3 28 0v4c-8 3-20 3-28 0z" fill="var(--ink)" stroke-width="1.500" />
        <circle cx="27" cy="20" r="2.300" fill="var(--amber)" stroke="none" />
        <circle cx="39" cy="20" r="2.300" fill="var(--amber)" stroke="none" />
        <circle cx="33" cy="39" r="3.200" fill="var(--ink)" />
      </g>
    </svg>
  );
}
