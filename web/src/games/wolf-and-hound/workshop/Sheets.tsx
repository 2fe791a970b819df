import { CATALOGUE, EXPANSION_CARDS, faceOf, HOUSE, NUMBER_DECK } from '@bellwether/wolf-and-hound';
import { BellIcon } from '../../../art/BellIcon.tsx';
import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture, describe } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { looksOf } from '../look.ts';
import type { Animal, Side } from '../vocabulary.ts';
import { WOLF_GALLERY } from '../words/gallery.ts';
import { WOLF_WORDS } from '../words/table.ts';
import type { AnimalData } from './animal.ts';
import type { Numbers } from './data.ts';

/** Faces and backs of home-made animal and number cards. Cards like a published one are left out. */
export function WolfSheets({ items }: { readonly items: readonly Item[] }) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  if (words === undefined || game === undefined || gallery === undefined) return null;
  const cards = items
    .filter(({ kind }) => kind === 'animal')
    .map(({ name, data }): Animal & Pick<AnimalData, 'look'> => ({ ...(data as AnimalData), id: 'my-card', name, provenance: 'invented' }))
    .filter((card) => !isPublished(card));
  const numbers = items.flatMap(({ kind, data }) => (kind === 'numbers' ? ownNumbers(data as Numbers) : []));
  if (cards.length + numbers.length === 0) return <p>{words.print.none}</p>;
  const face = (card: (typeof cards)[number], side: Side) => (
    <article key={`${card.name} ${side}`} class="print-card">
      <b dir="auto">{card.name}</b>
      <span class="print-art">
        <AnimalPicture card={card} side={side} looks={looksOf(card.id, card.look)} />
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
      <div class="print-sheet">
        {cards.map((card) => face(card, 'front'))}
        {numbers.map((card, i) => (
          <article key={i} class="print-card print-number">
            <NumberCard card={card} lie="hand" />
            <small>{words.print.homemade} · Bellwether</small>
          </article>
        ))}
      </div>
      <div class="print-sheet backs">
        {cards.map((card) => (card.back ? face(card, 'back') : <Back key={card.name} mark={words.print.homemade} />))}
        {numbers.map((_, i) => (
          <Back key={i} mark={words.print.homemade} />
        ))}
      </div>
    </>
  );
}

function Back({ mark }: { readonly mark: string }) {
  return (
    <article class="print-card print-back">
      <BellIcon />
      <small>{mark}</small>
    </article>
  );
}

/** Number cards that no published deck has, as many as this one has of each. */
function ownNumbers(numbers: Numbers): string[] {
  const published = [...Object.keys(NUMBER_DECK.cards), ...EXPANSION_CARDS];
  return Object.entries(numbers).flatMap(([card, n]) => (published.includes(card) ? [] : Array<string>(n).fill(card)));
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
