/**
 * `node bots/train/sheep-and-thief.ts [games] [generations] [file]`: fits the weights of the value function to the final gold of boards in
 * self-play games of the policy, both editions, every combination of modules, two to four players. The first generation maximizes immediate
 * gold, each later one uses the weights of the one before. Least squares, one fit for each number of players and of cards still to be
 * placed; the same seed gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, pick } from '@bellwether/kernel';
import { type Config, EDITIONS, PLAYERS, sheepAndThief } from '@bellwether/sheep-and-thief';
import { GOLD_WEIGHTS } from '../src/sheep-and-thief/plain-weights.ts';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { cardsToCome } from '../src/sheep-and-thief/state.ts';
import { TableFacts } from '../src/sheep-and-thief/table-facts.ts';
import { Value } from '../src/sheep-and-thief/value.ts';
import { ValueFit, weightsSource } from './value-fit.ts';

const GAMES = Number(process.argv[2] ?? 9000);
const GENERATIONS = Number(process.argv[3] ?? 5);
const FILE = process.argv[4] ?? path.join(import.meta.dirname, '../src/sheep-and-thief/value-weights.ts');
/** Noise in the players' evaluation, in gold, and the percentage of random moves: boards of weaker play are needed too. */
const NOISE = [0, 0.5, 1.5, 3];
const BLIND = [0, 5];

const random = new FastRandom(2017);

interface Seen {
  readonly player: number;
  readonly toCome: number;
  readonly facts: Float64Array;
}

let weights = GOLD_WEIGHTS;
for (let generation = 1; generation <= GENERATIONS; generation++) {
  weights = Object.fromEntries(PLAYERS.map((players) => [players, fitOf(players, new Value(weights))]));
  console.log(`generation ${generation} fitted`);
}
const says = [
  'In thousandths of a gold piece, by number of players, then by cards still to be placed: a weight for each fact in the order of',
  '`FACTS`, the bias last. Fitted by least squares on the final gold of boards in games of the policy against itself, both editions,',
  'with and without modules (`node bots/train/sheep-and-thief.ts`).',
];
writeFileSync(FILE, weightsSource('THOUSANDTHS', says, weights));

function fitOf(players: Config['players'], value: Value): number[][] {
  const fit = new ValueFit();
  for (let game = 0; game < GAMES / players; game++) {
    for (const { seen, gold } of playOne(players, value)) fit.add(seen.facts, seen.toCome, gold);
  }
  return fit.solve();
}

function playOne(players: Config['players'], value: Value): { readonly seen: Seen; readonly gold: number }[] {
  const config: Config = { edition: pick(EDITIONS, random), players, missions: random.below(2) === 0, blackSheep: random.below(2) === 0 };
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  const policy = new Policy(config, value);
  const table = new TableFacts(config);
  const noise = pick(NOISE, random);
  const blind = pick(BLIND, random);
  const seen: Seen[] = [];
  let cards = new CardWorths();
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    const { stage } = state;
    const waver = () => (noise * random.below(1000)) / 1000;
    const move = random.below(100) < blind ? sheepAndThief.sample(state, seat, random) : policy.move(state, seat - 1, cards, waver);
    sheepAndThief.apply(state, seat, move);
    if (stage !== 'place' || sheepAndThief.outcome(state)) continue;
    cards = new CardWorths();
    table.read(state).forEach((facts, player) => {
      seen.push({ player, toCome: cardsToCome(state, player), facts: facts.slice() });
    });
  }
  const scores = sheepAndThief.outcome(state)?.scores ?? [];
  return seen.map((one) => ({ seen: one, gold: scores[one.player]?.total ?? 0 }));
}
