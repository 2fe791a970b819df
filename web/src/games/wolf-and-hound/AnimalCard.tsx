import { faceOf } from '@bellwether/wolf-and-hound';
import { Rulings } from '../../help/Rulings.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { WolfWords } from '../../words/en/wolf-and-hound.ts';
import { useWords } from '../../words/useWords.ts';
import { Animal as AnimalArt } from './art/Animal.tsx';
import { cardOf } from './foresee.ts';
import { animalName } from './names.ts';
import { rulingsOf } from './rulings.ts';
import type { Animal, Config, Side } from './vocabulary.ts';

/** An animal card's picture, by the side it shows. */
export function AnimalPicture({ card, side = 'front' }: { readonly card: Animal; readonly side?: Side }) {
  const { kind, pace, target } = faceOf(card, side === 'back' ? 1 : 0);
  return <AnimalArt kind="animal" id={card.id} shows={kind} side={side} pace={pace} target={target} twoSided={card.back !== undefined} />;
}

/** What a card does, composed from its data and its own rule. */
export function describe(words: WolfWords, card: Animal, side: Side): string[] {
  const { gallery } = words;
  const { movedBy, pace, target, sheep } = faceOf(card, side === 'back' ? 1 : 0);
  return [
    ...(sheep < 0 ? [gallery.does.wolf(gallery.whose[target])] : sheep > 0 ? [gallery.does.hound(gallery.whose[target])] : []),
    movedBy === 'none' ? `${gallery.movedBy.none}.` : `${gallery.movedBy[movedBy]}: ${gallery.pace[pace] ?? gallery.paceOther(pace)}`,
  ];
}

export function ownRule(words: WolfWords, card: Animal): string | undefined {
  return words.gallery.rules[card.metamorphic ? 'metamorphic' : card.id];
}

export interface AnimalSheetProps {
  readonly words: WolfWords;
  readonly config: Config;
  readonly id: string;
  readonly close: () => void;
}

/** All about one animal card: picture, what it does, the rules it goes by, and how sure we are of it. */
export function AnimalSheet({ words, config, id, close }: AnimalSheetProps) {
  const laws = useWords('wolf-and-hound-rules');
  const card = cardOf({ config }, id);
  if (card === undefined) return null;
  const { gallery } = words;
  const sides: readonly Side[] = card.back ? ['front', 'back'] : ['front'];
  const rule = ownRule(words, card);
  return (
    <Dialog title={animalName(words, config, id)} close={close}>
      <div class="about-card">
        {sides.map((side) => (
          <figure key={side} class="about-side">
            <div class="about-art">
              <AnimalPicture card={card} side={side} />
            </div>
            <figcaption>
              {card.back && <b>{gallery.side[side]}: </b>}
              {describe(words, card, side).join(' ')}
            </figcaption>
          </figure>
        ))}
      </div>
      {rule && <p class="about-rule">{rule}</p>}
      <p class={`provenance ${card.provenance}`}>
        <b>{gallery.provenance[card.provenance]}</b> · {gallery.provenanceAbout[card.provenance]}
      </p>
      <h3 class="about-head">{gallery.rulings}</h3>
      <Rulings game="wolf-and-hound" words={laws} ids={rulingsOf(card)} />
    </Dialog>
  );
}
