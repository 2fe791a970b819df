import { useWords } from '../words/useWords.ts';
import { DoubtSign } from './DoubtMark.tsx';
import { COPY } from './words.ts';

/** Once on a page of many marks: what they mean. */
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
