import { numberOf, OUR_DECK } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { CardPicture } from './art/Tile.tsx';
import { CardSheet } from './CardSheet.tsx';
import { cardShows } from './names.ts';
import { SHEEP_WORDS } from './words/table.ts';
import './table.css';
import type { Card } from './vocabulary.ts';

/** All landscape cards, to look at. Pressing one tells all about it. */
export function SheepGallery() {
  const words = useWords(SHEEP_WORDS);
  const [about, setAbout] = useState<Card>();
  if (words === undefined) return null;
  return (
    <Page title={words.table.cardsTitle}>
      <div class="content">
        <p class="sheep-provenance">
          <strong>{words.table.reconstructed}.</strong> {words.table.reconstructedAbout}
        </p>
        <ol class="sheep-gallery">
          {OUR_DECK.map((card) => (
            <li key={card}>
              <button type="button" class="sheep-card-tile" onClick={() => setAbout(card)}>
                <CardPicture card={card} />
                <span>
                  <strong>{numberOf(card)}</strong> {cardShows(words, card)}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {about !== undefined && <CardSheet words={words} card={about} close={() => setAbout(undefined)} />}
      </div>
    </Page>
  );
}
