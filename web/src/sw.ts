import { type PrecacheEntry, Serwist, type SerwistGlobalConfig, StaleWhileRevalidate } from 'serwist';
import { type PushScope, tellTurns } from './online/push/sw-push.ts';
import { recall } from './storage/identity.ts';

/** Keeps the whole app in the browser: after the first visit it needs no network. What the server says under /api is never kept. */
declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
  }
}
declare const self: WorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] | undefined };

new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: false,
  // Packs of puzzles are fetched when they are opened, and kept from then on.
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/puzzles/'),
      handler: new StaleWhileRevalidate({ cacheName: 'puzzles' }),
    },
  ],
}).addEventListeners();

tellTurns(self as unknown as PushScope, recall);
