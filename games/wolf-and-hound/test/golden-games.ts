import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitment, dealFromSeed, FastRandom, type GameRecord, type Played, perft, replay, writeRecord } from '@bellwether/kernel';
import { type Config, type Event, wolfAndHoundWithPositions as game, type WolfAndHound } from '../src/index.ts';
import { configOf, type Row } from './table.ts';

/**
 * Golden records: whole games as text, with the position they end in, kept for ever and replayed exactly.
 *
 * To make them anew after a change of the rules (raise `rulesVersion` then), run the test once with GOLDEN=write and read the
 * differences: GOLDEN=write npx vitest run games/wolf-and-hound/test/golden.test.ts
 */
export interface Golden extends Pick<Row, 'set' | 'sheep' | 'cards' | 'numbers'> {
  readonly file: string;
  /** What must happen in it: the maker tries seeds until it does. */
  readonly shows: readonly (Event['kind'] | 'meat' | 'bone' | 'pair')[];
}

const old = { kind: 'wolf', movedBy: 'both', pace: '-1/2', target: 'across', sheep: -1, provenance: 'invented' } as const;

export const GOLDEN: readonly Golden[] = [
  { file: 'first-game', set: 'hound-01 wolf-01', shows: ['last-lap', 'gains'] },
  { file: 'no-sheep', set: 'hound-03 wolf-01 wolf-04', shows: ['spares', 'ends'] },
  { file: 'flip-choice', set: 'metamorphic-01 metamorphic-04 hound-01', shows: ['turns-over', 'pair'] },
  { file: 'alike-pair', set: '3p metamorphic-01 metamorphic-02 wolf-06', shows: ['turns-over', 'exchanges'] },
  { file: 'shown-hand', set: 'hound-01 wolf-01 sheep-02', shows: ['shows', 'forbids', 'passes'] },
  { file: 'skips', set: '3p hound-01 wolf-01 sheep-01', shows: ['skips', 'exchanges', 'keeps'] },
  { file: 'set-aside', set: '2p hound-02 wolf-01 sheep-02', shows: ['sets-aside', 'exchanges', 'keeps'] },
  { file: 'grandpa', set: 'expansion hound-01 wolf-06 extra-01', shows: ['meat', 'bone', 'last-lap'] },
  { file: 'confused', set: '2p expansion wolf-02 extra-02', shows: ['turns-over', 'bone', 'meat', 'last-lap'] },
  { file: 'blanket', set: 'designer-02-1 designer-02-2 designer-02-3', shows: ['turns-over', 'last-lap'] },
  { file: 'red-devil', set: '3p expansion designer-01 hound-01', shows: ['meat', 'exchanges', 'last-lap'] },
  { file: 'draft-first-game', set: 'draft hound-01 wolf-01', shows: ['last-lap'] },
  { file: 'draft-tornado', set: 'draft 3p hound-01 wolf-01 tornado-02', shows: ['shows', 'exchanges'] },
  { file: 'draft-metamorphic', set: 'draft 2p metamorphic-03 metamorphic-04 wolf-02', shows: ['turns-over', 'exchanges', 'last-lap'] },
  { file: 'own-flock', set: 'hound-04 wolf-08 house-01', sheep: [1, 2, 5, 3], shows: ['gains', 'loses'] },
  {
    file: 'own-card',
    set: 'hound-01 wolf-01 old-tooth',
    cards: [{ ...old, id: 'old-tooth', name: 'Old Tooth' }],
    shows: ['loses', 'last-lap'],
  },
  {
    file: 'own-numbers',
    set: '3p hound-01 wolf-05 kind-wolf',
    cards: [{ ...old, id: 'kind-wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: 1 }],
    numbers: { B1: 5, B2m: 4, B6: 3, W1: 5, W2b: 4, W5: 3 },
    shows: ['meat', 'bone', 'exchanges'],
  },
];

const FOLDER = path.join(import.meta.dirname, 'golden');
const DIVIDER = '\n--- the table after the last move ---\n';

export const readGolden = (file: string): string => readFileSync(path.join(FOLDER, `${file}.txt`), 'utf8');
export const writeGolden = (file: string, text: string): void => writeFileSync(path.join(FOLDER, `${file}.txt`), text);

/** The record and the final position of a golden file. */
export function split(text: string): { record: string; position: string } {
  const [record, position] = text.split(DIVIDER);
  return { record: record as string, position: position as string };
}

export function goldenText(record: GameRecord<WolfAndHound>): string {
  return `${writeRecord(game, record)}${DIVIDER}${game.positions.write(replay(game, record))}`;
}

/** What happens in a game. */
export function happenings(record: GameRecord<WolfAndHound>): Set<string> {
  const found = new Set<string>();
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) {
    if (move.kind === 'flip') found.add('pair');
    game.apply(state, seat, move, (event) => {
      found.add(event.kind);
      if (event.kind === 'moves' && event.stoppedBy) found.add(event.stoppedBy);
    });
  }
  return found;
}

export function makeGolden(golden: Golden): GameRecord<WolfAndHound> {
  const config = configOf(golden.set, golden);
  for (let n = 1; ; n++) {
    const record = playFrom(config, n);
    const found = happenings(record);
    if (golden.shows.every((kind) => found.has(kind))) return record;
  }
}

function playFrom(config: Config, n: number): GameRecord<WolfAndHound> {
  const random = new FastRandom(n);
  const seed = Uint8Array.from({ length: 32 }, () => random.below(256));
  const deal = dealFromSeed(game, config, seed);
  const state = game.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const sitters = game.seats(config).map((seat) => (seat === 1 ? 'guest' : 'bot:random'));
  return { config, sitters, deal, seed, commitment: commitment(game, config, seed), moves };
}

/** Set-ups whose game trees are counted, with the depth they are counted to. */
const COUNTED: readonly [set: string, depth: number][] = [
  ['wolf-01 hound-01', 6],
  ['expansion wolf-01 hound-01', 6],
  ['3p expansion wolf-02 hound-03 sheep-02', 6],
  ['2p metamorphic-01 metamorphic-03', 5],
  ['metamorphic-02 metamorphic-04 sheep-01', 5],
  ['expansion wolf-07 extra-01 extra-02', 5],
  ['designer-02-1 designer-02-2 designer-02-3', 5],
  ['draft 2p metamorphic-03 metamorphic-04 wolf-02', 6],
  ['draft 3p hound-02 wolf-03 tornado-01', 6],
  ['expansion wolf-01 wolf-05 designer-01 hound-04 sheep-02', 6],
];

/** `set`, a line with the deal and one with the lines of play to depth 1, 2, 3 …; a blank line between set-ups. */
export function makeCounts(): string {
  return COUNTED.map(([set, depth], i) => {
    const deal = game.deal(configOf(set), new FastRandom(100 + i)).order.join(' ');
    return `${set}\n${deal}\n${countsOf(set, deal, depth).join(' ')}\n`;
  }).join('\n');
}

export function countsOf(set: string, deal: string, depth: number): number[] {
  const state = game.start(configOf(set), { order: deal.split(' ') });
  return Array.from({ length: depth }, (_, i) => perft(game, state, i + 1));
}
