import { CardPicture } from '../art/Tile.tsx';
import { cardName } from '../names.ts';
import type { Card, View } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

/** A hand in small: kept cards, and in the draft those to choose from. */
export function Hand({ words, view: { own } }: { readonly words: SheepWords; readonly view: View }) {
  return (
    <>
      <Row words={words} cards={own.hand} name={words.table.kept} />
      <Row words={words} cards={own.packet} name={words.table.choose} />
    </>
  );
}

function Row({ words, cards, name }: { readonly words: SheepWords; readonly cards: readonly Card[]; readonly name: string }) {
  if (cards.length === 0) return null;
  return (
    <ul class="review-cards square" aria-label={name}>
      {cards.map((card, i) => (
        <li key={i}>
          <CardPicture card={card} />
          <span class="hidden">{cardName(words, card)}</span>
        </li>
      ))}
    </ul>
  );
}
