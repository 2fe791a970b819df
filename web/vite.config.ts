import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serwist } from '@serwist/vite';
import { defineConfig, type Plugin } from 'vite';
import { licenses } from './licenses.ts';

/** The page of a server, and with the mode `static` the site without one. */
const outDirOf = (mode: string) => path.join(import.meta.dirname, mode === 'static' ? '../dist/site' : 'dist');

/** Every game, by folder. */
const GAMES = readdirSync(path.join(import.meta.dirname, 'src/games'));

/** Modules grouped into chunks with their dependencies: few files, none with much that its users do not need. */
const CHUNKS = [
  {
    name: 'base',
    test: /kernel.src.(?!read-record|verify-deal|lines|seating|conformance|duplicate)|preload-helper|web.src.(storage.(games|ended)|deals.(date|games|fresh)|local.(local-table|local-game)|model.sitter|ui.background)|bots.src.shared.(?!whole-games|analyst|winnings)/,
  },
  // Twins are made in the review only, sets are chosen before a game, players read no positions, cases are played in the help, and real tables
  // have a companion.
  ...GAMES.map((game) => ({
    name: `${game}-engine`,
    test: new RegExp(`games.${game}.src.(?!twin|cards.sets|position|conformance|given|series|deck-report|referee|tally|landscape)`),
  })),
  {
    name: 'shell',
    test: /preact|web.src.(app.App|frame.(LearnOffer|help)|words.(?!areas)\w+\.ts|art.(?!Bell|Bot|Cloud|Face|Flag).*tsx|stage|table-kit.(Toolbar|TableBar|question|seat-names|use(ByKeys|End|Heard|Hint|Hurry|Keys|Looks|Said|Table|Whole))|ui.(Icon|later|say|Unbroken|typeface|use(Media|Size))|device.install)/,
  },
  // Faces are loaded when a card is met. The table imports other exports of the same files, which must not bring the
  // drawings along.
  ...GAMES.map((game) => ({
    name: `${game}-faces`,
    test: new RegExp(`web.src.games.${game}.(art.menagerie|cards.[^/]*face$)`),
    includeDependenciesRecursively: false,
  })),
  // Before a first card is played, only advice is wanted, which searches.
  ...GAMES.map((game) => ({ name: `${game}-bots`, test: new RegExp(`bots.src.${game}.search-players`) })),
  ...GAMES.map((game) => ({ name: `${game}-table-bots`, test: new RegExp(`bots.src.${game}.(table-bots|levels)`) })),
  // Sheets over a table. Each further file adds its name to the first load.
  ...[
    { name: 'sheet', test: /web.src.(ui.(Dialog|Choice|rest)|table-kit.(Story|story))/ },
    { name: 'next', test: /web.src.(end.|table-kit.(MixChoice|seats))|words.catalogue.seats/ },
    { name: 'bot-faces', test: /web.src.art.Bot/ },
    { name: 'end-art', test: /web.src.art.(Cloud|Flag|cloud|flag)/ },
    { name: 'lookup', test: /web.src.help.(LookUp|Rulings|lookup|rulings)/ },
    {
      name: 'record',
      test: /web.src.(art.BellIcon|share.(ShareSheet|Moment|picture|open-view)|table-kit.FaultReport|ui.(copy|save))|package.json/,
    },
    ...GAMES.map((game) => ({
      name: `${game}-cards`,
      test: new RegExp(`web.src.games.${game}.(AnimalCard|CardSheet|CardGrid|Reference|reference)`),
    })),
  ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
  ...GAMES.map((game) => ({ name: `${game}-table`, test: new RegExp(`web.src.games.${game}.Table`) })),
].map((group, i, all) => ({ ...group, priority: all.length - i }));

/** A worker has no document for preload links. */
const NO_LINKS = /worker|base|seated|kits|reading|replay|engine/;
/**
 * The first load lists the files of what it shows. Of everything opened later it lists one file, which lists the
 * others.
 */
const FIRST = /shell|wolf-and-hound-table/;
const SHOWN = /wolf-and-hound-(Table|de|fr|ja)-|shell-|\/(de|fr|ja)-/;

/** Chunks of a game start with its name. */
function chunkFileNames({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }): string {
  const game = GAMES.find((one) => facadeModuleId?.includes(`/src/games/${one}/`));
  return `assets/${game === undefined || name.startsWith(game) ? '' : `${game}-`}${name}-[hash].js`;
}

/** Builds the worker together with the page: both import the engine from one file, which is loaded once. */
const workerOfThePage: Plugin = {
  name: 'worker-of-the-page',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('?worker&url')) return undefined;
    const worker = this.emitFile({ type: 'chunk', id: id.replace('?worker&url', '') });
    return `export default import.meta.ROLLUP_FILE_URL_${worker}`;
  },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [
    workerOfThePage,
    licenses,
    serwist({
      swSrc: 'src/sw.ts',
      swDest: 'sw.js',
      globDirectory: outDirOf(mode),
      rollupFormat: 'iife',
      injectionPoint: 'self.__SW_MANIFEST',
      // With the first pack of puzzles of each game: the others are cached when opened.
      globPatterns: ['**/*.{html,js,css,svg,webmanifest,png,woff2}', 'puzzles/{index.json,*-shepherd-1.txt}'],
      // For messengers and for installing: not needed offline.
      globIgnores: ['preview.png', 'icon-*.png', 'apple-touch-icon.png'],
    }),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    outDir: outDirOf(mode),
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) => (NO_LINKS.test(hostId) || (FIRST.test(hostId) && !SHOWN.test(file)) ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, chunkFileNames } },
  },
  // Proxies to `npm start`, to play online during development.
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
}));
