import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 4187);
/** A run by hand may go on using a server that is there; `npm test` starts its own. */
const reuseExistingServer = process.env.E2E_FRESH === undefined;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // A busy machine may trip a test once; what fails twice is broken.
  retries: process.env.E2E_FRESH === undefined ? 0 : 1,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: CHROMIUM,
    actionTimeout: 15_000,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node ../scripts/start.ts --port ${PORT} --data ${path.join(tmpdir(), `bellwether-e2e-${PORT}`)} --log-level error`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer,
    timeout: 180_000,
  },
});
