import { deckCounts } from '@bellwether/wolf-and-hound';
import { NumberCard } from '../art/NumberCard.tsx';
import { cardName } from '../names.ts';
import type { Card, Config } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import type { WolfCompanion } from '../words/en-companion.ts';

interface NumberPadProps {
  readonly words: WolfWords;
  readonly own: WolfCompanion;
  readonly config: Config;
  /** Cards that may be tapped. */
  readonly cards: readonly Card[];
  /** Copies nobody has seen. */
  readonly unseen: ReadonlyMap<Card, number>;
  readonly tap: (card: Card) => void;
}

/** Without symbols: a row of each color. */
const PLAIN_CARDS = 8;

/** All number cards of the deck: tap the one on the table. */
export function NumberPad({ words, own, config, cards, unseen, tap }: NumberPadProps) {
  const deck = [...deckCounts(config).keys()];
  return (
    <ul class={`number-pad ${deck.length > PLAIN_CARDS ? 'many' : ''}`}>
      {deck.map((card) => (
        <li key={card}>
          <button type="button" disabled={!cards.includes(card)} onClick={() => tap(card)}>
            <NumberCard card={card} lie="small" />
            <small aria-hidden="true">×{unseen.get(card) ?? 0}</small>
            <span class="hidden">{own.unseen(cardName(words, card), unseen.get(card) ?? 0)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
