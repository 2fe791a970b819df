import type { Seat } from '@bellwether/kernel';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberCard } from './art/NumberCard.tsx';
import { cardName, who } from './names.ts';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import './reference.css';

interface PileSheetProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly seat: Seat;
  readonly close: () => void;
}

/** All cards a seat has played, large, in the order played. */
export function PileSheet({ words, view, seat, close }: PileSheetProps) {
  const cards = view.piles[seat - 1] ?? [];
  return (
    <Dialog title={words.table.playedBy(who(words, view, seat))} close={close}>
      <ol class="pile-row">
        {cards.map((card, i) => (
          <li key={`${card}${i}`}>
            <NumberCard card={card} lie="hand" />
            <span class="hidden">{cardName(words, card)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
