import { FastRandom, pick, type Viewer } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Config, sheepAndThief as game, randomConfig, type View } from '../src/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What no event may change: the total of all cards, and of all white sheep. */
function wholeTable({ boards, supply, deckSize, handSizes, packetSizes, outSizes }: View): object {
  const laid = boards.map(({ cards }) => cards.filter((card) => card !== null).length);
  return {
    cards: deckSize + sum(handSizes) + sum(packetSizes) + sum(outSizes) + sum(laid),
    sheep: supply + sum(boards.map((board) => board.paddock + sum(board.sheep))),
    astray: boards.flatMap(({ sheep, cards }) => sheep.filter((n, at) => n < 0 || (n > 0 && cards[at] === null))),
  };
}

/** Checks that the viewer's own cards match the public counts. */
function ownCounts({ own, viewer, handSizes, packetSizes, outSizes }: View): void {
  if (viewer === 'spectator') return;
  const counts = [own.hand, own.packet, own.out].map((cards) => cards.length);
  expect(counts).toEqual([handSizes, packetSizes, outSizes].map((sizes) => sizes[viewer - 1]));
}

function followAll(config: Config, random: FastRandom): Set<string> {
  const kinds = new Set<string>();
  const state = game.start(config, game.deal(config, random));
  const viewers: Viewer[] = ['spectator', pick(game.seats(config), random)];
  const views = viewers.map((viewer) => game.view(state, viewer));
  const whole = views.map(wholeTable);
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(acting, random);
    game.apply(state, seat, game.sample(state, seat, random), (event) => {
      kinds.add(event.kind);
      viewers.forEach((viewer, i) => {
        const shown = game.show(event, viewer);
        if (shown !== undefined) views[i] = game.follow(views[i] as View, shown);
        expect(wholeTable(views[i] as View), event.kind).toEqual(whole[i]);
        ownCounts(views[i] as View);
      });
    });
  }
  viewers.forEach((viewer, i) => {
    expect(views[i]).toEqual(game.view(state, viewer));
  });
  return kinds;
}

describe('[S-SECRETS] events', () => {
  test('are enough to know the table for ever, and lose no card and no sheep on the way', () => {
    const random = new FastRandom(31);
    for (let n = 0; n < 40; n++) followAll(randomConfig(random), random);
  });

  test('tell every sheep: stolen on all boards, sent back, sheltered, sent home', () => {
    const random = new FastRandom(32);
    const kinds = new Set<string>();
    const config: Config = { edition: '2017', players: 4, missions: true, blackSheep: true };
    for (let n = 0; n < 60; n++) for (const kind of followAll(config, random)) kinds.add(kind);
    expect([...kinds].sort()).toEqual(
      [
        'deals',
        'picks',
        'passes',
        'keeps',
        'turn',
        'places',
        'grows',
        'drives',
        'fox',
        'steals',
        'loses',
        'goes-home',
        'shelters',
        'ends-round',
        'starts-round',
        'reveals',
        'scores',
        'ends',
      ].sort(),
    );
  });
});
