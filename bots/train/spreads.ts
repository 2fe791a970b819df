/**
 * `node bots/train/spreads.ts <players> <games> [file] [seed]`: fits the spreads of reviews of Sheep & Thief (src/sheep-and-thief/spreads.ts). Every
 * level but Wolf plays against itself, half of the games with modules. Some positions of each game are played on as in a review; the
 * spreads are those that make the results likeliest. Rows of samples are kept in the file, if one is named: the next run goes on from
 * there. Seeds below 100 are for fitting alone; `npm run lab -- calibrate` tells on other deals how true the spreads are.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { FastRandom } from '@bellwether/kernel';
import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Level, type Shares, shareOf } from '../src/index.ts';
import { playersWith } from '../src/sheep-and-thief/levels.ts';
import { endsFromState, endsFromView, knownOf } from '../src/sheep-and-thief/played-on.ts';
import { chancesBy, type Spread, STAGES, type Stage, type Standpoint, standpointOf } from '../src/sheep-and-thief/spreads.ts';
import type { State } from '../src/sheep-and-thief/state.ts';

const SEED = Number(process.argv[5] ?? 17);
const LEVELS: readonly Level[] = ['lamb', 'shepherd', 'herder', 'fox', 'herder', 'fox'];
/** By number of players, as in a review. */
const SAMPLES: Readonly<Record<number, number>> = { 2: 32, 3: 20, 4: 12 };
/** Of so many plies one is looked at: neighbours tell much the same. */
const EVERY = 8;
/** In gold: no lead that is still to be counted is quite sure. */
const LEAST_SPREAD = 0.3;
/** No result is a complete surprise. */
const LEAST = 1e-4;

/** One position through some eyes: the gold of each sample, and each seat's share of the win in the end. */
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
for (const eyes of ['own', 'open'] as const) {
  for (const stage of STAGES) {
    const group = rows.filter(({ at }) => (at.eyes === 'open') === (eyes === 'open') && at.stage === stage && !at.isLast);
    const { full, none, hope } = fit(group, eyes, stage);
    console.log(
      `${players} ${eyes} '${stage}': { full: ${full.toFixed(1)}, none: ${none.toFixed(1)}, hope: ${hope.toFixed(1)} }, // ${group.length} rows`,
    );
  }
}

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
    if (ply % EVERY === 0) looks.push(...look(state, 1 + ((ply / EVERY) % players), random));
    const { move } = bots[level].choose(sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat), { explain: false }, random);
    sheepAndThief.apply(state, seat, move);
  }
  const outcome = sheepAndThief.outcome(state);
  if (outcome === undefined) return [];
  const won = sheepAndThief.seats(config).map((seat) => shareOf(sheepAndThief, config, outcome, seat));
  return looks.map((one) => ({ ...one, won }));
}

/** Through the eyes of a seat, and with all cards open. */
function look(state: State, seat: number, random: FastRandom): Omit<Row, 'won'>[] {
  const rounded = (golds: readonly { readonly gold: readonly number[] }[]) =>
    golds.map(({ gold }) => gold.map((one) => Math.round(100 * one) / 100));
  const view = knownOf(sheepAndThief.view(state, seat));
  const samples = SAMPLES[players] as number;
  return [
    { at: standpointOf(view, seat - 1), golds: rounded(endsFromView(view, samples, random)) },
    { at: standpointOf(state, 'open'), golds: rounded(endsFromState(state, samples, random)) },
  ];
}

/** The likeliest spread: step by step in each number, with smaller and smaller steps. */
function fit(group: readonly Row[], eyes: 'own' | 'open', stage: Stage): Spread {
  let best: Spread = { full: 3, none: stage.startsWith('draft') ? 3 : 2, hope: 0 };
  let least = surprise(group, best);
  for (let step = 0.5; step > 0.02; step /= 2) {
    for (let changed = true; changed; ) {
      changed = false;
      for (const next of neighbours(best, step, eyes, stage)) {
        const now = surprise(group, next);
        if (now >= least - 1e-6) continue;
        [best, least, changed] = [next, now, true];
      }
    }
  }
  return best;
}

/** In a draft no card is placed yet: there is one spread. */
function neighbours({ full, none, hope }: Spread, step: number, eyes: 'own' | 'open', stage: Stage): Spread[] {
  const sides = [1 + step, 1 / (1 + step)];
  const wide = (spread: number) => Math.max(LEAST_SPREAD, spread);
  const isDraft = stage.startsWith('draft');
  return [
    ...sides.map((times) => ({ full: wide(full * times), none: isDraft ? wide(full * times) : none, hope })),
    ...(isDraft ? [] : sides.map((times) => ({ full, none: wide(none * times), hope }))),
    ...(eyes === 'open' ? [] : [step, -step].map((more) => ({ full, none, hope: hope + more }))),
  ];
}

/** The mean surprise at the results, in nats. With own eyes only the own chance is asked for. */
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
