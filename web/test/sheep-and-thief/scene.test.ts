import { isRefusal } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { layOut } from '../../src/games/sheep-and-thief/layout.ts';
import { chipsOf } from '../../src/games/sheep-and-thief/scene/chips.ts';
import { scene } from '../../src/games/sheep-and-thief/scene/scene.ts';
import type { Thing } from '../../src/games/sheep-and-thief/scene/thing.ts';
import { begin, composing, lay, type TurnStage } from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';
import { played } from './position.ts';

const SIZES = [
  { width: 360, height: 438 },
  { width: 390, height: 620 },
  { width: 940, height: 560 },
] as const;

function sceneOf(view: View, size: (typeof SIZES)[number] = SIZES[1], stage: TurnStage = begin(view), more: object = {}): Thing[] {
  const mission = view.own.mission !== null;
  const chips = chipsOf(view).length + 1;
  const layout = layOut(size, { players: view.boards.length, chips, mission, drafting: view.stage === 'draft', rem: 16 });
  const bottom = typeof view.viewer === 'number' ? view.viewer : 1;
  return scene({ view, stage, layout, words, bottom, gold: goldOf(view), ...more });
}

const byKey = (things: readonly Thing[], start: string) => things.filter(({ key }) => key.startsWith(start));

describe('every scene', () => {
  it.each([2, 3, 4] as const)('has keys of its own, stays on the stage and can be touched: %i players', (players) => {
    for (const size of SIZES) {
      for (let plies = 0; plies < 90; plies += 6) {
        const things = sceneOf(played({ players }, plies, plies + 1).view, size);
        expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
        for (const { key, at, width, height, act } of things) {
          expect(at.x - width / 2, key).toBeGreaterThanOrEqual(-8);
          expect(at.x + width / 2, key).toBeLessThanOrEqual(size.width + 8);
          expect(at.y - height / 2, key).toBeGreaterThanOrEqual(-8);
          expect(at.y + height / 2, key).toBeLessThanOrEqual(size.height + 8);
          // Chips on a phone 640 high are 32; everything else is a touch target.
          if (act) expect(Math.min(width, height), key).toBeGreaterThanOrEqual(key.startsWith('chip') ? 32 : 40);
        }
      }
    }
  });

  it('shows a sheep for every sheep up to four, and a number beyond', () => {
    const { view } = played({ players: 2 }, 24, 4);
    const [board] = view.boards;
    const crowded: View = { ...view, boards: view.boards.map((one, i) => (i === 0 ? { ...one, sheep: one.sheep.with(0, 6) } : one)) };
    expect(byKey(sceneOf(view), 'sheep:1:')).toHaveLength((board?.sheep ?? []).reduce((sum, n) => sum + Math.min(n, 4), 0));
    const yard = byKey(sceneOf(crowded), 'sheep:1:0:');
    expect(yard).toHaveLength(4);
    expect(yard.at(-1)?.art).toMatchObject({ kind: 'sheep', count: 6 });
  });

  it('names nothing the viewer may not see', () => {
    for (let plies = 0; plies < 100; plies += 7) {
      const { view, state } = played({ players: 3 }, plies, plies);
      const text = JSON.stringify(sceneOf(view));
      const cards = new Set([...view.own.hand, ...view.own.packet, ...view.boards.flatMap(({ cards: all }) => all)]);
      for (const [, card] of text.matchAll(/"card":(\d+)/g)) expect(cards.has(Number(card))).toBe(true);
      expect(state).toBeDefined();
    }
  });
});

describe('placing', () => {
  const { view } = played({ players: 2, missions: false, blackSheep: false }, 4, 1);
  const stage = begin(view);

  it('lights the legal cells of the chosen card and dims the others', () => {
    if (stage.kind !== 'place') throw new Error(stage.kind);
    const card = stage.choices.cards.find(({ cells }) => cells.some(({ refusal }) => !refusal));
    const legal = card?.cells.filter(({ refusal }) => !refusal).map(({ cell }) => cell);
    const things = sceneOf(view, SIZES[1], { ...stage, card });
    const open = byKey(things, 'cell:1:').filter(({ marks }) => marks?.includes('sheep-open'));
    expect(open.map(({ key }) => Number(key.split(':')[2]))).toEqual(legal);
    for (const { label } of open) expect(label).toMatch(/may go here$/);
    expect(byKey(things, 'cell:1:').filter(({ marks }) => marks?.includes('sheep-shut'))).toHaveLength(16 - open.length);
    expect(byKey(things, 'cell:1:').every(({ act }) => act !== undefined)).toBe(true);
  });

  it('tells nothing of what fits where that is the question', () => {
    if (stage.kind !== 'place') throw new Error(stage.kind);
    const [card] = stage.choices.cards;
    const asked = sceneOf(view, SIZES[1], { ...stage, card }, { quiz: true });
    expect(byKey(asked, 'offer:')).toEqual([]);
    // The same as before any card is selected.
    const before = sceneOf(view, SIZES[1], { ...stage, card: undefined });
    expect(byKey(asked, 'cell:1:')).toEqual(byKey(before, 'cell:1:'));
  });

  it('shows the fox’s effect on every board before it goes', () => {
    for (let seed = 1; seed < 200; seed++) {
      const { view: now } = played({ players: 4 }, 24, seed);
      const may = begin(now);
      if (may.kind !== 'place') continue;
      for (const { card, cells } of may.choices.cards) {
        const cell = cells.find(({ refusal }) => !refusal)?.cell;
        const step = cell === undefined ? undefined : lay(now, card, cell, may.choices.faceDown);
        if (step === undefined || isRefusal(step)) continue;
        const fox = composing(step.composition, 'fox');
        const rich = fox.choices.foxSteps.find(({ effects }) => effects.some(({ kind }) => kind === 'steals'));
        if (fox.tool !== 'fox' || rich === undefined) continue;
        const omens = byKey(sceneOf(now, SIZES[1], fox, { looked: rich.to }), 'omen:');
        expect(omens).toHaveLength(4);
        expect(omens.some(({ art }) => art.kind === 'omen' && art.steals > 0)).toBe(true);
        const step1 = byKey(sceneOf(now, SIZES[1], fox), 'cell:1:').find(({ key }) => key === `cell:1:${rich.to}`);
        expect(step1?.label).toMatch(/you steal \d/);
        return;
      }
    }
    throw new Error('no fox could steal');
  });
});

describe('drafting', () => {
  it('lets every packet come from the one who gave it', () => {
    const { view } = played({ players: 4 }, 4, 1);
    expect(view.step).toBe(1);
    const packets = byKey(sceneOf(view), 'packet:1:1:').filter(({ art }) => art.kind === 'packet');
    expect(packets).toHaveLength(3);
    for (const { from } of packets) expect(from).toBeDefined();
  });

  it('keeps kept cards smaller beside those to choose from', () => {
    const { view } = played({ players: 4 }, 8, 1);
    const row = sceneOf(view).filter(({ art }) => art.kind === 'card');
    expect(row).toHaveLength(5);
    expect(row.filter(({ at }) => at.size !== undefined)).toHaveLength(view.own.hand.length);
  });
});
