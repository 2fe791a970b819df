import { OUR_DECK, readCard, writeFace } from '@bellwether/sheep-and-thief';
import { useWords } from '../../../words/useWords.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { CardPicture } from '../art/Tile.tsx';
import { cardShows } from '../names.ts';
import type { Config } from '../vocabulary.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import '../../../workshop/workshop.css';
import '../table.css';

const PRINTED = new Set(OUR_DECK.map((card) => writeFace(card)));

/** In the lobby: the table's home-made landscape cards, shown before anyone sits down. */
export function SheepOwnCards({ config }: { readonly config: Config }) {
  const words = useWords(WORKSHOP);
  const game = useWords(SHEEP_WORDS);
  if (words === undefined || game === undefined) return null;
  const cards = config.deck ?? [];
  const own = [...new Set(cards)].filter((text) => !PRINTED.has(writeFace(readCard(text, text, ' '))));
  return (
    <section class="workshop-own" aria-label={words.own}>
      <h2>{words.own}</h2>
      <p class="small">{words.numbers.size(cards.length)}</p>
      <ul class="workshop-heat">
        {own.map((text) => {
          const card = readCard(text, text, ' ');
          return (
            <li key={text} class="own">
              <span class="workshop-tile">
                <CardPicture card={card} />
              </span>
              <small>{cardShows(game, card)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
