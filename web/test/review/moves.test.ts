import { FastRandom, type GameRecord, ParseError, type Played } from '@bellwether/kernel';
import { type Move, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { cardName } from '../../src/games/sheep-and-thief/names.ts';
import { moveName, tellMove } from '../../src/games/sheep-and-thief/review/moves.ts';
import { words as game } from '../../src/games/sheep-and-thief/words/en.ts';
import { storyOf } from '../../src/review/source.ts';
import { words as en } from '../../src/review/words/en.ts';

const CONFIG = { edition: '2017', players: 2, missions: true, blackSheep: true } as const;

function played(seed: number): GameRecord<SheepAndThief> {
  const random = new FastRandom(seed);
  const deal = sheepAndThief.deal(CONFIG, random);
  const state = sheepAndThief.start(CONFIG, deal);
  const moves: Played<SheepAndThief>[] = [];
  for (let [seat] = sheepAndThief.toAct(state); seat !== undefined; [seat] = sheepAndThief.toAct(state)) {
    const move = sheepAndThief.sample(state, seat, random);
    sheepAndThief.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config: CONFIG, sitters: [], deal, moves };
}

const cardsOf = (move: Move) => (move.kind === 'keep' ? move.cards : [move.card]);
const view = sheepAndThief.view(sheepAndThief.start(CONFIG, sheepAndThief.deal(CONFIG, new FastRandom(1))), 'spectator');

function named(text: string): string {
  const move = sheepAndThief.read(text);
  if (move instanceof ParseError) throw move;
  return moveName(en, game, view, move);
}

describe('the moves of Sheep & Thief in the review', () => {
  // A game with a card placed face down.
  const record = [...Array(50).keys()].map(played).find(({ moves }) => moves.some(({ move }) => move.kind === 'place' && move.faceDown));
  if (record === undefined) throw new Error('no card face down');
  const story = storyOf(sheepAndThief, record).map((events) => tellMove(en, game, view, events as Parameters<typeof tellMove>[3]));

  it('are told with the cards that were secret, everybody’s', () => {
    record.moves.forEach(({ move }, ply) => {
      for (const card of cardsOf(move)) expect(story[ply]?.[0]).toContain(cardName(game, card));
    });
    expect(story.flat().some((sentence) => sentence.includes(' face down at '))).toBe(true);
    expect(record.moves.some(({ move }) => move.kind === 'discard')).toBe(true);
  });

  it('are told with all that came of them', () => {
    expect(story.flat().filter((sentence) => sentence.startsWith('Round ')).length).toBe(5);
    expect(story.at(-1)?.at(-1)).toMatch(/win/);
  });

  it('are named with card, cell and steps', () => {
    expect(named('place#17@2,3:sheep,fox-N,fox-E,dog-1,1>1,2w2b')).toBe(
      `place ${cardName(game, record.deal.order.find((card) => cardName(game, card).startsWith('Card 17 ')) ?? 0)} in row 2, column 3; fox up; fox right; dog: 2 sheep and the black sheep from row 1, column 1 to row 1, column 2`,
    );
    expect(named('hide#17@2,3')).toMatch(/^Card 17 \(.+\) face down at row 2, column 3$/);
    expect(named('place#17@2,3:dog-1,1>1,2b')).toMatch(/; dog: the black sheep from row 1, column 1 to row 1, column 2$/);
    expect(named('keep#17+#3')).toMatch(/^keep Card 17 .+ \+ Card 3 /);
  });
});
