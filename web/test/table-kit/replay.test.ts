import { FastRandom, type Played } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import type { Update } from '../../src/model/source.ts';
import { updateAt } from '../../src/table-kit/replay.ts';
import { plyOf } from '../../src/table-kit/useHeard.ts';

const CONFIG: Config = { edition: '2016', players: 3, animals: ['hound-01', 'wolf-01'], expansion: false };

function finished(seed: number) {
  const random = new FastRandom(seed);
  const deal = wolfAndHound.deal(CONFIG, random);
  const state = wolfAndHound.start(CONFIG, deal);
  const moves: Played<WolfAndHound>[] = [];
  while (wolfAndHound.outcome(state) === undefined) {
    const seat = wolfAndHound.toAct(state)[0] ?? 1;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config: CONFIG, sitters: [], deal, moves };
}

describe('looking back', () => {
  const record = finished(3);
  const plies = record.moves.length;
  const at = (ply: number) => updateAt(wolfAndHound, record, ply, 2);
  const story = (ply: number) => [...(at(ply).past ?? []), ...at(ply).events];

  it('tells the story up to the move that is shown and no further', () => {
    expect(story(0)).toEqual([]);
    for (let ply = 1; ply <= plies; ply++) {
      expect(at(ply).past).toEqual(story(ply - 1));
      expect(story(plies).slice(0, story(ply).length)).toEqual(story(ply));
    }
    expect(story(plies - 1).some(({ kind }) => kind === 'ends')).toBe(false);
    expect(story(plies).at(-1)).toMatchObject({ kind: 'ends' });
  });

  it('knows after which move everything had happened', () => {
    const update = { ...at(5), kind: 'update' } as Update<WolfAndHound>;
    const told = [...(update.past ?? []), ...update.events];
    expect(update.when).toHaveLength(told.length);
    expect(plyOf(update, told.at(-1))).toBe(5);
    expect(
      plyOf(
        update,
        told.find(({ kind }) => kind === 'plays'),
      ),
    ).toBe(1);
    expect(plyOf(update, undefined)).toBeUndefined();
    for (const event of told) expect(story(plyOf(update, event) ?? 0)).toContainEqual(event);
  });

  it('shows one viewer no card of another', () => {
    const shown = JSON.stringify(story(plies).filter(({ kind }) => kind === 'draws'));
    expect(shown).toContain('"seat":2');
    for (const event of story(plies)) if (event.kind === 'draws' && event.seat !== 2) expect(Object.keys(event)).not.toContain('card');
  });
});
