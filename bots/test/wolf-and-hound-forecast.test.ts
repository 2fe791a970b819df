import { FastRandom, type Seat } from '@bellwether/kernel';
import { lawKit, type WolfAndHound, wolfAndHoundWithPositions as wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { answerIn, comesTrue, type Forecast, forecast, LEAST_SHARE, partnerOf } from '../src/wolf-and-hound/forecast.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { BASE, randomPosition, type State } from './random-position.ts';

const { players } = wolfAndHoundBots;

/** The forecast for the first legal move, from the seat's view of a state. */
function foretoldIn(state: State, seat: Seat, seed: number): Forecast | undefined {
  const [move] = wolfAndHound.legal(state, seat);
  return move && forecast(wolfAndHound.view(state, seat), move, players.herder, new FastRandom(seed));
}

describe('a forecast knows what its seat knows', () => {
  it('is the same in states that look the same', () => {
    const counts = { different: 0, told: 0 };
    for (let seed = 1; seed <= 90; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const other = wolfAndHound.imagine(view, new FastRandom(seed + 1));
      const told = foretoldIn(state, seat, seed);
      expect(foretoldIn(other, seat, seed), `seed ${seed}`).toEqual(told);
      if (told === undefined) continue;
      counts.told++;
      if (wolfAndHound.positions.write(other) !== wolfAndHound.positions.write(state)) counts.different++;
    }
    expect(counts.told).toBeGreaterThan(6);
    expect(counts.different, 'forecasts in states that differ').toBeGreaterThan(4);
  });

  it('and in whole games that differ only in cards it never saw: the partner holds others, and answers otherwise', () => {
    const counts = { told: 0, answeredOtherwise: 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const { state, seat, record } = randomPosition(seed, BASE);
      const twin = lawKit.twin(record, seat, new FastRandom(seed));
      if (twin === undefined || state.asks !== 'play') continue;
      const other = wolfAndHound.start(twin.config, twin.deal);
      for (const played of twin.moves) wolfAndHound.apply(other, played.seat, played.move);
      const told = foretoldIn(state, seat, seed);
      expect(foretoldIn(other, seat, seed), `seed ${seed}`).toEqual(told);
      if (told === undefined) continue;
      counts.told++;
      if (isAnswered(state, told, seed) !== isAnswered(other, told, seed)) counts.answeredOtherwise++;
    }
    expect(counts.told).toBeGreaterThan(15);
    expect(counts.answeredOtherwise, 'twins in which the real answer differs').toBeGreaterThan(1);
  });
});

it('a forecast is right in the share of hands it states', () => {
  // Bots play as in the forecast, with other hands dealt by the same rule.
  const [sum, hands] = [{ said: 0, came: 0, all: 0 }, 12];
  for (let seed = 1; seed <= 300; seed++) {
    const { state, seat, view } = randomPosition(seed, BASE);
    const told = foretoldIn(state, seat, seed);
    if (told === undefined) continue;
    expect(told.share).toBeGreaterThanOrEqual(LEAST_SHARE);
    for (let n = 0; n < hands; n++) {
      const other = wolfAndHound.imagine(view, new FastRandom(1000 * seed + n));
      sum.said += told.share;
      sum.came += isAnswered(other, told, n) ? 1 : 0;
      sum.all++;
    }
  }
  expect(sum.all).toBeGreaterThan(300);
  // Hands are dealt uniformly here and weighted there, so frequencies differ a little.
  expect(sum.came / sum.all).toBeGreaterThan(sum.said / sum.all - 0.15);
});

it('there is no forecast for a dummy', () => {
  expect([1, 2, 3, 4].map((seat) => partnerOf({ players: 4 }, seat))).toEqual([3, 4, 1, 2]);
  expect([1, 2, 3].map((seat) => partnerOf({ players: 3 }, seat))).toEqual([3, undefined, 1]);
  expect([1, 2].map((seat) => partnerOf({ players: 2 }, seat))).toEqual([undefined, undefined]);
});

it('an answer is what the partner’s own card moves, until the next turn', () => {
  const moves = (animal: string, by: Seat, to: Seat) => ({ kind: 'moves', animal, by, from: 1, to, clockwise: true, path: [to] }) as const;
  const events: WolfAndHound['Event'][] = [
    { kind: 'plays', seat: 2, card: 'W1' },
    moves('hound-01', 2, 2),
    { kind: 'turn', seat: 3 },
    { kind: 'plays', seat: 3, card: 'B2' },
    moves('wolf-01', 3, 4),
    { kind: 'turn', seat: 4 },
    moves('hound-01', 3, 1),
  ];
  expect(answerIn(events.slice(0, 3), 3)).toBeUndefined();
  expect([...(answerIn(events, 3) ?? [])]).toEqual([['wolf-01', 4]]);
  const told = (animal: string, to: Forecast['to']) => comesTrue({ partner: 3, animal, to }, answerIn(events, 3));
  expect([told('wolf-01', 4), told('wolf-01', 'rivals'), told('wolf-01', 'anywhere')]).toEqual([true, true, true]);
  expect([told('wolf-01', 3), told('wolf-01', 'partners'), told('hound-01', 'anywhere')]).toEqual([false, false, false]);
});

/** Whether the partner's answer to the first legal move matches the forecast, if all play like Herder with the cards of this state. */
function isAnswered(before: State, told: Forecast, seed: number): boolean {
  const state = wolfAndHound.clone(before);
  const random = new FastRandom(seed);
  const events: WolfAndHound['Event'][] = [];
  const mover = wolfAndHound.toAct(state)[0] as Seat;
  let move = wolfAndHound.legal(state, mover)[0];
  for (let seat: Seat | undefined = mover; seat !== undefined && move !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const answered = events.some((event) => event.kind === 'plays' && event.seat === told.partner);
    if (answered || (events.length > 0 && seat === mover && state.asks === 'play')) break;
    if (events.length > 0)
      move = players.herder.choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), { explain: false }, random).move;
    wolfAndHound.apply(state, seat, move, (event) => events.push(event));
  }
  return comesTrue(told, answerIn(events, told.partner));
}
