/**
 * `node bots/train/wolf-and-hound.ts [games]`: fits the weights of the value function to self-play games of the playout policy, in every
 * recommended set of both editions, with and without Meat & Bone, for two to four players. Logistic regression by stochastic gradient
 * descent, one game at a time; the same seed gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, pick } from '@bellwether/kernel';
import { type Config, EDITIONS, RECOMMENDED_SETS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { sigmoid } from '../src/shared/portable.ts';
import { FACTS, Facts } from '../src/wolf-and-hound/features.ts';
import { policyMove } from '../src/wolf-and-hound/playout.ts';
import { policyFor } from '../src/wolf-and-hound/question.ts';
import { advance, teamInTurn, winFor } from '../src/wolf-and-hound/state.ts';
import { XorShift } from '../src/wolf-and-hound/xor-shift.ts';

const GAMES = Number(process.argv[2] ?? 1_200_000);
/** Noise in the players' evaluation, in sheep: positions of weaker play are needed too. */
const NOISE = 0.5;
const RATE = 0.02;
const TEST_GAMES = 5000;
const FILE = path.join(import.meta.dirname, '../src/wolf-and-hound/value-weights.ts');

const random = new FastRandom(2016);
const noise = new XorShift(random);
const facts = new Facts();
const weights = new Float64Array(FACTS);
const configs = everyConfig();

for (let game = 0; game < GAMES; game++) {
  const rate = RATE / (1 + (12 * game) / GAMES);
  for (const { active, won } of playOne()) {
    const error = rate * (won - predict(active));
    for (const fact of active) weights[fact] = (weights[fact] as number) + error;
  }
}
let loss = 0;
let positions = 0;
for (let game = 0; game < TEST_GAMES; game++) {
  for (const { active, won } of playOne()) {
    loss -= Math.log(won === 1 ? predict(active) : 1 - predict(active));
    positions++;
  }
}
console.log(`${GAMES} games learned; log loss ${(loss / positions).toFixed(5)} over ${positions} positions of new games`);
writeFileSync(FILE, source(weights));

interface Sample {
  readonly active: Int32Array;
  readonly won: 0 | 1;
}

function playOne(): Sample[] {
  const config = pick(configs, random);
  const state = wolfAndHound.start(config, wolfAndHound.deal(config, random));
  const policy = policyFor(state.rules);
  const seen: { active: Int32Array; team: number }[] = [];
  while (state.asks !== 'nothing') {
    facts.read(state);
    seen.push({ active: facts.active.slice(0, facts.count), team: teamInTurn(state) });
    advance(state, policyMove(state, policy, NOISE, noise));
  }
  return seen.map(({ active, team }) => ({ active, won: winFor(state, team) ?? 0 }));
}

function predict(active: Int32Array): number {
  let sum = 0;
  for (const fact of active) sum += weights[fact] as number;
  return sigmoid(sum);
}

/** Every set in rotation. With four players, the first game occurs as often as all other sets of its kind together. */
function everyConfig(): Config[] {
  const found: Config[] = [];
  for (const edition of EDITIONS) {
    for (const { animals, level } of RECOMMENDED_SETS[edition]) {
      for (const players of [4, 4, 3, 2] as const) {
        for (const expansion of edition === '2016' ? [false, true] : [false]) {
          for (let n = level === 'first-game' ? 8 : level === 'beginner' ? 3 : 1; n > 0; n--)
            found.push({ edition, players, animals, expansion });
        }
      }
    }
  }
  return found;
}

function source(row: Float64Array): string {
  // Four digits: with more, lint would take some weights for mathematical constants.
  const texts = [...row].map((x) => String(Math.round(x * 10_000)));
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += 16) lines.push(`  ${texts.slice(i, i + 16).join(', ')},`);
  return `/** One weight for each feature (features.ts), in ten-thousandths. Written by train/wolf-and-hound.ts. */
// biome-ignore format: a table of numbers
const ROW: readonly number[] = [
${lines.join('\n')}
];

/** There is no bias term: every position has a feature for each pasture. */
export const VALUE_WEIGHTS: readonly number[] = ROW.map((weight) => weight / 10_000);
`;
}
