import { useWords } from '../words/useWords.ts';
import { COPY } from './words.ts';

/** Why the values entered cannot be played with, next to the field that is wrong. */
export function CopyRefusal({ problem }: { readonly problem: string | undefined }) {
  const words = useWords(COPY);
  if (words === undefined || problem === undefined) return null;
  return (
    <p role="alert" class="refused copy-problem">
      {words.cannot} {problem} {words.notKept}
    </p>
  );
}
