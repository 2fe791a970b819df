import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Faults {
  /** Allows an error on the console that a test causes on purpose. */
  allow(fault: RegExp): void;
  /** Also watches a context of the test's own browser. */
  readonly hear: (context: BrowserContext) => void;
}

/** Every test fails on a console error and on an uncaught error, in any page it opens. */
export const test = base.extend<{ readonly faults: Faults }>({
  faults: [
    async ({ browser }, use) => {
      const told: string[] = [];
      const allowed = [
        // A LAN address without TLS is not secure enough for it.
        /Cross-Origin-Opener-Policy header has been ignored/,
        // A picture opened directly has no icon, so the browser looks for one.
        /favicon\.ico$/,
        // Chunks of a page that was left may be canceled. If one is missing in a page that stays, the test notices
        // anyway.
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
