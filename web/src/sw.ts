import { type PrecacheEntry, Serwist, type SerwistGlobalConfig, StaleWhileRevalidate } from 'serwist';
import { type PushScope, tellTurns } from './online/push/sw-push.ts';
import { recall } from './storage/identity.ts';

/** Caches the whole app: after the first visit it needs no network. Answers under /api are never cached. */
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
  // Further puzzle packs are cached when first opened.
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/puzzles/'),
      handler: new StaleWhileRevalidate({ cacheName: 'puzzles' }),
    },
  ],
}).addEventListeners();

tellTurns(self as unknown as PushScope, recall);
