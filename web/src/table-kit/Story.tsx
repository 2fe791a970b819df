import type { ComponentChildren } from 'preact';
import { Dialog } from '../ui/Dialog.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { useShell } from '../words/catalogue.ts';
import './story.css';

/** A line of the story of a game. */
export interface StoryLine {
  readonly key: number;
  /** The badge of its seat; without one it is about the table. */
  readonly sign?: ComponentChildren;
  readonly text: string;
  /** Shows it on the table. */
  readonly press?: (() => void) | undefined;
  /** It is shown there now. */
  readonly pressed?: boolean;
  /** After its text, such as a link to a rule. */
  readonly more?: ComponentChildren;
  /** The first turn of a lap. */
  readonly begins?: boolean;
}

/** The story of a game so far, latest first. */
export function StoryList({ lines }: { readonly lines: readonly StoryLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <ol class="log-list" tabIndex={0}>
      {lines.map(({ key, sign, text, press, pressed, more, begins }) => (
        <li key={key} class={begins ? 'lap' : ''}>
          {sign ?? <span class="log-dot">·</span>}
          <span>
            {press ? (
              <button type="button" class="log-turn" aria-pressed={pressed} onClick={press}>
                <Unbroken text={text} />
              </button>
            ) : (
              <Unbroken text={text} />
            )}
            {more}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The story in a dialog, which closes when a line is shown on the table. */
export function StorySheet({ lines, close }: { readonly lines: readonly StoryLine[]; readonly close: () => void }) {
  const shell = useShell();
  const closing = lines.map(({ press, ...line }) => ({
    ...line,
    press:
      press &&
      (() => {
        press();
        close();
      }),
  }));
  return (
    <Dialog title={shell.log} close={close}>
      {lines.length === 0 ? <p>{shell.logEmpty}</p> : <StoryList lines={closing} />}
    </Dialog>
  );
}
