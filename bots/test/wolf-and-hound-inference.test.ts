import { FastRandom, type Seat } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { fitOf } from '../src/wolf-and-hound/inference.ts';
import { openQuestion } from '../src/wolf-and-hound/question.ts';
import { BASE, type State } from './random-position.ts';

const GAMES = 40;
const DEALS = 100;

it.each([4, 3, 2] as const)('with %i players, what was not played makes the real hands more likely', (players) => {
  let gained = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = new FastRandom(seed);
    const config = { ...BASE, players };
    const state = wolfAndHound.start(config, wolfAndHound.deal(config, random));
    while (state.asks !== 'nothing') {
      const seat = wolfAndHound.toAct(state)[0] as Seat;
      const view = wolfAndHound.view(state, seat);
      const legal = wolfAndHound.legal(state, seat);
      const { worlds, policy, random: chance } = openQuestion(view, legal, random);
      const fit = fitOf(view, policy);
      expect(fit, 'every play of this set leaves its trace').toBeDefined();
      const likely = (deal: State) => logFit(deal, fit as Float64Array, seat);
      const deal = worlds.blank();
      let mean = 0;
      for (let n = 0; n < DEALS; n++) {
        worlds.next(deal, chance);
        mean += Math.exp(likely(deal)) / DEALS;
      }
      gained += likely(state) - Math.log(mean);
      wolfAndHound.apply(state, seat, wolfAndHoundBots.players.herder.choose(view, legal, { explain: false }, random).move);
    }
  }
  expect(gained).toBeGreaterThan(0);
});

/** The log likelihood of all hands but the seat's own. Dummies have no hand. */
function logFit({ hands, rules }: State, fit: Float64Array, own: Seat): number {
  let sum = 0;
  for (const [seat, hand] of hands.entries()) {
    if (seat + 1 === own) continue;
    for (const type of hand) sum += Math.log(fit[seat * rules.types.length + type] as number);
  }
  return sum;
}
