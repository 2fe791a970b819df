import type { Seat } from '@bellwether/kernel';
import { useMemo } from 'preact/hooks';
import type { Update } from '../../model/source.ts';
import { useHeard } from '../../table-kit/useHeard.ts';
import { sentences } from '../../words/sentences.ts';
import { tellAll, tellReason } from './narrate.ts';
import { type Traces, tracesOf } from './traces.ts';
import type { Told } from './useSpotlight.ts';
import type { EventView, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface LogEntry {
  readonly key: number;
  /** Whose turn it tells of; nobody's for what happens to all. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The last thing it tells of. */
  readonly last: EventView | undefined;
  /** The card it tells of, which can be lit. */
  readonly told?: Told;
}

interface Story {
  /** All that happened, turn by turn, the latest first. */
  readonly log: readonly LogEntry[];
  /** What the last turns left on the table. */
  readonly traces: Traces;
}

const NOTHING: Story = { log: [], traces: new Map() };

export function useLog(words: SheepWords, update: Update<SheepAndThief> | undefined): Story {
  const [story = NOTHING] = useHeard(words, update, 'places', tellReason, storyOf);
  const replayed = useMemo(() => (update?.live === false ? tracesOf(update.events) : undefined), [update]);
  return { log: story.log, traces: replayed ?? story.traces };
}

function storyOf(words: SheepWords, view: View, events: readonly EventView[], whys: ReadonlyMap<EventView, string>): readonly Story[] {
  return [{ log: entriesOf(words, view, events, whys), traces: tracesOf(events) }];
}

/** Everybody's choices of the draft are one thing: who was first to choose tells nothing. */
const QUIET: readonly EventView['kind'][] = ['picks', 'deals', 'keeps', 'scores'];
/** Events that begin an entry; the others are told along with the one before. */
const OPENS: readonly EventView['kind'][] = ['places', 'ends-round', 'starts-round', 'discards', 'reveals', 'ends', 'passes'];

interface Group {
  readonly seat: Seat | undefined;
  readonly round: number;
  readonly events: EventView[];
}

function groupsOf(events: readonly EventView[]): readonly Group[] {
  const groups: Group[] = [];
  let round = 1;
  for (const event of events) {
    if (event.kind === 'starts-round') round = event.round;
    const last = groups.at(-1);
    // Hands pass on the same way all through a draft: that is told once.
    if (QUIET.includes(event.kind) || (event.kind === 'passes' && last?.events.at(-1)?.kind === 'passes')) continue;
    const seat = event.kind === 'places' || event.kind === 'discards' || event.kind === 'reveals' ? event.seat : undefined;
    if (last === undefined || OPENS.includes(event.kind)) groups.push({ seat, round, events: [event] });
    else last.events.push(event);
  }
  return groups;
}

export function entriesOf(
  words: SheepWords,
  view: View,
  events: readonly EventView[],
  whys: ReadonlyMap<EventView, string>,
): readonly LogEntry[] {
  return groupsOf(events)
    .map(({ seat, round, events: told }, key) => ({
      key,
      seat,
      last: told.at(-1),
      ...(told[0]?.kind === 'places' && { told: { seat: told[0].seat, cell: told[0].at } }),
      text: sentences([...tellAll(words, { ...view, round }, told), told[0] ? (whys.get(told[0]) ?? '') : '']).trim(),
    }))
    .filter(({ text }) => text !== '')
    .reverse();
}
