import type { Seat } from '@bellwether/kernel';
import type { Update } from '../../table-kit/source.ts';
import { useHeard } from '../../table-kit/useHeard.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './art/draw.tsx';
import { tellAll, tellReason } from './narrate.ts';
import type { EventView, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface LogEntry {
  readonly key: number;
  /** Whose turn it tells of; nobody's for what happens to all. */
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** Everybody's choices of the draft are one thing: who was first to choose tells nothing. */
const QUIET: readonly EventView['kind'][] = ['picks', 'deals', 'keeps', 'scores'];

/** All that happened, turn by turn, the latest first. */
export function useLog(words: SheepWords, update: Update<SheepAndThief> | undefined): readonly LogEntry[] {
  return useHeard(words, update, 'places', tellReason, entries);
}

function entries(words: SheepWords, view: View, events: readonly EventView[], whys: ReadonlyMap<EventView, string>): LogEntry[] {
  const groups: { seat: Seat | undefined; round: number; events: EventView[] }[] = [];
  let round = 1;
  for (const event of events) {
    if (QUIET.includes(event.kind)) continue;
    if (event.kind === 'starts-round') round = event.round;
    const last = groups.at(-1);
    const opens = ['places', 'ends-round', 'starts-round', 'discards', 'reveals', 'ends', 'passes'].includes(event.kind);
    if (last === undefined || opens) {
      const seat = (event.kind === 'places' || event.kind === 'discards' || event.kind === 'reveals') && event.seat;
      groups.push({ seat: seat || undefined, round, events: [event] });
    } else last.events.push(event);
  }
  return groups
    .map(({ seat, round: when, events: told }, key) => ({
      key,
      seat,
      text: [...tellAll(words, { ...view, round: when }, told), told[0] ? (whys.get(told[0]) ?? '') : ''].join(' ').trim(),
    }))
    .filter(({ text }) => text !== '')
    .reverse();
}

export function LogList({ log }: { readonly log: readonly LogEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="sheep-log" tabIndex={0}>
      {log.map(({ key, seat, text }) => (
        <li key={key}>
          {seat ? <SeatSign seat={seat} /> : <span class="sheep-dot">·</span>}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ log, close }: { readonly log: readonly LogEntry[]; readonly close: () => void }) {
  const shell = useShell();
  return (
    <Dialog title={shell.log} close={close}>
      <LogList log={log} />
    </Dialog>
  );
}
