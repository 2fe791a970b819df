import { bell, card, coin, flip, gate, hoof, lost, mine, paw, river, sack, won } from './objects.ts';
import type { Sound } from './sound.ts';
import { type Chance, finished, type Wave } from './synthesis.ts';
import { bark, bleat, growl, howl, lamb } from './voices.ts';

/** The model of each sound, and its loudness. Steps and cards come often, so they are quieter. */
const MODELS: Readonly<Record<Sound, readonly [model: (chance: Chance) => Wave, loudness: number]>> = {
  card: [card, 0.13],
  flip: [flip, 0.11],
  paw: [paw, 0.06],
  hoof: [hoof, 0.07],
  bleat: [bleat, 0.15],
  lamb: [lamb, 0.11],
  bark: [bark, 0.14],
  growl: [growl, 0.12],
  howl: [howl, 0.13],
  sack: [sack, 0.11],
  gate: [gate, 0.12],
  coin: [coin, 0.1],
  river: [river, 0.09],
  bell: [bell, 0.14],
  mine: [mine, 0.12],
  won: [won, 0.16],
  lost: [lost, 0.14],
};

export const SOUNDS = Object.keys(MODELS) as readonly Sound[];

/** The samples of a sound; a little different each time. */
export function render(sound: Sound, chance: Chance): Wave {
  const [model, loudness] = MODELS[sound];
  return finished(model(chance), loudness);
}
