import type { ComponentChildren } from 'preact';
import { useShell } from '../words/catalogue.ts';
import './end.css';

interface EndPanelProps {
  /** The class of the game's own panel. */
  readonly of: string;
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** How a game ended, and what one may want next: beside the scene, and on a phone a sheet at its foot that can be pulled up. */
export function EndPanel({ of, title, close, children }: EndPanelProps) {
  const shell = useShell();
  return (
    <div class="end-sheet">
      <section class={`end-panel ${of}`} aria-labelledby="result-title">
        <button type="button" class="icon-button end-close" aria-label={shell.close} onClick={close}>
          ✕
        </button>
        <h2 id="result-title" class="end-title">
          {title}
        </h2>
        {children}
      </section>
    </div>
  );
}
