import type { ComponentChildren } from 'preact';
import type { OnlineWords } from '../words/en/online.ts';

interface BarLineProps {
  readonly text: string;
  readonly alert?: boolean;
  readonly children?: ComponentChildren;
}

/** One line of news, and its action. */
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

/** Loads the newest app, bypassing the cache, and reopens the same table. */
async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await registration.update().catch(() => undefined);
    const coming = registration.installing ?? registration.waiting;
    if (coming) await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  }
  location.reload();
}
