import { FastRandom } from '@bellwether/kernel';
import { type Config, type Move, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerName } from '../src/index.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { PLAIN, randomPosition, type State } from './sheep-and-thief-position.ts';

const POSITIONS = 400;

function choose(player: PlayerName, state: State, seat: number, budget: object, seed: number) {
  const view = sheepAndThief.view(state, seat);
  return sheepAndThiefBots.players[player].choose(view, sheepAndThief.legal(state, seat), budget, new FastRandom(seed));
}

describe('over random positions of every kind of set-up', () => {
  it('every player returns a legal move, a probability and reasons of positive worth', () => {
    let weighed = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { state, seat } = randomPosition(seed);
      const name = PLAYERS[seed % PLAYERS.length] as PlayerName;
      const { move, win, considered, reasons } = choose(name, state, seat, { iterations: 6 }, seed);
      for (const one of [{ move, win }, ...considered]) {
        expect(sheepAndThief.check(state, seat, one.move), `seed ${seed}, ${name} ${sheepAndThief.write(one.move)}`).toBeUndefined();
        expect(one.win, `seed ${seed}, ${name}`).toBeGreaterThanOrEqual(0);
        expect(one.win, `seed ${seed}, ${name}`).toBeLessThanOrEqual(1);
      }
      expect(considered[0]?.move).toBe(move);
      for (const { worth, kind } of reasons) {
        if (kind === 'only-move') continue;
        expect(worth).toBeGreaterThan(0);
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(500);
  });

  it('equal views, iterations and random streams give equal choices, also for a view sent as JSON', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const sent = JSON.parse(JSON.stringify(view)) as typeof view;
      const again = sheepAndThiefBots.players.wolf.choose(sent, sheepAndThief.legal(state, seat), { iterations: 10 }, new FastRandom(seed));
      expect(again).toEqual(choose('wolf', state, seat, { iterations: 10 }, seed));
    }
  });

  it('also plays cards with dogs and foxes, and with sheep only', () => {
    const deck = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'sheep:3' : 'road:EW river:NS sheep:2 dogs:2 foxes:2 barn'));
    const config: Config = { ...PLAIN, blackSheep: true, missions: true, deck };
    for (let seed = 1; seed <= 12; seed++) {
      const { state, seat } = randomPosition(seed, config);
      const { move } = choose('wolf', state, seat, { iterations: 4 }, seed);
      expect(sheepAndThief.check(state, seat, move), `seed ${seed}`).toBeUndefined();
    }
  });
});

describe('a bot that is stopped still answers', () => {
  it.each(PLAYERS)('%s', (player) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { state, seat } = randomPosition(seed);
      const { move } = choose(player, state, seat, { stop: () => true }, seed);
      expect(sheepAndThief.check(state, seat, move)).toBeUndefined();
    }
  });

  it('within a few games of the word', () => {
    const { state, seat } = randomPosition(3, PLAIN);
    let asked = 0;
    const { considered } = choose('wolf', state, seat, { iterations: 1_000_000, stop: () => ++asked > 20 }, 3);
    expect(considered.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(20);
  });

  it('and by a clock that the caller brings', () => {
    const { state, seat } = randomPosition(5, PLAIN);
    let time = 0;
    const { considered } = choose('wolf', state, seat, { milliseconds: 50, now: () => time++ }, 5);
    expect(considered.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(40);
  });
});

describe('the turn that ends the game', () => {
  it('is solved exactly: no form of it wins more', () => {
    let worked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { state, seat } = beforeLastTurn(seed);
      const shareOf = (move: Move): number => {
        const after = sheepAndThief.clone(state);
        sheepAndThief.apply(after, seat, move);
        const winners = sheepAndThief.outcome(after)?.winners ?? [];
        return winners.includes(seat) ? 1 / winners.length : 0;
      };
      const { move, win } = choose('wolf', state, seat, {}, seed);
      let best = 0;
      let forms = 0;
      for (const form of sheepAndThief.legal(state, seat)) {
        if (forms++ >= 3000) break;
        best = Math.max(best, shareOf(form));
      }
      expect(shareOf(move), `seed ${seed}`).toBe(best);
      expect(win).toBe(best);
      worked++;
    }
    expect(worked).toBe(6);
  });
});

function beforeLastTurn(seed: number): { readonly state: State; readonly seat: number } {
  const random = new FastRandom(seed);
  const state = sheepAndThief.start(PLAIN, sheepAndThief.deal(PLAIN, random));
  for (;;) {
    const seat = sheepAndThief.toAct(state)[0] as number;
    const next = sheepAndThief.clone(state);
    sheepAndThief.apply(next, seat, sheepAndThief.sample(state, seat, random));
    if (sheepAndThief.outcome(next) !== undefined) return { state, seat };
    sheepAndThief.apply(state, seat, sheepAndThief.sample(state, seat, random));
  }
}
