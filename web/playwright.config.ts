import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 4187);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: CHROMIUM,
    actionTimeout: 8_000,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
  },
  webServer: { command: `node serve.ts --port ${PORT}`, url: `http://localhost:${PORT}/`, reuseExistingServer: true, timeout: 60_000 },
});
