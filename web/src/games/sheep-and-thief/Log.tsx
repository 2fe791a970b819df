import type { StoryLine } from '../../table-kit/Story.tsx';
import { SeatSign } from './SeatSign.tsx';
import type { LogEntry } from './useLog.ts';

export interface LogProps {
  readonly log: readonly LogEntry[];
  /** Highlights the card of a line. While looking back, every line leads to its moment. */
  readonly point: (entry: LogEntry) => void;
  readonly lookingBack: boolean;
}

export function linesOf({ log, point, lookingBack }: LogProps): readonly StoryLine[] {
  return log.map((entry) => ({
    key: entry.key,
    sign: entry.seat && <SeatSign seat={entry.seat} />,
    text: entry.text,
    press: entry.told || lookingBack ? () => point(entry) : undefined,
  }));
}
