import { useWords } from '../words/useWords.ts';
import { DoubtSign } from './DoubtMark.tsx';
import { COPY } from './words.ts';

/** Explains the mark, once on a page with many. */
export function DoubtLegend() {
  const words = useWords(COPY);
  return (
    words && (
      <p class="doubt-legend small">
        <DoubtSign /> {words.legend}
      </p>
    )
  );
}
