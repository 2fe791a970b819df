import { FastRandom, type Seat } from '@bellwether/kernel';
import { readFace, type Config as SheepConfig, setUp, sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Config as WolfConfig, wolfAndHoundWithPositions as wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { Appraiser } from '../src/sheep-and-thief/appraiser.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';

describe('with the values of a copy', () => {
  it('a bot of Wolf & Hound uses the corrected values of the cards', () => {
    // A lone wolf at seat 2, one step from seat 3. The only difference is its target there: seat 3 or its partner, who each have one
    // sheep left.
    const chosen = (target: 'left' | 'self') => {
      const config: WolfConfig = {
        edition: '2016',
        players: 4,
        animals: ['wolf-04'],
        expansion: false,
        copy: { animals: { 'wolf-04': { target } } },
      };
      const headers = wolfAndHound.configs.write(config).map(([key, value]) => `[${key} ${JSON.stringify(value)}]`);
      const lines = [
        'turn 2 play',
        'sheep 3 1 1 1',
        'animals wolf-04@2',
        'hand 1 W1 W2',
        'hand 2 B1 B4 W1',
        'hand 3 W3 W4',
        'hand 4 W2 W3',
        'deck W4 W1',
      ];
      const state = wolfAndHound.positions.read([...headers, '', ...lines].join('\n'));
      if (!('rules' in state)) throw state;
      const { considered } = wolfAndHoundBots.players.wolf.choose(
        wolfAndHound.view(state, 2),
        wolfAndHound.legal(state, 2),
        { iterations: 200 },
        new FastRandom(1),
      );
      return considered.find(({ move }) => wolfAndHound.write(move) === 'B1')?.win;
    };
    expect(chosen('self')).toBeGreaterThan(chosen('left') ?? 1);
  });

  it('a bot of Sheep & Thief uses the corrected edges of towns', () => {
    const golds = (copy: NonNullable<SheepConfig['copy']>) => {
      const config: SheepConfig = { edition: '2017', players: 2, missions: false, blackSheep: false, copy };
      const state = setUp(config, {
        round: 3,
        placed: [3, 3],
        boards: new Map([[1, { cards: new Map([4, 8, 12].map((cell) => [cell, readFace('road:NS', 'card')])) }]]),
      });
      if ('code' in state) throw new Error(state.code);
      return new Appraiser(config, FITTED).golds(state)[0] ?? 0;
    };
    expect(golds({ towns: { woolington: 'S' } })).toBeGreaterThan(golds({ towns: { woolington: 'W' } }));
  });

  it.each(['shepherd', 'wolf'] as const)('%s plays both games to their end', (level) => {
    const wolf: WolfConfig = {
      edition: '2016',
      players: 3,
      animals: ['hound-03', 'wolf-07', 'metamorphic-01', 'metamorphic-02'],
      expansion: true,
      copy: {
        animals: { 'hound-03': { sheep: 2 }, 'metamorphic-01': { back: { pace: '-1' } }, 'wolf-07': { pace: 'x2', target: 'left' } },
        numbers: { W1: 2, W2: 6 },
      },
    };
    const random = new FastRandom(4);
    const one = wolfAndHound.start(wolf, wolfAndHound.deal(wolf, random));
    for (let [seat] = wolfAndHound.toAct(one); seat !== undefined; [seat] = wolfAndHound.toAct(one)) {
      const { move } = wolfAndHoundBots.players[level].choose(
        wolfAndHound.view(one, seat),
        wolfAndHound.legal(one, seat),
        { iterations: 10 },
        random,
      );
      expect(wolfAndHound.check(one, seat, move)).toBeUndefined();
      wolfAndHound.apply(one, seat, move);
    }
    const copy = {
      cards: { '1': 'road:NESW sheep:3', '2': 'foxes:2 barn', '30': 'river:NESW' },
      fox: '2,2',
      farmyard: 'E',
      towns: { baabourne: 'N' },
    };
    const sheep: SheepConfig = { edition: '2017', players: 2, missions: true, blackSheep: true, copy };
    const other = sheepAndThief.start(sheep, sheepAndThief.deal(sheep, random));
    for (let seats = sheepAndThief.toAct(other); seats.length > 0; seats = sheepAndThief.toAct(other)) {
      const seat = seats[0] as Seat;
      const { move } = sheepAndThiefBots.players[level].choose(
        sheepAndThief.view(other, seat),
        sheepAndThief.legal(other, seat),
        { iterations: 4 },
        random,
      );
      expect(sheepAndThief.check(other, seat, move)).toBeUndefined();
      sheepAndThief.apply(other, seat, move);
    }
    expect([wolfAndHound.outcome(one), sheepAndThief.outcome(other)].every(Boolean)).toBe(true);
  });
});
