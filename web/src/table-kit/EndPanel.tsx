import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useShell } from '../words/catalogue.ts';
import './end.css';

interface EndPanelProps {
  /** The class of the game's own panel. */
  readonly of: string;
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** What says why it ended so. */
export const WHY = 'result-why';

/** How a game ended, and what one may want next: beside the scene, and on a phone a sheet at its foot that can be pulled up. */
export function EndPanel({ of, title, close, children }: EndPanelProps) {
  const shell = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever does not see it come finds it here, and what to do next right behind it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="end-sheet">
      <section class={`end-panel ${of}`} aria-labelledby="result-title">
        <button type="button" class="icon-button end-close" aria-label={shell.close} onClick={close}>
          ✕
        </button>
        <h2 id="result-title" class="end-title" ref={heading} tabIndex={-1} aria-describedby={WHY}>
          {title}
        </h2>
        {children}
      </section>
    </div>
  );
}
