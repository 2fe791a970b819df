import { OUR_DECK, readFace, writeFace } from '@bellwether/sheep-and-thief';
import { BellIcon } from '../../../art/BellIcon.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { CardPicture } from '../art/Tile.tsx';
import type { DeckData } from './data.ts';

const PRINTED = new Set(OUR_DECK.map((card) => writeFace(card)));

/** Home-made landscape cards; those of the printed deck are left out. */
export function SheepSheets({ items }: { readonly items: readonly Item[] }) {
  const words = useWords(WORKSHOP);
  if (words === undefined) return null;
  const cards = items.flatMap(({ data }) => (data as DeckData).cards).filter((card) => !PRINTED.has(card));
  if (cards.length === 0) return <p>{words.print.none}</p>;
  return (
    <>
      <div class="print-sheet">
        {cards.map((card, i) => (
          <article key={i} class="print-card landscape">
            <span class="print-art">
              <CardPicture card={readFace(card, card)} />
            </span>
            <small>{words.print.homemade} · Bellwether</small>
          </article>
        ))}
      </div>
      <div class="print-sheet backs">
        {cards.map((_, i) => (
          <article key={i} class="print-card print-back landscape">
            <BellIcon />
            <small>{words.print.homemade}</small>
          </article>
        ))}
      </div>
    </>
  );
}
