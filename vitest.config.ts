import { defineConfig } from 'vitest/config';

/** On a slow or busy machine: `TEST_PATIENCE=4 npm test` waits four times as long before a test counts as hung. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

/**
 * Node runs the sources by itself, here as anywhere else. Vitest would turn every use of an import into a look-up in an object, which
 * makes engines and bots five times as slow. It still reads the web app, which needs Vite, and the tests. `vi.mock` does not reach what
 * Node runs.
 */
const ROOT = import.meta.dirname.replace(/[^\w/]/g, '\\$&');
const NATIVE = ['kernel', 'games/[^/]+', 'bots', 'review', 'wire', 'client', 'server', 'cluster', 'lab'].map(
  (folder) => new RegExp(`^(file://)?${ROOT}/${folder}/src/`),
);

/** Modules of these packages keep no state: loaded once for all test files, they take a quarter less processor time. */
const STATELESS = ['kernel', 'games/*', 'bots', 'review', 'lab'].map((folder) => `${folder}/test/**/*.test.ts`);

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'stateless', include: STATELESS, isolate: false } },
      // Every other package, those to come too: a test that no pattern finds is worse than none.
      { extends: true, test: { name: 'isolated', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', ...STATELESS] } },
    ],
    server: { deps: { external: NATIVE } },
    pool: 'threads',
    maxWorkers: 2,
    // Laws play thousands of games in one test, on machines that are busy with other things.
    testTimeout: 120_000 * PATIENCE,
    hookTimeout: 60_000 * PATIENCE,
    restoreMocks: true,
  },
});
