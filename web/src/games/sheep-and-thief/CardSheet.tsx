import { numberOf } from '@bellwether/sheep-and-thief';
import { Rulings } from '../../help/Rulings.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { CardPicture } from './art/Tile.tsx';
import { CardDoubts } from './copy/Values.tsx';
import { cardShows } from './names.ts';
import { rulingsOf } from './rulings.ts';
import type { Card } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { SHEEP_RULES } from './words/rules.ts';

/** All about one landscape card: picture, what it shows, the rules it goes by. */
export function CardSheet({ words, card, close }: { readonly words: SheepWords; readonly card: Card; readonly close: () => void }) {
  return (
    <Dialog title={words.card.number(numberOf(card) ?? 0)} close={close}>
      <div class="sheep-about">
        <CardPicture card={card} />
        <p>{cardShows(words, card)}</p>
      </div>
      <CardDoubts />
      <Rulings game="sheep-and-thief" words={useWords(SHEEP_RULES)} ids={rulingsOf(card)} />
    </Dialog>
  );
}
