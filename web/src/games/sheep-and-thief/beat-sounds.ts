import type { Viewer } from '@bellwether/kernel';
import { type Cue, playBeat, steps } from '../../sound/sound.ts';
import { TRAVEL_MS } from '../../stage/beats.ts';
import { background } from '../../ui/background.ts';
import { motion } from '../../ui/settings.ts';
import type { Beat } from './beats.ts';
import { SACK } from './scene/figures.ts';
import type { EventView, ScoreLine } from './vocabulary.ts';

/** Plays the sounds of a beat. */
export function soundBeat(beat: Beat, viewer: Viewer | undefined): void {
  background(playBeat(cuesOf(beat.events, viewer, beat.beats * TRAVEL_MS * motion())));
}

/** Plays the sounds of a step of a turn composed here. */
export function soundStep(events: readonly EventView[], viewer: Viewer): void {
  background(playBeat(cuesOf(events, viewer, TRAVEL_MS * motion())));
}

/** The sounds of events. `travel`: how long their motion takes, in milliseconds. */
export function cuesOf(events: readonly EventView[], viewer: Viewer | undefined, travel: number): readonly Cue[] {
  return events.flatMap((event): readonly Cue[] => {
    switch (event.kind) {
      case 'places':
      case 'passes':
        return [{ sound: 'card' }];
      case 'picks':
      case 'discards':
        return event.seat === viewer ? [{ sound: 'card', loud: 0.7 }] : [];
      case 'reveals':
        return [{ sound: 'flip' }];
      case 'grows':
        return [{ sound: 'lamb', after: travel / 4 }];
      case 'drives':
        return [{ sound: 'bark' }, ...steps('hoof', travel, { after: BARK_MS })];
      case 'fox':
        return steps('paw', travel);
      case 'steals':
        return theft(event.sheep, travel);
      case 'loses':
      case 'goes-home':
        return [{ sound: 'bleat' }, ...steps('hoof', travel, { after: BARK_MS })];
      case 'shelters':
        return [{ sound: 'gate' }];
      case 'starts-round':
        return [{ sound: 'bell' }];
      case 'scores':
        return scored(event.line);
      case 'ends':
        return [{ sound: typeof viewer !== 'number' || event.outcome.winners.includes(viewer) ? 'won' : 'lost' }];
      default:
        return [];
    }
  });
}

const BARK_MS = 120;

/** A cry, a rustle for each sheep that goes into the sack, and the sack that lands in the paddock. */
function theft(sheep: number, travel: number): readonly Cue[] {
  const step = travel / (SACK.all + SACK.swell + 2);
  const rustles = Array.from({ length: Math.min(3, sheep) }, (_, i): Cue => ({ sound: 'sack', after: (1 + i * SACK.one) * step }));
  return [{ sound: 'bleat', loud: 0.8 }, ...rustles, { sound: 'sack', after: travel * 0.9, loud: 0.6 }];
}

function scored({ source, gold }: ScoreLine): readonly Cue[] {
  if (gold === 0) return [];
  const first: Readonly<Partial<Record<ScoreLine['source'], Cue>>> = {
    rivers: { sound: 'river' },
    sheep: { sound: 'lamb', loud: 0.5 },
    blackSheep: { sound: 'bleat', loud: 0.5 },
  };
  const before = first[source];
  return [...(before ? [before] : []), { sound: 'coin', after: before ? BARK_MS : 0 }];
}
