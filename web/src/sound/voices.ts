import {
  add,
  between,
  blow,
  type Chance,
  curve,
  echoes,
  levelled,
  lowPass,
  type Mode,
  mouth,
  ring,
  shaped,
  silence,
  throat,
  type Wave,
} from './synthesis.ts';

/** A bleat: the tremor is a flutter of the vocal folds, about nine times a second. A lamb is a small sheep. */
export function bleat(chance: Chance, size = 1): Wave {
  const seconds = between(chance, 0.5, 0.72) * (0.55 + 0.45 * size);
  const pitch = between(chance, 205, 235) / size;
  const tremor = between(chance, 8.4, 10.2);
  const flutter = (time: number) => Math.sin(2 * Math.PI * tremor * time);
  const melody = curve([0, 0.86], [0.09, 1.08], [seconds * 0.45, 1], [seconds, 0.8]);
  const source = throat(
    { seconds, pitch: (time) => pitch * melody(time) * (1 + 0.035 * flutter(time)), open: 0.62, rough: 0.02, breath: 0.09 },
    chance,
  );
  // “M” while the mouth is shut, then “ê”.
  const opens = curve([0, 0], [0.11, 1], [seconds * 0.7, 0.85], [seconds, 0.25]);
  const voice = mouth(source, [
    [(time) => (340 + 330 * opens(time)) / size ** 0.6, 110, 1],
    [(time) => (1150 + 560 * opens(time)) / size ** 0.6, 160, 1.5],
    [2620 / size ** 0.5, 260, 1.6 * size],
    [3650 / size ** 0.5, 340, 0.9 * size],
  ]);
  const swell = curve([0, 0], [0.05, 0.42], [0.13, 1], [seconds * 0.6, 0.85], [seconds, 0]);
  return shaped(voice, (time) => swell(time) * (0.74 + 0.26 * flutter(time)) * (0.45 + 0.55 * opens(time)));
}

export const lamb = (chance: Chance): Wave => bleat(chance, 0.6);

/** One or two barks of a large, friendly dog. */
export function bark(chance: Chance): Wave {
  const sound = silence(0.5);
  add(sound, woof(chance, between(chance, 0.95, 1.05)));
  if (chance() < 0.6) add(sound, woof(chance, between(chance, 1.02, 1.12)), between(chance, 0.21, 0.25), 0.8);
  return sound;
}

function woof(chance: Chance, height: number): Wave {
  const seconds = 0.19;
  const pitch = curve([0, 210], [0.035, 390], [0.08, 330], [seconds, 170]);
  const source = throat({ seconds, pitch: (time) => pitch(time) * height, open: 0.55, rough: 0.09, breath: 0.3 }, chance);
  const jaw = curve([0, 0], [0.04, 1], [0.1, 0.8], [seconds, 0]);
  const voice = mouth(lowPass(source, 2200), [
    [(time) => 400 + 330 * jaw(time), 140, 1],
    [(time) => 900 + 420 * jaw(time), 190, 1.1],
    [2400, 300, 0.9],
  ]);
  return shaped(voice, curve([0, 0], [0.018, 1], [0.09, 0.7], [seconds, 0]));
}

const JAWS: readonly Mode[] = [
  [1250, 0.008, 1],
  [2300, 0.006, 0.7],
  [620, 0.012, 0.6],
];

/** A short growl, and the snap of jaws that miss. */
export function growl(chance: Chance): Wave {
  const seconds = 0.42;
  const pitch = curve([0, 62], [0.2, 82], [seconds, 70]);
  const source = throat({ seconds, pitch, open: 0.45, rough: 0.22, breath: 0.35 }, chance);
  const voice = mouth(source, [
    [(time) => 320 + 300 * time, 120, 1],
    [(time) => 860 + 500 * time, 200, 1],
    [1900, 350, 0.5],
  ]);
  const sound = levelled(shaped(voice, curve([0, 0], [0.07, 0.8], [0.24, 1], [0.33, 0.1], [seconds, 0])), 1);
  return add(sound, levelled(ring(blow(0.002, 0.4, chance), JAWS, 0.08), 0.5), 0.34);
}

/** A wolf on a distant hill: two voices are one wolf and its echo. */
export function howl(chance: Chance): Wave {
  const seconds = 1.7;
  const height = between(chance, 0.94, 1.06);
  const melody = curve([0, 270], [0.32, 470], [0.55, 520], [1.15, 505], [seconds, 330]);
  const wobble = between(chance, 4.6, 5.4);
  const pitch = (time: number) => melody(time) * height * (1 + 0.008 * Math.sin(2 * Math.PI * wobble * time));
  const source = lowPass(throat({ seconds, pitch, open: 0.85, rough: 0.006, breath: 0.05 }, chance), 700);
  const voice = mouth(source, [
    [(time) => pitch(time) * 1.05, 130, 1],
    [(time) => 780 + 120 * Math.sin(1.8 * time), 160, 0.45],
    [2300, 300, 0.06],
  ]);
  const near = shaped(voice, curve([0, 0], [0.25, 0.7], [0.6, 1], [1.1, 0.85], [seconds, 0]));
  return echoes(
    near,
    2.4,
    [
      [0.19, 0.3],
      [0.37, 0.24],
      [0.61, 0.14],
    ],
    1400,
  );
}
