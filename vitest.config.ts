import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every package, those to come too: a test that no pattern finds is worse than none.
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Laws play thousands of games in one test, on machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
