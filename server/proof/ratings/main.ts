/** `npm run ratings`: do ratings say what they claim to say? People of known strength play, and what the server would make of it is held against the truth. */
import { judge, type Person, type Scene, simulate } from './simulate.ts';

const GAMES = 30;
const PEOPLE = 100;
const RUNS = 5;
/** Standard deviation of people's strength. */
const SPREAD = 250;

const FORMS = [
  { game: 'wolf-and-hound', teams: 2, size: 2, name: 'pairs' },
  { game: 'wolf-and-hound', teams: 2, size: 1, name: 'two' },
  { game: 'wolf-and-hound', teams: 3, size: 1, name: 'three' },
  { game: 'sheep-and-thief', teams: 4, size: 1, name: 'four' },
] as const;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
let isGood = true;
console.log(`${GAMES} games each, ${PEOPLE} people, ${RUNS} times; Elo of people spread by ${SPREAD}`);
console.log('table   rivals  200 apart, ordered  nearer, in the interval  one person  margin');
for (const { name, ...form } of FORMS) {
  for (const rivals of ['bots', 'people', 'both'] as const) {
    const scene: Scene = { ...form, rivals };
    const verdicts = Array.from({ length: RUNS }, (_, run) => judge(simulate(scene, PEOPLE, GAMES, SPREAD, 1 + run)));
    const mean = (take: (verdict: ReturnType<typeof judge>) => number) => verdicts.reduce((sum, one) => sum + take(one), 0) / RUNS;
    const [ordered, held, alone, margin] = [mean((v) => v.ordered), mean((v) => v.held), mean((v) => v.alone), mean((v) => v.margin)];
    const ok = ordered >= 0.9 && held >= 0.9 && held <= 0.98;
    isGood &&= ok;
    const cells = [
      name.padEnd(6),
      rivals.padEnd(7),
      percent(ordered).padStart(18),
      percent(held).padStart(24),
      percent(alone).padStart(11),
    ];
    console.log(`${cells.join(' ')}  ${margin.toFixed(0).padStart(6)}${ok ? '' : '  <- not as asked for'}`);
  }
}

export type { Person };

process.exitCode = isGood ? 0 : 1;
