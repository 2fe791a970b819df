import type { Viewer } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { wolfAndHound as game, type View } from '../src/index.ts';
import { play, tableOf } from './table.ts';

/** The view before the moves and after each of their events, as shown to the viewer. */
function beats(set: string, given: string, when: string, viewer: Viewer): View[] {
  const state = tableOf(set, given);
  const views = [game.view(state, viewer)];
  for (const event of play(state, when)) {
    const shown = game.show(event, viewer);
    if (shown !== undefined) views.push(game.follow(views.at(-1) as View, shown));
  }
  expect(views.at(-1)).toEqual(game.view(state, viewer));
  return views;
}

test('a question is closed by the first event of its answer and opened by the last', () => {
  const views = beats('wolf-01 hound-01', 'turn 2 play; wolf-01@2 hound-01@1; hand 2: B1 W1; deck: W4; hand 3: B1', '2:B1', 'spectator');
  expect(views.map(({ asks }) => asks)).toEqual(['play', ...views.slice(2).map(() => 'nothing'), 'play']);
  expect(views.map(({ answers }) => answers)).toEqual([2, ...views.slice(2).map(() => undefined), 3]);
});

test('a card leaves the hand when it is played, and a card drawn is sorted in', () => {
  const given = 'turn 2 play; wolf-01@2 hound-01@1; hand 2: B1 B4 W2; deck: B3 W1; hand 3: B1';
  const [before, played, walked, drawn] = beats('wolf-01 hound-01', given, '2:B1', 2);
  expect([before, played, walked, drawn].map((view) => view?.hand.join(' '))).toEqual(['B1 B4 W2', 'B4 W2', 'B4 W2', 'B3 B4 W2']);
  expect([before, played, walked, drawn].map((view) => view?.animals.find(({ id }) => id === 'wolf-01')?.at)).toEqual([2, 2, 3, 3]);
  expect(played?.turnCard).toBe('B1');
});

test('[R-ORDER] a question about the order tells who may be chosen and who waits', () => {
  const cards = [{ id: 'giver', kind: 'wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: 1, provenance: 'invented' }] as const;
  const state = tableOf('wolf-01 giver hound-01', 'turn 1 play; wolf-01@2 giver@2 hound-01@2; hand 1: W4 W1; hand 2: B1', { cards });
  const asked = play(state, '1:W4').at(-1);
  expect(asked).toEqual({
    ...{ kind: 'asks', seat: 2, of: 2, question: 'activate' },
    ...{ choices: ['wolf-01', 'giver'], waiting: ['wolf-01', 'hound-01', 'giver'] },
  });
});

test('[R-EXCHANGE-DECK] what is turned up lies there until it is played, and the card put under it stays known', () => {
  const given = 'turn 3 play; wolf-01@1 hound-01@1; hand 3: W1 W2; hand 1: B1; deck: W4 B2 B4; dummy 4: W1 W3';
  const views = beats('3p wolf-01 hound-01', given, '3:W1 2:exchange', 'spectator');
  const up = views.map(({ turnedUp }) => turnedUp);
  expect(up.filter((card, i) => card !== up[i - 1])).toEqual([null, 'B2', 'W1', null]);
  expect(views.at(-1)?.dummyDecks[3]).toEqual([null, 'B2']);
});
