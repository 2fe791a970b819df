/** What strangers install, outside the repository: the packages, and the one download. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDownload, packDownload } from '../scripts/download.ts';
import { pack, stage, VERSION } from '../scripts/packages.ts';
import { exampleOf } from '../scripts/readme-example.ts';

const SCRATCH = mkdtempSync(path.join(tmpdir(), 'bellwether-packages-'));
const PAGE = '<title>Bellwether</title>\n';
/** Without dependencies from outside. */
const LIBRARIES = ['kernel', 'wolf-and-hound', 'sheep-and-thief', 'bots', 'review'];
const SERVERS = ['server', 'cluster', 'lab'];

let packages = '';
let installed = '';
let download = '';

beforeAll(async () => {
  const page = path.join(SCRATCH, 'page');
  mkdirSync(page);
  writeFileSync(path.join(page, 'index.html'), PAGE);
  const staged = await stage(path.join(SCRATCH, 'staging', 'node_modules'), page);
  packages = path.join(SCRATCH, 'staging', 'node_modules', '@bellwether');
  const files = await pack(
    LIBRARIES.map((name) => path.join(packages, name)),
    path.join(SCRATCH, 'tarballs'),
  );
  installed = path.join(SCRATCH, 'installed');
  mkdirSync(installed);
  writeFileSync(path.join(installed, 'package.json'), '{ "type": "module" }');
  const npm = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: installed, encoding: 'utf8' });
  expect(npm.stderr).not.toContain('npm error');
  download = makeDownload(path.join(SCRATCH, 'download'), staged);
}, 240_000);

afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }), 240_000);

/** Runs a program in a folder, without anything of the repository. */
function run(folder: string, args: readonly string[], more: { readonly input?: string; readonly env?: Record<string, string> } = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    ...(more.input !== undefined && { input: more.input }),
    env: { ...env, NODE_OPTIONS: '', ...more.env },
    timeout: 60_000,
  });
  return { status, out: stdout, err: stderr };
}

const bellwether = (args: readonly string[], more?: Parameters<typeof run>[2]) => run(download, ['bellwether.js', ...args], more);

function runReadme(name: string, folder: string, env: Record<string, string> = {}) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, exampleOf(readFileSync(path.join(packages, name, 'README.md'), 'utf8')));
  return run(folder, [file], { env });
}

describe('the packages', () => {
  it('have one version, and every file that they name', () => {
    for (const name of [...LIBRARIES, 'wire', 'client', ...SERVERS]) {
      const home = path.join(packages, name);
      const { version, exports, dependencies, files } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
      expect(version).toBe(VERSION);
      const named = Object.values<string | Record<string, string>>(exports).flatMap((door) =>
        typeof door === 'string' ? door : Object.values(door),
      );
      expect(named.filter((file) => !file.includes('*') && !existsSync(path.join(home, file)))).toEqual([]);
      expect([...files, 'README.md', 'LICENSE'].filter((file: string) => !existsSync(path.join(home, file)))).toEqual([]);
      for (const [other, range] of Object.entries(dependencies)) if (other.startsWith('@bellwether/')) expect(range).toBe(VERSION);
    }
  });

  it('contain no path to a source and no command that only a clone has', () => {
    const found = globSync(path.join(packages, '*', 'dist', '**', '*.{js,d.ts}')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return /(?:from |import\()['"]\.[^'"]*\.ts['"]|new URL\('[^']*\.ts'/.test(text) ||
        (/npm (?:run|start)\b/.test(text) && !/docs:api/.test(text))
        ? file
        : [];
    });
    expect(found).toEqual([]);
  });

  it('lead from a compiled file to its source', () => {
    const dist = path.join(packages, 'wolf-and-hound', 'dist', 'cards');
    for (const name of ['catalogue.js.map', 'catalogue.d.ts.map']) {
      const { sources } = JSON.parse(readFileSync(path.join(dist, name), 'utf8'));
      expect(sources.map((source: string) => path.resolve(dist, source))).toEqual([
        path.join(packages, 'wolf-and-hound', 'src', 'cards', 'catalogue.ts'),
      ]);
    }
  });

  it('bring the rules that their refusals name', () => {
    for (const game of ['wolf-and-hound', 'sheep-and-thief'])
      expect(readFileSync(path.join(installed, 'node_modules', '@bellwether', game, 'RULES.md'), 'utf8')).toContain('# ');
  });

  it.each(LIBRARIES)('@bellwether/%s, installed from its tarball, runs the code its README begins with', (name) => {
    const { status, out, err } = runReadme(name, installed);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toBe('');
  });

  it('bring types that a strict stranger can use', () => {
    const source = `
      import { botsFor } from '@bellwether/bots';
      import { FastRandom, type Game, ParseError, type Seat } from '@bellwether/kernel';
      import { openReview } from '@bellwether/review';
      import { wolfAndHoundReview } from '@bellwether/review/wolf-and-hound';
      import { sheepAndThief, type SheepAndThief } from '@bellwether/sheep-and-thief';
      import { wolfAndHound } from '@bellwether/wolf-and-hound';
      import { TableClient, type ClientPorts } from '@bellwether/client';
      import { PROTOCOL } from '@bellwether/wire';
      const config = wolfAndHound.configs.read([['Players', '4']]);
      if (config instanceof ParseError) throw config;
      const seat: Seat | undefined = wolfAndHound.toAct(wolfAndHound.start(config, wolfAndHound.deal(config, new FastRandom(1))))[0];
      const game: Game<SheepAndThief> = sheepAndThief;
      // @ts-expect-error a version is a number
      const version: string = PROTOCOL;
      export { botsFor, game, openReview, seat, TableClient, version, wolfAndHoundReview, type ClientPorts };
    `;
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: [], noEmit: true };
    const lib = ['es2024'];
    const compilerOptions = { ...strict, target: 'es2024', lib, module: 'nodenext', skipLibCheck: false };
    const home = path.join(SCRATCH, 'staging');
    const modules = path.resolve(import.meta.dirname, '../node_modules');
    symlinkSync(path.join(modules, 'typebox'), path.join(home, 'node_modules', 'typebox'));
    writeFileSync(path.join(home, 'stranger.ts'), source);
    writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['stranger.ts'] }));
    expect(run(home, [path.join(modules, 'typescript', 'bin', 'tsc'), '-p', '.'])).toMatchObject({ out: '', status: 0 });
  });
});

describe('the download', () => {
  it('is one file with one folder', async () => {
    const { stdout } = spawnSync('tar', ['-tzf', await packDownload(download)], { encoding: 'utf8', maxBuffer: 10_000_000 });
    const names = stdout.trim().split('\n');
    expect(names).toContain(`bellwether-${VERSION}/bellwether.js`);
    expect(names).toContain(`bellwether-${VERSION}/node_modules/@bellwether/server/node_modules/commander/package.json`);
    expect(names.filter((name) => !name.startsWith(`bellwether-${VERSION}/`) || /\.ts$|\/src\/.*\.test\./.test(name))).toEqual([]);
  });

  it('says its version and its commands', () => {
    expect(bellwether(['--version'])).toEqual({ status: 0, out: `${VERSION}\n`, err: '' });
    expect(bellwether(['--help']).out).toContain('\n  backup ');
    expect(bellwether(['admin', '--help']).out).toMatch(/^Usage: bellwether admin /);
    const { stdout } = spawnSync('npm', ['-s', 'run', 'admin', '--', '--version'], { cwd: download, encoding: 'utf8' });
    expect(stdout).toBe(`${VERSION}\n`);
    expect(bellwether(['sreve'])).toMatchObject({ status: 1, out: '', err: expect.stringMatching(/^error: unknown command sreve/) });
  });

  it('serves the page, and plays with a bot that has only the package of the client', async () => {
    const data = path.join(SCRATCH, 'data');
    const { child, address } = await started(['--port', '0', '--data', data, '--bot-pause', '0']);
    try {
      expect(await (await fetch(address)).text()).toBe(PAGE);
      expect(await (await fetch(`${address}/api`)).json()).toMatchObject({ version: VERSION });
      const played = runReadme('client', download, { BELLWETHER: address });
      expect(played).toMatchObject({ status: 0, err: '', out: expect.stringMatching(/^won by seats \[/) });
      const listed = bellwether(['admin', 'tables', '--json', '--data', data]);
      expect(JSON.parse(listed.out)).toMatchObject([{ status: 'over' }]);
      expect(bellwether(['backup', path.join(SCRATCH, 'copy.sqlite'), '--data', data])).toMatchObject({ status: 0, err: '' });
    } finally {
      await stopped(child);
    }
    const restored = bellwether(['restore', path.join(SCRATCH, 'copy.sqlite'), '--data', path.join(SCRATCH, 'other')]);
    expect(restored).toMatchObject({ status: 0, out: expect.stringMatching(/^1 table restored/) });
  });

  it.each(['wire', 'server'])('runs the code that the README of @bellwether/%s begins with', (name) => {
    const { status, out, err } = runReadme(name, download);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toBe('');
  });

  it('has the lab: in the terminal, with workers, and by JSON lines', () => {
    expect(bellwether(['lab', 'conformance'])).toMatchObject({ status: 0, out: expect.stringMatching(/, 0 failed\n$/) });
    expect(bellwether(['lab', 'soak', '--games', '4', '--threads', '2'])).toMatchObject({ status: 0 });
    const start = JSON.stringify({ t: 'start', table: 1, game: 'wolf-and-hound', seed: 7 });
    expect(JSON.parse(bellwether(['stdio'], { input: `${start}\n` }).out)).toMatchObject({ table: 1 });
  });
});

/** A server on a free port. */
async function started(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, ['bellwether.js', ...args], { cwd: download, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /running at (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, address };
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}
