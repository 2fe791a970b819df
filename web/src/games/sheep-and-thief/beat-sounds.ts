import type { Viewer } from '@bellwether/kernel';
import { play, type Sound } from '../../sound/sound.ts';
import { background } from '../../ui/background.ts';
import type { Beat } from './beats.ts';
import type { EventView } from './vocabulary.ts';

const SOUND_OF: Readonly<Partial<Record<EventView['kind'], Sound>>> = {
  places: 'card',
  passes: 'card',
  grows: 'home',
  drives: 'step',
  fox: 'step',
  steals: 'baa',
  loses: 'baa',
  'goes-home': 'baa',
  'starts-round': 'bell',
  scores: 'coin',
};

/** Plays the sounds of a beat. */
export function soundBeat(beat: Beat, viewer: Viewer | undefined): void {
  const [first] = beat.events;
  const sound = first && SOUND_OF[first.kind];
  if (sound) background(play(sound));
  const end = beat.events.find((event) => event.kind === 'ends');
  if (end) background(play(typeof viewer !== 'number' || end.outcome.winners.includes(viewer) ? 'won' : 'lost'));
}
