/**
 * One folder that runs with Node alone: the packages, the built page and the locked production dependencies. Dependencies are copied from
 * node_modules, which `npm ci` filled from the lockfile.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, VERSION } from './packages.ts';
import { runTool } from './run-tool.ts';

const ROOT = path.dirname(import.meta.dirname);

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LAUNCHER = `#!/usr/bin/env node
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error('Bellwether needs Node.js 24 or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
import('./node_modules/bellwether/dist/bellwether.js');
`;

/** The commands of a clone work in the folder, too: documents have one form for both. */
const SCRIPTS = {
  start: 'node --max-semi-space-size=16 bellwether.js serve',
  ...Object.fromEntries(['admin', 'backup', 'restore', 'move', 'lab'].map((name) => [name, `node bellwether.js ${name}`])),
};

/** For compilers and for readers; licenses stay. */
const NOT_RUN = /\.(?:[cm]?ts|map|md|flow)$/;
const LICENSE = /^(?:licen[cs]e|copying|notice)/i;
/** Folders of a package that it does not run. Of ours: sources. */
const ASIDE = /^(?:test|tests|docs|examples|benchmarks?|\.github)$/;

/** Makes the folder `bellwether-VERSION` in `to`, from the staged packages. Returns it. */
export function makeDownload(to: string, staged: readonly string[]): string {
  const folder = path.join(to, `bellwether-${VERSION}`);
  const modules = path.join(folder, 'node_modules');
  for (const home of staged) {
    const isScoped = path.basename(path.dirname(home)).startsWith('@');
    const name = path.join(isScoped ? path.basename(path.dirname(home)) : '', path.basename(home));
    copyWhatRuns(home, path.join(modules, name), /^src$/);
  }
  for (const [place, target] of productionPackages()) copyWhatRuns(path.join(ROOT, place), path.join(modules, target), ASIDE);
  writeFileSync(path.join(folder, 'bellwether.js'), LAUNCHER);
  const manifest = { name: 'bellwether-download', version: VERSION, private: true, type: 'module', scripts: SCRIPTS };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(path.join(ROOT, name), path.join(folder, name));
  const program = staged.at(-1) ?? '';
  cpSync(path.join(program, 'README.md'), path.join(folder, 'README.md'));
  return folder;
}

function copyWhatRuns(from: string, to: string, aside: RegExp): void {
  cpSync(from, to, {
    recursive: true,
    filter(file) {
      const [first = ''] = path.relative(from, file).split(path.sep);
      if (aside.test(first) || file.slice(from.length).includes('node_modules')) return false;
      return statSync(file).isDirectory() || !NOT_RUN.test(file) || LICENSE.test(path.basename(file));
    },
  });
}

/** Packages from outside that our packages need: where each lies in the repository, and where below node_modules it goes. */
function productionPackages(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (place: string, target: string): void => {
    const locked = packages[place];
    if (locked === undefined || seen.has(place)) return;
    seen.add(place);
    if (place.includes('node_modules/') && existsSync(path.join(ROOT, place))) found.set(place, target);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const at = placeOf(name, place, packages);
      const link = at === undefined ? undefined : packages[at];
      if (at !== undefined && !link?.link) visit(at, targetOf(at));
    }
  };
  for (const { folder } of PARTS) visit(folder, '');
  return found;

  /** `server/node_modules/x` belongs to the package `@bellwether/server`. */
  function targetOf(place: string): string {
    const [owner = '', inside = ''] = place.split(/(?:^|\/)node_modules\/(.*)/s);
    return owner === '' ? inside : path.join('@bellwether', path.basename(owner), 'node_modules', inside);
  }
}

/** As Node looks for it: in each node_modules on the way up. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/** Packs the folder next to itself. Returns the file. */
export async function packDownload(folder: string): Promise<string> {
  const file = `${folder}.tar.gz`;
  mkdirSync(path.dirname(file), { recursive: true });
  const { ok, output } = await runTool({ program: 'tar', args: ['-czf', file, '-C', path.dirname(folder), path.basename(folder)] });
  if (!ok) throw new Error(`tar failed:\n${output}`);
  return file;
}
