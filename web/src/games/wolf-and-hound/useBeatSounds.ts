import type { Viewer } from '@bellwether/kernel';
import { TEAMS } from '@bellwether/wolf-and-hound';
import { useEffect } from 'preact/hooks';
import { play, type Sound } from '../../sound/sound.ts';
import type { Frame } from './frames.ts';
import type { EventView } from './vocabulary.ts';

const SOUND_OF: Readonly<Partial<Record<EventView['kind'], Sound>>> = {
  plays: 'card',
  'turns-up': 'card',
  moves: 'step',
  loses: 'baa',
  gains: 'home',
  'turns-over': 'turn',
  'last-lap': 'bell',
};

/** Every beat sounds like what happens in it. */
export function useBeatSounds(beat: Frame | undefined, viewer: Viewer | undefined): void {
  useEffect(() => {
    if (beat === undefined) return;
    for (const event of beat.events) {
      const sound = SOUND_OF[event.kind];
      if (sound) play(sound);
      if (event.kind !== 'ends') continue;
      const side = typeof viewer === 'number' ? (viewer - 1) % 2 : 0;
      play(TEAMS[beat.view.config.edition][side] === event.winner ? 'won' : 'lost');
    }
  }, [beat]);
}
