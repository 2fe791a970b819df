import { FastRandom } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, cardNotation, deckReport, deckStatistics, SOURCES } from '../src/index.ts';

const cards = (...texts: string[]) => texts.map((text) => cardNotation.read(text) as Card);

describe('[S-DECK] the report', () => {
  test('counts ends, kinds and animals', () => {
    const deck = deckStatistics(cards('road:EW sheep:2', 'river:N dogs:1', 'road:N river:ES foxes:2 barn', 'sheep:1'));
    expect(deck).toMatchObject({
      cards: 4,
      roadEnds: [1, 1, 0, 1],
      riverEnds: [1, 1, 1, 0],
      kinds: { road: 1, river: 1, bridge: 1, meadow: 1, barn: 1 },
      animals: { sheep: { images: 3, cards: [2, 1, 1, 0] }, dogs: { images: 1 }, foxes: { images: 2 } },
    });
  });

  test('finds partners in the mirror, by edges and with animals', () => {
    const { symmetry } = deckStatistics(cards('road:NE sheep:1', 'road:SW', 'road:EW'));
    expect(symmetry.diagonal).toEqual({ edges: 2, whole: 0 });
    expect(symmetry['half-turn']).toEqual({ edges: 3, whole: 1 });
    expect(symmetry['left-right']).toEqual({ edges: 1, whole: 1 });
  });

  test('our deck has the same river ends on every side', () => {
    expect(deckStatistics().riverEnds).toEqual([9, 9, 9, 9]);
    expect(deckStatistics().roadEnds).toEqual([23, 22, 22, 23]);
  });

  test('adds up what random games come to, for every number of players the deck allows', () => {
    const report = deckReport({ edition: '2017', players: 4, missions: true, blackSheep: true }, 60, new FastRandom(1));
    expect(report.plays.map(({ players }) => players)).toEqual([2, 3, 4]);
    for (const play of report.plays) {
      expect(play.seats).toHaveLength(play.players);
      expect(play.seats.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(1);
      expect(SOURCES.reduce((sum, source) => sum + play.sources[source].mean, 0)).toBeCloseTo(play.total.mean);
      expect(play.total.quarters).toEqual(play.total.quarters.toSorted((a, b) => a - b));
    }
    const small = deckReport(
      { edition: '2017', players: 2, missions: false, blackSheep: false, deck: Array(35).fill('sheep:1') },
      5,
      new FastRandom(1),
    );
    expect(small.plays.map(({ players }) => players)).toEqual([2]);
  });
});
