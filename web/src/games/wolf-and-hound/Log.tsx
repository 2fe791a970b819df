import { helpFor } from '../../help/help.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import { SeatSign } from './SeatSign.tsx';
import type { LogTurn } from './useLog.ts';
import type { WolfWords } from './words/en.ts';

interface LogProps {
  readonly words: WolfWords;
  readonly log: readonly LogTurn[];
}

export function LogPanel({ words, log }: LogProps) {
  const shell = useShell();
  if (log.length === 0) return null;
  return (
    <section class="log">
      <h2>{shell.log}</h2>
      <LogList words={words} log={log} />
    </section>
  );
}

function LogList({ words, log }: LogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="log-list" tabIndex={0}>
      {log.map(({ key, seat, config, lines, rules }) => (
        <li key={key}>
          <SeatSign config={config} seat={seat} />
          <span>
            {lines.join(' ')}
            {[...rules].map((rule) => (
              <span key={rule}>
                {' '}
                <a href={helpFor('wolf-and-hound', rule)}>{words.gallery.ruling}</a>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ words, log, close }: LogProps & { readonly close: () => void }) {
  const shell = useShell();
  return (
    <Dialog title={shell.log} close={close}>
      <LogList words={words} log={log} />
    </Dialog>
  );
}
