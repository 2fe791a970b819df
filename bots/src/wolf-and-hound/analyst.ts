import type { Random, Seat } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Analyst, doubted, type Shares, type Weighed } from '../shared/analyst.ts';
import { type Curve, calibrated } from '../shared/calibration.ts';
import { playersWith } from './levels.ts';
import { keyOfMove } from './moves.ts';
import { playOn } from './playout.ts';
import { openQuestion, policyFor, type Question, VALUE } from './question.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { hasDummies, type Move, type State, teamInTurn, winFor } from './state.ts';
import { TREE, Tree } from './tree.ts';
import { XorShift } from './xor-shift.ts';

/** Play-outs go to the end of the game: what they come to is a result, not another guess. */
const TO_THE_END = 400;
/**
 * Noise of the play-outs, in sheep. Players differ: with less, play-outs are far too sure wherever little is left to the cards. The same
 * for all eyes, so that who knows every card by counting sees what open cards show.
 */
const NOISE = 2;
/** A sample of a decision is a tree of its own: so many iterations for each move. */
const ITERATIONS_A_MOVE = 200;
const PATIENCE = 3;
const { herder: HERDER } = playersWith({});

/**
 * By number of players: from the mean of the play-outs to the chance to win. Play-outs are too sure at both ends, and that by more than a
 * line on log odds can mend: the mean is drawn in first. Fitted by train/graph-curves.ts.
 */
const CURVES: Readonly<Record<Config['players'], readonly [doubt: number, slope: number]>> = {
  4: [0.02, 0.91],
  3: [0.02, 0.88],
  2: [0.04, 0.99],
};
/** The same for the means of the trees, for the mover. */
const TREE_CURVES: Readonly<Record<Config['players'], Curve>> = { 4: [1, 0], 3: [1, 0], 2: [1, 0] };

export const wolfAndHoundAnalyst: Analyst<WolfAndHound> = {
  game: wolfAndHound,
  known: (view) => view,
  fromView(view, samples, random) {
    // As with open cards, the first stream is that of the players: where there is but one world, both come to the same.
    const players = new XorShift(random);
    const { weighed, random: cards } = openQuestion(view, [], random);
    const worlds = weighed();
    const state = worlds.blank();
    return playOuts(samples, players, () => {
      worlds.next(state, cards);
      return state;
    });
  },
  fromState(state, samples, random) {
    const scratch = wolfAndHound.clone(state);
    return playOuts(samples, new XorShift(random), () => {
      wolfAndHound.copyInto(scratch, state);
      return scratch;
    });
  },
  fromStart(config, samples, random) {
    return Array.from({ length: samples }, () => sharesOf(config, playByHerders(config, random)));
  },
  chances(means, _, { rules: { config } }) {
    const [doubt, slope] = CURVES[config.players];
    return means.map((mean) => calibrated(doubted(mean, doubt), [slope, 0]));
  },
  isDealt: () => false,
  weigh(view, legal, played, samples, random) {
    const question = openQuestion(view, legal, random);
    const first = question.keys.indexOf(keyOfMove(question.worlds.table, played));
    const order = [first, ...question.keys.map((_, i) => i).filter((i) => i !== first)];
    const trees = Array.from({ length: samples }, () => treeOf(question));
    return order.map((i): Weighed<WolfAndHound> => {
      const key = question.keys[i] as number;
      return { move: question.moves[i] as Move, samples: trees.map((tree) => tree.get(key) as Shares) };
    });
  },
  reasons(view, legal, better, than, random) {
    const question = openQuestion(view, legal, random);
    const { table } = question.worlds;
    return reasonsAgainst(question, keyOfMove(table, better), keyOfMove(table, than));
  },
};

/** Plays a state on to its end as quick players would who see no more than their own hands. */
function playOuts(samples: number, random: XorShift, next: () => State): Shares[] {
  return Array.from({ length: samples }, () => {
    const state = next();
    const policy = policyFor(state.rules);
    return sharesOf(state.rules.config, playOn(state, policy, VALUE, TO_THE_END, NOISE, random));
  });
}

/** A whole game of Herders on a fresh deal: the share of a win for team 0. Quick players' noise favours one side in some sets; theirs does not. */
function playByHerders(config: Config, random: Random): number {
  const state = wolfAndHound.start(config, wolfAndHound.deal(config, random));
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const { move } = HERDER.choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), { explain: false }, random);
    wolfAndHound.apply(state, seat, move);
  }
  return winFor(state, 0) ?? 0.5;
}

/** By key: what a tree over worlds of its own makes of each move. */
function treeOf(question: Question): ReadonlyMap<number, Shares> {
  const { policy, value, random, keys } = question;
  const { config } = policy.rules;
  const patience = hasDummies(policy.rules) ? PATIENCE : 0;
  const tree = new Tree(question.weighed(), policy, value, random, { ...TREE, patience, evenly: true });
  tree.search({ iterations: ITERATIONS_A_MOVE * keys.length, searchIsOver: () => false, mustAnswer: () => false });
  const team = teamInTurn(question.worlds.table);
  const curve = TREE_CURVES[config.players];
  return new Map(
    tree.root().map(({ key, win }) => {
      const ofMover = calibrated(win, curve);
      return [key, sharesOf(config, team === 0 ? ofMover : 1 - ofMover)];
    }),
  );
}

/** `win` is that of team 0. */
function sharesOf(config: Config, win: number): Shares {
  return wolfAndHound.seats(config).map((seat: Seat) => (wolfAndHound.teamOf(config, seat) === 0 ? win : 1 - win));
}
