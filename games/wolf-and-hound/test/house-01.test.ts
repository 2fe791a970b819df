import { attempt, type Seat } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, wolfAndHound as game } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** Seat 2 has just to play; the Bellwether waits at seat 3. */
function before(seat3: number, seat1: number, ...others: string[]): State {
  const text = [
    '[Edition "2016"]',
    '[Players "4"]',
    `[Animals "house-01${others.map((id) => ` ${id}`).join('')}"]`,
    'turn 2 play',
    `sheep ${seat1} 3 ${seat3} 3`,
    `animals house-01@3${others.map((id) => ` ${id}@3`).join('')}`,
    'hand 1 B2 W2',
    'hand 2 B1 W1',
    'hand 3 B2 W2',
    'hand 4 B1 W1',
  ].join('\n');
  return game.positions.read(text) as State;
}

function play(state: State, seat: Seat, text: string): Event[] {
  const events: Event[] = [];
  const move = game.read(text) as Parameters<typeof game.apply>[2];
  expect(attempt(game, state, seat, move, (event) => events.push(event))).toBeUndefined();
  return events;
}

describe('the Bellwether', () => {
  test('[H-BELLWETHER] calls a sheep home where the pasture is emptier than the one across', () => {
    const state = before(1, 3);
    // Half of 1 is 0: the bell stays where it is.
    const events = play(state, 2, 'B1');
    expect(game.view(state, 'spectator').sheep).toEqual([3, 3, 2, 3]);
    expect(events).toContainEqual({ kind: 'gains', seat: 3, animal: 'house-01', sheep: 2 });
  });

  test('[H-BELLWETHER] is silent where the partners stand alike, and where the own pasture is fuller', () => {
    for (const [seat3, seat1] of [
      [2, 2],
      [3, 1],
    ] as const) {
      const state = before(seat3, seat1);
      play(state, 2, 'W1');
      expect(game.view(state, 'spectator').sheep).toEqual([seat1, 3, seat3, 3]);
    }
  });

  test('[R-ORDER] with Sheep 01 beside it the order matters, so it is asked, and either answer is obeyed', () => {
    for (const [first, sheep] of [
      ['house-01', 2],
      ['sheep-01', 1],
    ] as const) {
      const state = before(1, 3, 'sheep-01');
      play(state, 2, 'B1');
      expect(game.view(state, 3)).toMatchObject({ asks: 'activate', answers: 3, choices: ['sheep-01', 'house-01'] });
      play(state, 3, `activate:${first}`);
      // Sheep 01 skips the turn in either case; only a bell that rang before it was heard.
      expect(game.view(state, 'spectator')).toMatchObject({ turn: 4, asks: 'play', sheep: [3, 3, sheep, 3] });
    }
  });

  test('[R-ORDER] is not asked where both orders come to the same', () => {
    const state = before(3, 1, 'sheep-01');
    play(state, 2, 'B1');
    // The own pasture is fuller: the bell is silent before Sheep 01 as after it.
    expect(game.view(state, 'spectator')).toMatchObject({ turn: 4, asks: 'play', sheep: [1, 3, 3, 3] });
  });
});
