/**
 * Runs before every npm script, so it must work on any Node from 18 on and without any package. Installs the packages
 * of package-lock.json if they are missing or outdated, and a separate Node.js if the machine's is too old. Prints
 * nothing if all is well, and never to standard output, since scripts may write JSON there. With --browser it also
 * installs what the tests need, above all a browser, if permitted; with --all-browsers Firefox and WebKit too, for
 * `npm run proof`; with --postgres a PostgreSQL for the tests.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const OLDEST_NODE = 24;
const nodeFolder = path.join(root, 'scripts', 'node');
/** Where npm scripts find a Node.js of ours before the machine's. */
const linkedNode = path.join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node');
/** The hash of the lockfile that we installed last. */
const stamp = path.join(root, 'node_modules', '.bellwether-lock');
/** Debian's packages for the tests (a browser, Japanese letters, a client in Python), and a file of each. */
const TEST_PACKAGES = {
  chromium: '/usr/bin/chromium',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'python3-websockets': '/usr/lib/python3/dist-packages/websockets/__init__.py',
};

/** More browsers for `npm run proof`, and a screen in memory for WebKit's. */
const PROOF_PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

if (isStale()) install();
if (!existsSync(linkedNode) && nodeOfMachine() < OLDEST_NODE) prepareNode();
if (process.argv.includes('--browser')) prepareBrowser(TEST_PACKAGES);
if (process.argv.includes('--all-browsers')) prepareBrowser({ ...TEST_PACKAGES, ...PROOF_PACKAGES });
if (process.argv.includes('--postgres')) preparePostgres();

/**
 * Not stale: we installed from this lockfile, or someone installed the same packages by hand. npm keeps a list of what is installed; every
 * package of our lockfile must be in it with the same version.
 */
function isStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return false;
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf(path.join('node_modules', '.package-lock.json'));
  if (wanted === undefined || found === undefined) return true;
  for (const [place, { version, optional, link }] of Object.entries(wanted)) {
    // Our own packages are links to the sources.
    if (!place.includes('node_modules/')) continue;
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
  console.error('Installing the packages Bellwether is built with (a minute at most, only when they change) …');
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lockHash());
}

/** Its major version. This script may itself run on the Node.js that it installed. */
function nodeOfMachine() {
  const { stdout } = spawnSync('node', ['--version'], { env: withoutOurs(), encoding: 'utf8', shell: windows });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Installed once, in a folder with a lockfile of its own, and linked again after every `npm ci`, which empties node_modules. */
function prepareNode() {
  const programs = Object.keys(packagesOf(path.join('scripts', 'node', 'package-lock.json')) ?? {})
    .filter((place) => place !== '')
    .map((place) => path.join(nodeFolder, place, 'bin', windows ? 'node.exe' : 'node'));
  if (!programs.some((program) => existsSync(program))) {
    console.error(`Installing Node.js ${OLDEST_NODE} for Bellwether: this machine has ${nodeOfMachine()} …`);
    run('npm', ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund'], nodeFolder);
  }
  const program = programs.find((place) => existsSync(place));
  if (program === undefined) {
    console.error(`There is no Node.js package for ${process.platform} on ${process.arch}: install Node.js ${OLDEST_NODE} or newer.`);
    process.exit(1);
  }
  rmSync(linkedNode, { force: true });
  if (windows) copyFileSync(program, linkedNode);
  else symlinkSync(path.relative(path.dirname(linkedNode), program), linkedNode);
}

/** 60 MB that only tests, proofs and `npm run cluster` need, in a folder with a lockfile of its own. */
function preparePostgres() {
  const folder = path.join(root, 'cluster', 'proof', 'postgres');
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.error('Installing PostgreSQL for the tests …');
  run('npm', ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund'], folder);
}

/** What the tests need of Debian, if we may install it; else whatever browser is there already. */
function prepareBrowser(packages) {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  const ours = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && ours) {
    console.error(`Installing what the tests need (apt-get install ${missing.join(' ')}) …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const patient = ['-qq', '-o', 'Acquire::Retries=3'];
    if (tried('apt-get', ['update', ...patient], env)) {
      tried('apt-get', ['install', '-y', ...patient, '--no-install-recommends', ...missing], env);
    }
  }
  const places = JSON.parse(readFileSync(path.join(root, 'scripts', 'browsers.json'), 'utf8'))[process.platform] ?? [];
  if ([process.env.CHROMIUM ?? '', ...places].some((place) => existsSync(place))) return;
  console.error('No browser for the browser tests: install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/it.');
  console.error(`On Debian and Ubuntu: sudo apt-get install ${Object.keys(packages).join(' ')}`);
}

function run(command, args, folder = root) {
  if (!tried(command, args, {}, folder)) process.exit(1);
}

function tried(command, args, more = {}, cwd = root) {
  const env = { ...withoutOurs(), ...more };
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 2, 'inherit'], shell: windows });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** The environment without node_modules/.bin: `npm ci` must not run on the Node.js there, which it is about to delete. */
function withoutOurs() {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const ours = path.join('node_modules', '.bin');
  env[key] = (env[key] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(path.delimiter);
  return env;
}
