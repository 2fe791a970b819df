import { FastRandom, type GameRecord, type GameTypes } from '@bellwether/kernel';
import { type EventView, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../src/local/local-table.ts';
import type { Answer, Curtain, Update } from '../../src/model/source.ts';

const config = { edition: '2017', players: 3, missions: true, blackSheep: true } as const;
const sitters = ['guest', 'bot:lamb', 'bot:lamb'] as const;

describe('a bot’s hidden choice', () => {
  it('reaches the page neither as a move nor as a reason; a card laid open does', async () => {
    const posted: Answer[] = [];
    const deal = sheepAndThief.deal(config, new FastRandom(8));
    const table = new LocalTable({
      id: 'test',
      game: sheepAndThief,
      record: { config, sitters, deal, moves: [] } as unknown as GameRecord<GameTypes>,
      sitters,
      bots: async (_game, _view, legal) => ({
        move: [...legal][0] as GameTypes['Move'],
        reasons: [{ kind: 'river-extended', worth: 1 }],
      }),
      post: (answer) => posted.push(structuredClone(answer)),
      keeper: { save: () => undefined },
    });
    table.open();
    for (let i = 0; i < 300; i++) {
      const news = posted.at(-1) as Update<GameTypes> | Curtain<GameTypes>;
      if (news.kind !== 'update' || news.over) break;
      if (news.legal.length > 0) table.play(news.legal[0] as GameTypes['Move']);
      else await table.goOn();
    }
    const updates = posted.filter((news) => news.kind === 'update') as Update<GameTypes>[];
    const byBots = updates.filter(({ events }) => {
      const [first] = events as EventView[];
      return first !== undefined && 'seat' in first && first.seat !== 1;
    });
    const open = byBots.filter(({ events }) => (events[0] as EventView).kind === 'places' && 'card' in (events[0] as EventView));
    const hidden = byBots.filter((update) => !open.includes(update));
    expect(open.length).toBeGreaterThan(10);
    expect(hidden.length).toBeGreaterThan(20);
    for (const { last, why } of hidden) expect([last, why]).toEqual([undefined, []]);
    for (const { last, why } of open) expect([last !== undefined, why.length]).toEqual([true, 1]);
    await table.seek(2, undefined);
    const seen = posted.at(-1) as Update<GameTypes>;
    expect(seen.last).toBeUndefined();
  });
});
