import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './SeatSign.tsx';
import type { LogTurn } from './useLog.ts';

export function LogPanel({ log }: { readonly log: readonly LogTurn[] }) {
  const shell = useShell();
  if (log.length === 0) return null;
  return (
    <section class="log">
      <h2>{shell.log}</h2>
      <LogList log={log} />
    </section>
  );
}

function LogList({ log }: { readonly log: readonly LogTurn[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="log-list" tabIndex={0}>
      {log.map(({ key, seat, config, lines }) => (
        <li key={key}>
          <SeatSign config={config} seat={seat} />
          <span>{lines.join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ log, close }: { readonly log: readonly LogTurn[]; readonly close: () => void }) {
  const shell = useShell();
  return (
    <Dialog title={shell.log} close={close}>
      <LogList log={log} />
    </Dialog>
  );
}
