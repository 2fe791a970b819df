import { Dialog } from '../../../ui/Dialog.tsx';
import { cardShows } from '../names.ts';
import type { Card } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { CardFields } from './CardFields.tsx';

interface CardEditorProps {
  readonly words: SheepWords;
  readonly say: SheepCopyWords;
  readonly number: number;
  readonly card: Card;
  /** Undefined for a card beyond our deck. */
  readonly ours: Card | undefined;
  readonly isMissing: boolean;
  readonly change: (card: Card) => void;
  /** Removes the card from the copy. */
  readonly leaveOut: () => void;
  readonly close: () => void;
}

/** Edits a landscape card of a copy. */
export function CardEditor({ words, say, number, card, ours, isMissing, change, leaveOut, close }: CardEditorProps) {
  return (
    <Dialog title={words.card.number(number)} close={close}>
      <div class="copy-editor">
        <p role="status">{isMissing ? say.lacks : cardShows(words, card)}</p>
        <CardFields words={words} say={say} card={card} change={change} />
        {ours === undefined ? (
          <button type="button" class="button" onClick={leaveOut}>
            {say.remove}
          </button>
        ) : (
          <>
            <button type="button" class="button" aria-pressed={isMissing} onClick={() => (isMissing ? change(ours) : leaveOut())}>
              {isMissing ? say.has : say.lacks}
            </button>
            <button type="button" class="button" disabled={card === ours && !isMissing} onClick={() => change(ours)}>
              {say.asOurs}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
