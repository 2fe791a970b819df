/** Random games through the public engine, and the single operations that search and tables use most. */
import { FastRandom, pick } from '@bellwether/kernel';
import { type Config, handChoices, legalCellsOfHand, PLAYERS, type State, scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import { LeanGame } from './lean-sheep-and-thief.ts';
import { type Contestant, contest } from './measure.ts';
import { cost, type Row, rate } from './row.ts';

const BASE: Config = { edition: '2017', players: 4, missions: false, blackSheep: false };
const FULL: Config = { ...BASE, missions: true, blackSheep: true };

const POSITIONS = 256;

export async function bench(): Promise<Row[]> {
  const games: Record<string, Contestant> = {};
  for (const players of PLAYERS) {
    games[`${players}-players`] = scoredGames({ ...BASE, players });
    games[`${players}-players-both-modules`] = scoredGames({ ...FULL, players });
    games[`lean-${players}`] = leanGames(players);
    checkAgreement(players);
  }
  const times = await contest(games, { rounds: 5, milliseconds: 250 });
  const perSecond = (name: string) => 1e9 / (times[name] as number);
  const rows = PLAYERS.flatMap((players) =>
    ['', '-both-modules'].map((modules) => {
      const name = `${players}-players${modules}`;
      return rate(
        `sheep-and-thief/${name}/random-games-per-s`,
        'games/s',
        perSecond(name),
        'a bare loop, no modules',
        perSecond(`lean-${players}`),
      );
    }),
  );
  return [...rows, ...(await acts())];
}

function leanGames(players: Config['players'], units = 200): Contestant {
  const lean = new LeanGame(players, new FastRandom(2017));
  return {
    units,
    batch: () => {
      let gold = 0;
      for (let i = 0; i < units; i++) gold += lean.play();
      return gold;
    },
  };
}

/** Checks that both play the same game: by the same policy, the mean gold must agree within chance. */
function checkAgreement(players: Config['players'], games = 4000): void {
  const random = new FastRandom(99);
  const lean = new LeanGame(players, new FastRandom(98));
  let ours = 0;
  let theirs = 0;
  for (let i = 0; i < games; i++) {
    for (const { total } of sheepAndThief.outcome(playOut({ ...BASE, players }, random))?.scores ?? []) ours += total;
    theirs += lean.play();
  }
  const apart = Math.abs(ours - theirs) / (games * players);
  // Four standard errors of a difference of two means; the standard deviation of one seat's gold is about 4.
  if (apart > 4 * 4 * Math.sqrt(2 / (games * players)))
    throw new Error(`the bare loop plays another game: ${apart.toFixed(2)} gold apart a seat`);
}

/** Deal, draft, placement and the final count. */
function scoredGames(config: Config, units = 200): Contestant {
  const random = new FastRandom(2017);
  return {
    units,
    batch: () => {
      let winners = 0;
      for (let i = 0; i < units; i++) winners += sheepAndThief.outcome(playOut(config, random))?.winners.length as number;
      return winners;
    },
  };
}

function playOut(config: Config, random: FastRandom): State {
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  for (let acting = sheepAndThief.toAct(state); acting.length > 0; acting = sheepAndThief.toAct(state)) {
    const seat = acting.length === 1 ? (acting[0] as number) : pick(acting, random);
    sheepAndThief.apply(state, seat, sheepAndThief.sample(state, seat, random));
  }
  return state;
}

async function acts(): Promise<Row[]> {
  const random = new FastRandom(2014);
  const fullHands = positions(random, (state) => state.stage === 'place' && state.held[state.turn] === 5);
  const placing = positions(random, (state) => state.stage === 'place');
  const finished = positions(random, (state) => state.stage === 'over');
  const into = [0, 0, 0, 0, 0, 0];
  const views = placing.map((state) => sheepAndThief.view(state, state.turn + 1));
  const moves = placing.map((state) => sheepAndThief.sample(state, state.turn + 1, random));
  const times = await contest(
    {
      cells: each(fullHands, (state) => legalCellsOfHand(state, state.turn, into) + (into[0] as number)),
      cellByCell: each(fullHands, (state) => handChoices(state, state.turn + 1).cards.length),
      score: each(finished, (state) => scoreOf(state, 0).total),
      outcome: each(finished, (state) => (sheepAndThief.outcome(state)?.winners.length ?? 0) as number),
      check: each(placing, (state, i) =>
        sheepAndThief.check(state, state.turn + 1, moves[i] as (typeof moves)[number]) === undefined ? 1 : 0,
      ),
      clone: each(placing, (state) => sheepAndThief.clone(state).turn),
      structuredClone: each(placing, ({ rules, ...rest }) => structuredClone(rest).turn),
      view: each(placing, (state) => sheepAndThief.view(state, state.turn + 1).round),
      stringify: each(views, (view) => JSON.stringify(view).length),
      imagine: each(views, (view) => sheepAndThief.imagine(view, random).turn),
      deal: each(views, () => sheepAndThief.start(FULL, sheepAndThief.deal(FULL, random)).turn),
    },
    { rounds: 5, milliseconds: 120 },
  );
  const name = (act: string) => `sheep-and-thief/4-players/${act}-ns`;
  return [
    cost(name('legal-cells-of-hand-of-five'), 'ns', times.cells, 'cell by cell, with the reasons a table shows', times.cellByCell),
    cost(name('score-one-board-with-mission'), 'ns', times.score, 'structuredClone of the state', times.structuredClone),
    cost(name('full-scoring'), 'ns', times.outcome, 'structuredClone of the state', times.structuredClone),
    cost(name('check-turn'), 'ns', times.check, 'clone', times.clone),
    cost(name('clone'), 'ns', times.clone, 'structuredClone without the rules', times.structuredClone),
    cost(name('view'), 'ns', times.view, 'JSON.stringify of the view', times.stringify),
    cost(name('imagine'), 'ns', times.imagine, 'deal and start of a new game', times.deal),
  ];
}

/** Positions from random games, at most one from each, chosen at random among those that match. */
function positions(random: FastRandom, isWanted: (state: State) => boolean): State[] {
  const found: State[] = [];
  while (found.length < POSITIONS) {
    const state = sheepAndThief.start(FULL, sheepAndThief.deal(FULL, random));
    const wanted: State[] = [];
    for (;;) {
      if (isWanted(state)) wanted.push(sheepAndThief.clone(state));
      const [seat] = sheepAndThief.toAct(state);
      if (seat === undefined) break;
      sheepAndThief.apply(state, seat, sheepAndThief.sample(state, seat, random));
    }
    found.push(wanted[random.below(wanted.length)] as State);
  }
  return found;
}

function each<X>(items: readonly X[], act: (item: X, i: number) => number): Contestant {
  return {
    units: items.length,
    batch: () => {
      let sum = 0;
      for (let i = 0; i < items.length; i++) sum += act(items[i] as X, i);
      return sum;
    },
  };
}
