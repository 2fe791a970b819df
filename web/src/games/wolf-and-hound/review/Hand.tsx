import { NumberCard } from '../art/NumberCard.tsx';
import { cardName } from '../names.ts';
import type { View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

/** A hand in small. */
export function Hand({ words, view }: { readonly words: WolfWords; readonly view: View }) {
  return (
    <ul class="review-cards">
      {view.hand.map((card, i) => (
        <li key={i}>
          <NumberCard card={card} lie="top" />
          <span class="hidden">{cardName(words, card)}</span>
        </li>
      ))}
    </ul>
  );
}
