import { FastRandom, type Random } from '@bellwether/kernel';
import {
  type Config,
  EDITIONS,
  handOf,
  legalCells,
  PLAYERS,
  packetOf,
  randomConfig,
  sheepAndThief,
  tableOf,
} from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { Placing } from '../src/sheep-and-thief/placing/placing.ts';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';
import { cardsToCome, type PlaceCard, type State } from '../src/sheep-and-thief/state.ts';
import { TableFacts } from '../src/sheep-and-thief/table-facts.ts';
import { PlainTurns } from './reference/plain-turns.ts';

const GAMES_A_TABLE = 1;
const OTHER_GAMES = 30;
/** The percentage of random moves. */
const BLIND = 25;

/** 2–4 players, plain, missions, black sheep, both, in both editions. */
const TABLES = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    [false, true].flatMap((missions) => [false, true].map((blackSheep): Config => ({ edition, players, missions, blackSheep }))),
  ),
);

/** Games with a mixture of good and random moves. Calls `visit` before every move. */
function everyMove(config: Config, random: Random, visit: (state: State, player: number) => void): void {
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  const policy = new Policy(config, FITTED);
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    visit(state, seat - 1);
    const isBlind = random.below(100) < BLIND;
    const move = isBlind
      ? sheepAndThief.sample(state, seat, random)
      : policy.move(state, seat - 1, new CardWorths(), () => random.below(3));
    sheepAndThief.apply(state, seat, move);
  }
}

/** All tables with our deck, then with custom decks and corrected copies, including cards with fox and dog. */
function everyTable(visit: (state: State, player: number, placing: Placing, seed: number) => void): void {
  const random = new FastRandom(35);
  let seed = 0;
  const others = Array.from({ length: OTHER_GAMES }, () => randomConfig(random));
  for (const config of [...TABLES.flatMap((table) => Array<Config>(GAMES_A_TABLE).fill(table)), ...others]) {
    const placing = new Placing(config, FITTED, true);
    everyMove(config, random, (state, player) => visit(state, player, placing, ++seed));
  }
}

describe('placing, held to the plain reference', () => {
  it.each([1, 2] as const)('finds the same turns with the same worth to the last bit, %i for each card and cell', (ways) => {
    let turns = 0;
    let withBoth = 0;
    const has = ({ actions }: PlaceCard, animal: string) => actions.some(({ kind }) => kind === animal);
    everyTable((state, player, placing) => {
      if (state.stage !== 'place') return;
      const plain = new PlainTurns(state, player, ways, FITTED, true).all();
      expect(placing.turns(state, player, ways)).toEqual(plain);
      turns += plain.length;
      withBoth += plain.filter(({ turn }) => has(turn, 'fox') && has(turn, 'dog')).length;
    });
    expect(turns).toBeGreaterThan(5000);
    expect(withBoth).toBeGreaterThan(20);
  });

  it('chooses the first of the best turns, with noise too', () => {
    const noise = (seed: number) => {
      const random = new FastRandom(seed);
      return () => random.below(1024) / 512;
    };
    everyTable((state, player, placing, seed) => {
      if (state.stage !== 'place') return;
      const plain = new PlainTurns(state, player, 1, FITTED, true).all();
      const first = (options: typeof plain) => options.reduce((best, option) => (option.worth > best.worth ? option : best)).turn;
      expect(placing.best(state, player)).toEqual(first(plain));
      const add = noise(seed);
      expect(placing.best(state, player, noise(seed))).toEqual(first(plain.map(({ turn, worth }) => ({ turn, worth: worth + add() }))));
    });
  });

  it('evaluates single cards the same, in the draft and if they fit nowhere', () => {
    let fitless = 0;
    everyTable((state, player, placing) => {
      const plain = new PlainTurns(state, player, 1, FITTED, true);
      for (const card of new Set([...packetOf(state, player), ...handOf(state, player)])) {
        const cells = legalCells(state, player, card);
        if (cells === 0) fitless++;
        expect(placing.cardWorth(state, player, card, cells)).toBe(plain.cardWorth(card));
      }
    });
    expect(fitless).toBeGreaterThan(10);
  });
});

describe('placing, held to the engine', () => {
  /** Every seat's gold, from the reference facts of a state. */
  const goldOf = (state: State) =>
    new TableFacts(state.rules.config)
      .read(state)
      .map((facts, player) => FITTED.gold(facts, state.rules.players, cardsToCome(state, player)));

  it('gives every table the gold of its facts', () => {
    everyTable((state, _, placing) => {
      expect(placing.golds(state)).toEqual(goldOf(state));
    });
  });

  it('evaluates every turn as the table that the engine makes of it, also with hidden missions', () => {
    let turns = 0;
    everyTable((state, player) => {
      if (state.stage !== 'place') return;
      const { config, players } = state.rules;
      // With two players the rival counts in full, so the worth is the lead. With more players, rivals are ignored here.
      const placing = new Placing(config, FITTED, players === 2);
      for (const table of [state, tableOf(sheepAndThief.view(state, player + 1))]) {
        for (const { turn, worth } of placing.turns(table, player, 2)) {
          expect(sheepAndThief.check(table, player + 1, turn)).toBeUndefined();
          const after = sheepAndThief.clone(table);
          sheepAndThief.apply(after, player + 1, turn);
          const gold = goldOf(after);
          const lead = (gold[player] as number) - (players === 2 ? (gold[1 - player] as number) : 0);
          expect(worth, sheepAndThief.write(turn)).toBe(lead);
          turns++;
        }
      }
    });
    expect(turns).toBeGreaterThan(8000);
  });
});
