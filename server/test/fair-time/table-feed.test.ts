import { DEFAULT_SETTINGS, type Happening, type Settings, type TableMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { type Happened, TableFeed } from '../../proof/fair-time/table-feed.ts';

/** The answer to a spectator's look at a game of two people. `covered`: a bot covers seat 1. `missed`: since the last look. */
function look(clock: Settings['clock'], seq: number, covered: boolean, missed: readonly Happening[] = []): TableMessage {
  return {
    ...{ t: 'table', table: 'table-1', seq, viewer: 'spectator', host: false, online: [] },
    info: {
      ...{ table: 'table-1', game: 'wolf-and-hound', rules: 1, config: [], settings: { ...DEFAULT_SETTINGS, clock } },
      ...{ status: 'playing', gameNumber: 1, toAct: [1], score: [] },
      seats: [
        { seat: 1, kind: 'human', name: 'Ann', host: true, ...(covered && { covered }) },
        { seat: 2, kind: 'human', name: 'Ben' },
      ],
    },
    missed: missed.map((what, i) => ({ seq: seq - missed.length + 1 + i, at: 0, what })),
  };
}

it.each<[Settings['clock'], 'away' | 'time', string]>([
  [{ kind: 'move', seconds: 10 }, 'time', 'bot-once'],
  [{ kind: 'move', seconds: 10 }, 'away', 'bot-for-owner'],
  [{ kind: 'game', seconds: 10 }, 'time', 'bot-for-owner'],
])('a cover that nobody watched, by a clock of %o, for %s: %s', (clock, why, player) => {
  const heard: Happened[] = [];
  const feed = new TableFeed({ happened: (what) => heard.push(what), lost: () => {}, clocksTold: () => {} });
  feed.table(look(clock, 1, false));
  feed.table(
    look(clock, 3, true, [
      { kind: 'say', seat: 2, phrase: 'hello' },
      { kind: 'cover', seat: 1, why },
    ]),
  );
  // Later looks say nothing about the cover.
  feed.table(look(clock, 4, true, [{ kind: 'say', seat: 2, phrase: 'hello' }]));
  expect(heard.map(({ after }) => after?.players[0])).toEqual(['owner', player, player]);
});
