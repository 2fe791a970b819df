/**
 * `node bots/train/calibration.ts <game> [levels]`: fits the curves that make win probabilities true. Every level plays against its
 * like, with what it says left as it is; for each number of players (and what else the game's `curveKey` tells apart) a logistic
 * regression of the result on the odds that were said gives a slope and a shift. Games of Wolf are dear, and Fox errs alike: Wolf's
 * curves come from both, either level counting as much as the other, or from Fox's games alone. The seed is used for nothing else.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GameTypes, QuickRandom, type Seat } from '@bellwether/kernel';
import { type Curve, type Curves, odds } from '../src/frame/calibration.ts';
import { sigmoid } from '../src/frame/evaluator.ts';
import { botsFor, LEVELS, type Level } from '../src/index.ts';
import { CURVES as sheepCurves } from '../src/sheep-and-thief/curves.ts';
import * as sheep from '../src/sheep-and-thief/levels.ts';
import { CURVES as wolfCurves } from '../src/wolf-and-hound/curves.ts';
import * as wolf from '../src/wolf-and-hound/levels.ts';

const SEED = 16;
/** Games of each level for every curve. */
const GAMES: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  'wolf-and-hound': { lamb: 1800, shepherd: 1800, herder: 1800, fox: 1200, wolf: 420 },
  'sheep-and-thief': { lamb: 600, shepherd: 600, herder: 1200, fox: 1200, wolf: 0 },
};
const ALSO: Partial<Record<Level, Level>> = { wolf: 'fox' };

const id = process.argv[2] ?? '';
const asked = process.argv[3]?.split(',') ?? LEVELS;
const bots = botsFor(id);
if (bots === undefined) throw new Error('name a game: wolf-and-hound or sheep-and-thief');
const { playersWith, curveKey } = id === 'wolf-and-hound' ? wolf : sheep;
const raw = playersWith({}) as unknown as typeof bots.players;
const keyOf = curveKey as unknown as (config: object) => string;

interface Sample {
  readonly odds: number;
  readonly won: number;
  readonly weight: number;
}

const curves: Partial<Record<Level, Record<string, Curve>>> = { ...(id === 'wolf-and-hound' ? wolfCurves : sheepCurves) };
const played = new Map<string, readonly Sample[]>();
for (const level of LEVELS.filter((one) => asked.includes(one))) {
  const groups = Map.groupBy(everyConfig(), keyOf);
  curves[level] = {};
  for (const [key, configs] of groups) {
    const also = ALSO[level];
    const [slope, shift] = fit([...samplesOf(level, key, configs), ...(also ? samplesOf(also, key, configs) : [])]);
    curves[level][key] = [Math.round(1000 * slope) / 1000, Math.round(1000 * shift) / 1000];
    console.log(level, key, ...(curves[level][key] as Curve));
  }
}
writeFileSync(path.join(import.meta.dirname, `../src/${id}/curves.ts`), source(curves));

function samplesOf(level: Level, key: string, configs: readonly object[]): readonly Sample[] {
  const known = played.get(`${level} ${key}`);
  if (known !== undefined) return known;
  const games = GAMES[id]?.[level] ?? 0;
  const samples = Array.from({ length: games }, (_, n) => play(configs[n % configs.length] as object, level, n, 1 / games)).flat();
  played.set(`${level} ${key}`, samples);
  console.log(level, key, `${games} games`, ...fit(samples));
  return samples;
}

/** Every set-up of the ladder, or all of them mixed where there is such a one. */
function everyConfig(): object[] {
  return (bots?.playerCounts ?? []).flatMap((players) => {
    const setups = bots?.setups(players) ?? [];
    const mixed = setups.filter(({ name }) => name === 'every-set');
    return (mixed.length > 0 ? mixed : setups.filter(({ only, extra }) => !only && !extra)).flatMap(({ configs }) => configs);
  });
}

function play(config: object, level: Level, n: number, weight: number): Sample[] {
  const { game } = bots as NonNullable<typeof bots>;
  const random = new QuickRandom(SEED * 0x1_0000_0000 + n);
  const state = game.start(config, game.deal(config, random));
  const said: { readonly seat: Seat; readonly win: number }[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const { move, win } = raw[level].choose(game.view(state, seat), game.legal(state, seat), { explain: false }, random);
    said.push({ seat, win });
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state) as GameTypes['Outcome'];
  return said.flatMap(({ seat, win }) =>
    win <= 0 || win >= 1 ? [] : [{ odds: odds(win), won: (bots as NonNullable<typeof bots>).shareOf(outcome, seat), weight }],
  );
}

/** Logistic regression with one fact, by Newton's method. */
function fit(samples: readonly Sample[]): Curve {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < 20; round++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const { odds: x, won, weight } of samples) {
      const p = sigmoid(slope * x + shift);
      const w = weight * p * (1 - p);
      g0 += weight * (won - p);
      g1 += weight * (won - p) * x;
      h00 += w;
      h01 += w * x;
      h11 += w * x * x;
    }
    const det = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / det;
    slope += (h00 * g1 - h01 * g0) / det;
  }
  return [slope, shift];
}

function source(found: Curves): string {
  const rows = Object.entries(found).map(([level, byKey]) => {
    const lines = Object.entries(byKey ?? {}).map(([key, [slope, shift]]) => `    '${key}': [${slope}, ${shift}],`);
    return `  ${level}: {\n${lines.join('\n')}\n  },`;
  });
  return `import type { Curves } from '../frame/calibration.ts';

/** Written by train/calibration.ts. */
export const CURVES: Curves = {
${rows.join('\n')}
};
`;
}
