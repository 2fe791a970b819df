import { settings } from '../ui/settings.ts';

export type Sound = 'card' | 'step' | 'baa' | 'home' | 'bell' | 'turn' | 'mine' | 'won' | 'lost' | 'coin' | 'howl';

/** Vibration patterns in milliseconds: on, off, on. */
const TREMBLE: Readonly<Partial<Record<Sound, number | number[]>>> = {
  card: 10,
  baa: 45,
  mine: [14, 70, 14],
  won: [30, 60, 30, 60, 90],
  lost: 120,
  howl: 120,
};

/** Plays a sound and vibrates. Sounds are off until the player turns them on; until then nothing is fetched. */
export async function play(sound: Sound): Promise<void> {
  const { sound: on, haptics, volume } = settings.get();
  const tremble = TREMBLE[sound];
  // A browser refuses to vibrate before the first interaction and logs it to the console.
  if (haptics && tremble !== undefined && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tremble);
  if (on) (await import('./tones.ts')).make(sound, volume);
}
