/**
 * `npm run check`, `npm test` and `npm run proof` (docs/TESTING.md): short when green, everything when red. The last line counts all
 * checks.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../web/browser.ts';
import { countPlaywright } from './playwright-report.ts';
import { interruptTools, runTool } from './run-tool.ts';
import { type Count, countVitest, type Timed } from './vitest-report.ts';

interface Check {
  readonly title: string;
  readonly command: readonly [tool: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Its output is shown even if it passes. */
  readonly isWarning?: boolean;
  /** Counts the tests of its run; without it, the run counts as one check. */
  count?(ok: boolean): Count;
}

const root = path.dirname(import.meta.dirname);
const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-test-'));
const report = path.join(scratch, 'vitest.json');
const browserReport = path.join(scratch, 'playwright.json');
const hasBrowser = findBrowser() !== undefined;
/** Makes tests cover everything: every size and language, games to their end, large samples. */
const PROOF = { PROOF: '1' };
/** Browser tests that only `npm run proof` runs. */
const PROOF_SPECS = '@proof';
const SLOWEST = 10;
const AT_A_TIME = 2;

/** Checks of one step run two at a time. Browser tests mostly wait, so unit tests use the processor meanwhile. */
type Steps = readonly (readonly Check[])[];

/** By path: TypeScript 6 has a program of the same name. */
const tsc = (project: string) => ['node', 'node_modules/typescript/bin/tsc', '-p', project] as const;

const CHECK: Steps = [
  [
    { title: 'types of everything', command: tsc('tsconfig.node.json') },
    { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'] },
    { title: 'types of the web app', command: tsc('web/tsconfig.json') },
    { title: 'promises and hooks', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
    { title: 'nothing unused', command: ['knip', '--no-progress'] },
    { title: 'types of the tools of the web app', command: tsc('web/tsconfig.tools.json') },
    { title: 'import boundaries', command: ['node', 'scripts/walls.ts'] },
    { title: 'types of the engine, without DOM and Node', command: tsc('tsconfig.json') },
    { title: 'plain words on changed lines (a warning)', command: ['node', 'scripts/plain-words.ts', '--changed'], isWarning: true },
  ],
];

const tests = (env: Readonly<Record<string, string>> = {}): Check => ({
  title: 'tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  env,
  count: (ok) => countVitest(readFileSync(report, 'utf8'), ok, root),
});

/** Without a browser the rest is still worth running, except in CI. */
const browserTests = async (more: Readonly<Record<string, string>>, ...filter: readonly string[]): Promise<readonly Check[]> =>
  hasBrowser || process.env.CI
    ? [
        {
          title: 'browser tests',
          command: ['playwright', 'test', '-c', 'web/playwright.config.ts', '--reporter=dot,json', ...filter],
          env: { ...more, E2E_FRESH: '1', E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
          count: (ok) => countPlaywright(readFileSync(browserReport, 'utf8'), ok),
        },
      ]
    : [];

const proof = (title: string, program: `${'server' | 'cluster'}/proof/${string}`, ...args: readonly string[]): readonly Check[] => [
  { title, command: ['node', `${program}/main.ts`, ...args] },
];

const LANES: Readonly<Record<string, () => Promise<Steps>>> = {
  check: async () => CHECK,
  test: async () => [...CHECK, [...(await browserTests({}, '--grep-invert', PROOF_SPECS)), tests()]],
  proof: async () => [
    [tests(PROOF)],
    await browserTests(PROOF),
    // Its output names the browsers that are not installed.
    [{ title: 'games and pages in Firefox and WebKit', command: ['node', 'web/proof/browsers/main.ts'], isWarning: true }],
    proof('nobody feels an attack', 'server/proof/hostile', '--tries', '3'),
    proof('nothing is lost when a server is killed', 'cluster/proof/chaos', '--kills', '20'),
    proof(
      'nothing is lost when nodes are killed and frozen',
      'cluster/proof/chaos',
      ...['--nodes', '3', '--kills', '10', '--freeze', '3', '--database', '1'],
    ),
    proof('nothing is lost when nodes are cut off from each other', 'cluster/proof/chaos', '--nodes', '3', '--partitions', '5'),
    proof('no secret leaves a server', 'cluster/proof/secrecy', '--games', '200', '--matches', '20'),
    proof('no secret leaves another node', 'cluster/proof/secrecy', '--cluster', '--games', '50', '--matches', '5'),
    proof('nobody takes time from others', 'server/proof/fair-time', '--runs', '2000'),
    proof('many stored tables do not slow a start', 'server/proof/starting'),
    proof('ratings are right', 'server/proof/ratings'),
    [{ title: 'a release installs and runs where nothing else is', command: ['node', 'scripts/check-release.ts'] }],
    [{ title: 'unfair cards are named', command: ['node', 'lab/src/main.ts', 'planted'] }],
    [{ title: 'laws hold on many games', command: ['node', 'lab/src/main.ts', 'soak', '--games', '2000'] }],
  ],
};

const [name = 'test'] = process.argv.slice(2);
const lane = LANES[name];
if (lane === undefined) throw new Error(`no such lane: ${name}; there are ${Object.keys(LANES).join(', ')}`);

// The tools write to a pipe and cannot detect color support.
const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
const env = {
  ...plain,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  // Hundreds of threads and servers load the same sources: Node strips types and compiles once for all of them.
  NODE_COMPILE_CACHE: path.join(scratch, 'compiled'),
};

const INTERRUPTED = 130;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruptTools();
    process.exit(INTERRUPTED);
  });
}

process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const total = { passed: 0, failed: 0, again: 0 };
const timed: Timed[] = [];
for (const checks of await lane()) {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
if (timed.length > 0) tellTimes();
if (!hasBrowser && name !== 'check')
  console.log('No browser on this machine: the browser tests did not run (CONTRIBUTING.md says what they need).');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runCheck(check: Check): Promise<void> {
  const started = performance.now();
  const [tool, ...args] = check.command;
  const program = tool === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', tool);
  const { ok, output } = await runTool({ program, args, cwd: root, env: { ...env, ...check.env } });
  const count = countOf(check, ok);
  total.passed += count.passed;
  total.failed += count.failed;
  total.again += count.again ?? 0;
  timed.push(...(count.timed ?? []));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = count.failed === 0;
  const isShown = !good || (check.isWarning && output !== '');
  if (isShown) console.log(`\n${output.trimEnd()}\n`);
  const numbers = check.count ? `: ${count.passed} passed, ${count.failed} failed${tail(count)}` : '';
  console.log(`${good ? '✓' : '✗'} ${check.title}${numbers} (${seconds} s)`);
}

function tail({ skipped }: Count): string {
  return skipped ? `, ${skipped} skipped` : '';
}

function tellTimes(): void {
  console.log('The slowest:');
  for (const { title, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  console.log(`${total.again} needed a second try.`);
}

function countOf(check: Check, ok: boolean): Count {
  const one = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!check.count) return one;
  try {
    return check.count(ok);
  } catch {
    // The tool broke before it could write its report.
    return { passed: 0, failed: 1 };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });
}
