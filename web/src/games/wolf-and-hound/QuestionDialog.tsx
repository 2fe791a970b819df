import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { Icon } from '../../ui/Icon.tsx';
import { useShell } from '../../words/catalogue.ts';
import { capital } from '../../words/sentences.ts';
import { animalInPlay, cardName } from './names.ts';
import { sideName } from './narrate.ts';
import type { Choice } from './useChoice.ts';
import type { Move, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import './css/question.css';

export interface QuestionDialogProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly choice: Choice;
  /** Undoes the last move, where possible. */
  readonly undo: (() => void) | undefined;
}

/**
 * Buttons for questions other than cards of the hand: the Exchange Call, which card turns over, which animal activates.
 * They replace the toolbar, so that table and hand stay visible.
 */
export function QuestionDialog({ words, view, choice, undo }: QuestionDialogProps) {
  const shell = useShell();
  const { legal, press, look, askHint } = choice;
  const answers = legal.filter((move) => move.kind !== 'play');
  if (answers.length === 0) return null;
  return (
    <div class="wolf-ask-bar">
      <button type="button" class="icon-button" aria-label={shell.hint} onClick={askHint}>
        <Icon name="hint" />
      </button>
      {undo && (
        <button type="button" class="icon-button" aria-label={shell.undo} onClick={undo}>
          <Icon name="undo" />
        </button>
      )}
      <div class="wolf-question">
        {answers.map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class="button"
            data-move={wolfAndHound.write(move)}
            onClick={() => press({ kind: 'move', move }, false)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && look({ kind: 'move', move })}
            onPointerLeave={() => look(undefined)}
            onFocus={() => look({ kind: 'move', move })}
            onBlur={() => look(undefined)}
          >
            {answerText(words, view, move)}
          </button>
        ))}
      </div>
    </div>
  );
}

function answerText(words: WolfWords, view: View, move: Move): string {
  switch (move.kind) {
    case 'exchange':
      return move.exchange ? words.ask.doExchange : words.ask.doKeep(cardName(words, view.turnedUp ?? ''));
    case 'flip': {
      const now = view.animals.find(({ id }) => id === move.animal)?.side;
      return `${capital(animalInPlay(words, view.config, move.animal))} → ${sideName(words, view, move.animal, now === 'front' ? 'back' : 'front')}`;
    }
    case 'activate':
      return capital(animalInPlay(words, view.config, move.animal));
    case 'play':
      return cardName(words, move.card);
  }
}
