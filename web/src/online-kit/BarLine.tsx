import type { ComponentChildren } from 'preact';
import { refresh } from '../connection/refresh.ts';
import type { OnlineWords } from '../words/en/online.ts';

interface BarLineProps {
  readonly text: string;
  readonly alert?: boolean;
  readonly children?: ComponentChildren;
}

/** One line that has to be known, and what can be done about it. */
export function BarLine({ text, alert = false, children }: BarLineProps) {
  return (
    <div class="online-notice">
      <p role={alert ? 'alert' : 'status'}>{text}</p>
      {children}
    </div>
  );
}

/** The server speaks a newer protocol than this page. */
export function Outdated({ words: { state } }: { readonly words: OnlineWords }) {
  return (
    <BarLine text={state.outdated} alert>
      <button type="button" class="primary" onClick={() => refresh()}>
        {state.refresh}
      </button>
    </BarLine>
  );
}
