/** Import boundaries (docs/ARCHITECTURE.md). As a program it checks this repository; tests feed it bad trees. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';

// dependency-cruiser parses with TypeScript 6. With TypeScript 7 it finds no modules and reports success.
registerHooks({ resolve: (name, context, next) => next(name.replace(/^typescript(?=\/|$)/, 'typescript-6'), context) });
const { cruise } = await import('dependency-cruiser');

/** Each part, and the other parts it may import from. Bench, scripts and repo-wide tests may import anything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  review: ['kernel', 'games', 'bots'],
  wire: ['kernel'],
  client: ['kernel', 'wire'],
  server: ['kernel', 'games', 'bots', 'wire', 'client'],
  cluster: ['kernel', 'wire', 'client', 'server'],
  web: ['kernel', 'games', 'bots', 'review', 'wire', 'client'],
  lab: ['kernel', 'games', 'bots', 'review'],
};
const PARTS = Object.keys(MAY_IMPORT);
const EVERYTHING = [...PARTS, 'bench', 'scripts', 'tests'];

/**
 * The layers of the web app, lowest first (web/README.md). A folder imports from lower layers only. Folders of one layer do not import each
 * other, except through the entry files of `FEATURES`.
 */
const FEATURES = ['copy', 'share', 'puzzles', 'path', 'review', 'device', 'me', 'person', 'day', 'workshop', 'online', 'companion'];
const WEB_LAYERS: readonly (readonly string[])[] = [
  ['words'],
  ['ui'],
  ['model'],
  ['storage'],
  ['deals', 'art'],
  ['scenery', 'sound', 'stage'],
  ['frame'],
  ['error-pages', 'table-kit'],
  ['connection', 'help', 'learn', 'local'],
  ['online-kit'],
  FEATURES,
  ['end'],
  ['games'],
  ['app'],
];
/** The entry file of each feature that others may import. */
const DOORS: Readonly<Record<string, string>> = {
  day: 'results.ts',
  device: 'Unsaved.tsx',
  me: 'MyPlay.tsx',
  person: 'Others.tsx',
  puzzles: 'public.ts',
  review: 'public.ts',
};
/** The texts of features belong to the lowest layer: they import only the words of the app and types of their own feature. */
const textsOf = (features: readonly string[]) => `^web/src/(${features.join('|')})/.*\\bwords(/|\\.ts$)`;
const TEXTS = textsOf(FEATURES);

const oneOf = (names: readonly string[]) => `^(${names.join('|')})/`;

const RULES: IForbiddenRuleType[] = [
  // A cycle of types is harmless, a cycle of running modules is not.
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } } },
  // Peers of a benchmark are installed only when it runs.
  { name: 'not-to-unresolvable', severity: 'error', from: { pathNot: '^bench/peers/' }, to: { couldNotResolve: true } },
  ...PARTS.map(
    (part): IForbiddenRuleType => ({
      name: `${part}-imports-only-below`,
      severity: 'error',
      from: { path: `^${part}/` },
      to: { path: oneOf(EVERYTHING), pathNot: oneOf([part, ...(MAY_IMPORT[part] ?? [])]) },
    }),
  ),
  {
    name: 'games-never-import-each-other',
    severity: 'error',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'web-games-never-import-each-other',
    severity: 'error',
    from: { path: '^web/src/games/([^/]+)/' },
    to: { path: '^web/src/games/', pathNot: '^web/src/games/$1/' },
  },
  {
    name: 'engine-imports-engine-only',
    comment: 'Neither packages nor node: builtins: the engine runs anywhere and does no I/O.',
    severity: 'error',
    from: { path: '^(kernel|games/[^/]+)/src/' },
    to: { pathNot: '^(kernel|$1)/src/' },
  },
  {
    name: 'client-imports-no-surroundings',
    comment: 'Neither packages nor node: builtins: sockets, timers and chance are handed in.',
    severity: 'error',
    from: { path: '^client/src/' },
    to: { pathNot: '^(client|wire|kernel)/src/' },
  },
  {
    name: 'server-is-no-client',
    comment: 'Only tests and proofs are.',
    severity: 'error',
    from: { path: '^(server|cluster)/src/' },
    to: { path: '^client/' },
  },
  {
    name: 'sources-never-import-tests',
    severity: 'error',
    from: { path: '/src/' },
    to: { path: '/test/' },
  },
];

/** One rule for each folder of the web app, and one for folders without a layer. */
function webRules(): IForbiddenRuleType[] {
  const inWeb = (folders: readonly string[]) => `^web/src/(${folders.join('|')})/`;
  const doors = Object.entries(DOORS).map(([folder, file]) => `^web/src/${folder}/${file.replace('.', '\\.')}$`);
  const all = WEB_LAYERS.flat();
  return [
    { name: 'web-folder-without-layer', severity: 'error', from: { path: '^web/src/[^/]+/', pathNot: inWeb(all) }, to: {} },
    ...WEB_LAYERS.flatMap((layer, i) =>
      layer.map((folder): IForbiddenRuleType => {
        const below = [...WEB_LAYERS.slice(0, i).flat(), folder];
        return {
          name: `web-${folder}-imports-only-below`,
          severity: 'error',
          from: { path: inWeb([folder]), pathNot: TEXTS },
          to: { path: '^web/src/', pathNot: [inWeb(below), TEXTS, ...(layer === FEATURES ? doors : [])] },
        };
      }),
    ),
    ...FEATURES.map(
      (feature): IForbiddenRuleType => ({
        name: 'web-texts-import-only-texts',
        severity: 'error',
        from: { path: textsOf([feature]) },
        to: { path: '^web/src/', pathNot: inWeb(['words', feature]) },
      }),
    ),
  ];
}
RULES.push(...webRules());

/**
 * Groups of folders without cycles: the part of a path that the pattern matches names the folder. Files next to the folders belong to none.
 */
const ONE_WAY: readonly RegExp[] = [
  /^(server|cluster)\/src\/[^/]+(?=\/)/,
  new RegExp(`^(?!${TEXTS.slice(1)})web/src/(?:online/)?[^/]+(?=/)`),
];

export interface Wall {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** Import cycles between folders of `sources`, over one other folder or several. */
function findRings(folder: RegExp, modules: readonly Module[]): Wall[] {
  const folderOf = (file: string) => folder.exec(file)?.[0];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      return from === undefined || to === undefined || from === to ? [] : [{ source, resolved, from, to }];
    }),
  );
  const reachable = (start: string): ReadonlySet<string> => {
    const found = new Set([start]);
    for (const folder of found) for (const { from, to } of imports) if (from === folder) found.add(to);
    return found;
  };
  const rings = new Map([...new Set(imports.map(({ to }) => to))].map((folder) => [folder, reachable(folder)]));
  return imports
    .filter(({ from, to }) => rings.get(to)?.has(from))
    .map(({ source, resolved }) => ({ rule: 'folders-import-one-way', from: source, to: resolved }));
}

/** The forbidden imports of a tree, and how many modules of each part were read: a run without modules proves nothing. */
export async function findBreaches(root: string): Promise<{ breaches: Wall[]; modules: Readonly<Record<string, number>> }> {
  const folders = EVERYTHING.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: RULES },
      // `import type` counts as a dependency too.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|test-results)/' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.mts', '.js', '.mjs', '.json'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const ours = output.modules.map(({ source }) => source.split('/')[0] as string);
  return {
    breaches: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...ONE_WAY.flatMap((folder) => findRings(folder, output.modules)),
    ],
    modules: Object.fromEntries(folders.map((folder) => [folder, ours.filter((name) => name === folder).length])),
  };
}

if (import.meta.main) {
  const { breaches, modules } = await findBreaches(path.dirname(import.meta.dirname));
  const unseen = PARTS.filter((part) => modules[part] === 0);
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`);
  if (unseen.length > 0) console.error(`no modules found in: ${unseen.join(', ')}`);
  console.log(
    Object.entries(modules)
      .map(([part, count]) => `${part} ${count}`)
      .join(', '),
  );
  process.exitCode = breaches.length + unseen.length > 0 ? 1 : 0;
}
