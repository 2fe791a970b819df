import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './art/draw.tsx';
import type { LogEntry } from './useLog.ts';

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
