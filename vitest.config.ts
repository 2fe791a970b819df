import { defineConfig } from 'vitest/config';

/** On a slow or busy machine: `TEST_PATIENCE=4 npm test` waits four times as long before a test counts as hung. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

export default defineConfig({
  test: {
    // Every package, those to come too: a test that no pattern finds is worse than none.
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Laws play thousands of games in one test, on machines that are busy with other things.
    testTimeout: 120_000 * PATIENCE,
    hookTimeout: 60_000 * PATIENCE,
    restoreMocks: true,
  },
});
