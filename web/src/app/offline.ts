/** Once the table stands, the browser fetches the rest of the app for the time without a network. */
const PRECACHE_DELAY_MS = 3000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  window.setTimeout(() => {
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined);
  }, PRECACHE_DELAY_MS);
}
