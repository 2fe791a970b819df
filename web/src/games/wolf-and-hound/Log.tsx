import { helpFor } from '../../frame/help.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { useShell } from '../../words/catalogue.ts';
import { sentences } from '../../words/sentences.ts';
import { SeatSign } from './SeatSign.tsx';
import type { LogTurn } from './useLog.ts';
import type { WolfWords } from './words/en.ts';
import './css/log.css';

export interface LogProps {
  readonly words: WolfWords;
  readonly log: readonly LogTurn[];
  /** The key of the turn highlighted on the table. */
  readonly lit: number | undefined;
  readonly light: (key: number | undefined) => void;
}

export function LogPanel(props: LogProps) {
  const shell = useShell();
  if (!props.log.some(({ lines }) => lines.length > 0)) return null;
  return (
    <section class="log">
      <h2>{shell.log}</h2>
      <LogList {...props} />
    </section>
  );
}

/** Pressing a turn highlights its effects; pressing it again stops. */
function LogList({ words, log, lit, light }: LogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="log-list" tabIndex={0}>
      {log.map(
        ({ key, seat, config, lines, rules }) =>
          lines.length > 0 && (
            <li key={key} class={seat === 1 ? 'lap' : ''}>
              <SeatSign config={config} seat={seat} />
              <span>
                <button type="button" class="log-turn" aria-pressed={lit === key} onClick={() => light(lit === key ? undefined : key)}>
                  <Unbroken text={sentences(lines)} />
                </button>
                {[...rules].map((rule) => (
                  <span key={rule}>
                    {' '}
                    <a href={helpFor('wolf-and-hound', rule)}>{words.gallery.ruling}</a>
                  </span>
                ))}
              </span>
            </li>
          ),
      )}
    </ol>
  );
}

/** Picking a turn closes the sheet, to show the table. */
export function LogSheet({ close, light, ...rest }: LogProps & { readonly close: () => void }) {
  const shell = useShell();
  const show = (key: number | undefined) => {
    light(key);
    close();
  };
  return (
    <Dialog title={shell.log} close={close}>
      {rest.log.some(({ lines }) => lines.length > 0) ? <LogList {...rest} light={show} /> : <p>{shell.logEmpty}</p>}
    </Dialog>
  );
}
