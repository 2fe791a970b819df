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
 * Noise of the play-outs, in sheep. Players differ: with less, play-outs are far too sure wherever little is left to the cards. The same
 * for all eyes, so that who knows every card by counting sees what open cards show.
 */
const NOISE = 2;
/** A sample of a decision is a tree of its own. */
const WEIGHING = { iterations: 200, plies: TREE.plies };

/**
 * By number of players: from the mean of the play-outs to the chance to win. Play-outs are too sure at both ends, and that by more than a
 * line on log odds can mend: the mean is drawn in first. Fitted by train/graph-curves.ts.
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
    // As with open cards, the first stream is that of the players: where there is but one world, both come to the same.
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
    // Quick players' noise favours one side in some sets; Herders' does not.
    return Array.from({ length: samples }, () =>
      playToTheEnd(wolfAndHound, HERDER, wolfAndHound.start(config, wolfAndHound.deal(config, random)), random),
    );
  },
  chances(means, _, { rules: { config } }) {
    const [doubt, slope] = CURVES[config.players];
    return means.map((mean) => calibrated(doubted(mean, doubt), [slope, 0]));
  },
  // With open cards a dummy's card is no news.
  isDealt: (before, after, eyes) => eyes !== 'open' && shownByDummies(after) > shownByDummies(before),
  weigh(view, legal, played, samples, random) {
    const question = openQuestion(view, legal, random);
    const first = keyOfMove(question.worlds.table, played);
    return weighedByTrees(question, [first, ...question.keys.filter((key) => key !== first)], samples, WEIGHING);
  },
  // By Foxes and Herders who played on from 286 labels: of 4 points they are 4 apart, of 9 points 5, of 15 points 7, of 25 and more 10.
  doubt: (difference) => Math.max(0.01, Math.min(0.5 * Math.abs(difference), 0.1)),
  secondLooks,
  wholeGames: () => herderGames,
  reasons(view, legal, better, than, random) {
    const question = openQuestion(view, legal, random);
    const { table } = question.worlds;
    return reasonsAgainst(question, keyOfMove(table, better), keyOfMove(table, than));
  },
};

/** How many cards that nobody had seen before dummies have turned up. */
function shownByDummies({ rules, piles, aside, turnedUp, dummyDecks }: State): number {
  const played = piles.filter((_, seat) => rules.isDummy[seat]).flat();
  const putUnder = dummyDecks.flat().filter(({ seen }) => seen);
  return played.length + putUnder.length + aside.length + (turnedUp === NO_CARD ? 0 : 1);
}

/** Plays a state on to its end as quick players would who see no more than their own hands. */
function playOuts(samples: number, random: XorShift, next: () => State): Shares[] {
  return Array.from({ length: samples }, () => {
    const state = next();
    const policy = policyFor(state.rules);
    return sharesOf(state.rules.config, playOn(state, policy, VALUE, TO_THE_END, NOISE, random));
  });
}
