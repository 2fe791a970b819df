import { createSignal } from '../ui/signal.ts';

/** The browser's `beforeinstallprompt` event. */
export interface Installer extends Event {
  prompt(): Promise<unknown>;
}

/** Set when the browser offers installation, which may be before any component listens. */
export const installer = createSignal<Installer | undefined>(undefined);

export function listenForInstaller(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own prompt: we offer it after a game and in the settings.
    event.preventDefault();
    installer.set(event as Installer);
  });
  window.addEventListener('appinstalled', () => installer.set(undefined));
}
