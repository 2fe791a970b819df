import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Faults {
  /** What a test brings about on purpose, as the console tells it. */
  allow(fault: RegExp): void;
  /** Listens to a context of a browser of the test's own. */
  readonly hear: (context: BrowserContext) => void;
}

/** Every test fails of an error on the console, and of one that nobody caught, in whatever page it has opened. */
export const test = base.extend<{ readonly faults: Faults }>({
  faults: [
    async ({ browser }, use) => {
      const told: string[] = [];
      const allowed = [
        // A plain address in the house is not secure enough for it.
        /Cross-Origin-Opener-Policy header has been ignored/,
        // A picture opened by itself has no icon, so the browser looks for one.
        /favicon\.ico$/,
        // A page that is left may have rooms on their way. If one does not come to a page that stays, the test misses what is in it.
        /Failed to fetch dynamically imported module|Unable to preload CSS/,
      ];
      const hear = (context: BrowserContext) => {
        context.on('console', (said) => said.type() === 'error' && told.push(`${said.text()} ${said.location().url}`));
        context.on('weberror', (fault) => told.push(String(fault.error())));
      };
      browser.on('context', hear);
      await use({ allow: (fault) => allowed.push(fault), hear });
      browser.off('context', hear);
      expect(told.filter((one) => !allowed.some((fault) => fault.test(one)))).toEqual([]);
    },
    { auto: true },
  ],
});
