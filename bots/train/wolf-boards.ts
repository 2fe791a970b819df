/**
 * `node bots/train/wolf-boards.ts FILE [games…]`: fits Wolf's own weights for Sheep & Thief (src/sheep-and-thief/wolf-weights.ts) to the
 * final gold of boards in self-play games of Wolf, both editions, every combination of modules. `games`: for two, three and four players.
 * In some games Herder plays the first rounds, so that Wolf meets weaker boards too; only boards on which Wolf continues are rows. A few
 * hundred games are enough, because the fit stays close to the current weights, which come from 24,000 such games of edition 2017. Sums are
 * saved in FILE: the next run resumes from there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, pick } from '@bellwether/kernel';
import { type Config, EDITIONS, PLAYERS, sheepAndThief } from '@bellwether/sheep-and-thief';
import { playersWith } from '../src/sheep-and-thief/levels.ts';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';
import { cardsToCome } from '../src/sheep-and-thief/state.ts';
import { TableFacts } from '../src/sheep-and-thief/table-facts.ts';
import { fromThousandths } from '../src/sheep-and-thief/value.ts';
import { WOLF_THOUSANDTHS } from '../src/sheep-and-thief/wolf-weights.ts';
import { ValueFit, weightsSource } from './value-fit.ts';

const SEED = 37;
const CHUNK = 50;
/** For each of five games, the number of rounds that Herder plays. */
const HERDERS_ROUNDS = [0, 0, 0, 1, 2];
const NOISE = [0, 0.5, 1.5];
const ITERATIONS = [12, 20, 28];
const RIDGE = 6000;

const [file = 'wolf-boards.json', ...asked] = process.argv.slice(2);
const wolf = playersWith({}).wolf;
const before = fromThousandths(WOLF_THOUSANDTHS);

/** Games played, and the sums of each fit. */
interface Kept {
  games: number;
  sums: number[][];
}
const kept: Record<string, Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const fits = Object.fromEntries(PLAYERS.map((players) => [players, restored(players)]));

for (let more = true; more; ) {
  more = false;
  for (const [i, players] of PLAYERS.entries()) {
    const done = kept[players]?.games ?? 0;
    if (done >= Number(asked[i] ?? 0)) continue;
    more = true;
    const fit = fits[players] as ValueFit;
    for (let game = done; game < done + CHUNK; game++) playOne(players, game, fit);
    kept[players] = { games: done + CHUNK, sums: fit.fits.map(({ sums }) => [...sums]) };
    writeFileSync(file, JSON.stringify(kept));
  }
}

const games = PLAYERS.reduce((sum, players) => sum + (kept[players]?.games ?? 0), 0);
const says = [
  "Wolf's own weights, laid out as those of `value-weights.ts`. Fitted by least squares on the final gold of boards in games of Wolf",
  `against itself, ${games} of them since the weights before (\`node bots/train/wolf-boards.ts FILE ${asked.join(' ')}\`).`,
];
const weights = Object.fromEntries(PLAYERS.map((players) => [players, (fits[players] as ValueFit).solve(before[players], RIDGE)]));
writeFileSync(path.join(import.meta.dirname, '../src/sheep-and-thief/wolf-weights.ts'), weightsSource('WOLF_THOUSANDTHS', says, weights));

function restored(players: number): ValueFit {
  const fit = new ValueFit();
  for (const [toCome, sums] of (kept[players]?.sums ?? []).entries()) fit.fits[toCome]?.sums.set(sums);
  return fit;
}

function playOne(players: Config['players'], game: number, fit: ValueFit): void {
  const random = new FastRandom(SEED * 0x1_0000_0000 + 10 * game + players);
  const config: Config = { edition: pick(EDITIONS, random), players, missions: random.below(2) === 0, blackSheep: random.below(2) === 0 };
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  const policy = new Policy(config, FITTED);
  const table = new TableFacts(config);
  const herders = pick(HERDERS_ROUNDS, random);
  const noise = pick(NOISE, random);
  const iterations = pick(ITERATIONS, random);
  const seen: { readonly player: number; readonly toCome: number; readonly facts: Float64Array }[] = [];
  let cards = new CardWorths();
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    const { stage, round } = state;
    const move =
      round <= herders
        ? policy.move(state, seat - 1, cards, () => (noise * random.below(1000)) / 1000)
        : wolf.choose(sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat), { iterations, explain: false }, random).move;
    sheepAndThief.apply(state, seat, move);
    if (stage !== 'place' || sheepAndThief.outcome(state)) continue;
    cards = new CardWorths();
    if (round < herders || (round === herders && state.stage === 'place')) continue;
    table.read(state).forEach((facts, player) => {
      seen.push({ player, toCome: cardsToCome(state, player), facts: facts.slice() });
    });
  }
  const scores = sheepAndThief.outcome(state)?.scores ?? [];
  for (const { player, toCome, facts } of seen) fit.add(facts, toCome, scores[player]?.total ?? 0);
}
