import { PHRASES, REACTIONS } from '@bellwether/wire';
import type { OnlineTable } from '../../connection/online-table.ts';
import { background } from '../../ui/background.ts';
import { Toggle } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSignal } from '../../ui/signal.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { isMuted } from './mute.ts';
import { Reaction } from './Reaction.tsx';
import type { Said } from './useHappenings.ts';

interface TalkSheetProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords | undefined;
  readonly table: OnlineTable;
  /** Undefined for spectators, who cannot chat. */
  readonly seat: number | undefined;
  readonly history: readonly Said[];
  readonly close: () => void;
}

/** All phrases, and the chat so far. */
export function TalkSheet({ words, meet, table, seat, history, close }: TalkSheetProps) {
  const { talk } = words;
  const muted = useSignal(isMuted);
  return (
    <Dialog title={talk.title} close={close}>
      <div class="form">
        {seat !== undefined && <Sayings words={words} table={table} seat={seat} close={close} />}
        {meet && (
          <section aria-label={meet.said.title}>
            <h3 class="form-label">{meet.said.title}</h3>
            {history.length === 0 && <p class="small">{meet.said.none}</p>}
            <ol class="online-history">
              {history.map(({ key, text, reaction }) => (
                <li key={key}>
                  {reaction && <Reaction name={reaction} />} {text}
                </li>
              ))}
            </ol>
          </section>
        )}
        <Toggle label={talk.mute} value={muted} change={(value) => isMuted.set(value)} />
      </div>
    </Dialog>
  );
}

function Sayings({ words: { talk }, table, seat, close }: Pick<TalkSheetProps, 'words' | 'table' | 'close'> & { readonly seat: number }) {
  return (
    <>
      <div class="online-reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="button"
            aria-label={talk.reactions[reaction]}
            onClick={() => {
              background(table.do({ kind: 'react', seat, reaction }));
              close();
            }}
          >
            <Reaction name={reaction} />
          </button>
        ))}
      </div>
      <div class="online-phrases">
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="button"
            onClick={() => {
              background(table.do({ kind: 'say', seat, phrase }));
              close();
            }}
          >
            {talk.phrases[phrase]}
          </button>
        ))}
      </div>
    </>
  );
}
