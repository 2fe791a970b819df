/** `npm test`: every check of the repository, short when green, everything when red. The last line counts them all. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../web/browser.ts';
import { countPlaywright } from './playwright-report.ts';
import { interruptTools, runTool } from './run-tool.ts';
import { type Count, countVitest } from './vitest-report.ts';

interface Check {
  readonly title: string;
  readonly command: readonly [tool: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The checks inside its run; if left out, the run is one check. */
  count?(ok: boolean): Count;
}

const root = path.dirname(import.meta.dirname);
const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-test-'));
const report = path.join(scratch, 'vitest.json');
const browserReport = path.join(scratch, 'playwright.json');

/** Quick checks two at a time; then the tests and the browser tests, which use both cores each. */
const STEPS: readonly (readonly Check[])[] = [
  [
    { title: 'types of the engine, without DOM and Node', command: ['tsc', '-p', 'tsconfig.json'] },
    { title: 'types of everything', command: ['tsc', '-p', 'tsconfig.node.json'] },
    { title: 'types of the web app', command: ['tsc', '-p', 'web/tsconfig.json'] },
    { title: 'types of the tools of the web app', command: ['tsc', '-p', 'web/tsconfig.tools.json'] },
    { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'] },
    { title: 'walls between the packages', command: ['node', 'scripts/walls.ts'] },
    { title: 'nothing unused', command: ['knip', '--no-progress'] },
  ],
  [
    {
      title: 'tests',
      command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      count: (ok) => countVitest(readFileSync(report, 'utf8'), ok),
    },
  ],
  // Without a browser the rest is still worth running, but not in CI.
  findBrowser() === undefined && !process.env.CI
    ? []
    : [
        {
          title: 'browser tests',
          command: ['playwright', 'test', '-c', 'web/playwright.config.ts', '--reporter=dot,json'],
          env: { E2E_FRESH: '1', E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
          count: (ok) => countPlaywright(readFileSync(browserReport, 'utf8'), ok),
        },
      ],
];
const AT_A_TIME = 2;

// The tools write to a pipe and cannot know whether colours are wanted.
const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
const env = {
  ...plain,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  // Hundreds of threads and servers start with the same sources: Node takes the types off and compiles once, not in each of them.
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

const total = { passed: 0, failed: 0 };
for (const checks of STEPS) {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
if (findBrowser() === undefined)
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = count.failed === 0;
  if (!good) console.log(`\n${output.trimEnd()}\n`);
  const numbers = check.count ? `: ${count.passed} passed, ${count.failed} failed${tail(count)}` : '';
  console.log(`${good ? '✓' : '✗'} ${check.title}${numbers} (${seconds} s)`);
}

function tail({ skipped, again }: Count): string {
  return `${skipped ? `, ${skipped} skipped` : ''}${again ? `, ${again} at the second try` : ''}`;
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
