import type { Analyst } from '@bellwether/bots';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { Graph } from '../src/graph.ts';
import { storyOf } from '../src/story.ts';
import { randomWolfGame } from './records.ts';

const record = randomWolfGame(7);
const story = storyOf(wolfAndHound, record);
const TURN = 5;

/** Seat 1's chance falls at one ply, by as much as given, with some spread around. */
function graphOf(fall: number, spread: number): Graph<WolfAndHound> {
  const played = (view: WolfAndHound['View']) => view.piles.reduce((sum, pile) => sum + pile.length, 0);
  const rows = (plies: number, samples: number) =>
    Array.from({ length: samples }, (_, n) => {
      const win = 0.7 - (plies > TURN ? fall : 0) + (n % 2 === 0 ? spread : -spread);
      return [win, 1 - win, win, 1 - win];
    });
  const analyst = {
    game: wolfAndHound,
    fromView: (view, samples) => rows(played(view), samples),
    fromState: (state, samples) => rows(played(wolfAndHound.view(state, 'spectator')), samples),
    chances: (means) => means,
  } as Partial<Analyst<WolfAndHound>> as Analyst<WolfAndHound>;
  const graph = new Graph(story, analyst);
  for (const _ of graph.refine(16, 0));
  return graph;
}

/** Those of seat 1 by its own eyes, without the end: there the result comes out. */
function turnsOf(graph: Graph<WolfAndHound>): number[] {
  return graph.turningPoints(graph.lines()).flatMap(({ eyes, ply }) => (eyes === 1 && ply < record.moves.length - 1 ? [ply] : []));
}

describe('turning points', () => {
  it('are where the chance swings beyond chance', () => {
    expect(turnsOf(graphOf(0.3, 0.05))).toEqual([TURN]);
  });

  it('are not where the swing is small, or lost in the spread', () => {
    expect(turnsOf(graphOf(0.05, 0.01))).toEqual([]);
    expect(turnsOf(graphOf(0.1, 0.3))).toEqual([]);
  });
});
