/**
 * `node scripts/check-release.ts`, a part of `npm run proof`: packs everything as it is published, and lets strangers try it. Packages are
 * judged by publint and attw, installed in an empty folder and run on every Node.js they promise; the steps of the Containerfile are
 * carried out in plain folders.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale, DIST } from '../web/build.ts';
import { pack, stage } from './packages.ts';
import { exampleOf } from './readme-example.ts';

const ROOT = path.dirname(import.meta.dirname);
const TOOLS = path.join(import.meta.dirname, 'release-checks');
const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-release-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

let failures = 0;
function tell(what: string, { status, stdout = '', stderr = '' }: { status: number | null; stdout?: string; stderr?: string }): boolean {
  const ok = status === 0;
  if (!ok) failures++;
  console.log(`${ok ? '✓' : '✗'} ${what}${ok ? '' : `\n${stdout}${stderr}`}`);
  return ok;
}

const run = (program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 });

await buildIfStale();
tell('tools are installed', run('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error'], TOOLS));
const staged = await stage(path.join(scratch, 'staging'), DIST);
const files = await pack(staged, path.join(scratch, 'tarballs'));

const bin = (name: string) => path.join(TOOLS, 'node_modules', '.bin', name);
for (const file of files) {
  const name = path.basename(file);
  tell(`publint: ${name}`, run(bin('publint'), ['--strict', file], TOOLS));
  // ES modules only, on purpose: Node.js 22 and later can `require` them.
  if (!name.startsWith('bellwether-1') && !name.startsWith('bellwether-lab'))
    tell(`attw: ${name}`, run(bin('attw'), [file, '--profile', 'esm-only'], TOOLS));
}

const installed = path.join(scratch, 'installed');
mkdirSync(installed);
writeFileSync(path.join(installed, 'package.json'), '{ "type": "module" }');
tell(
  'the packages install in an empty folder',
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...files], installed),
);

for (const node of globSync('node-*/bin/node', { cwd: path.join(TOOLS, 'node_modules') }).map((file) =>
  path.join(TOOLS, 'node_modules', file),
)) {
  const version = run(node, ['--version'], scratch).stdout.trim();
  const major = Number(version.slice(1).split('.')[0]);
  for (const folder of staged) {
    const name = path.basename(folder);
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { engines: { node: string } };
    if (name === 'client' || !readme.includes('```js') || major < Number(engines.node.replace('>=', ''))) continue;
    writeFileSync(path.join(installed, `${name}.mjs`), exampleOf(readme));
    tell(`README of ${name} on Node.js ${version}`, run(node, [`${name}.mjs`], installed));
  }
  if (major < 24) continue;
  await serving(node, [path.join('node_modules', 'bellwether', 'dist', 'bellwether.js')], installed, {}, (port) => {
    writeFileSync(path.join(installed, 'client.mjs'), exampleOf(readFileSync(path.join(ROOT, 'client', 'README.md'), 'utf8')));
    const env = { ...process.env, BELLWETHER: `http://127.0.0.1:${port}` };
    tell(`a game over the network on Node.js ${version}`, run(node, ['client.mjs'], installed, env));
  });
}
await container();
console.log(failures === 0 ? 'all is well' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

/** A server while something is tried, and that it stops when told. */
async function serving(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  attempt: (port: number) => unknown,
): Promise<void> {
  const port = await freePort();
  const data = mkdtempSync(path.join(scratch, 'data-'));
  const child = spawn(program, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env, PORT: String(port), DATA_DIR: data } });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    await listens(port);
    await attempt(port);
  } finally {
    child.kill('SIGTERM');
    tell(`${path.basename(args.at(-1) ?? '')} stops when told`, { status: await ended });
  }
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

/** COPY, RUN, ENV, HEALTHCHECK and CMD of the Containerfile, in one folder for each stage. Users, labels and mounts are left to an engine. */
async function container(): Promise<void> {
  const steps = readFileSync(path.join(ROOT, 'deploy', 'Containerfile'), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const ignored = readFileSync(path.join(ROOT, 'deploy', 'Containerfile.dockerignore'), 'utf8').split('\n');
  const isIgnored = (place: string) => ignored.some((line) => line !== '' && !line.startsWith('#') && path.matchesGlob(place, line));
  const env: Record<string, string> = {};
  let work = '';
  let build = '';
  for (const step of steps) {
    const [word = '', ...rest] = step.split(' ');
    const said = rest.join(' ');
    if (word === 'FROM') {
      build = work;
      work = mkdtempSync(path.join(scratch, 'image-'));
    } else if (word === 'COPY') {
      const stageName = rest[0]?.startsWith('--from') ? build : undefined;
      const places = stageName === undefined ? rest : rest.slice(1);
      const target = path.join(work, places.at(-1) ?? '');
      for (const place of places.slice(0, -1)) {
        const from = stageName === undefined ? path.join(ROOT, place) : path.join(stageName, path.relative('/app', place));
        const to =
          existsSync(from) && place !== '.' && places.length > 1 && path.extname(place) !== ''
            ? path.join(target, path.basename(place))
            : target;
        cpSync(from, to, { recursive: true, filter: (file) => stageName !== undefined || !isIgnored(path.relative(ROOT, file)) });
      }
    } else if (word === 'RUN') {
      if (said.startsWith('install -d')) continue;
      if (!tell(`container: ${said}`, run('bash', ['-c', said], work))) return;
    } else if (word === 'ENV') for (const [, name = '', value = ''] of said.matchAll(/(\w+)=(\S+)/g)) env[name] = value;
  }
  const json = (start: RegExp) => JSON.parse(steps.find((step) => start.test(step))?.replace(/^.*?CMD /, '') ?? '[]') as string[];
  const [program = '', ...args] = json(/^CMD/);
  const [asks = '', ...how] = json(/^HEALTHCHECK/);
  const node = (name: string) => (name === 'node' ? process.execPath : name);
  await serving(node(program), args, work, env, async (port) => {
    tell('container: its health check', run(node(asks), how, work, { ...process.env, PORT: String(port) }));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    tell('container: the page', { status: page.ok && (await page.text()).includes('Bellwether') ? 0 : 1 });
  });
  const sources = globSync('**/*.{test.ts,tsx}', { cwd: work, exclude: (name) => name === 'node_modules' });
  tell('container: no tests and no sources of the page', { status: sources.length === 0 ? 0 : 1, stdout: sources.join('\n') });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });
}
