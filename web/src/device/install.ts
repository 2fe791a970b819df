import { createSignal } from '../ui/signal.ts';

/** What a browser hands over that can install the app. */
export interface Installer extends Event {
  prompt(): Promise<unknown>;
}

/** Set as soon as the browser offers it; it may do so before anybody wants to know. */
export const installer = createSignal<Installer | undefined>(undefined);

export function listenForInstaller(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Not now: after a game, or in the settings.
    event.preventDefault();
    installer.set(event as Installer);
  });
  window.addEventListener('appinstalled', () => installer.set(undefined));
}
