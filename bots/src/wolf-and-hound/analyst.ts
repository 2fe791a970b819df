import { type Config, NO_CARD, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Analyst, doubted, type Shares } from '../shared/analyst.ts';
import { calibrated } from '../shared/calibration.ts';
import { playToTheEnd } from '../shared/whole-games.ts';
import { weighedWorlds } from './inference.ts';
import { keyOfMove } from './moves.ts';
import { playOn, TO_THE_END } from './playout.ts';
import { openQuestion, policyFor, VALUE } from './question.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { HERDER, herderGames, secondLooks } from './second-looks.ts';
import type { State } from './state.ts';
import { TREE } from './tree.ts';
import { sharesOf, weighedByTrees } from './weighing-trees.ts';
import { XorShift } from './xor-shift.ts';

/**
 * Noise in the playout policy, in sheep. Real players vary: with less noise, playouts are overconfident in positions that depend little
 * on the cards. Every point of view uses the same value, so a player who knows all cards by counting gets the same chances as with open
 * cards.
 */
const NOISE = 2;
/** Options for `weigh`, where each sample is a separate search tree. */
const WEIGHING = { iterations: 200, plies: TREE.plies };

/**
 * By number of players: calibration of the playouts' mean. Playouts are overconfident at both ends, by more than a slope on log odds can
 * correct, so the mean is first shrunk by `doubt`. Fitted by train/graph-curves.ts.
 */
const CURVES: Readonly<Record<Config['players'], readonly [doubt: number, slope: number]>> = {
  4: [0.02, 0.91],
  3: [0.02, 0.88],
  2: [0.04, 0.99],
};

export const wolfAndHoundAnalyst: Analyst<WolfAndHound> = {
  game: wolfAndHound,
  known: (view) => view,
  fromView(view, samples, random) {
    // Seed the players' stream first, as `fromState` does: with only one possible world, both then give the same result.
    const players = new XorShift(random);
    const question = openQuestion(view, [], random);
    const { random: cards } = question;
    const worlds = weighedWorlds(question);
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
    // Herder plays these games: the noise of the playout policy favors one side in some sets.
    return Array.from({ length: samples }, () =>
      playToTheEnd(wolfAndHound, HERDER, wolfAndHound.start(config, wolfAndHound.deal(config, random)), random),
    );
  },
  chances(means, _, { rules: { config } }) {
    const [doubt, slope] = CURVES[config.players];
    return means.map((mean) => calibrated(doubted(mean, doubt), [slope, 0]));
  },
  // With open cards, a card that a dummy turns up is already known.
  isDealt: (before, after, eyes) => eyes !== 'open' && shownByDummies(after) > shownByDummies(before),
  weigh(view, legal, played, samples, random) {
    const question = openQuestion(view, legal, random);
    const first = keyOfMove(question.worlds.table, played);
    return weighedByTrees(question, [first, ...question.keys.filter((key) => key !== first)], samples, WEIGHING);
  },
  // Measured with Foxes and Herders playing on from 286 labels: they differ by 4 points at a difference of 4 points, by 5 at 9, by 7 at
  // 15, by 10 at 25 and more.
  doubt: (difference) => Math.max(0.01, Math.min(0.5 * Math.abs(difference), 0.1)),
  secondLooks,
  wholeGames: () => herderGames,
  reasons(view, legal, better, than, random) {
    const question = openQuestion(view, legal, random);
    const { table } = question.worlds;
    return reasonsAgainst(question, keyOfMove(table, better), keyOfMove(table, than));
  },
};

/** How many cards dummies have revealed. */
function shownByDummies({ rules, piles, aside, turnedUp, dummyDecks }: State): number {
  const played = piles.filter((_, seat) => rules.isDummy[seat]).flat();
  const putUnder = dummyDecks.flat().filter(({ seen }) => seen);
  return played.length + putUnder.length + aside.length + (turnedUp === NO_CARD ? 0 : 1);
}

/** Plays states to the end with the playout policy, in which each player uses only their own hand. */
function playOuts(samples: number, random: XorShift, next: () => State): Shares[] {
  return Array.from({ length: samples }, () => {
    const state = next();
    const policy = policyFor(state.rules);
    return sharesOf(state.rules.config, playOn(state, policy, VALUE, TO_THE_END, NOISE, random));
  });
}
