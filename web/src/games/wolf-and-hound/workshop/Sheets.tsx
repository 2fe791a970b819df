import { CATALOGUE, faceOf, HOUSE } from '@bellwether/wolf-and-hound';
import { BellIcon } from '../../../art/BellIcon.tsx';
import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture, describe } from '../AnimalCard.tsx';
import type { Animal, Side } from '../vocabulary.ts';
import { WOLF_GALLERY } from '../words/gallery.ts';
import { WOLF_WORDS } from '../words/table.ts';
import type { AnimalData } from './animal.ts';

/** Faces and backs of home-made animal cards. Cards like a published one are left out, and so are number cards. */
export function WolfSheets({ items }: { readonly items: readonly Item[] }) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  if (words === undefined || game === undefined || gallery === undefined) return null;
  const cards = items
    .filter(({ kind }) => kind === 'animal')
    .map(({ name, data }): Animal => ({ ...(data as AnimalData), id: 'my-card', name, provenance: 'invented' }))
    .filter((card) => !isPublished(card));
  if (cards.length === 0) return <p>{words.print.none}</p>;
  const face = (card: Animal, side: Side) => (
    <article key={`${card.name} ${side}`} class="print-card">
      <b dir="auto">{card.name}</b>
      <span class="print-art">
        <AnimalPicture card={card} side={side} />
      </span>
      <p>
        {sentences(describe(gallery, card, side))} {card.metamorphic && gallery.metamorphic}{' '}
        {card.rule !== undefined && game.cards[card.rule]?.rule}
      </p>
      <small>{words.print.homemade} · Bellwether</small>
    </article>
  );
  return (
    <>
      <div class="print-sheet">{cards.map((card) => face(card, 'front'))}</div>
      <div class="print-sheet backs">
        {cards.map((card) =>
          card.back ? (
            face(card, 'back')
          ) : (
            <article key={card.name} class="print-card print-back">
              <BellIcon />
              <small>{words.print.homemade}</small>
            </article>
          ),
        )}
      </div>
    </>
  );
}

/** Whether a published card has the same two sides and the same rule. */
function isPublished(card: Animal): boolean {
  const values = (one: Animal, rule: string | undefined) =>
    JSON.stringify([
      rule,
      one.metamorphic === true,
      ...([0, 1] as const).map((side) => {
        const { kind, movedBy, pace, target, sheep } = faceOf(one, side);
        return [kind, movedBy, pace, target, sheep];
      }),
    ]);
  const mine = values(card, card.rule);
  return [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].some((one) => values(one, one.own ? one.id : undefined) === mine);
}
