import { describe, expect, test } from 'vitest';
import { type Event, type EventView, wolfAndHound as game } from '../src/index.ts';
import { play, tableOf } from './table.ts';

/** All events of these moves from the given table. */
function story(set: string, given: string, when: string): Event[] {
  return play(tableOf(set, given), when);
}

describe('a turn is told in order', () => {
  test('the play, each step of the walk, the draw, the next activation and its question', () => {
    const told = story(
      'wolf-01 hound-01',
      'turn 2 play; wolf-01@2 hound-01@1; hand 2: B1 W1; deck: W4 B2; hand 3: B1; sheep 3 3 2 3',
      '2:B1',
    );
    expect(told).toEqual([
      { kind: 'plays', seat: 2, card: 'B1' },
      { kind: 'moves', animal: 'wolf-01', by: 2, from: 2, to: 3, clockwise: true, path: [3] },
      { kind: 'draws', seat: 2, card: 'W4', left: 1 },
      { kind: 'turn', seat: 3 },
      { kind: 'activates', seat: 3, animal: 'wolf-01' },
      { kind: 'loses', seat: 3, animal: 'wolf-01', sheep: 1 },
      { kind: 'asks', seat: 3, of: 3, question: 'play' },
    ]);
  });

  test('wolf before hound, a loss, a gain, and a hound that finds nobody in the forest', () => {
    const told = story(
      'wolf-01 hound-01 hound-02',
      'turn 2 play; wolf-01@3 hound-01@3 hound-02@3; hand 2: B4 W1; hand 3: B1; sheep 3 3 3 3',
      '2:B4',
    );
    expect(told.slice(2)).toEqual([
      { kind: 'turn', seat: 3 },
      { kind: 'activates', seat: 3, animal: 'wolf-01' },
      { kind: 'loses', seat: 3, animal: 'wolf-01', sheep: 2 },
      { kind: 'activates', seat: 3, animal: 'hound-01' },
      { kind: 'gains', seat: 3, animal: 'hound-01', sheep: 3 },
      { kind: 'activates', seat: 3, animal: 'hound-02' },
      { kind: 'spares', seat: 4, animal: 'hound-02', sheep: 3 },
      { kind: 'asks', seat: 3, of: 3, question: 'play' },
    ]);
  });

  test('a skip, its end-of-turn step with Grandpa Wolf and the Confused Hound', () => {
    const told = story(
      'sheep-01 extra-01 extra-02 wolf-01',
      'turn 1 play; sheep-01@2 wolf-01@3 extra-02@3 extra-01@1; hand 1: B4 W1; hand 2: B1; hand 3: W1; sheep 4 4 3 4',
      '1:B4',
    );
    expect(told).toEqual([
      { kind: 'plays', seat: 1, card: 'B4' },
      { kind: 'moves', animal: 'wolf-01', by: 1, from: 3, to: 3, clockwise: true, path: [4, 1, 2, 3] },
      { kind: 'moves', animal: 'sheep-01', by: 1, from: 2, to: 4, clockwise: false, path: [1, 4] },
      { kind: 'turns-over', animal: 'extra-02', side: 'back', why: 'company' },
      { kind: 'turn', seat: 2 },
      { kind: 'asks', seat: 2, of: 2, question: 'play' },
    ]);
    const skipped = story(
      'sheep-01 extra-01 wolf-01',
      'turn 1 play; sheep-01@2 wolf-01@3 extra-01@1; previous W2; hand 1: W1 B4; hand 2: B1; hand 3: W1; sheep 4 4 3 4',
      '1:W1',
    );
    expect(skipped).toEqual([
      { kind: 'plays', seat: 1, card: 'W1' },
      { kind: 'moves', animal: 'extra-01', by: 4, from: 1, to: 3, clockwise: false, path: [4, 3] },
      { kind: 'turn', seat: 2 },
      { kind: 'activates', seat: 2, animal: 'sheep-01' },
      { kind: 'skips', seat: 2, animal: 'sheep-01' },
      { kind: 'moves', animal: 'extra-01', by: 1, from: 3, to: 2, clockwise: false, path: [2] },
      { kind: 'turn', seat: 3 },
      { kind: 'activates', seat: 3, animal: 'wolf-01' },
      { kind: 'loses', seat: 3, animal: 'wolf-01', sheep: 2 },
      { kind: 'asks', seat: 3, of: 3, question: 'play' },
    ]);
  });

  test('a ban, a hand shown, a pass', () => {
    const told = story('sheep-02 wolf-01', 'turn 1 play; sheep-02@2 wolf-01@1; hand 1: W1 B4; hand 2: W3 B3; hand 3: W1', '1:W1');
    expect(told).toEqual([
      { kind: 'plays', seat: 1, card: 'W1' },
      { kind: 'turn', seat: 2 },
      { kind: 'activates', seat: 2, animal: 'sheep-02' },
      { kind: 'forbids', seat: 2, animal: 'sheep-02', value: 3 },
      { kind: 'shows', seat: 2, cards: ['B3', 'W3'] },
      { kind: 'passes', seat: 2 },
      { kind: 'turn', seat: 3 },
      { kind: 'asks', seat: 3, of: 3, question: 'play' },
    ]);
  });

  test('a walk that Meat ends, with the way that was gone and what ended it', () => {
    const told = story('expansion wolf-01 hound-01', 'turn 4 play; wolf-01@4; pile 2: B2m; hand 4: B4 W1; hand 1: B1', '4:B4');
    expect(told[1]).toEqual({
      kind: 'moves',
      animal: 'wolf-01',
      by: 4,
      from: 4,
      to: 2,
      clockwise: true,
      path: [1, 2],
      stoppedBy: 'meat',
    });
  });

  test('turning at seat 1, the question of the pair, its answer, the draw after it', () => {
    const told = story(
      'metamorphic-02 metamorphic-03',
      'turn 2 play; metamorphic-02@3/front metamorphic-03@4/front; hand 2: B1 W1; deck: W4; hand 3: B1',
      '2:B1 2:flip:metamorphic-02',
    );
    expect(told).toEqual([
      { kind: 'plays', seat: 2, card: 'B1' },
      { kind: 'moves', animal: 'metamorphic-02', by: 2, from: 3, to: 1, clockwise: true, path: [4, 1] },
      { kind: 'moves', animal: 'metamorphic-03', by: 2, from: 4, to: 1, clockwise: true, path: [1] },
      { kind: 'turns-over', animal: 'metamorphic-02', side: 'back', why: 'seat-1' },
      { kind: 'turns-over', animal: 'metamorphic-03', side: 'back', why: 'seat-1' },
      { kind: 'asks', seat: 2, of: 2, question: 'flip', choices: ['metamorphic-02', 'metamorphic-03'] },
      { kind: 'turns-over', animal: 'metamorphic-02', side: 'front', why: 'pair' },
      { kind: 'draws', seat: 2, card: 'W4', left: 0 },
      { kind: 'turn', seat: 3 },
      { kind: 'asks', seat: 3, of: 3, question: 'play' },
    ]);
  });

  test('[R-META-MORE] each question names the cards of its seat, and no others', () => {
    const told = story(
      'metamorphic-01 metamorphic-02 metamorphic-03 metamorphic-04',
      'turn 4 play; metamorphic-01@3/back metamorphic-03@3/back metamorphic-02@2/back metamorphic-04@2/back; hand 4: B1 W1; hand 1: B1',
      '4:B1 4:flip:metamorphic-04 4:flip:metamorphic-03',
    );
    expect(told).toEqual([
      { kind: 'plays', seat: 4, card: 'B1' },
      { kind: 'asks', seat: 4, of: 4, question: 'flip', choices: ['metamorphic-02', 'metamorphic-04'] },
      { kind: 'turns-over', animal: 'metamorphic-04', side: 'front', why: 'pair' },
      { kind: 'asks', seat: 4, of: 4, question: 'flip', choices: ['metamorphic-01', 'metamorphic-03'] },
      { kind: 'turns-over', animal: 'metamorphic-03', side: 'front', why: 'pair' },
      { kind: 'turn', seat: 1 },
      { kind: 'asks', seat: 1, of: 1, question: 'play' },
    ]);
  });

  test('the Blanket Wolf turns and walks by itself, moved by nobody', () => {
    const told = story(
      'designer-02-1 designer-02-2 designer-02-3',
      'turn 2 play; designer-02-1@1 designer-02-2@1 designer-02-3@4; hand 2: B4 W1; hand 3: B1',
      '2:B4',
    );
    expect(told.slice(2, 4)).toEqual([
      { kind: 'turns-over', animal: 'designer-02-3', side: 'back', why: 'blanket' },
      { kind: 'moves', animal: 'designer-02-3', from: 4, to: 3, clockwise: false, path: [3] },
    ]);
  });

  test('last lap, the last activation, the end and why', () => {
    const told = story('wolf-01 hound-01', 'turn 4 play; wolf-01@1 hound-01@2; hand 4: W4; hand 1: B1; sheep 3 3 3 3', '4:W4');
    expect(told.slice(2)).toEqual([
      { kind: 'last-lap', seat: 4 },
      { kind: 'turn', seat: 1 },
      { kind: 'activates', seat: 1, animal: 'wolf-01' },
      { kind: 'loses', seat: 1, animal: 'wolf-01', sheep: 2 },
      { kind: 'ends', winner: 'yellow', reason: 'cards-out', sheep: [2, 3, 3, 3] },
    ]);
  });

  test('a dummy: turned up, asked, exchanged, played; kept; set aside', () => {
    const given = 'turn 3 play; wolf-01@1 hound-01@1; hand 3: W1 W2; hand 2: B1; hand 1: B1; deck: W4 B2 B4; dummy 4: W1 W3';
    expect(story('3p wolf-01 hound-01', given, '3:W1 2:exchange')).toEqual([
      { kind: 'plays', seat: 3, card: 'W1' },
      { kind: 'moves', animal: 'hound-01', by: 3, from: 1, to: 2, clockwise: true, path: [2] },
      { kind: 'draws', seat: 3, card: 'W4', left: 2 },
      { kind: 'turn', seat: 4 },
      { kind: 'turns-up', seat: 4, card: 'B2', from: 'deck' },
      { kind: 'asks', seat: 2, of: 4, question: 'exchange' },
      { kind: 'exchanges', seat: 4, by: 2, under: 'B2', card: 'W1' },
      { kind: 'plays', seat: 4, card: 'W1' },
      { kind: 'moves', animal: 'hound-01', by: 4, from: 2, to: 3, clockwise: true, path: [3] },
      { kind: 'turn', seat: 1 },
      { kind: 'activates', seat: 1, animal: 'wolf-01' },
      { kind: 'loses', seat: 1, animal: 'wolf-01', sheep: 1 },
      { kind: 'asks', seat: 1, of: 1, question: 'play' },
    ]);
    const aside = story(
      '3p wolf-01 sheep-02',
      'turn 3 play; wolf-01@1 sheep-02@4; hand 3: W1 W2; hand 1: B1; deck: W4 B3 B4; dummy 4: W1',
      '3:W1 2:keep',
    );
    expect(aside.slice(3)).toEqual([
      { kind: 'activates', seat: 4, animal: 'sheep-02' },
      { kind: 'forbids', seat: 4, animal: 'sheep-02', value: 3 },
      { kind: 'turns-up', seat: 4, card: 'B3', from: 'deck' },
      { kind: 'asks', seat: 2, of: 4, question: 'exchange' },
      { kind: 'keeps', seat: 4, by: 2, card: 'B3' },
      { kind: 'sets-aside', seat: 4, card: 'B3' },
      { kind: 'turn', seat: 1 },
      { kind: 'activates', seat: 1, animal: 'wolf-01' },
      { kind: 'loses', seat: 1, animal: 'wolf-01', sheep: 1 },
      { kind: 'asks', seat: 1, of: 1, question: 'play' },
    ]);
  });
});

describe('an event as others see it', () => {
  const drawn: Event = { kind: 'draws', seat: 2, card: 'W4', left: 3 };

  test('[W-SECRET] a drawn card is shown to its owner alone', () => {
    expect(game.show(drawn, 2)).toEqual(drawn);
    for (const viewer of [1, 3, 4, 'spectator'] as const) {
      expect(game.show(drawn, viewer)).toEqual({ kind: 'draws', seat: 2, left: 3 });
    }
  });

  test('[W-SECRET] everything else is for everybody', () => {
    const given = 'turn 3 play; wolf-01@1 sheep-02@1; hand 3: W1 W2; hand 2: B1; hand 1: B3 W3; deck: W4 B2 B4; dummy 4: W1 W3';
    const told = story('3p wolf-01 sheep-02', given, '3:W1 2:exchange');
    expect(told.map(({ kind }) => kind)).toContain('shows');
    const seen = (viewer: 1 | 'spectator') => told.map((event): EventView | undefined => game.show(event, viewer));
    expect(seen('spectator').filter((view) => view?.kind !== 'draws')).toEqual(told.filter(({ kind }) => kind !== 'draws'));
    expect(seen(1)).toEqual(seen('spectator'));
  });
});
