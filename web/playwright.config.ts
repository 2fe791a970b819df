import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './browser.ts';

process.env.E2E_PORT ??= '4187';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  testMatch: '**/*.spec.ts',
  // Takes pictures and asserts nothing: only on request.
  testIgnore: process.env.JUDGED === undefined ? '**/judged/**' : [],
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // A busy machine may fail a test once; two failures count.
  retries: process.env.E2E_FRESH === undefined ? 0 : 1,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}/`,
    launchOptions: CHROMIUM,
    actionTimeout: 15_000,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    // Blocked by default: it would load the whole app in every test. Tests that need it allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
});
