import { isSettled } from './lines.ts';
import type { Looking } from './useLooking.ts';

/** Says that the figures next to it may still change. */
export function Provisional({ words, review }: Pick<Looking, 'words' | 'review'>) {
  if (isSettled(review)) return null;
  return (
    <p class="small review-provisional">
      <b aria-hidden="true">≈</b> {words.provisional.about}
    </p>
  );
}
