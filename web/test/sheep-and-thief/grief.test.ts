import { describe, expect, it } from 'vitest';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { layOut } from '../../src/games/sheep-and-thief/layout.ts';
import { chipsOf } from '../../src/games/sheep-and-thief/scene/chips.ts';
import { scene } from '../../src/games/sheep-and-thief/scene/scene.ts';
import type { View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';
import { played } from './position.ts';

const OVER = ([2, 3, 4] as const).flatMap((players) => Array.from({ length: 5 }, (_, seed) => played({ players }, 500, seed + 1).view));

function sceneOf(view: View) {
  const players = view.boards.length;
  const layout = layOut({ width: 360, height: 438 }, { players, chips: chipsOf(view).length + 1, mission: true, drafting: false, rem: 16 });
  return { layout, things: scene({ view, stage: { kind: 'nothing' }, layout, words, bottom: 1, gold: goldOf(view) }) };
}

describe('the end of a game', () => {
  it('has a cloud over whoever came last, whose sheep duck, and over nobody else', () => {
    for (const view of OVER) {
      const { scores, winners } = view.outcome ?? { scores: [], winners: [] };
      const totals = scores.map(({ total }) => total);
      const sad = totals.flatMap((total, i) => (total === Math.min(...totals) && !winners.includes(i + 1) ? [i + 1] : []));
      expect(sad.length).toBeGreaterThan(0);
      const { things, layout } = sceneOf(view);
      const clouds = things.filter(({ art }) => art.kind === 'cloud');
      expect(clouds.map(({ key }) => key)).toEqual(sad.map((seat) => `cloud:${seat}`));
      for (const { at, width, height } of clouds) {
        expect(at.x + width / 2).toBeLessThanOrEqual(layout.width);
        expect(at.y - height / 2).toBeGreaterThanOrEqual(0);
      }
      const flock = things.filter(({ key }) => key.startsWith('sheep:'));
      const ducking = flock.filter(({ marks = [] }) => marks.includes('sheep-grief'));
      expect(ducking).toEqual(flock.filter(({ key }) => sad.includes(Number(key.split(':')[1]))));
    }
  });

  it('has a flag on the board of whoever won, who hops with the flock', () => {
    for (const view of OVER) {
      const winners = view.outcome?.winners ?? [];
      const { things, layout } = sceneOf(view);
      const flags = things.filter(({ art }) => art.kind === 'flag');
      expect(flags.map(({ key }) => key)).toEqual(winners.map((seat) => `flag:${seat}`));
      for (const { at, width, height } of flags) {
        expect(at.x + width / 2).toBeLessThanOrEqual(layout.width);
        expect(at.y - height / 2).toBeGreaterThanOrEqual(0);
      }
      const hopping = things.filter(({ key, marks = [] }) => key.startsWith('face:') && marks.includes('sheep-joy'));
      expect(hopping.map(({ key }) => key)).toEqual(winners.map((seat) => `face:${seat}`));
    }
  });

  it('is not before the end', () => {
    const { things } = sceneOf(played({ players: 4 }, 60, 3).view);
    const ended = things.filter(({ art, marks = [] }) => ['cloud', 'flag'].includes(art.kind) || marks.includes('sheep-grief'));
    expect(ended).toEqual([]);
  });

  it('rains on nobody where all share the win', () => {
    const [view] = OVER;
    if (view?.outcome === undefined) throw new Error('not over');
    const [score] = view.outcome.scores;
    if (score === undefined) throw new Error('no score');
    const shared: View = { ...view, outcome: { ...view.outcome, winners: [1, 2], scores: [score, score] } };
    expect(sceneOf(shared).things.filter(({ art }) => art.kind === 'cloud')).toEqual([]);
  });
});
