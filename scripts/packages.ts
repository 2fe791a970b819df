/**
 * The packages that others install. The repository runs from its sources; here they are compiled into a folder, one package each, with
 * `exports` of the compiled files and with the version of the root's package.json.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run-tool.ts';

const ROOT = path.dirname(import.meta.dirname);
const SCOPE = '@bellwether/';

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly sideEffects?: false;
  readonly [more: string]: unknown;
}

/** A part of the repository that is published, and what it runs on. */
interface Part {
  readonly folder: string;
  readonly node: string;
  /** Files that are published with it: from the root, to the package. */
  readonly more?: Readonly<Record<string, string>>;
}

const LIBRARY = '>=22';
const SERVER = '>=24';

export const PARTS: readonly Part[] = [
  ...['kernel', 'games/wolf-and-hound', 'games/sheep-and-thief', 'bots', 'review', 'client'].map((folder) => ({ folder, node: LIBRARY })),
  {
    folder: 'wire',
    node: LIBRARY,
    more: { 'docs/api/messages.schema.json': 'messages.schema.json', 'docs/api/openapi.json': 'openapi.json' },
  },
  ...['server', 'cluster'].map((folder) => ({ folder, node: SERVER })),
  { folder: 'lab', node: SERVER, more: { conformance: 'conformance' } },
];
/** The programs of `bellwether`. */
const PROGRAMS = ['bellwether', 'serve', 'admin'];

const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const root = manifestOf('.');
export const VERSION = root.version ?? '';

/** Fields of package.json common to all packages. The owner fills in the URLs. */
const SHARED = {
  version: VERSION,
  license: root.license,
  type: 'module',
  ...Object.fromEntries(['author', 'homepage', 'repository', 'bugs', 'funding'].flatMap((key) => (root[key] ? [[key, root[key]]] : []))),
};

/** Compiles all packages into folders of `to`, `bellwether` with the page in `page`. Returns their folders. */
export async function stage(to: string, page: string): Promise<readonly string[]> {
  rmSync(to, { recursive: true, force: true });
  const compiled = path.join(to, 'compiled');
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { ok, output } = await runTool({
    program: process.execPath,
    args: [tsc, '-p', 'tsconfig.pack.json', '--outDir', compiled],
    cwd: ROOT,
  });
  if (!ok) throw new Error(`the packages do not compile:\n${output}`);
  const staged = [...PARTS.map((part) => stagePart(part, compiled, to)), stageProgram(compiled, to, page)];
  rmSync(compiled, { recursive: true });
  return staged;
}

function stagePart({ folder, node, more = {} }: Part, compiled: string, to: string): string {
  const manifest = manifestOf(folder);
  const home = path.join(to, manifest.name);
  mkdirSync(home, { recursive: true });
  renameSync(path.join(compiled, folder, 'src'), path.join(home, 'dist'));
  cpSync(path.join(ROOT, folder, 'src'), path.join(home, 'src'), { recursive: true });
  adjust(path.join(home, 'dist'));
  for (const [from, name] of Object.entries(more)) cpSync(path.join(ROOT, from), path.join(home, name), { recursive: true });
  const texts = copyTexts(folder, home);
  writeManifest(home, {
    ...SHARED,
    name: manifest.name,
    description: manifest.description,
    keywords: keywordsOf(folder),
    engines: { node },
    ...('sideEffects' in manifest && { sideEffects: manifest.sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports ?? {}).map(([door, file]) => [door, compiledDoor(file)])),
      './package.json': './package.json',
      ...Object.fromEntries(
        Object.values(more)
          .filter((name) => name.endsWith('.json'))
          .map((name) => [`./${name}`, `./${name}`]),
      ),
    },
    files: ['dist', 'src', ...texts, ...Object.values(more)],
    dependencies: pinned(manifest.dependencies),
  });
  return home;
}

/** The package `bellwether`: a program that contains the built page. */
function stageProgram(compiled: string, to: string, page: string): string {
  const home = path.join(to, root.name);
  mkdirSync(path.join(home, 'web'), { recursive: true });
  renameSync(path.join(compiled, 'scripts'), path.join(home, 'dist'));
  for (const kind of ['.d.ts', '.d.ts.map', '.js.map']) for (const name of PROGRAMS) rmSync(path.join(home, 'dist', name + kind));
  adjust(path.join(home, 'dist'));
  cpSync(page, path.join(home, 'web', 'dist'), { recursive: true });
  const texts = copyTexts('.', home);
  cpSync(path.join(ROOT, 'docs', 'bellwether.md'), path.join(home, 'README.md'));
  writeManifest(home, {
    ...SHARED,
    name: root.name,
    description: root.description,
    keywords: keywordsOf('.'),
    engines: { node: SERVER },
    bin: { bellwether: './dist/bellwether.js' },
    exports: { './package.json': './package.json' },
    files: ['dist', 'web', ...texts],
    dependencies: pinned({ '@bellwether/cluster': '*', '@bellwether/lab': '*', '@bellwether/server': '*' }),
  });
  return home;
}

/** Returns their names: npm adds README and LICENSE to what is published, and no other text. */
function copyTexts(folder: string, home: string): readonly string[] {
  cpSync(path.join(ROOT, 'LICENSE'), path.join(home, 'LICENSE'));
  const texts = ['README.md', 'CHANGELOG.md', 'RULES.md'].filter((name) => existsSync(path.join(ROOT, folder, name)));
  for (const name of texts) cpSync(path.join(ROOT, folder, name), path.join(home, name));
  return texts;
}

function writeManifest(home: string, manifest: object): void {
  writeFileSync(path.join(home, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const KEYWORDS = ['board game', 'card game', 'sheep', 'wolf-and-hound', 'sheep-and-thief'];
const keywordsOf = (folder: string) => [
  ...new Set([...KEYWORDS, ...(folder === '.' ? ['self-hosted', 'server'] : [path.basename(folder)])]),
];

/** A source of `exports` as its compiled file. */
function compiledDoor(file: string): { readonly types: string; readonly default: string } {
  const built = file.replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** All packages are released together and fit each other only in one version. */
function pinned(dependencies: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, name.startsWith(SCOPE) ? VERSION : range]));
}

/** Says in compiled files what differs from sources: endings of files, places, and how commands are typed. */
function adjust(dist: string): void {
  for (const name of globSync('**/*.{js,d.ts,map}', { cwd: dist })) {
    const file = path.join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, name.endsWith('.map') ? mapped(text, name) : adjusted(text));
  }
}

/** Workers and files that no compiler rewrites; a package's own package.json, one folder nearer than the repository's. */
export function adjusted(text: string): string {
  return text
    .replaceAll(/(new URL\('[^']+)\.ts(', import\.meta\.url\))/g, '$1.js$2')
    .replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
    .replaceAll(/'\.\.\/((?:\.\.\/)+(?:package\.json|conformance)')/g, "'$1")
    .replaceAll(/npm (?:-s )?run (conformance|soak)\b(?: --(?!\w))?/g, 'bellwether lab $1')
    .replaceAll(/npm (?:-s )?run (lab|admin|backup|restore|move)\b(?: --(?!\w))?/g, 'bellwether $1')
    .replaceAll(/npm start(?: --(?!\w))?/g, 'bellwether serve');
}

function mapped(text: string, name: string): string {
  const up = path.posix.relative(path.posix.dirname(name.replaceAll('\\', '/')), '.') || '.';
  const map = JSON.parse(text) as { sources: readonly string[] };
  const source = name.replaceAll('\\', '/').replace(/(\.d\.ts|\.js)\.map$/, '.ts');
  return JSON.stringify({ ...map, sources: [`${up === '.' ? '' : `${up}/`}../src/${source}`] });
}

/** Packs staged packages as npm would publish them. Returns the files. */
export async function pack(staged: readonly string[], to: string): Promise<readonly string[]> {
  mkdirSync(to, { recursive: true });
  const { ok, output } = await runTool({
    program: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: ['pack', ...staged, '--pack-destination', to, '--loglevel=error', '--workspaces=false'],
    cwd: to,
  });
  if (!ok) throw new Error(`npm pack failed:\n${output}`);
  return globSync('*.tgz', { cwd: to }).map((name) => path.join(to, name));
}
