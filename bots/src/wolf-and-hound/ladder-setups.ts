import { type Config, EDITIONS, RECOMMENDED_SETS, SET_LEVELS, type WolfAndHound } from '@bellwether/wolf-and-hound';
import type { LadderSetup, Seating } from '../shared/game-bots.ts';

/** Partners play for the same rival; the second game of a deal swaps the teams. */
const SEATINGS: readonly Seating[] = [
  ['a', 'b', 'a', 'b'],
  ['b', 'a', 'b', 'a'],
];

type Set = Pick<Config, 'animals'> & Partial<Config>;

const SETS: Readonly<Record<string, Set>> = {
  'first-game': { animals: ['hound-01', 'wolf-01'] },
  'two-wolves': { animals: ['hound-01', 'wolf-01', 'wolf-06'] },
  metamorphic: { animals: ['metamorphic-01', 'metamorphic-02'] },
  sheep: { animals: ['hound-01', 'wolf-01', 'sheep-01'] },
  'meat-and-bone': { animals: ['hound-01', 'wolf-01'], expansion: true },
  blanket: { animals: ['designer-02-1', 'designer-02-2', 'designer-02-3'] },
};

/** The pairings that measure strength against the baselines, at about 1, 10 and 100 ms a move. */
const REFERENCE_PAIRS = [
  ['wolf', 'rule'],
  ['wolf', 'greedy'],
  ['rule', 'greedy'],
  ['greedy', 'random'],
  ['wolf@450', 'rule'],
  ['wolf@45000', 'rule'],
] as const;

/** The six named sets; then the recommended sets of each level, one after another by deal; then each of those alone. */
export function setups(players: number): LadderSetup<WolfAndHound>[] {
  const seatings = SEATINGS.map((seating) => seating.slice(0, players));
  const base: Config = { edition: '2016', players: players as Config['players'], animals: [], expansion: false };
  const of = (name: string, sets: readonly Set[]) => ({ name, configs: sets.map((set): Config => ({ ...base, ...set })), seatings });
  const named = Object.entries(SETS).map(([name, set]) => of(name, [set]));
  const [first, ...others] = named as [(typeof named)[number], ...typeof named];
  const recommended = EDITIONS.flatMap((edition) =>
    SET_LEVELS.map((level) => ({
      name: edition === '2016' ? level : `${level}-of-${edition}`,
      sets: RECOMMENDED_SETS[edition].filter((set) => set.level === level).map(({ animals }): Set => ({ edition, animals })),
    })),
  ).filter(({ name, sets }) => sets.length > 0 && !name.startsWith('first-game'));
  const withMeat = RECOMMENDED_SETS['2016'].map(({ animals }): Set => ({ animals, expansion: true }));
  const standard: LadderSetup<WolfAndHound>[] = [
    players === 4 ? { ...first, pairs: REFERENCE_PAIRS } : first,
    ...others,
    ...recommended.map(({ name, sets }) => of(name, sets)),
    of('every-set-with-meat-and-bone', withMeat),
  ];
  const alone = recommended.flatMap(({ name, sets }) => sets.map((set, i) => ({ ...of(`${name}-${i + 1}`, [set]), extra: true })));
  return [...standard, { name: 'every-set', configs: inTurn(standard), seatings, extra: true }, ...alone];
}

/** Interleaves lists of different lengths so that each counts equally. */
function inTurn(mixed: readonly LadderSetup<WolfAndHound>[]): Config[] {
  const rounds = Math.max(...mixed.map(({ configs }) => configs.length));
  return Array.from({ length: rounds }, (_, n) => mixed.map(({ configs }) => configs[n % configs.length] as Config)).flat();
}
