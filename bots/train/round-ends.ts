/**
 * `node bots/train/round-ends.ts [games] [players…]`: fits the worth of boards at the end of a round
 * (src/sheep-and-thief/round-end-weights.ts) and prints the rows. All levels play each other, both editions, with and without modules. From
 * the end of the first and the second round, the baseline player of `yardstick.ts` plays on in every seat, several times, and the final
 * gold is what a board was worth. Boards of weak players are included, since reviews have to evaluate them too. The fit is a correction of
 * the bots' own weights, so few boards are enough.
 */
import { FastRandom, pick, shuffle } from '@bellwether/kernel';
import { type Config, EDITIONS, PLAYERS, sheepAndThief } from '@bellwether/sheep-and-thief';
import { LEVELS } from '../src/index.ts';
import { FACTS } from '../src/sheep-and-thief/facts.ts';
import { playersWith } from '../src/sheep-and-thief/levels.ts';
import { noiseOf } from '../src/sheep-and-thief/played-on.ts';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';
import { playRound } from '../src/sheep-and-thief/rollout.ts';
import { cardsToCome, type State } from '../src/sheep-and-thief/state.ts';
import { TableFacts } from '../src/sheep-and-thief/table-facts.ts';
import { THOUSANDTHS } from '../src/sheep-and-thief/value-weights.ts';
import { BASELINE_NOISE } from '../src/sheep-and-thief/yardstick.ts';
import { LeastSquares } from './least-squares.ts';

const SEED = 31;
/** Games with two players; with more players each game yields more boards. */
const GAMES = Number(process.argv[2] ?? 1800);
const COUNTS = process.argv.length > 3 ? process.argv.slice(3).map(Number) : PLAYERS;
/** Two of five games are without modules, since most people play that way. */
const PLAIN = { of: 5, most: 2 };
/** How often to play on from one end of a round. */
const TIMES = 3;
const RIDGE = 30;
const BIAS = FACTS.length;

const bots = playersWith({});
for (const players of COUNTS) console.log(rowsOf(players as Config['players']));

function rowsOf(players: Config['players']): string {
  const random = new FastRandom(SEED * 0x1_0000_0000 + players);
  const fits = new Map<number, LeastSquares>();
  for (let game = 0; game < (2 * GAMES) / players; game++) playOne(players, random, fits);
  const rows = [...fits]
    .sort(([a], [b]) => a - b)
    .map(([toCome, fit]) => {
      const off = fit.solve((i) => (i < BIAS ? RIDGE : 0.01));
      const weights = off.map((one, i) => Math.round(1000 * one) + (THOUSANDTHS[players]?.[toCome]?.[i] as number));
      return `    ${toCome}: [${weights.join(', ')}],`;
    });
  return [`  ${players}: {`, ...rows, '  },'].join('\n');
}

/** A game between two levels, each in some of the seats. */
function playOne(players: Config['players'], random: FastRandom, fits: Map<number, LeastSquares>): void {
  const isPlain = random.below(PLAIN.of) < PLAIN.most;
  const may = () => !isPlain && random.below(2) === 0;
  const config: Config = { edition: may() ? pick(EDITIONS, random) : '2017', players, missions: may(), blackSheep: may() };
  const two = [pick(LEVELS, random), pick(LEVELS, random)];
  const levels = Array.from({ length: players }, () => pick(two, random));
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  const policy = new Policy(config, FITTED);
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    const { stage } = state;
    const level = levels[seat - 1] as (typeof LEVELS)[number];
    const { move } = bots[level].choose(sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat), { explain: false }, random);
    sheepAndThief.apply(state, seat, move);
    if (stage === 'place' && state.stage !== 'place' && state.stage !== 'over') addBoards(state, policy, random, fits);
  }
}

function addBoards(state: State, policy: Policy, random: FastRandom, fits: Map<number, LeastSquares>): void {
  const expected = policy.appraiser.golds(state).slice();
  const facts = new TableFacts(state.rules.config).read(state);
  const ends = Array.from({ length: TIMES }, () => goldInTheEnd(state, policy, random));
  const toCome = cardsToCome(state, 0);
  const fit = fits.get(toCome) ?? new LeastSquares(FACTS.length + 1);
  fits.set(toCome, fit);
  for (const [player, own] of facts.entries()) {
    const gold = ends.reduce((sum, end) => sum + (end[player] as number), 0) / TIMES;
    fit.add(Float64Array.of(...own, 1), gold - (expected[player] as number), 1);
  }
}

/** Plays to the end of the game with the rest of the deck shuffled again. */
function goldInTheEnd(from: State, policy: Policy, random: FastRandom): readonly number[] {
  const state = sheepAndThief.clone(from);
  state.deck = [...state.deck.slice(0, state.drawIndex), ...shuffle(state.deck.slice(state.drawIndex), random)];
  const noise = noiseOf(random, BASELINE_NOISE);
  while (sheepAndThief.outcome(state) === undefined) playRound(state, policy, new CardWorths(), noise);
  return sheepAndThief.outcome(state)?.scores.map(({ total }) => total) ?? [];
}
