import { settings } from '../ui/settings.ts';

export type Sound = 'card' | 'step' | 'baa' | 'home' | 'bell' | 'turn' | 'mine' | 'won' | 'lost' | 'coin' | 'howl';

/** How the device trembles along, in milliseconds: on, off, on. */
const TREMBLE: Readonly<Partial<Record<Sound, number | number[]>>> = {
  card: 10,
  baa: 45,
  mine: [14, 70, 14],
  won: [30, 60, 30, 60, 90],
  lost: 120,
  howl: 120,
};

/** What is heard and felt. Sounds are off until somebody turns them on; nothing is fetched for them before. */
export async function play(sound: Sound): Promise<void> {
  const { sound: on, haptics, volume } = settings.get();
  const tremble = TREMBLE[sound];
  // A browser that nobody has touched yet refuses to tremble, and says so in its console.
  if (haptics && tremble !== undefined && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tremble);
  if (on) (await import('./tones.ts')).make(sound, volume);
}
