import { OUR_DECK } from '@bellwether/sheep-and-thief';
import { Frame } from '../../app/Frame.tsx';
import { useWords } from '../../words/useWords.ts';
import { CardPicture } from './art/Tile.tsx';
import { cardShows } from './names.ts';
import './table.css';

/** All landscape cards, to look at. */
export function SheepGallery() {
  const words = useWords('sheep-and-thief');
  if (words === undefined) return null;
  return (
    <Frame title={words.table.cardsTitle}>
      <div class="page">
        <p class="th-provenance">
          <strong>{words.table.reconstructed}.</strong> {words.table.reconstructedAbout}
        </p>
        <ol class="th-gallery">
          {OUR_DECK.map((card, i) => (
            <li key={card}>
              <CardPicture card={card} />
              <span>
                <strong>{i + 1}</strong> {cardShows(words, card)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}
