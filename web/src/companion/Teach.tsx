import { useState } from 'preact/hooks';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import type { CompanionOfGame } from './companion.ts';
import { keep, recall } from './kept.ts';
import { useNeededWords } from './useCompanionWords.ts';

/** A script for the person who explains: one step at a time, in large type. */
export function Teach({ words, Picture }: CompanionOfGame['teach']) {
  const { lay, say, try: tryIt, asked, previous, next, ofSteps } = useNeededWords();
  const { colon } = useShell();
  const own = useWords(words);
  const [at, setAt] = useState(() => Number(recall('teach')) || 0);
  if (own === undefined) return null;
  const steps = own.teach;
  const here = Math.min(at, steps.length - 1);
  const step = steps[here];
  if (step === undefined) return null;
  const go = (to: number) => {
    keep('teach', to);
    setAt(to);
  };
  return (
    <article class="teach">
      <p class="teach-at">{ofSteps(here + 1, steps.length)}</p>
      <h2>{step.title}</h2>
      <div class="teach-picture">
        <Picture step={here} />
      </div>
      {step.lay && <Part name={lay} text={step.lay} />}
      <Part name={say} text={step.say} look="teach-say" />
      {step.try && <Part name={tryIt} text={step.try} />}
      {step.ask && (
        <details class="more">
          <summary>{colon(asked, step.ask[0])}</summary>
          <p>{step.ask[1]}</p>
        </details>
      )}
      <div class="teach-steps">
        <button type="button" class="button" disabled={here === 0} onClick={() => go(here - 1)}>
          {previous}
        </button>
        <button type="button" class="primary" disabled={here === steps.length - 1} onClick={() => go(here + 1)}>
          {next}
        </button>
      </div>
    </article>
  );
}

function Part({ name, text, look = '' }: { readonly name: string; readonly text: string; readonly look?: string }) {
  return (
    <section class={`teach-part ${look}`}>
      <h3>{name}</h3>
      <p>{text}</p>
    </section>
  );
}
