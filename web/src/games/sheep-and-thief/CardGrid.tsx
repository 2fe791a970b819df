import { numberOf } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { CardPicture } from './art/Tile.tsx';
import { CardSheet } from './CardSheet.tsx';
import { cardShows } from './names.ts';
import type { Card } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface CardGridProps {
  readonly words: SheepWords;
  readonly deck: readonly Card[];
  /** The card whose sheet is open from the start. */
  readonly open?: Card | undefined;
  /** Called when a sheet is closed. */
  readonly close?: () => void;
}

/** Landscape cards side by side. Pressing one opens its sheet. */
export function CardGrid({ words, deck, open, close }: CardGridProps) {
  const [about, setAbout] = useState(open);
  const leave = () => {
    setAbout(undefined);
    close?.();
  };
  return (
    <>
      <ol class="sheep-gallery">
        {deck.map((card, i) => (
          <li key={i}>
            <button type="button" class="sheep-card-tile" onClick={() => setAbout(card)}>
              <CardPicture card={card} />
              <span>
                <strong>{numberOf(card)}</strong> {cardShows(words, card)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {about !== undefined && <CardSheet words={words} card={about} close={leave} />}
    </>
  );
}
