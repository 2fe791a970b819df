/**
 * `node bots/train/graph-curves.ts <players> <deals> [seed]`: fits the curves of the graph of Wolf & Hound (CURVES in
 * src/wolf-and-hound/analyst.ts). Every level but Wolf plays against itself in every set. Some positions of each game are played on as in
 * a review; doubt and slope are those that make the results likeliest, through own eyes and with open cards together. Seeds below 100 are
 * for fitting alone; `npm run lab -- calibrate` tells on other deals how true the curves are.
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
/** Of so many plies one is looked at: neighbours tell much the same. */
const EVERY = 4;
const DOUBTS = Array.from({ length: 24 }, (_, n) => (n + 1) / 200);

const [players = 4, deals = 1000, seed = 17] = process.argv.slice(2).map(Number);
const bots = playersWith({});
const everySet = setups(players).find(({ name }) => name === 'every-set')?.configs ?? [];
/** Means of play-outs, and what came of them. */
const seen: Bin[] = [];
for (let n = 0; n < deals; n++) play(n);
const { doubt, slope, surprise } = fit(seen);
console.log(`${players}: [${doubt}, ${slope.toFixed(2)}] // ${seen.length} points, ${surprise.toFixed(4)} nats`);

/** For every doubt the likeliest slope, and of those the likeliest. */
function fit(bins: readonly Bin[]): { readonly doubt: number; readonly slope: number; readonly surprise: number } {
  const tried = DOUBTS.map((doubt) => {
    const drawnIn = bins.map((bin) => ({ ...bin, said: doubted(bin.said, doubt) }));
    const [slope] = lineOf(drawnIn);
    return { doubt, slope, surprise: surpriseAt(drawnIn, slope) };
  });
  return tried.reduce((best, one) => (one.surprise < best.surprise ? one : best));
}

/** The mean surprise at the results, in nats. */
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

/** For every seat through its own eyes and with all cards open: one curve serves both. */
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
