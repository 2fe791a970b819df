import type { Viewer } from '@bellwether/kernel';
import { useEffect } from 'preact/hooks';
import type { Beat } from './beats.ts';

/** Every beat sounds like what happens in it. Sounds come with the first of them. */
export function useBeatSounds(beat: Beat | undefined, viewer: Viewer | undefined): void {
  useEffect(() => {
    if (beat?.events.length) import('./beat-sounds.ts').then(({ soundBeat }) => soundBeat(beat, viewer));
  }, [beat]);
}
