import { countBits, FastRandom, isRefusal, ParseError, pick, type Random, shuffle } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import {
  beside,
  type Card,
  CELLS,
  type Config,
  deckOf,
  drawAcross,
  drawBarn,
  drawEdge,
  drawImage,
  EVERY_DIRECTION,
  emptyLandscape,
  faceOf,
  sheepAndThief as game,
  goldOfTally,
  type Landscape,
  MISSIONS,
  type Mission,
  opposite,
  printedTable,
  randomConfig,
  readLandscape,
  riverOf,
  roadOf,
  type Score,
  type State,
  scoreLandscapes,
  scoreOf,
  setUp,
  type Tally,
  tallyOf,
  whyNotPlaced,
  withBlack,
  withCard,
  withSheep,
  writeLandscape,
  YARD,
} from '../src/index.ts';

/** With PROOF more than 10,000 boards, each drawn and counted. */
const GAMES = process.env.PROOF ? 4000 : 60;

/** A random game played to its end. */
function finished(config: Config, random: Random): State {
  const state = game.start(config, game.deal(config, random));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    game.apply(state, seat, game.sample(state, seat, random));
  }
  return state;
}

/** Boards full of random cards of the deck, which reach more towns than those of random games. */
function crowded(config: Config, random: Random): State {
  const deck = deckOf(config);
  const roads = deck.filter((card) => countBits(roadOf(card)) > 2);
  const anyCard = () => pick(roads.length > 0 && random.below(4) > 0 ? roads : deck, random);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== YARD && random.below(8) > 0);
  const held = shuffle([...MISSIONS], random);
  const state = setUp(config, {
    stage: 'score',
    fox: random.below(CELLS),
    boards: new Map(
      seatsOf(config).map((seat) => [
        seat + 1,
        {
          cards: new Map(cells.map((cell) => [cell, anyCard()] as const)),
          sheep: new Map(config.copy?.white === undefined ? cells.slice(0, 3).map((cell) => [cell, random.below(4)] as const) : []),
          ...(config.blackSheep && { black: cells[0] ?? YARD }),
        },
      ]),
    ),
    ...(config.missions && { missionsHeld: new Map(seatsOf(config).map((seat) => [seat + 1, held[seat] as Mission])) }),
  });
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
}

const seatsOf = (config: Config) => Array.from({ length: config.players }, (_, seat) => seat);

/** The cells connected by edges of one kind, one list for each road or river, counted as a person would. */
function joined(cards: readonly Card[], edges: (card: Card) => number): number[][] {
  const found: number[][] = [];
  const seen = new Set<number>();
  const has = (cell: number, direction: number) => ((edges(cards[cell] ?? 0) >> direction) & 1) === 1;
  for (let first = 0; first < CELLS; first++) {
    if (seen.has(first) || edges(cards[first] ?? 0) === 0) continue;
    const cells = [first];
    seen.add(first);
    for (const cell of cells) {
      for (const way of EVERY_DIRECTION) {
        const next = beside(cell, way);
        if (next < 0 || seen.has(next) || !has(cell, way) || !has(next, opposite(way))) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    found.push(cells);
  }
  return found;
}

/** What a person would count on a board. */
function counted(config: Config, state: State, seat: number): Tally {
  const board = game.view(state, 'spectator').boards[seat] as {
    cards: readonly (Card | 'back' | null)[];
    sheep: readonly number[];
    black: number | null;
    paddock: number;
  };
  const cards = board.cards.map((card) => (typeof card === 'number' ? card : 0));
  const home = joined(cards, roadOf).find((cells) => cells.includes(YARD)) ?? [YARD];
  const { towns } = printedTable(config.copy);
  return {
    towns: towns.filter(({ cell, edges }) => home.includes(cell) && (roadOf(cards[cell] ?? 0) & edges) !== 0).map(({ name }) => name),
    rivers: joined(cards, riverOf).map((cells) => cells.length),
    sheep: board.sheep.reduce((sum, n) => sum + n, 0),
    paddock: board.paddock,
    black: board.black,
    mission: tallyOf(state, seat).mission,
  };
}

/** Ways to draw a board; a fault replaces one. */
interface Pens {
  readonly across: typeof drawAcross;
  readonly stub: typeof drawEdge;
}
const PENS: Pens = { across: drawAcross, stub: drawEdge };

/** Draws a board stroke by stroke: across an edge where both cards show it, to the edge where one does. */
function drawn(config: Config, state: State, seat: number, { across, stub }: Pens, random: Random): Landscape {
  const { cards, sheep, black, paddock } = game.view(state, 'spectator').boards[seat] as NonNullable<
    ReturnType<typeof game.view>['boards'][number]
  >;
  const show = (cell: number) => (typeof cards[cell] === 'number' ? (cards[cell] as Card) : 0);
  let landscape: Landscape = { ...emptyLandscape(config), paddock };
  for (const [net, edges] of [
    ['river', riverOf],
    ['road', roadOf],
  ] as const) {
    for (let cell = 0; cell < CELLS; cell++) {
      for (const way of EVERY_DIRECTION) {
        if (!((edges(show(cell)) >> way) & 1)) continue;
        const next = beside(cell, way);
        const isJoined = next >= 0 && ((edges(show(next)) >> opposite(way)) & 1) === 1;
        if (!isJoined) landscape = stub(landscape, net, cell, way);
        // One stroke for both sides of an edge.
        else if (way === 1 || way === 2) landscape = across(landscape, net, cell, way);
      }
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const face = faceOf(show(cell));
    if (cell !== YARD && cards[cell] !== null) {
      for (const image of ['sheep', 'dogs', 'foxes'] as const)
        for (let n = face[image]; n > 0; n--) landscape = drawImage(landscape, image, cell);
      if (face.barn) landscape = drawBarn(landscape, cell);
    }
    const count = sheep[cell] ?? 0;
    // Undo a tap too many.
    if (count > 0 && random.below(4) === 0) landscape = withSheep(landscape, cell, count + 1);
    if (count > 0) landscape = withSheep(landscape, cell, count);
  }
  return black === null ? landscape : withBlack(landscape, black);
}

const boards = { drawn: 0, counted: 0, rivers: 0, towns: 0, missions: 0, gold: 0 };

/** Scores the boards of a finished game by tally and by drawing. Returns the first difference from the engine. */
function findDifference(random: Random, pens: Pens, gold: typeof goldOfTally): string | undefined {
  const config = randomConfig(random);
  const state = random.below(2) === 0 ? finished(config, random) : crowded(config, random);
  const { outcome, missions, fox } = game.view(state, 'spectator');
  const wanted: readonly Score[] = outcome?.scores ?? [];
  const landscapes = seatsOf(config).map((seat) => drawn(config, state, seat, pens, random));
  const scored = scoreLandscapes(config, landscapes, { fox, missions: missions ?? [] });
  if (isRefusal(scored)) return `refused: ${JSON.stringify(scored)}`;
  for (const seat of seatsOf(config)) {
    const tally = counted(config, state, seat);
    const [byTally, byDrawing, engine] = [gold(config, tally), scored.boards[seat]?.score, wanted[seat]].map((score) =>
      JSON.stringify(score),
    );
    if (byTally !== engine) return `${JSON.stringify(config)} seat ${seat + 1}: tally ${byTally}, engine ${engine}`;
    if (byDrawing !== engine) return `${JSON.stringify(config)} seat ${seat + 1}: drawn ${byDrawing}, engine ${engine}`;
    if (JSON.stringify(tallyOf(scored.state, seat).rivers.toSorted()) !== JSON.stringify(tally.rivers.toSorted())) return 'rivers differ';
    const landscape = landscapes[seat] as Landscape;
    const again = readLandscape(config, writeLandscape(landscape));
    if (JSON.stringify(again) !== JSON.stringify(landscape)) return `written: ${writeLandscape(landscape)}`;
    boards.drawn++;
    boards.counted++;
    boards.rivers += tally.rivers.length;
    boards.towns += tally.towns.length;
    boards.missions += tally.mission === null ? 0 : 1;
    boards.gold += wanted[seat]?.total ?? 0;
  }
  return JSON.stringify(scored.winners) === JSON.stringify(outcome?.winners) ? undefined : 'winners differ';
}

test('boards of random games, drawn or counted, score as the engine scores them', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const difference = findDifference(new FastRandom(7919 * seed), PENS, goldOfTally);
    if (difference !== undefined) expect.fail(`seed ${seed}: ${difference}`);
  }
  for (const [what, times] of Object.entries(boards)) expect(times, what).toBeGreaterThan(20);
  if (process.env.PROOF) expect(boards.drawn).toBeGreaterThan(10_000);
});

const FAULTS: readonly [title: string, pens: Partial<Pens>, gold?: typeof goldOfTally][] = [
  ['draws a road on one side of an edge only', { across: drawEdge }],
  ['joins what does not meet', { stub: drawAcross }],
  ['draws rivers for roads', { across: (landscape, _, cell, way) => drawAcross(landscape, 'river', cell, way) }],
  ['counts a river as one card', {}, (config, tally) => goldOfTally(config, { ...tally, rivers: tally.rivers.map(() => 1) })],
  ['forgets the paddock', {}, (config, tally) => goldOfTally(config, { ...tally, paddock: 0 })],
  [
    'gives a shared mission all its gold',
    {},
    (config, tally) => goldOfTally(config, { ...tally, mission: tally.mission && { ...tally.mission, rank: 'sole' } }),
  ],
];

test.each(FAULTS)('the comparison notices a score pad that %s', (_, pens, gold = goldOfTally) => {
  const found = Array.from({ length: 60 }, (__, i) => findDifference(new FastRandom(i + 1), { ...PENS, ...pens }, gold));
  expect(found.some((difference) => difference !== undefined)).toBe(true);
});

const CONFIG: Config = { edition: '2017', players: 2, missions: false, blackSheep: false };
const BLACK: Config = { ...CONFIG, blackSheep: true };

test('a stroke over a river edge turns it into a road edge, and the farmyard stays as printed', () => {
  const empty = emptyLandscape(CONFIG);
  const river = drawAcross(empty, 'river', 5, 1);
  expect(faceOf(drawEdge(river, 'road', 5, 1).cards[5] as Card)).toMatchObject({ road: 'E', river: '' });
  expect(drawEdge(empty, 'road', YARD, 3)).toEqual(empty);
  expect(drawAcross(empty, 'road', YARD, 1).cards[YARD]).toBe(empty.cards[YARD]);
  expect(faceOf(drawAcross(empty, 'road', YARD, 1).cards[1] as Card).road).toBe('W');
});

test('a road across the right places reaches a town and the lines say where', () => {
  let landscape = emptyLandscape(CONFIG);
  for (const cell of [0, 1, 2, 3]) landscape = drawAcross(landscape, 'road', cell, 1);
  const scored = scoreLandscapes(CONFIG, [landscape, emptyLandscape(CONFIG)]);
  if (isRefusal(scored)) throw new Error(scored.code);
  expect(scored.boards[0]?.lines).toEqual([{ source: 'towns', gold: 5, cells: [0, 1, 2, 3], town: 'baabourne' }]);
  expect(scored.winners).toEqual([1]);
});

test('sheep and the black sheep put a card under them, and leave with it', () => {
  const landscape = withBlack(withSheep(emptyLandscape(BLACK), 6, 2), 9);
  expect(landscape.cards[6]).toBe(0);
  expect(landscape.cards[9]).toBe(0);
  expect(withCard(withCard(landscape, 6, null), 9, null)).toMatchObject({ black: YARD, sheep: emptyLandscape(BLACK).sheep });
});

test('[S-TABLE] more sheep than the box has are refused', () => {
  const scored = scoreLandscapes(CONFIG, [withSheep(emptyLandscape(CONFIG), 1, 51), emptyLandscape(CONFIG)]);
  expect(scored).toMatchObject({ kind: 'refusal', rule: 'S-TABLE', facts: { sheep: 51, expected: 50 } });
});

test('a card may be placed, or the rule says why not', () => {
  const landscape = drawEdge(drawAcross(emptyLandscape(CONFIG), 'road', YARD, 1), 'river', 1, 2);
  const road = 16 * (1 | 4);
  const river = 1;
  expect(whyNotPlaced(CONFIG, landscape, river, 5)).toBeUndefined();
  expect(whyNotPlaced(CONFIG, landscape, road, 5)).toMatchObject({ code: 'river-mismatch', rule: 'R-RIVER' });
  expect(whyNotPlaced(CONFIG, landscape, road, 1)).toMatchObject({ code: 'cell-taken' });
  expect(whyNotPlaced(CONFIG, landscape, road, 15)).toMatchObject({ code: 'not-adjacent' });
  expect(whyNotPlaced(CONFIG, landscape, river, 5, 5)).toMatchObject({ code: 'fox-blocks' });
});

test('a text that is no board is refused, whatever it is', () => {
  const random = new FastRandom(3);
  const good = writeLandscape(withBlack(withSheep(drawAcross(emptyLandscape(BLACK), 'river', 5, 2), 5, 3), 9));
  expect(readLandscape(BLACK, good)).not.toBeInstanceOf(ParseError);
  expect(readLandscape(CONFIG, good)).toBeInstanceOf(ParseError);
  let refused = 0;
  for (let n = 0; n < 500; n++) {
    const at = random.below(good.length);
    const text = `${good.slice(0, at)}${pick(['', '.', '~', 'z', '99', '-', 'é', '1.'], random)}${good.slice(at + random.below(3))}`;
    const read = readLandscape(BLACK, text);
    if (read instanceof ParseError) refused++;
    else expect(isRefusal(scoreLandscapes(BLACK, [read, emptyLandscape(BLACK)])) || read.cards.length === CELLS).toBe(true);
  }
  expect(refused).toBeGreaterThan(100);
  for (const text of ['', '.'.repeat(17), 'x'.repeat(500), `${good}.1`]) expect(readLandscape(BLACK, text)).toBeInstanceOf(ParseError);
});

test('missions compare all boards', () => {
  const config: Config = { ...CONFIG, missions: true };
  const long = drawAcross(drawAcross(emptyLandscape(config), 'river', 5, 1), 'river', 6, 1);
  const scored = scoreLandscapes(config, [long, emptyLandscape(config)], { missions: ['longest-river', null] });
  expect(!isRefusal(scored) && scored.boards[0]?.score.missions).toBe(3);
  expect(MISSIONS).toContain('longest-river');
  expect(scoreOf).toBeTypeOf('function');
});
