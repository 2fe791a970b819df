import { FastRandom, type Seat } from '@bellwether/kernel';
import { BLACK_SHEEP_GOLD, dogsOf, type EventView, foxesOf, scoreBoard, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/games/sheep-and-thief/foresight.ts';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { layOut } from '../../src/games/sheep-and-thief/layout.ts';
import { chipsOf } from '../../src/games/sheep-and-thief/scene/chips.ts';
import { scene } from '../../src/games/sheep-and-thief/scene/scene.ts';
import type { SceneOf, Thing } from '../../src/games/sheep-and-thief/scene/thing.ts';
import { tracesOf } from '../../src/games/sheep-and-thief/traces.ts';
import { begin } from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { Card, Cell, Move, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';
import { CONFIG, played } from './position.ts';

const SIZE = { width: 390, height: 640 };

const LAYOUT = layOut(SIZE, {
  players: 4,
  chips: chipsOf({ config: CONFIG }).length + 1,
  mission: CONFIG.missions,
  drafting: false,
  rem: 16,
});

function sceneOf(view: View, more: Partial<SceneOf> = {}): Thing[] {
  const { players, missions: mission } = view.config;
  const layout = layOut(SIZE, { players, chips: chipsOf(view).length + 1, mission, drafting: view.stage === 'draft', rem: 16 });
  return scene({ view, stage: begin(view), layout, words, bottom: 1, gold: goldOf(view), ...more });
}

const find = (things: readonly Thing[], key: string) => things.find((one) => one.key === key);

/** A random game with all events heard, up to the first seat's turn to place. */
function heardGame(seed: number, plies: number) {
  const random = new FastRandom(seed);
  const state = sheepAndThief.start(CONFIG, sheepAndThief.deal(CONFIG, random));
  const events: EventView[] = [];
  for (let i = 0; (i < plies || sheepAndThief.view(state, 1).turn !== 1) && !sheepAndThief.outcome(state); i++) {
    const seat = sheepAndThief.toAct(state)[0] as Seat;
    sheepAndThief.apply(state, seat, sheepAndThief.sample(state, seat, random), (event) => {
      const shown = sheepAndThief.show(event, 1);
      if (shown) events.push(shown);
    });
  }
  return { state, events, view: sheepAndThief.view(state, 1) };
}

function firstOf(moves: Iterable<Move>, card: Card, cell: Cell): Move | undefined {
  for (const move of moves) if (move.kind === 'place' && move.card === card && move.at === cell) return move;
  return undefined;
}

describe('a card that would lie in a lit cell', () => {
  it('brings the gold that the engine counts after the move', () => {
    let compared = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const { state, view } = heardGame(seed, 40);
      const stage = begin(view);
      if (stage.kind !== 'place' || stage.choices.faceDown) continue;
      for (const choice of stage.choices.cards.filter(({ card }) => dogsOf(card) + foxesOf(card) === 0)) {
        for (const [cell, { gold }] of foresee(view, choice, false)) {
          const move = firstOf(sheepAndThief.legal(state, 1), choice.card, cell);
          if (move === undefined) throw new Error(`no move to ${cell}`);
          const after = sheepAndThief.clone(state);
          sheepAndThief.apply(after, 1, move);
          // The preview ignores the secret missions of others, but not one's own.
          const counted = scoreBoard(sheepAndThief.tableOf(sheepAndThief.view(after, 1)), 1).score.total;
          expect(gold, `seed ${seed}`).toBe(counted - scoreBoard(sheepAndThief.tableOf(view), 1).score.total);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('is drawn in every lit cell, with its gold, and said', () => {
    let towns = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const { view } = heardGame(seed, 60);
      const stage = begin(view);
      if (stage.kind !== 'place') continue;
      for (const card of stage.choices.cards) {
        const foresight = foresee(view, card, stage.choices.faceDown);
        const things = sceneOf(view, { stage: { ...stage, card }, foresight });
        const offers = things.filter(({ key }) => key.startsWith('offer:'));
        expect(offers).toHaveLength(foresight.size);
        for (const { key, art } of offers) {
          const seen = foresight.get(Number(key.split(':')[1]));
          // The gold printed on the cell stays visible.
          const black = BLACK_SHEEP_GOLD.byCell[Number(key.split(':')[1])];
          expect(art).toMatchObject({ ghost: { gold: seen?.gold, black } });
          expect(find(things, key.replace('offer', 'cell:1'))?.label).toContain(`may go here: ${words.table.brings(seen?.gold ?? NaN)}`);
          if (art.kind === 'offer' && art.ghost?.town) {
            towns += 1;
            expect(find(things, key.replace('offer', 'cell:1'))?.label).toMatch(/road to (Baabourne|Woolington|Sheepville)/);
          }
        }
      }
    }
    expect(towns).toBeGreaterThan(0);
  });
});

describe('the last turn of every seat', () => {
  it('stays marked until its next one', () => {
    const { view, events } = heardGame(4, 44);
    const traces = tracesOf(events);
    const marked = sceneOf(view, { traces }).filter(({ key }) => key.startsWith('last:'));
    expect(marked.map(({ key }) => key).sort()).toEqual(['last:2', 'last:3', 'last:4']);
    for (const seat of [2, 3, 4]) {
      const last = events.findLast((event) => event.kind === 'places' && event.seat === seat);
      expect(traces.get(seat)?.at).toBe(last?.kind === 'places' ? last.at : undefined);
      expect(view.boards[seat - 1]?.cards[traces.get(seat)?.at ?? -1]).not.toBeNull();
    }
    // Another's turn: mine is marked too.
    const watched = sceneOf({ ...view, turn: 2 }, { traces, stage: { kind: 'nothing' } });
    expect(find(watched, 'last:1')).toBeDefined();
    expect(find(watched, 'last:2')).toBeUndefined();
  });

  it('shows where sheep are missing, and who took them', () => {
    let stolen = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { view, events } = heardGame(seed, 60);
      const traces = tracesOf(events);
      const thefts = [...traces].filter(([by]) => by !== 1).flatMap(([by, one]) => one.thefts.map((theft) => ({ ...theft, by })));
      const losses = sceneOf(view, { traces }).filter(({ art }) => art.kind === 'loss');
      expect(losses).toHaveLength(thefts.length);
      stolen += losses.length;
    }
    expect(stolen).toBeGreaterThan(3);
  });

  it('is pale but for the newest, and its losses lie on their own board', () => {
    let pale = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { view, events } = heardGame(seed, 60);
      const traces = tracesOf(events);
      const newest = events.findLast((event) => event.kind === 'places');
      for (const { key, art, marks, at, width } of sceneOf(view, { traces }).filter(({ marks = [] }) => marks.includes('sheep-trace'))) {
        const by = art.kind === 'loss' ? art.thief : Number(key.split(':')[1]);
        expect(marks?.includes('sheep-older')).toBe(newest?.kind !== 'places' || by !== newest.seat);
        if (art.kind !== 'loss') continue;
        pale += 1;
        const { x, cell } = LAYOUT.plot(Number(key.split(':')[1]) - 1);
        expect(at.x - width / 2).toBeGreaterThanOrEqual(x - 0.01);
        expect(at.x + width / 2).toBeLessThanOrEqual(x + 4 * cell + 0.01);
      }
    }
    expect(pale).toBeGreaterThan(3);
  });

  it('tells gold that went, too', () => {
    const { view } = played({ players: 3 }, 40, 2);
    const floats = sceneOf(view, { gains: [-2, 3, 0] }).filter(({ art }) => art.kind === 'float');
    expect(floats.map(({ art }) => art.kind === 'float' && [art.text, art.good])).toEqual([
      ['−2', false],
      ['+3', true],
    ]);
  });

  it('floats gains and losses where they happen', () => {
    const { view } = played({ players: 3 }, 40, 2);
    const events: EventView[] = [
      { kind: 'grows', seat: 2, at: 5 },
      { kind: 'grows', seat: 2, at: 5 },
      { kind: 'steals', seat: 2, of: 1, at: 6, sheep: 2 },
    ];
    const things = sceneOf(view, { events, gains: [0, 3, 0] });
    const floats = things.filter(({ art }) => art.kind === 'float');
    expect(floats.map(({ art }) => art.kind === 'float' && `${art.text} ${art.glyph}`).sort()).toEqual(['+2 sheep', '+3 gold']);
    // Stolen sheep need no number: they go into one sack, which goes to the thief.
    const sheep = things.filter(({ key }) => key.startsWith('stolen:2:1:'));
    const sacks = things.filter(({ art }) => art.kind === 'sack');
    expect([sheep.length, sacks.length]).toEqual([2, 1]);
    expect(sheep.every(({ at }) => at.x === sacks[0]?.from?.x && at.y === sacks[0].from.y)).toBe(true);
    expect(sacks[0]?.at).toMatchObject({ ...find(things, 'plate:2')?.at });
  });
});

describe('boards', () => {
  it('change places with the enlarged one, all others stay', () => {
    const { view } = heardGame(2, 30);
    const home = sceneOf(view);
    const away = sceneOf(view, { bottom: 3 });
    for (const seat of [2, 3, 4]) expect(find(away, `border:${seat}`)?.at).toEqual(find(home, `border:${seat}`)?.at);
    for (const seat of [2, 4]) expect(find(away, `plate:${seat}`)?.at).toEqual(find(home, `plate:${seat}`)?.at);
    expect(find(away, 'plate:3')?.art).toMatchObject({ name: 'Oak', large: true });
    expect(find(away, 'border:3')?.act).toEqual({ kind: 'board', seat: 1 });
    expect(find(away, 'plate:1')?.at).toEqual(find(home, 'plate:3')?.at);
    expect(find(away, 'cell:1:0')).not.toHaveProperty('act');
  });

  it('all have a name', () => {
    const { view } = heardGame(2, 30);
    const plates = sceneOf(view).filter(({ art }) => art.kind === 'plate');
    expect(plates.map(({ art }) => art.kind === 'plate' && art.name)).toEqual(['You', 'Hill', 'Oak', 'Mill']);
  });
});

describe('the mission', () => {
  it('lies open at the deal, then beside the boards with its name', () => {
    const dealt = find(sceneOf(played({}, 0, 1).view), 'chip:missions');
    expect(dealt?.art).toMatchObject({ kind: 'mission', about: expect.any(Array) });
    const later = find(sceneOf(heardGame(1, 30).view), 'chip:missions');
    expect(later?.art).not.toHaveProperty('about');
    expect(later?.art.kind === 'mission' && later.art.name).toMatch(/\w/);
    expect((dealt?.width ?? 0) > 2 * (later?.width ?? 0)).toBe(true);
  });
});

describe('by keyboard', () => {
  it('the hand comes first, and a board is one stop', () => {
    const { view } = heardGame(3, 30);
    const stops = sceneOf(view).filter(({ act, tab }) => act !== undefined && tab !== false);
    const hand = view.own.hand.length;
    expect(stops.slice(0, hand).every(({ key }) => key.startsWith('hand:'))).toBe(true);
    expect(stops.filter(({ key }) => key.startsWith('cell:'))).toHaveLength(1);
  });
});

describe('the room of a table', () => {
  const STAGES = {
    '360 × 640': [360, 440],
    '390 × 844': [390, 620],
    '844 × 390': [590, 390],
    '640 × 400': [424, 400],
    '1280 × 800': [930, 560],
  };
  it.each(Object.entries(STAGES))('%s: cards to choose are large, and cells can be touched', (_, [width = 0, height = 0]) => {
    for (const players of [2, 3, 4])
      for (const drafting of [true, false]) {
        const layout = layOut({ width, height }, { players, chips: 6, mission: true, drafting, rem: 16 });
        expect(layout.handSide).toBeGreaterThanOrEqual(drafting ? 88 : 54);
        expect(layout.plot(0).cell).toBeGreaterThanOrEqual(40);
      }
  });

  /** Stages of a wide screen, with the prompt below them. The first one with the sound offer. */
  const WIDE = { '1280 × 800, sounds asked': [934, 566], '1280 × 800': [934, 618], '1920 × 1080': [1453, 814] };
  it.each(Object.entries(WIDE))(
    '%s: the own board takes the height there is, the others stand without holes',
    (_, [width = 0, height = 0]) => {
      const rem = width > 1000 ? 21.6 : 16;
      const { plot, mission, handSide } = layOut({ width, height }, { players: 4, chips: 6, mission: true, drafting: false, rem });
      expect(4.84 * plot(0).cell).toBeGreaterThan(height * 0.85);
      expect(handSide).toBeGreaterThanOrEqual(6 * rem);
      const boards = [1, 2, 3].map((at) => plot(at));
      expect(new Set(boards.map(({ x }) => x)).size).toBe(1);
      for (const { cell } of boards) expect(4.84 * cell).toBeGreaterThanOrEqual(8 * rem);
      // The mission is a plate below them, not a card.
      const low = Math.max(...boards.map(({ y, cell }) => y + 4.42 * cell));
      expect(mission.small.y - mission.small.height / 2).toBeGreaterThan(low);
      expect(mission.small.y + mission.small.height / 2).toBeLessThanOrEqual(height);
      expect(mission.small.width).toBeGreaterThan(2 * mission.small.height);
    },
  );

  it.each(
    Object.entries({ ...WIDE, '1024 × 768': [678, 534], '768 × 1024': [768, 812], '390 × 844': [390, 632], '844 × 390': [591, 390] }),
  )('%s: no card of a draft lies alone in its row', (_, [width = 0, height = 0]) => {
    const { handCard } = layOut({ width, height }, { players: 4, chips: 6, mission: true, drafting: true, rem: width > 1000 ? 21.6 : 16 });
    const rows = Map.groupBy([0, 1, 2, 3, 4], (i) => Math.round(handCard(i, 5).y));
    expect(Math.min(...[...rows.values()].map(({ length }) => length))).toBeGreaterThan(1);
  });
});
