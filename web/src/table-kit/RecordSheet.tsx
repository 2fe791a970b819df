import type { GameTypes } from '@bellwether/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import '../ui/rest.css';
import { go, href } from '../app/routes.ts';
import { pack } from '../app/share.ts';
import { carry } from '../online/pages/pending.ts';
import { copyText } from '../ui/copy.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { save } from '../ui/save.ts';
import { PAGES } from '../words/catalogue.ts';
import type { PagesWords } from '../words/en/pages.ts';
import { useWords } from '../words/useWords.ts';
import { FaultReport } from './FaultReport.tsx';
import type { TableSource } from './source.ts';

export interface RecordSheetProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly ply?: number | undefined;
  /** Before that the text, which holds everybody's cards, is not shown. */
  readonly over: boolean;
  readonly close: () => void;
}

/** A game's record to copy, to save or to send as a link. */
export function RecordSheet<T extends GameTypes>({ source, ply, over, close }: RecordSheetProps<T>) {
  const words = useWords(PAGES)?.record;
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    source.record().then((found) => setText(found ?? null));
  }, [source]);
  if (words === undefined) return null;
  return (
    <Dialog title={words.title} close={close}>
      {text === null ? (
        <p>{words.secret}</p>
      ) : (
        <RecordText words={words} text={text ?? ''} ply={ply} over={over} online={source.online !== undefined} />
      )}
      <Fault source={source} />
    </Dialog>
  );
}

/** When something went wrong at this table: a text to send in, for whoever asks for it. */
function Fault<T extends GameTypes>({ source }: Pick<RecordSheetProps<T>, 'source'>) {
  const words = useWords(PAGES);
  const [open, setOpen] = useState(false);
  const record = useCallback(() => source.openRecord(), [source]);
  return (
    <>
      <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words?.about.fault.title}
      </button>
      {open && <FaultReport record={record} />}
    </>
  );
}

interface RecordTextProps {
  readonly words: PagesWords['record'];
  readonly text: string;
  readonly ply: number | undefined;
  readonly over: boolean;
  readonly online: boolean;
}

function RecordText({ words, text, ply, over, online }: RecordTextProps) {
  const [said, setSaid] = useState('');
  const copy = async (what: string) => {
    await copyText(what);
    setSaid(words.copied);
  };
  const link = async (...more: readonly number[]) => {
    await copy(`${location.origin}${location.pathname}${href('record', await pack(text), ...more)}`);
  };
  const moveOnline = () => {
    carry({ record: text });
    go('online', 'new');
  };
  return (
    <>
      <p>{over ? words.about : words.secret}</p>
      {over && <textarea class="record-text" readOnly rows={9} aria-label={words.title} value={text} />}
      <div class="row">
        <button type="button" class="primary" onClick={() => link()}>
          {words.link}
        </button>
        {ply !== undefined && (
          <button type="button" class="button" onClick={() => link(ply)}>
            {words.linkHere}
          </button>
        )}
        {!online && (
          <button type="button" class="button" onClick={moveOnline}>
            {words.online}
          </button>
        )}
        {over && (
          <>
            <button type="button" class="button" onClick={() => copy(text)}>
              {words.copy}
            </button>
            <button type="button" class="button" onClick={() => save(new Blob([text], { type: 'text/plain' }), 'bellwether.txt')}>
              {words.download}
            </button>
          </>
        )}
      </div>
      <p class="small" role="status">
        {said}
      </p>
    </>
  );
}
