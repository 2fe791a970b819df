import { ParseError } from '@bellwether/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { Toggle } from '../ui/Choice.tsx';
import { copyText } from '../ui/copy.ts';
import { save } from '../ui/save.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import type { CopyWords } from '../words/en/copy.ts';
import { useWords } from '../words/useWords.ts';
import { CopyRefusal } from './CopyRefusal.tsx';
import { Differences } from './Differences.tsx';
import { type CopyFile, readCopyFile, writeCopyFile } from './file.ts';
import { copies, keep, shelfOf } from './kept.ts';
import type { Difference } from './told.ts';
import { COPY } from './words.ts';
import './copy.css';

export interface CopyPanelProps {
  readonly game: string;
  readonly edition: string;
  readonly title: string;
  /** The values entered so far, valid or not. */
  readonly copy: object;
  readonly differences: readonly Difference[];
  /** Why they cannot be played with. */
  readonly problem: string | undefined;
  /** The game says so next to the field. */
  readonly placed?: boolean;
  /** For the text to send in: always English. */
  readonly report: readonly string[];
  readonly change: (copy: object) => void;
  /** Reads a file of this game, or returns the error. */
  readonly take: (file: CopyFile) => ParseError | undefined;
  readonly children: ComponentChildren;
}

/** Corrects printed values: status and actions around the game's own fields. */
export function CopyPanel(props: CopyPanelProps) {
  const words = useWords(COPY);
  if (words === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="content form copy-panel">
        <h2 class="copy-title">{props.title}</h2>
        <p>{words.about}</p>
        <Summary words={words} {...props} />
        {!props.placed && <CopyRefusal problem={props.problem} />}
        {props.children}
        <Ways words={words} {...props} />
      </div>
    </Page>
  );
}

type PartProps = CopyPanelProps & { readonly words: CopyWords };

/** Whether the values are used, and what differs. */
function Summary({ words, game, edition, differences }: PartProps) {
  const shelf = shelfOf(game, edition);
  const { on = false, copy = {} } = useSignal(copies)[shelf] ?? {};
  return (
    <section class="copy-summary">
      <Toggle label={words.use} about={words.useAbout} value={on} change={(next) => keep(shelf, { on: next, copy })} />
      {differences.length === 0 ? (
        <p class="small">{words.same}</p>
      ) : (
        <details class="copy-differ">
          <summary>{words.differ(differences.length)}</summary>
          <Differences words={words} differences={differences} />
        </details>
      )}
    </section>
  );
}

/** Files, the text to send in, and the way back. */
function Ways({ words, game, edition, copy, differences, problem, report, change, take }: PartProps) {
  const { aside, colon } = useShell();
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = readCopyFile(await file.text());
    if (found instanceof ParseError) setSaid(`${words.badFile}${aside(colon(found.where, found.expected))}`);
    else if (found.game !== game) setSaid(words.otherGame);
    else {
      const wrong = take(found);
      setSaid(wrong ? `${words.badFile}${aside(colon(wrong.where, wrong.expected))}` : words.done);
    }
  };
  const written = writeCopyFile({ game, edition, copy });
  const none = differences.length === 0 || problem !== undefined;
  const send = async () => {
    await copyText([`${shelfOf(game, edition)}: values of my copy`, ...report, '', written].join('\n'));
    setSaid(words.copied);
  };
  return (
    <section class="copy-ways">
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={none}
          onClick={() => save(new Blob([written], { type: 'application/json' }), `${game}-${edition}-copy.json`)}
        >
          {words.save}
        </button>
        <button type="button" class="button" onClick={() => picker.current?.click()}>
          {words.read}
        </button>
        <input
          ref={picker}
          type="file"
          class="hidden"
          tabIndex={-1}
          accept=".json,application/json"
          aria-label={words.read}
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
        <button type="button" class="button" disabled={none} onClick={send}>
          {words.send}
        </button>
        <button type="button" class="button" disabled={differences.length === 0 && problem === undefined} onClick={() => change({})}>
          {words.reset}
        </button>
      </div>
      <p class="small">{words.sendAbout}</p>
      <p class="small" role="status">
        {said}
      </p>
    </section>
  );
}
