import { expect, test } from 'vitest';
import {
  after,
  firstMoment,
  momentsOf,
  readSession,
  type Session,
  viewOf,
} from '../../src/games/wolf-and-hound/companion/referee-session.ts';

const CONFIG = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;
const SESSION: Session = {
  id: '0a1b2c3d',
  mode: 'cards',
  config: CONFIG,
  names: ['Anna', '', '', ''],
  entries: [
    { kind: 'play', card: 'B3' },
    { kind: 'play', card: 'W1' },
    { kind: 'correct', sheep: [3, 2, 3, 3] },
  ],
  counts: [],
  won: ['blue'],
};

test('a session is read back and leads to the same table', () => {
  const read = readSession(JSON.parse(JSON.stringify(SESSION)));
  expect(read).toEqual(SESSION);
  const moments = momentsOf(SESSION);
  const view = viewOf(moments.at(-1) ?? firstMoment(CONFIG));
  expect(moments).toHaveLength(4);
  expect(view).toMatchObject({ turn: 3, sheep: [3, 2, 3, 3], piles: [['B3'], ['W1'], [], []] });
});

test('what is no session is not read, and an impossible entry ends the replay', () => {
  for (const bad of [
    undefined,
    null,
    7,
    {},
    { config: {} },
    { config: { ...CONFIG, players: 9 } },
    { config: { ...CONFIG, animals: ['wolf-99'] } },
  ])
    expect(readSession(bad)).toBeUndefined();
  const read = readSession({
    ...SESSION,
    entries: [{ kind: 'play', card: 'B3' }, { kind: 'play' }, 4, { kind: 'turns-up', card: 'B1' }, { kind: 'play', card: 'W1' }],
  });
  expect(read?.entries).toHaveLength(3);
  expect(read && momentsOf(read)).toHaveLength(2);
});

test('a moment tells what everyone saw, and no drawn card', () => {
  const next = after(firstMoment(CONFIG), { kind: 'play', card: 'B2' });
  if ('kind' in next) throw new Error(next.code);
  expect(next.events.find(({ kind }) => kind === 'draws')).toEqual({ kind: 'draws', seat: 1, left: 15 });
  expect(after(next, { kind: 'turns-up', card: 'B2' })).toMatchObject({ kind: 'refusal', code: 'not-asked' });
});
