/**
 * `node bots/train/spreads.ts <players> <games> [file] [seed]`: fits the spreads of reviews of Sheep & Thief
 * (src/sheep-and-thief/spreads.ts). Every level but Wolf plays against itself, half of the games with modules. Some positions of each game
 * are played out as in a review; the fit maximizes the likelihood of the results. Samples are saved in the file, if given, so that the next
 * run resumes from there. Seeds below 100 are for fitting only; `npm run lab -- calibrate` checks the result on other deals.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { FastRandom } from '@bellwether/kernel';
import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Level, type Shares, shareOf } from '../src/index.ts';
import { playersWith } from '../src/sheep-and-thief/levels.ts';
import { endsFromState, endsFromView, knownOf } from '../src/sheep-and-thief/played-on.ts';
import { chancesBy, type Spread, type Standpoint, standpointOf } from '../src/sheep-and-thief/spreads.ts';
import type { State } from '../src/sheep-and-thief/state.ts';

const SEED = Number(process.argv[5] ?? 17);
const LEVELS: readonly Level[] = ['lamb', 'shepherd', 'herder', 'fox'];
/** By number of players, as in a review. */
const SAMPLES: Readonly<Record<number, number>> = { 2: 32, 3: 20, 4: 12 };
/** One ply in this many is sampled: neighboring plies are very similar. */
const EVERY = 12;
/** Minimum probability of a result. */
const LEAST = 1e-4;

/** One position from one point of view: the gold in each sample, and each seat's share of the win. */
interface Row {
  readonly at: Standpoint;
  readonly golds: readonly (readonly number[])[];
  readonly won: readonly number[];
}

const [players = 2, games = 100] = process.argv.slice(2, 4).map(Number);
const file = process.argv[4];
const bots = playersWith({});
const known = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const rows: Row[] = known.flatMap((line) => JSON.parse(line) as Row[]);
for (let n = known.length; n < games; n++) {
  const found = play(n);
  rows.push(...found);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(found)}\n`);
}
const { perCard, doubt, optimism } = fit(rows.filter(({ at }) => !at.isLast));
const [draft, place] = [optimism.draft.toFixed(2), optimism.place.toFixed(2)];
console.log(
  `{ perCard: ${perCard.toFixed(2)}, doubt: ${doubt.toFixed(3)}, optimism: { draft: ${draft}, place: ${place} } } // ${rows.length} rows`,
);

function meanOf(shares: readonly Shares[]): number[] {
  return (shares[0] ?? []).map((_, i) => shares.reduce((sum, one) => sum + (one[i] as number), 0) / shares.length);
}

function play(n: number): Row[] {
  const modules = Math.floor(n / LEVELS.length) % 2 === 1;
  const config: Config = { edition: '2017', players: players as Config['players'], missions: modules, blackSheep: modules };
  const random = new FastRandom(SEED * 0x1_0000_0000 + 10 * n + players);
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  const level = LEVELS[n % LEVELS.length] as Level;
  const looks: Omit<Row, 'won'>[] = [];
  for (let ply = n; ; ply++) {
    const seat = sheepAndThief.toAct(state)[0];
    if (seat === undefined) break;
    if (ply % EVERY === 0) looks.push(...look(state, config, random));
    const { move } = bots[level].choose(sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat), { explain: false }, random);
    sheepAndThief.apply(state, seat, move);
  }
  const outcome = sheepAndThief.outcome(state);
  if (outcome === undefined) return [];
  const won = sheepAndThief.seats(config).map((seat) => shareOf(sheepAndThief, config, outcome, seat));
  return looks.map((one) => ({ ...one, won }));
}

/** From every seat's point of view, and with all cards open. */
function look(state: State, config: Config, random: FastRandom): Omit<Row, 'won'>[] {
  const rounded = (golds: readonly { readonly gold: readonly number[] }[]) =>
    golds.map(({ gold }) => gold.map((one) => Math.round(100 * one) / 100));
  const samples = SAMPLES[players] as number;
  const own = sheepAndThief.seats(config).map((seat) => {
    const view = knownOf(sheepAndThief.view(state, seat));
    return { at: standpointOf(view, seat - 1), golds: rounded(endsFromView(view, samples, random)) };
  });
  return [...own, { at: standpointOf(state, 'open'), golds: rounded(endsFromState(state, samples, random)) }];
}

/** Maximizes the likelihood by coordinate search with shrinking steps. */
function fit(group: readonly Row[]): Spread {
  let best: Spread = { perCard: 0.5, doubt: 0.01, optimism: { draft: 0.8, place: 0.8 } };
  let least = surprise(group, best);
  for (let step = 0.4; step > 0.02; step /= 2) {
    for (let changed = true; changed; ) {
      changed = false;
      for (const next of neighbours(best, step)) {
        const now = surprise(group, next);
        if (now >= least - 1e-6) continue;
        [best, least, changed] = [next, now, true];
      }
    }
  }
  return best;
}

function neighbours(spread: Spread, step: number): Spread[] {
  const { perCard, doubt, optimism } = spread;
  return [
    ...[1 + step, 1 / (1 + step)].flatMap((times) => [
      { ...spread, perCard: perCard * times },
      { ...spread, doubt: doubt * times },
    ]),
    ...[step, -step].flatMap((more) => [
      { ...spread, optimism: { ...optimism, draft: optimism.draft + more } },
      { ...spread, optimism: { ...optimism, place: optimism.place + more } },
    ]),
  ];
}

/** The mean negative log-likelihood of the results, in nats. From a seat's own point of view only its own chance counts. */
function surprise(group: readonly Row[], spread: Spread): number {
  let sum = 0;
  for (const { at, golds, won } of group) {
    const means = meanOf(golds.map((gold) => chancesBy(spread, gold, at)));
    const log = (chance: number) => Math.log(LEAST + (1 - 2 * LEAST) * chance);
    for (const [i, share] of won.entries()) {
      const chance = means[i] as number;
      if (at.eyes === 'open') sum -= share * log(chance);
      else if (at.eyes === i) sum -= share * log(chance) + (1 - share) * log(1 - chance);
    }
  }
  return sum / Math.max(1, group.length);
}
