import type { Seat } from '@bellwether/kernel';
import type { Shown } from '../../../stage/usePlayback.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Beat } from '../beats.ts';
import { type Layout, screenSeatOf } from '../layout.ts';
import { tellAll, tellReason } from '../narrate.ts';
import type { EventView, WolfAndHound } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import '../css/bubble.css';
import type { Thing } from './thing.ts';

type TableShown = Shown<WolfAndHound, Beat>;

interface Said {
  readonly seat: Seat;
  readonly text: string;
}

/** The bubble shown now, if any. */
export function speech(words: WolfWords, shown: TableShown, bubbles: boolean, layout: Layout, bottom: Seat): Thing[] {
  const says = saying(words, shown, bubbles);
  return says ? [bubble(layout, bottom, says)] : [];
}

/** A longer text has no bubble: the prompt shows it. */
const MAX_BUBBLE_LETTERS = 76;
/** Events that belong to the turn in which a card was played. */
const OF_PLAY: readonly EventView['kind'][] = ['plays', 'moves', 'turns-up', 'exchanges', 'keeps', 'sets-aside', 'turns-over'];

/**
 * The text of the bubble: a bot's reason, if the reader wants reasons; otherwise what another player does, until it is
 * the viewer's turn.
 */
function saying(words: WolfWords, { beat, update, settled }: TableShown, bubbles: boolean): Said | undefined {
  const { view, events } = beat;
  const { last, why, live, acting, viewer } = update;
  if (!live || view.outcome) return undefined;
  if (bubbles && settled && last && why[0]) return { seat: last.seat, text: tellReason(words, view, why[0]).replaceAll(/[（）]/g, '') };
  if (settled && typeof viewer === 'number' && acting.includes(viewer)) return undefined;
  const played = events.some(({ kind }) => OF_PLAY.includes(kind));
  const seat = played ? last?.seat : view.turn;
  // Events of the next turn are not spoken by the last player.
  const turned = events.findIndex(({ kind }) => kind === 'turn');
  const text = sentences(tellAll(words, view, played && turned >= 0 ? events.slice(0, turned) : events));
  return seat !== undefined && seat !== viewer && text !== '' && text.length <= MAX_BUBBLE_LETTERS ? { seat, text } : undefined;
}

/** The bubble at a shepherd, where neither sheep nor played cards are. */
export function bubble(layout: Layout, bottom: Seat, says: Said): Thing {
  const drawn = screenSeatOf(says.seat, bottom);
  const plot = layout.plot(drawn);
  const beside = drawn % 2 === 0;
  const room = drawn === 2 ? plot.x : layout.width - plot.x - plot.width;
  const width = Math.min(210, beside ? room - 10 : layout.width * 0.46);
  const height = layout.floatHeight * (width < 130 ? 3.6 : 2.2);
  const x = drawn === 2 ? plot.x - width / 2 - 4 : drawn === 0 ? plot.x + plot.width + width / 2 + 4 : plot.x + plot.width / 2;
  const below = layout.plate(drawn).y + layout.plateHeight / 2 + 8 + height / 2;
  // At the far side it stays at the edge: the next seat's cards are below.
  const y = drawn === 2 ? height / 2 + 2 : beside ? plot.y + plot.height * 0.5 : drawn === 1 ? below : plot.y - height / 2 - 2;
  return {
    key: `bubble:${says.seat}:${says.text}`,
    at: { x: Math.max(width / 2 + 4, Math.min(layout.width - width / 2 - 4, x)), y },
    width,
    height,
    z: 25,
    art: { kind: 'bubble', text: says.text, tail: (['left', 'up', 'right', 'down'] as const)[drawn] },
  };
}
