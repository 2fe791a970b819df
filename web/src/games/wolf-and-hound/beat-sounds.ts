import type { Seat, Viewer } from '@bellwether/kernel';
import { faceOf } from '@bellwether/wolf-and-hound';
import { type Cue, playBeat, steps } from '../../sound/sound.ts';
import { TRAVEL_MS } from '../../stage/beats.ts';
import { background } from '../../ui/background.ts';
import { motion } from '../../ui/settings.ts';
import type { Beat } from './beats.ts';
import { cardOf } from './foresee.ts';
import { screenSeatOf } from './layout.ts';
import { teamAt } from './team.ts';
import type { EventView, Kind, View } from './vocabulary.ts';

/** Plays the sounds of a beat. */
export function soundBeat(beat: Beat, viewer: Viewer | undefined): void {
  background(playBeat(cuesOf(beat, viewer, beat.beats * TRAVEL_MS * motion())));
}

/** The sounds of a beat. `travel`: how long its motion takes, in milliseconds. */
export function cuesOf({ view, events }: Pick<Beat, 'view' | 'events'>, viewer: Viewer | undefined, travel: number): readonly Cue[] {
  const bottom: Seat = typeof viewer === 'number' ? viewer : 1;
  const side = (seat: Seat) => SIDES[screenSeatOf(seat, bottom)];
  const treads = new Set(events.flatMap((event) => (event.kind === 'moves' ? [kindOf(view, event.animal)] : [])));
  const walks = [...treads].flatMap((kind) => steps(kind === 'sheep' ? 'hoof' : 'paw', travel));
  return [...walks, ...events.flatMap((event) => cuesOfEvent(event))];

  function cuesOfEvent(event: EventView): readonly Cue[] {
    switch (event.kind) {
      case 'plays':
      case 'turns-up':
      case 'exchanges':
        return [{ sound: 'card', after: travel * CARD_LANDS, side: side(event.seat) }];
      case 'turns-over':
        return [{ sound: 'flip' }];
      case 'loses':
        return [
          ...(kindOf(view, event.animal) === 'wolf' ? [{ sound: 'growl', side: side(event.seat) } as const] : []),
          { sound: 'bleat', after: LUNGE_MS, side: side(event.seat) },
          ...steps('hoof', 0, { after: LUNGE_MS * 2, side: side(event.seat) }),
        ];
      case 'gains':
        return [
          ...(kindOf(view, event.animal) === 'hound' ? [{ sound: 'bark', side: side(event.seat) } as const] : []),
          { sound: 'lamb', after: LUNGE_MS * 1.5, side: side(event.seat) },
          { sound: 'gate', after: LUNGE_MS * 2, side: side(event.seat), loud: 0.8 },
        ];
      case 'last-lap':
        return [{ sound: 'bell' }];
      case 'ends':
        return [{ sound: typeof viewer !== 'number' || teamAt(view.config, viewer).team === event.winner ? 'won' : 'howl' }];
      default:
        return [];
    }
  }
}

/** By place on the screen: bottom, left, top, right. */
const SIDES = [0, -0.5, 0, 0.5] as const;
/** The swish of a card comes before it lands. */
const CARD_LANDS = 0.1;
/** How long a wolf crouches before it lunges (`pounce` in art/gaits.css). */
const LUNGE_MS = 150;

function kindOf(view: View, id: string): Kind {
  const card = cardOf(view, id);
  const turned = view.animals.find((animal) => animal.id === id)?.side === 'back';
  return (card && faceOf(card, turned ? 1 : 0).kind) ?? 'wolf';
}
