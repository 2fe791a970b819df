import { settings } from '../ui/settings.ts';

export type Sound =
  | 'card'
  | 'flip'
  | 'paw'
  | 'hoof'
  | 'bleat'
  | 'lamb'
  | 'bark'
  | 'growl'
  | 'howl'
  | 'sack'
  | 'gate'
  | 'coin'
  | 'river'
  | 'bell'
  | 'mine'
  | 'won'
  | 'lost';

export interface Cue {
  readonly sound: Sound;
  /** Milliseconds from now. */
  readonly after?: number;
  /** Where it comes from: -1 is left, 1 is right. */
  readonly side?: number;
  /** A factor for its volume. */
  readonly loud?: number;
}

/** Vibration patterns in milliseconds: on, off, on. */
const TREMBLE: Readonly<Partial<Record<Sound, number | number[]>>> = {
  card: 10,
  bleat: 45,
  mine: [14, 70, 14],
  won: [30, 60, 30, 60, 90],
  lost: 120,
  howl: 120,
};

export const play = (sound: Sound): Promise<void> => playAll([{ sound }]);

/** Plays the sounds of a beat. Sounds of the beat before that have not begun are dropped. */
export async function playBeat(cues: readonly Cue[]): Promise<void> {
  if (settings.get().sound) (await import('./speaker.ts')).hush();
  await playAll(cues);
}

/** Plays sounds and vibrates. Sounds are off until the player turns them on; until then nothing is fetched. */
async function playAll(cues: readonly Cue[]): Promise<void> {
  // A browser refuses both before the first interaction, and logs it to the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const { sound, haptics, volume } = settings.get();
  const tremble = cues.map((cue) => TREMBLE[cue.sound]).find((pattern) => pattern !== undefined);
  if (haptics && tremble !== undefined) navigator.vibrate?.(tremble);
  if (!sound || volume === 0 || cues.length === 0) return;
  const { emit } = await import('./speaker.ts');
  await emit(cues, volume);
}

/** The drawings of walking animals change legs at this pace (`art/gaits.css`). */
const STRIDE_MS = 140;

/** The steps of a walk of a duration in milliseconds; two if nothing travels. */
export function steps(sound: 'paw' | 'hoof', duration: number, from: Omit<Cue, 'sound'> = {}): readonly Cue[] {
  return Array.from({ length: Math.max(2, Math.floor(duration / STRIDE_MS)) }, (_, i) => ({
    sound,
    ...from,
    after: (from.after ?? 0) + (i + 0.5) * STRIDE_MS,
    loud: (from.loud ?? 1) * (i % 2 === 0 ? 1 : 0.75),
  }));
}
