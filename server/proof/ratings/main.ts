/** `npm run ratings`: whether ratings are right. People of known strength play, and the resulting ratings are compared with the truth. */
import { allForms } from './forms.ts';
import { placeLevels } from './ladder.ts';
import { judge, type Scene, simulate } from './simulate.ts';

const GAMES = 30;
const PEOPLE = 100;
const RUNS = 5;
/** Standard deviation of people's strength. */
const SPREAD = 250;
/** How often each level of bots plays as a stranger. */
const PLACED = 200;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
let isGood = true;
const all: number[] = [];
console.log(`${GAMES} games each, ${PEOPLE} people, ${RUNS} times; Elo of people spread by ${SPREAD}`);
console.log('table   rivals  200 apart, ordered  nearer, in the interval  one person  margin');
for (const form of allForms()) {
  for (const rivals of ['bots', 'people', 'both'] as const) {
    const scene: Scene = { ...form, rivals };
    const verdicts = Array.from({ length: RUNS }, (_, run) => judge(simulate(scene, PEOPLE, GAMES, SPREAD, 1 + run)));
    const mean = (take: (verdict: ReturnType<typeof judge>) => number) => verdicts.reduce((sum, one) => sum + take(one), 0) / RUNS;
    const [ordered, held, alone, margin] = [mean((v) => v.ordered), mean((v) => v.held), mean((v) => v.alone), mean((v) => v.margin)];
    all.push(held);
    isGood &&= ordered >= 0.9 && held >= 0.9;
    const cells = [
      `${form.teams} × ${form.size}`.padEnd(6),
      rivals.padEnd(7),
      percent(ordered).padStart(18),
      percent(held).padStart(24),
      percent(alone).padStart(11),
    ];
    console.log(`${cells.join(' ')}  ${margin.toFixed(0).padStart(6)}`);
  }
}
const held = all.reduce((sum, one) => sum + one, 0) / all.length;
isGood &&= held <= 0.98;
console.log(`all together: ${percent(held)} of nearer pairs in their interval`);

console.log(`\nlevels of bots as people, ${GAMES} games against their neighbours with the results of the ladder, ${PLACED} times`);
console.log('game             level     ladder   found  held');
for (const { game, level, truth, found, held: often } of placeLevels(GAMES, PLACED)) {
  console.log(`${game.padEnd(16)} ${level.padEnd(9)} ${String(truth).padStart(6)}  ${found.toFixed(0).padStart(6)}  ${percent(often)}`);
}
process.exitCode = isGood ? 0 : 1;
