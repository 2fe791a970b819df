import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,lab,tests}/**/*.test.ts', 'games/*/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Laws play thousands of games in one test, on machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
