/**
 * `node bots/train/calibration.ts <game> [levels]`: fits the curves that calibrate win probabilities. Every level plays against itself at
 * every table of the ladder, uncalibrated. For each key of the game's `curveKey`, the curve is a logistic regression of the result on the
 * log odds. Games of Wolf are expensive in Sheep & Thief, and Fox's errors are very similar, so Wolf uses Fox's curves there, with a
 * further linear correction in games without missions. Its seeds are used nowhere else.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import { botsFor, LEVELS, type Level, shareOf } from '../src/index.ts';
import { type BorrowedCurves, type Curve, type Curves, EXACT, isBorrowed, odds } from '../src/shared/calibration.ts';
import { sigmoid } from '../src/shared/portable.ts';
import { CURVES as sheepCurves } from '../src/sheep-and-thief/curves.ts';
import * as sheep from '../src/sheep-and-thief/levels.ts';
import { curveKey as sheepCurveKey } from '../src/sheep-and-thief/search-players.ts';
import { CURVES as wolfCurves } from '../src/wolf-and-hound/curves.ts';
import * as wolf from '../src/wolf-and-hound/levels.ts';
import { curveKey as wolfCurveKey } from '../src/wolf-and-hound/search-players.ts';
import { LeastSquares } from './least-squares.ts';

const SEED = 16;
/** Games of each level at every table. */
const GAMES: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  'wolf-and-hound': { lamb: 12_000, shepherd: 12_000, herder: 12_000, fox: 6000, wolf: 600 },
  'sheep-and-thief': { lamb: 1500, shepherd: 1500, herder: 2500, fox: 1500, wolf: 0 },
};
/** Levels with too few games: whose curves they use, and the additional correction for each number of players (found by `line.ts`). */
const BORROWED: Readonly<Record<string, Partial<Record<Level, BorrowedCurves>>>> = {
  'sheep-and-thief': { wolf: ['fox', { 2: [0.81, 0.01], 3: [1, 0], 4: [0.93, -0.06] }, 'missions'] },
};
/** With more than two sides, the estimates of leaders and of seats behind have different biases, so curves have a bend at even odds. */
const BENDS = process.argv[2] === 'sheep-and-thief';
/** The weight of a prior slope of 1, in games. Needed where all estimates are similar, since results then do not determine the slope. */
const PRIOR = 0.02;
const ROUNDS = 20;
const LEAST = 1e-9;

const id = process.argv[2] ?? '';
const asked = process.argv[3]?.split(',') ?? LEVELS;
const bots = botsFor(id);
if (bots === undefined) throw new Error('name a game: wolf-and-hound or sheep-and-thief');
const { playersWith } = id === 'wolf-and-hound' ? wolf : sheep;
const raw = playersWith({}) as unknown as typeof bots.players;
const keyOf = (id === 'wolf-and-hound' ? wolfCurveKey : sheepCurveKey) as unknown as (view: object) => string;

interface Sample {
  readonly key: string;
  readonly odds: number;
  readonly won: number;
  readonly weight: number;
}

const curves: { -readonly [Level in keyof Curves]: Curves[Level] } = { ...(id === 'wolf-and-hound' ? wolfCurves : sheepCurves) };
for (const level of LEVELS.filter((one) => asked.includes(one))) {
  const groups = Map.groupBy(samplesOf(level), ({ key }) => key);
  curves[level] = BORROWED[id]?.[level] ?? Object.fromEntries([...groups].map(([key, samples]) => [key, fit(samples)]));
  console.log(level, curves[level]);
}
writeFileSync(path.join(import.meta.dirname, `../src/${id}/curves.ts`), source(curves));

function samplesOf(level: Level): readonly Sample[] {
  const games = GAMES[id]?.[level] ?? 0;
  return tables().flatMap((configs) =>
    Array.from({ length: games }, (_, n) => play(configs[n % configs.length] as object, level, n, 1 / games)).flat(),
  );
}

/** The set-ups of the ladder, or the one that mixes them all, if it exists. */
function tables(): (readonly object[])[] {
  return (bots?.playerCounts ?? []).flatMap((players) => {
    const setups = bots?.setups(players) ?? [];
    const mixed = setups.filter(({ name }) => name === 'every-set');
    return (mixed.length > 0 ? mixed : setups.filter(({ only, extra }) => !only && !extra)).map(({ configs }) => configs);
  });
}

function play(config: object, level: Level, n: number, weight: number): Sample[] {
  const { game } = bots as NonNullable<typeof bots>;
  const random = new FastRandom(SEED * 0x1_0000_0000 + n);
  const state = game.start(config, game.deal(config, random));
  const said: { readonly seat: Seat; readonly key: string; readonly win: number }[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const view = game.view(state, seat);
    const { move, win } = raw[level].choose(view, game.legal(state, seat), { explain: false }, random);
    said.push({ seat, key: keyOf(view), win });
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state) as GameTypes['Outcome'];
  return said.flatMap(({ seat, key, win }) =>
    key === EXACT || win <= 0 || win >= 1 ? [] : [{ key, odds: odds(win), won: shareOf(game, config, outcome, seat), weight }],
  );
}

/**
 * Logistic regression on the log odds, with separate slopes below and above even if curves bend, by iteratively reweighted least squares.
 */
function fit(samples: readonly Sample[]): Curve {
  let [slope, shift, above] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const squares = new LeastSquares(BENDS ? 3 : 2);
    for (const { odds: x, won, weight } of samples) {
      const now = (x > 0 ? above : slope) * x + shift;
      const p = Math.max(LEAST, Math.min(1 - LEAST, sigmoid(now)));
      const w = p * (1 - p);
      const row = BENDS ? [1, Math.min(0, x), Math.max(0, x)] : [1, x];
      // The residual from a line with a slope of 1.
      squares.add(Float64Array.from(row), now + (won - p) / w - x, weight * w);
    }
    const [off = 0, steeper = 0, steeperAbove = steeper] = squares.solve((i) => (i === 0 ? LEAST : PRIOR));
    [slope, shift, above] = [1 + steeper, off, 1 + steeperAbove];
  }
  return BENDS ? [rounded(slope), rounded(shift), rounded(above)] : [rounded(slope), rounded(shift)];
}

function rounded(x: number): number {
  return Math.round(100 * x) / 100;
}

function source(found: Curves): string {
  const rows = Object.entries(found).map(([level, byKey]) => {
    if (isBorrowed(byKey)) {
      const lines = Object.entries(byKey[1]).map(([players, line]) => `${players}: [${line.join(', ')}]`);
      return `  ${level}: ['${byKey[0]}', { ${lines.join(', ')} }, '${byKey[2]}'],`;
    }
    const lines = Object.entries(byKey ?? {}).map(([key, curve]) => `    '${key}': [${curve.join(', ')}],`);
    return `  ${level}: {\n${lines.join('\n')}\n  },`;
  });
  return `import type { Curves } from '../shared/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
${rows.join('\n')}
};
`;
}
