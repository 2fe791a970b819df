/**
 * `node bots/train/graph-curves.ts <players> <deals> [seed]`: fits the calibration of the graph of Wolf & Hound (CURVES in
 * src/wolf-and-hound/analyst.ts). Every level but Wolf plays against itself in every set. Some positions of each game are played out as in
 * a review; doubt and slope maximize the likelihood of the results, over all points of view together. Seeds below 100 are for fitting only;
 * `npm run lab -- calibrate` checks the result on other deals.
 */
import { FastRandom } from '@bellwether/kernel';
import { type Config, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Level, shareOf } from '../src/index.ts';
import { doubted } from '../src/shared/analyst.ts';
import { calibrated } from '../src/shared/calibration.ts';
import { wolfAndHoundAnalyst } from '../src/wolf-and-hound/analyst.ts';
import { setups } from '../src/wolf-and-hound/ladder-setups.ts';
import { playersWith } from '../src/wolf-and-hound/levels.ts';
import type { State } from '../src/wolf-and-hound/state.ts';
import { type Bin, lineOf } from './logistic.ts';

const LEVELS: readonly Level[] = ['lamb', 'shepherd', 'herder', 'fox'];
/** As in a review. */
const SAMPLES = 128;
/** One ply in this many is sampled: neighboring plies are very similar. */
const EVERY = 4;
const DOUBTS = Array.from({ length: 24 }, (_, n) => (n + 1) / 200);

const [players = 4, deals = 1000, seed = 17] = process.argv.slice(2).map(Number);
const bots = playersWith({});
const everySet = setups(players).find(({ name }) => name === 'every-set')?.configs ?? [];
/** Means of playouts, and the results. */
const seen: Bin[] = [];
for (let n = 0; n < deals; n++) play(n);
const { doubt, slope, surprise } = fit(seen);
console.log(`${players}: [${doubt}, ${slope.toFixed(2)}] // ${seen.length} points, ${surprise.toFixed(4)} nats`);

/** The best slope for each doubt, and the best of those. */
function fit(bins: readonly Bin[]): { readonly doubt: number; readonly slope: number; readonly surprise: number } {
  const tried = DOUBTS.map((doubt) => {
    const drawnIn = bins.map((bin) => ({ ...bin, said: doubted(bin.said, doubt) }));
    const [slope] = lineOf(drawnIn);
    return { doubt, slope, surprise: surpriseAt(drawnIn, slope) };
  });
  return tried.reduce((best, one) => (one.surprise < best.surprise ? one : best));
}

/** The mean negative log-likelihood of the results, in nats. */
function surpriseAt(bins: readonly Bin[], slope: number): number {
  const sum = bins.reduce((total, { said, won }) => {
    const chance = calibrated(said, [slope, 0]);
    return total - won * Math.log(chance) - (1 - won) * Math.log(1 - chance);
  }, 0);
  return sum / bins.length;
}

function play(n: number): void {
  const random = new FastRandom(seed * 0x1_0000_0000 + 10 * n + players);
  const config = everySet[random.below(everySet.length)] as Config;
  const state = wolfAndHound.start(config, wolfAndHound.deal(config, random));
  const level = LEVELS[n % LEVELS.length] as Level;
  const looks: Look[] = [];
  for (let ply = n; ; ply++) {
    const seat = wolfAndHound.toAct(state)[0];
    if (seat === undefined) break;
    if (ply % EVERY === 0) looks.push(...look(state, random));
    const { move } = bots[level].choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), { explain: false }, random);
    wolfAndHound.apply(state, seat, move);
  }
  const outcome = wolfAndHound.outcome(state);
  if (outcome === undefined) return;
  for (const { seat, said } of looks) seen.push({ count: 1, said, won: shareOf(wolfAndHound, config, outcome, seat) });
}

interface Look {
  readonly seat: number;
  readonly said: number;
}

/** For every seat's point of view and with all cards open: one curve serves all. */
function look(state: State, random: FastRandom): Look[] {
  const { fromView, fromState } = wolfAndHoundAnalyst;
  const mean = (rows: readonly (readonly number[])[], seat: number) =>
    rows.reduce((sum, row) => sum + (row[seat - 1] as number), 0) / rows.length;
  const open = fromState(state, SAMPLES, random);
  return wolfAndHound.seats(state.rules.config).flatMap((seat) => [
    { seat, said: mean(fromView(wolfAndHound.view(state, seat), SAMPLES, random), seat) },
    { seat, said: mean(open, seat) },
  ]);
}
