import { settings } from '../app/settings.ts';

export type Sound = 'card' | 'step' | 'baa' | 'home' | 'bell' | 'turn' | 'won' | 'lost';

/** Off until somebody turns sounds on; nothing is fetched for them before. */
export async function play(sound: Sound): Promise<void> {
  if (settings.get().sound) (await import('./tones.ts')).make(sound);
}
