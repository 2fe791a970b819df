/**
 * Runs before every npm script, so it must work on any Node from 18 on and without a single package. Installs the packages of
 * package-lock.json if they are missing or stale, and prints nothing if all is well. With --browser it also installs what the tests
 * need besides, a browser above all, where it may; with --postgres a PostgreSQL of the tests' own.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const ownNode = path.join(root, 'node_modules', 'node', 'bin', 'node');
/** The hash of the lockfile that we installed last. */
const stamp = path.join(root, 'node_modules', '.bellwether-lock');
/** Debian's packages for the tests (a browser, Japanese letters, a client in Python), and a file of each. */
const TEST_PACKAGES = {
  chromium: '/usr/bin/chromium',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'python3-websockets': '/usr/lib/python3/dist-packages/websockets/__init__.py',
};

if (isStale()) install();
if (process.argv.includes('--browser')) prepareBrowser();
if (process.argv.includes('--postgres')) preparePostgres();

/**
 * Not stale: we installed from this lockfile, or someone installed the same packages by hand. npm keeps a list of what is installed; every
 * package of our lockfile must be in it with the same version.
 */
function isStale() {
  if (existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp, 'utf8') === lockHash()) return false;
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf(path.join('node_modules', '.package-lock.json'));
  if (wanted === undefined || found === undefined || !existsSync(ownNode)) return true;
  for (const [place, { version, optional, link }] of Object.entries(wanted)) {
    if (place === '') continue;
    // Packages for other machines are left out of an install.
    if (found[place] === undefined ? !optional : found[place].version !== version || found[place].link !== link) return true;
  }
  return Object.keys(found).some((place) => wanted[place] === undefined);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.log('Installing the packages Bellwether is built with (a minute at most, only when they change) …');
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lockHash());
  if (existsSync(ownNode)) return;
  console.error('The package "node" is there without its program: npm was told not to run install scripts.');
  console.error('Either run "npm rebuild node --ignore-scripts=false", or use Node 24 or newer on this machine.');
  if (Number(process.versions.node.split('.')[0]) < 24) process.exit(1);
}

/** 60 MB that only tests, proofs and `npm run cluster` need, in a folder with a lockfile of its own. */
function preparePostgres() {
  const folder = path.join(root, 'server', 'proof', 'postgres');
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing PostgreSQL for the tests …');
  run('npm', ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund'], folder);
}

/** What the tests need of Debian, if we may install it; else whatever browser is there already. */
function prepareBrowser() {
  const missing = Object.keys(TEST_PACKAGES).filter((name) => !existsSync(TEST_PACKAGES[name]));
  const ours = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && ours) {
    console.log(`Installing what the tests need (apt-get install ${missing.join(' ')}) …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const patient = ['-qq', '-o', 'Acquire::Retries=3'];
    if (tried('apt-get', ['update', ...patient], env)) {
      tried('apt-get', ['install', '-y', ...patient, '--no-install-recommends', ...missing], env);
    }
  }
  const places = JSON.parse(readFileSync(path.join(root, 'scripts', 'browsers.json'), 'utf8'))[process.platform] ?? [];
  if ([process.env.CHROMIUM ?? '', ...places].some((place) => existsSync(place))) return;
  console.error('No browser for the browser tests: install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/it.');
  console.error(`On Debian and Ubuntu: sudo apt-get install ${Object.keys(TEST_PACKAGES).join(' ')}`);
}

function run(command, args, folder = root) {
  if (!tried(command, args, {}, folder)) process.exit(1);
}

/** Outside node_modules/.bin: the Node there is about to be replaced by the very command that runs on it. */
function tried(command, args, more = {}, cwd = root) {
  const env = { ...process.env, ...more };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const ours = path.join('node_modules', '.bin');
  env[key] = (env[key] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(path.delimiter);
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: windows });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}
