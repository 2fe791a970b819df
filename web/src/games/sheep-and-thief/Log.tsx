import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './art/draw.tsx';
import type { LogEntry } from './useLog.ts';
import type { Told } from './useSpotlight.ts';

interface LogProps {
  readonly log: readonly LogEntry[];
  /** Lights the card that a line speaks of. */
  readonly point: (told: Told) => void;
}

export function LogList({ log, point }: LogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="sheep-log" tabIndex={0}>
      {log.map(({ key, seat, text, told }) => (
        <li key={key}>
          {seat ? <SeatSign seat={seat} /> : <span class="sheep-dot">·</span>}
          {told ? (
            <button type="button" class="sheep-told-line" onClick={() => point(told)}>
              {text}
            </button>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ log, point, close }: LogProps & { readonly close: () => void }) {
  const shell = useShell();
  return (
    <Dialog title={shell.log} close={close}>
      {log.length === 0 ? <p>{shell.logEmpty}</p> : <LogList log={log} point={point} />}
    </Dialog>
  );
}
