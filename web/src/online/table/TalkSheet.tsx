import { PHRASES, REACTIONS } from '@bellwether/wire';
import { Toggle } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSignal } from '../../ui/signal.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { isMuted } from './mute.ts';
import { Reaction } from './Reaction.tsx';

/** All that can be said; each hears it in their own language. */
export function TalkSheet({
  words,
  table,
  seat,
  close,
}: {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly seat: number;
  readonly close: () => void;
}) {
  const { talk } = words;
  const muted = useSignal(isMuted);
  return (
    <Dialog title={talk.title} close={close}>
      <div class="form">
        <div class="online-reactions">
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="button"
              aria-label={talk.reactions[reaction]}
              onClick={() => {
                void table.do({ kind: 'react', seat, reaction });
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
                void table.do({ kind: 'say', seat, phrase });
                close();
              }}
            >
              {talk.phrases[phrase]}
            </button>
          ))}
        </div>
        <Toggle label={talk.mute} value={muted} change={(value) => isMuted.set(value)} />
      </div>
    </Dialog>
  );
}
