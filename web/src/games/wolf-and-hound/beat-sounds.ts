import type { Viewer } from '@bellwether/kernel';
import { play, type Sound } from '../../sound/sound.ts';
import { background } from '../../ui/background.ts';
import type { Beat } from './beats.ts';
import { teamAt } from './team.ts';
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

/** Plays the sounds of a beat. */
export function soundBeat(beat: Beat, viewer: Viewer | undefined): void {
  for (const event of beat.events) {
    const sound = SOUND_OF[event.kind];
    if (sound) background(play(sound));
    if (event.kind !== 'ends') continue;
    const mine = typeof viewer !== 'number' || teamAt(beat.view.config, viewer).team === event.winner;
    background(play(mine ? 'won' : 'howl'));
  }
}
