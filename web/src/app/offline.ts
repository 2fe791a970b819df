/** Delay between loading the table and caching the rest of the app for offline use. */
const PRECACHE_DELAY_MS = 3000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  window.setTimeout(() => {
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined);
  }, PRECACHE_DELAY_MS);
}
