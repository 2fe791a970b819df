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
  /** The seat whose turn it is about; undefined for what concerns all. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The last event it includes. */
  readonly last: EventView | undefined;
  /** Its card, which can be highlighted. */
  readonly told?: Told;
}

interface Story {
  /** All events, turn by turn, latest first. */
  readonly log: readonly LogEntry[];
  /** Marks of the last turns on the table. */
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

/** Events without a separate entry. In the draft, the order of choices means nothing. */
const QUIET: readonly EventView['kind'][] = ['picks', 'deals', 'keeps', 'scores'];
/** Events that start an entry; the others belong to the entry before. */
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
    // Hands are passed in the same direction all through a draft: told once.
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
