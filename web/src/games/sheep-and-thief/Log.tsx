import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './SeatSign.tsx';
import type { LogEntry } from './useLog.ts';

export interface LogProps {
  readonly log: readonly LogEntry[];
  /** Highlights the card of a line. While looking back, every line leads to its moment. */
  readonly point: (entry: LogEntry) => void;
  readonly lookingBack: boolean;
}

export function LogList({ log, point, lookingBack }: LogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="log-list sheep-log" tabIndex={0}>
      {log.map((entry) => (
        <li key={entry.key}>
          {entry.seat ? <SeatSign seat={entry.seat} /> : <span class="sheep-dot">·</span>}
          {entry.told || lookingBack ? (
            <button type="button" class="sheep-told-line" onClick={() => point(entry)}>
              {entry.text}
            </button>
          ) : (
            <span>{entry.text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ close, ...story }: LogProps & { readonly close: () => void }) {
  const shell = useShell();
  return (
    <Dialog title={shell.log} close={close}>
      {story.log.length === 0 ? <p>{shell.logEmpty}</p> : <LogList {...story} />}
    </Dialog>
  );
}
