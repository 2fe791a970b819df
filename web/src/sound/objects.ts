import {
  add,
  between,
  blow,
  type Chance,
  curve,
  highPass,
  levelled,
  lowPass,
  type Mode,
  noise,
  RATE,
  resonance,
  ring,
  shaped,
  silence,
  type Wave,
  wave,
} from './synthesis.ts';

/** Modes of a table top of wood, seen from a card. */
const TABLE: readonly Mode[] = [
  [176, 0.022, 0.8],
  [318, 0.02, 0.9],
  [545, 0.014, 0.9],
  [1120, 0.008, 0.8],
  [2150, 0.005, 0.7],
];

/** A card: a breath of air under it, then it meets the table. */
export function card(chance: Chance): Wave {
  const lands = between(chance, 0.075, 0.1);
  const sound = silence(0.26);
  const air = resonance(noise(lands + 0.03, chance), curve([0, 1500], [lands, 3400]), 1500);
  add(sound, levelled(shaped(air, curve([0, 0], [lands * 0.8, 0.5], [lands + 0.03, 0])), 0.3));
  add(sound, levelled(ring(blow(between(chance, 0.0008, 0.0013), 0.5, chance), TABLE, 0.16), 1), lands);
  return add(sound, levelled(shaped(highPass(noise(0.012, chance), 2500), curve([0, 0], [0.001, 1], [0.012, 0])), 0.2), lands);
}

/** A card turned over: paper bends, flutters and falls flat. */
export function flip(chance: Chance): Wave {
  const sound = silence(0.34);
  const paper = resonance(highPass(noise(0.17, chance), 900), curve([0, 1500], [0.1, 3000], [0.17, 2000]), 1400);
  const flutter = between(chance, 44, 58);
  const swell = curve([0, 0], [0.07, 0.8], [0.17, 0]);
  add(
    sound,
    levelled(
      shaped(paper, (time) => swell(time) * (0.55 + 0.45 * Math.sin(2 * Math.PI * flutter * time))),
      0.8,
    ),
  );
  return add(sound, levelled(ring(blow(0.0012, 0.5, chance), TABLE, 0.15), 0.9), 0.165);
}

/** A step of a soft paw: the ground gives, a little grass. */
export function paw(chance: Chance): Wave {
  const ground: readonly Mode[] = [
    [between(chance, 105, 130), 0.018, 1],
    [230, 0.012, 0.5],
    [410, 0.008, 0.2],
  ];
  const sound = levelled(ring(blow(between(chance, 0.006, 0.009), 0.25, chance), ground, 0.12), 1);
  const grass = resonance(noise(0.07, chance), between(chance, 2200, 3200), 1600);
  return add(sound, levelled(shaped(grass, curve([0, 0], [0.015, 0.5], [0.07, 0])), 0.3));
}

/** A step of a small hoof on a dry path. */
export function hoof(chance: Chance): Wave {
  const knock = blow(between(chance, 0.0007, 0.001), 0.35, chance);
  const bend = between(chance, 0.93, 1.07);
  const modes: readonly Mode[] = [
    [148, 0.02, 0.6],
    [430 * bend, 0.013, 0.9],
    [890 * bend, 0.01, 1.1],
    [1720 * bend, 0.006, 0.7],
  ];
  const grit = shaped(highPass(noise(0.03, chance), 1800), curve([0, 0], [0.003, 1], [0.03, 0]));
  return add(levelled(ring(knock, modes, 0.13), 1), levelled(grit, 0.16), 0.004);
}

const SINKS: readonly Mode[] = [
  [110, 0.03, 1],
  [190, 0.02, 0.6],
];

/** A sack of coarse cloth: many small slips of its threads, and what is in it sinks. */
export function sack(chance: Chance): Wave {
  const sound = silence(0.42);
  const pull = curve([0, 0.15], [0.14, 1], [0.26, 0.5], [0.4, 0]);
  for (let at = 0; at < 0.38; at += between(chance, 0.002, 0.008)) {
    const grain = resonance(noise(0.014, chance), between(chance, 700, 2600), 900);
    add(sound, shaped(grain, curve([0, 0], [0.004, 1], [0.014, 0])), at, pull(at) * between(chance, 0.15, 0.7));
  }
  return add(levelled(sound, 1), levelled(ring(blow(0.009, 0.2, chance), SINKS, 0.16), 0.6), 0.24);
}

/** A wooden gate: its hinge sticks and slips, faster and faster, and the latch falls. */
export function gate(chance: Chance): Wave {
  const sound = silence(0.72);
  const hinge: readonly Mode[] = [
    [505 * between(chance, 0.95, 1.05), 0.011, 1],
    [880, 0.008, 0.6],
    [1430, 0.005, 0.35],
  ];
  const speed = curve([0, 38], [0.28, 74], [0.42, 46]);
  const creak = silence(0.5);
  for (let at = 0.01; at < 0.42; at += between(chance, 0.85, 1.15) / speed(at)) {
    add(creak, ring(blow(0.0012, 0.3, chance), hinge, 0.05), at, Math.sin((Math.PI * at) / 0.43));
  }
  add(sound, levelled(creak, 0.6));
  const wood: readonly Mode[] = [
    [132, 0.035, 1],
    [268, 0.03, 0.7],
    [590, 0.016, 0.4],
  ];
  add(sound, levelled(ring(blow(0.004, 0.3, chance), wood, 0.24), 1), 0.46);
  const latch: readonly Mode[] = [
    [1980, 0.03, 0.5],
    [3270, 0.022, 0.35],
    [740, 0.02, 0.5],
  ];
  return add(sound, levelled(ring(blow(0.0012, 0.2, chance), latch, 0.2), 0.4), 0.5);
}

/** A few coins fall onto others. Discs do not ring in tune. */
export function coin(chance: Chance): Wave {
  const sound = silence(0.5);
  const count = 3 + Math.floor(chance() * 2);
  for (let i = 0, at = 0.004; i < count; i++, at += between(chance, 0.045, 0.085)) {
    const base = between(chance, 2350, 2900);
    const disc: readonly Mode[] = [
      [base, 0.075, 1],
      [base * 1.62, 0.05, 0.8],
      [base * 2.43, 0.03, 0.6],
      [base * 0.997, 0.06, 0.5],
    ];
    add(sound, ring(blow(0.0002, 0.2, chance), disc, 0.3), at, 1 - i * 0.17);
  }
  return lowPass(sound, 7500);
}

/** Water over stones: bubbles, each a tone that rises as it nears the surface, over a soft bed. */
export function river(chance: Chance): Wave {
  const seconds = 1.2;
  const flow = curve([0, 0], [0.25, 1], [0.75, 0.9], [seconds, 0]);
  const bed = shaped(resonance(lowPass(noise(seconds, chance), 1200), 520, 700), flow);
  const bubbles = silence(seconds);
  for (let at = 0.02; at < seconds - 0.15; at += between(chance, 0.006, 0.03)) {
    add(bubbles, bubble(chance), at, flow(at) * between(chance, 0.1, 1) ** 2);
  }
  return add(levelled(bubbles, 1), levelled(bed, 0.35));
}

function bubble(chance: Chance): Wave {
  const hertz = 380 * 5 ** chance();
  const decay = 9 / hertz;
  const rises = between(chance, 0.4, 2.2);
  let phase = 0;
  return wave(Math.min(0.14, decay * 6), (time) => {
    phase += (2 * Math.PI * hertz * (1 + rises * time)) / RATE;
    return Math.sin(phase) * Math.exp(-time / decay) * Math.min(1, time / 0.002);
  });
}

/** A bell of folded sheet metal, as the leader of a flock wears it: two strokes of its clapper. */
export function bell(chance: Chance, strokes = 2, hertz = 620): Wave {
  const sound = silence(1.1);
  for (let i = 0; i < strokes; i++) {
    const knock = blow(between(chance, 0.0006, 0.0009), 0.15, chance);
    add(sound, ring(knock, clonk(hertz), 0.85), i * between(chance, 0.13, 0.17), i === 0 ? 1 : between(chance, 0.5, 0.7));
  }
  return sound;
}

/** Each mode is double, since no sheet is even: they beat slowly. */
function clonk(hertz: number): readonly Mode[] {
  const modes: readonly Mode[] = [
    [hertz, 0.2, 0.9],
    [hertz * 1.502, 0.17, 0.9],
    [hertz * 2.01, 0.13, 0.7],
    [hertz * 2.74, 0.08, 0.45],
    [hertz * 3.9, 0.04, 0.3],
  ];
  return modes.flatMap(([base, decay, level]): Mode[] => [
    [base, decay, level],
    [base * 1.004, decay, level * 0.6],
  ]);
}

/** My turn: a small bell, once. */
export const mine = (chance: Chance): Wave => bell(chance, 2, 784);

/** A bar of wood over a tube. */
const bar = (hertz: number): readonly Mode[] => [
  [hertz, 0.26, 1],
  [hertz * 3.93, 0.05, 0.22],
  [hertz * 9.4, 0.015, 0.05],
];

function melody(chance: Chance, notes: readonly (readonly [hertz: number, at: number, level: number])[], seconds: number): Wave {
  const sound = silence(seconds);
  for (const [hertz, at, level] of notes) {
    const late = at === 0 ? 0 : between(chance, -0.006, 0.006);
    add(sound, ring(blow(0.0032, 0.05, chance), bar(hertz), Math.min(1.1, seconds - at)), at + late, level * between(chance, 0.92, 1.05));
  }
  return sound;
}

/** Home with all sheep: a rising call on wooden bars, and the chord it promised. */
export const won = (chance: Chance): Wave =>
  melody(
    chance,
    [
      [392, 0, 0.8],
      [523.25, 0.14, 0.85],
      [659.25, 0.28, 0.9],
      [783.99, 0.42, 1],
      [523.25, 0.66, 0.6],
      [659.25, 0.675, 0.6],
      [1046.5, 0.69, 0.8],
    ],
    1.8,
  );

/** A falling third, and rest. */
export const lost = (chance: Chance): Wave =>
  melody(
    chance,
    [
      [392, 0, 0.8],
      [349.23, 0.2, 0.75],
      [311.13, 0.4, 0.7],
      [261.63, 0.66, 0.8],
      [196, 0.67, 0.5],
    ],
    1.7,
  );
