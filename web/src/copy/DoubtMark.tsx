import type { ComponentChildren } from 'preact';
import { COPY } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import './copy.css';

/** A broken ring with a wave in it: about. */
export function DoubtSign() {
  return (
    <svg viewBox="0 0 24 24" class="doubt-sign" aria-hidden="true">
      <circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.200 2.770" />
      <path
        d="M6.500 13.500q2.750-4.500 5.500-1.500t5.500-1.500"
        fill="none"
        stroke="currentColor"
        stroke-width="2.400"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** A small mark without words where a value is not certain. Pressed, it says so. */
export function DoubtMark({ about, children }: { readonly about?: string; readonly children: ComponentChildren }) {
  const words = useWords(COPY);
  if (words === undefined) return null;
  return (
    <details class="doubt">
      <summary aria-label={about ? `${words.unsure}: ${about}` : words.unsure} title={words.unsure}>
        <DoubtSign />
      </summary>
      <div class="doubt-body">{children}</div>
    </details>
  );
}
