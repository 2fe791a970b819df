/**
 * The cost of other sets, the expansion, dummies and events, relative to the base set in the same run. Each set is timed in its own
 * process, because code that has run many sets is optimized for none of them.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { CATALOGUE, type Config, RECOMMENDED_SETS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Contestant, contest } from './measure.ts';
import { randomGames } from './random-games.ts';
import { type Row, rate } from './row.ts';
import { BASE } from './wolf-and-hound.ts';

const BLANKET = ['designer-02-1', 'designer-02-2', 'designer-02-3'];

const SETS: Readonly<Record<string, Config>> = {
  'meat-and-bone': { ...BASE, expansion: true },
  'two-wolves': { ...BASE, animals: ['hound-01', 'wolf-01', 'wolf-06'] },
  'sheep-01': { ...BASE, animals: ['hound-01', 'wolf-01', 'sheep-01'] },
  'sheep-02-grandpa-confused': { ...BASE, animals: ['wolf-01', 'sheep-02', 'extra-01', 'extra-02'] },
  metamorphic: { ...BASE, animals: ['metamorphic-03', 'metamorphic-04', 'wolf-06'] },
  'metamorphic-unlike': { ...BASE, animals: ['metamorphic-01', 'metamorphic-03'] },
  'blanket-meat-and-bone': { ...BASE, animals: BLANKET, expansion: true },
  '2-players': { ...BASE, players: 2 },
  '3-players': { ...BASE, players: 3 },
  '2015-draft': { ...BASE, edition: '2015-draft', animals: ['metamorphic-01', 'metamorphic-02', 'wolf-02'] },
};

/** All cards of an edition except two of the metamorphic ones; the remaining two are unlike, which costs more. */
const EVERY_CARD = CATALOGUE['2016'].map(({ id }) => id).filter((id) => id !== 'metamorphic-02' && id !== 'metamorphic-04');
const HOUNDS = ['hound-01', 'hound-02', 'hound-03', 'hound-04'];
const UNLIKE = ['metamorphic-01', 'metamorphic-03'];
const TWELVE = ['hound-01', 'hound-02', 'wolf-01', 'wolf-06', 'sheep-02', 'extra-01', 'extra-02', ...UNLIKE, ...BLANKET];

/** Among the slowest of several hundred random sets, all with Meat & Bone: large sets, long games, many rules and questions. */
const SLOW_SETS: Readonly<Record<string, Partial<Config>>> = {
  'every-card': { animals: EVERY_CARD },
  'every-card-2-players': { animals: EVERY_CARD, players: 2 },
  twelve: { animals: TWELVE },
  'twelve-2-players': { animals: TWELVE, players: 2 },
  'hounds-sheep-confused': { animals: [...HOUNDS, 'sheep-01', 'sheep-02', 'extra-02', ...UNLIKE] },
  'hounds-grandpa-confused': { animals: ['wolf-01', ...HOUNDS, 'extra-01', 'extra-02', ...UNLIKE], sheep: [5, 5, 5, 5] },
  'unlike-hound-2-players': { animals: ['hound-01', ...UNLIKE], players: 2 },
  'wolves-hounds-sheep-confused': {
    animals: ['wolf-03', 'wolf-05', ...HOUNDS, 'sheep-02', 'extra-02', 'metamorphic-02', 'metamorphic-03'],
  },
  'hounds-sheep-blanket-confused': {
    animals: ['hound-01', 'hound-02', 'hound-04', 'sheep-02', 'extra-02', ...UNLIKE, ...BLANKET],
    sheep: [5, 5, 5, 5],
  },
  'hounds-sheep-bellwether': { animals: [...HOUNDS, 'sheep-01', 'sheep-02', 'extra-02', 'house-01', ...UNLIKE] },
};

export async function bench(): Promise<Row[]> {
  const sets: Record<string, Config> = { ...SETS };
  for (const [name, set] of Object.entries(SLOW_SETS)) sets[`${name}-meat-and-bone`] = { ...BASE, expansion: true, ...set };
  sets['slowest-recommended-meat-and-bone'] = await slowest();
  const base = await alone(BASE);
  const rows: Row[] = [await told()];
  for (const [name, config] of Object.entries(sets)) rows.push(row(name, await alone(config), base));
  return rows;
}

function row(name: string, ns: number, base: number): Row {
  return rate(`wolf-and-hound/${name}/random-games-per-s`, 'games/s', 1e9 / ns, 'base set', 1e9 / base);
}

/** Nanoseconds per game, from a process that plays only this set. */
function alone(config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'alone.ts'), [JSON.stringify(config)]);
    let time: number | undefined;
    child.on('message', (ns) => {
      time = ns as number;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && time !== undefined) resolve(time);
      else reject(new Error(`${config.animals.join(' ')} was not timed (exit code ${code})`));
    });
  });
}

/** The slowest of all recommended sets with Meat & Bone in a short run. */
async function slowest(): Promise<Config> {
  const sets = RECOMMENDED_SETS['2016'].map(({ animals }): Config => ({ ...BASE, animals, expansion: true }));
  const contestants = Object.fromEntries(sets.map((config, i) => [String(i), randomGames(wolfAndHound, config)]));
  const times = await contest(contestants, { rounds: 1, milliseconds: 40 });
  const [[index] = []] = Object.entries(times).sort(([, a], [, b]) => b - a);
  const config = sets[Number(index)] as Config;
  console.log(`slowest of ${sets.length} recommended sets: ${config.animals.join(' ')}`);
  return config;
}

async function told(): Promise<Row> {
  const times = await contest({ base: randomGames(wolfAndHound, BASE), told: toldGames() }, { rounds: 5, milliseconds: 250 });
  return row('told', times.told, times.base);
}

/** The base game with a listener, so that every event of every move is created. */
function toldGames(units = 500): Contestant {
  const random = new FastRandom(2016);
  let heard = 0;
  const tell = (): void => {
    heard++;
  };
  const play = () => {
    const state = wolfAndHound.start(BASE, wolfAndHound.deal(BASE, random));
    for (let [seat] = wolfAndHound.toAct(state); seat !== undefined; [seat] = wolfAndHound.toAct(state)) {
      wolfAndHound.apply(state, seat, wolfAndHound.sample(state, seat, random), tell);
    }
  };
  return {
    units,
    batch: () => {
      for (let i = 0; i < units; i++) play();
      return heard;
    },
  };
}
