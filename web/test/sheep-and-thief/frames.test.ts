import { follow } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { frames } from '../../src/games/sheep-and-thief/frames.ts';
import type { View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { played } from './position.ts';

/** What a table shows: the rest of a view is about whose question is open, and what is remembered. */
const shown = ({ boards, fox, supply, stage, round, turn, placed, handSizes, packetSizes, own, step, starter }: View) => ({
  boards,
  fox,
  supply,
  stage,
  round,
  turn,
  placed: stage === 'place' ? placed : [],
  handSizes,
  packetSizes,
  hand: [...own.hand].sort(),
  packet: [...own.packet].sort(),
  pick: own.pick,
  step: stage === 'draft' ? step : 0,
  starter,
});

describe('beats', () => {
  it.each(([2, 3, 4] as const).flatMap((players) => [true, false].map((blackSheep) => ({ players, blackSheep }))))(
    'lead from the view before to the view after: $players players, black sheep $blackSheep',
    ({ players, blackSheep }) => {
      for (let plies = 1; plies < 110; plies++) {
        const { before, events, view } = played({ players, blackSheep }, plies, 5);
        const beats = frames(before, events, view);
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        expect(beats.at(-1)?.view).toBe(view);
        // At the end of a two-player round a card is put out; which stage follows is not an event.
        if (view.outcome === undefined && view.stage !== 'discard' && before.stage !== 'discard')
          expect(shown(events.reduce(follow, before)), `ply ${plies}`).toEqual(shown(view));
      }
    },
  );

  it('tell the final count one line after the other, sheep of a board together', () => {
    const { before, events, view } = played({ players: 2 }, 200, 3);
    const beats = frames(before, events, view).filter(({ events: [first] }) => first?.kind === 'scores');
    const lines = events.filter(({ kind }) => kind === 'scores');
    expect(beats.length).toBeGreaterThan(2);
    expect(beats.at(-1)?.counted?.flat().length).toBe(lines.length);
    for (const { events: told } of beats) {
      const sources = new Set(told.map((event) => event.kind === 'scores' && `${event.seat} ${event.line.source}`));
      expect(sources.size).toBe(1);
    }
  });

  it('show the fox before what it takes', () => {
    for (let seed = 1; seed < 300; seed++) {
      const { before, events, view } = played({}, 24 + (seed % 8), seed);
      const fox = events.findIndex(({ kind }) => kind === 'fox');
      if (fox < 0 || events[fox + 1]?.kind !== 'steals') continue;
      const beats = frames(before, events, view).map((beat) => beat.events.map(({ kind }) => kind));
      expect(beats.find((kinds) => kinds.includes('fox'))).toEqual(['fox']);
      return;
    }
    throw new Error('no fox stole anything');
  });
});
