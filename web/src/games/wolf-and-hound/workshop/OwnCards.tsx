import { hidden } from '../../../model/hiding.ts';
import { useSignal } from '../../../ui/signal.ts';
import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture, describe, ownRule } from '../AnimalCard.tsx';
import { cardOf } from '../foresee.ts';
import { animalName, cardName } from '../names.ts';
import type { Config } from '../vocabulary.ts';
import { WOLF_GALLERY } from '../words/gallery.ts';
import { WOLF_WORDS } from '../words/table.ts';
import '../../../workshop/workshop.css';

/** In the lobby: the home-made cards of a table, before anybody sits down. Their names are by strangers. */
export function WolfOwnCards({ config }: { readonly config: Config }) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  useSignal(hidden);
  if (words === undefined || game === undefined || gallery === undefined) return null;
  const own = (config.cards ?? []).filter(({ id }) => config.animals.includes(id)).map(({ id }) => cardOf({ config }, id));
  const numbers = Object.entries(config.numbers ?? {}).filter(([, n]) => n > 0);
  return (
    <section class="workshop-own" aria-label={words.own}>
      <h2>{words.own}</h2>
      <ul class="workshop-heat">
        {own.map(
          (card) =>
            card && (
              <li key={card.id} class="own">
                <span class="workshop-tile">
                  <AnimalPicture card={card} looks={config.looks} />
                </span>
                <b dir="auto">{animalName(game, config, card.id)}</b>
                {(card.back ? (['front', 'back'] as const) : (['front'] as const)).map((side) => (
                  <small key={side}>
                    {card.back && `${gallery.side[side]} – `}
                    {sentences(describe(gallery, card, side))}
                  </small>
                ))}
                {(card.metamorphic || card.rule !== undefined) && (
                  <small>{card.metamorphic ? ownRule(game, gallery, card) : game.cards[card.rule ?? '']?.rule}</small>
                )}
              </li>
            ),
        )}
      </ul>
      {numbers.length > 0 && (
        <p class="small">
          {game.colon(words.kinds.numbers ?? '', numbers.map(([card, n]) => `${n} × ${cardName(game, card)}`).join(' · '))}
        </p>
      )}
      <p class="small">{words.got.stranger}</p>
    </section>
  );
}
