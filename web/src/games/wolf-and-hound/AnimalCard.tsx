import { faceOf } from '@bellwether/wolf-and-hound';
import { Rulings } from '../../help/Rulings.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { capital, sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import { Animal as AnimalArt } from './art/Animal.tsx';
import { bookName } from './book-name.ts';
import { AnimalDoubts, CardOfCopy } from './copy/Values.tsx';
import { cardOf } from './foresee.ts';
import { animalSeen } from './names.ts';
import { othersOf } from './other-editions.ts';
import { rulingsOf } from './rulings.ts';
import { isForExperienced } from './setup-draft.ts';
import { arrowOf } from './signs.ts';
import { useRules } from './useRules.ts';
import './reference.css';
import type { Animal, Config, Side } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfGallery } from './words/en-gallery.ts';
import { WOLF_GALLERY } from './words/gallery.ts';
import { WOLF_SETS } from './words/sets.ts';

interface AnimalPictureProps {
  readonly card: Animal;
  readonly side?: Side;
  /** Of the home-made cards in the game. */
  readonly looks?: string | undefined;
}

/** An animal card's picture on one side, as the player in front of it sees it. */
export function AnimalPicture({ card, side = 'front', looks }: AnimalPictureProps) {
  const { kind, pace, target } = faceOf(card, side === 'back' ? 1 : 0);
  const shown = { shows: kind, side, pace, target, arrow: arrowOf(target, 0), twoSided: card.back !== undefined, looks };
  return <AnimalArt kind="animal" id={card.id} {...shown} />;
}

/** What a card does, composed from its data and its own rule. */
export function describe(gallery: WolfGallery, card: Animal, side: Side): string[] {
  const { movedBy, pace, target, sheep } = faceOf(card, side === 'back' ? 1 : 0);
  return [
    ...(sheep < 0 ? [gallery.does.wolf(gallery.whose[target], -sheep)] : []),
    ...(sheep > 0 ? [gallery.does.hound(gallery.whose[target], sheep)] : []),
    // Grandpa Wolf is not moved by a number card: his own rule says what moves him.
    ...(card.own?.late
      ? []
      : [
          movedBy === 'none'
            ? gallery.movedBy.none
            : gallery.moves(gallery.movedBy[movedBy], gallery.pace[pace] ?? paceText(gallery, pace)),
        ]),
  ];
}

/** `+2`, `1/3`: the sign, and the digit at the end. */
function paceText(gallery: WolfGallery, pace: string): string {
  return gallery.paceOther(pace.slice(0, -1) as '+', Number(pace.slice(-1)));
}

/** The rule of this card or its family alone. */
export function ownRule(words: WolfWords, gallery: WolfGallery, card: Animal): string | undefined {
  return card.metamorphic ? gallery.metamorphic : words.cards[card.id]?.rule;
}

interface SidesProps extends Pick<AnimalPictureProps, 'card' | 'looks'> {
  readonly words: WolfWords;
  readonly gallery: WolfGallery;
}

/** A card's sides and what they do. */
function Sides({ words, gallery, card, looks }: SidesProps) {
  const sides: readonly Side[] = card.back ? ['front', 'back'] : ['front'];
  return (
    <div class="about-card">
      {sides.map((side) => (
        <figure key={side} class="about-side">
          <div class="about-art">
            <AnimalPicture card={card} side={side} looks={looks} />
          </div>
          <figcaption>
            {card.back && (
              <b>
                {gallery.side[side]}
                {words.dash}
              </b>
            )}
            {sentences(describe(gallery, card, side))}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

export interface AnimalSheetProps {
  readonly words: WolfWords;
  readonly config: Config;
  readonly id: string;
  readonly close: () => void;
  /** Whether to show differences in another edition, too. */
  readonly compare?: boolean;
}

/** An animal card in detail: picture, what it does, its rules, and how certain it is. */
export function AnimalSheet({ words, config, id, close, compare = false }: AnimalSheetProps) {
  const laws = useRules();
  const gallery = useWords(WOLF_GALLERY);
  const sets = useWords(WOLF_SETS);
  const card = cardOf({ config }, id);
  if (card === undefined || gallery === undefined) return null;
  const rule = ownRule(words, gallery, card);
  return (
    <Dialog title={capital(animalSeen(words, config, id))} close={close}>
      <p class="about-edition">{[bookName(words, config, id), words.setup.editions[config.edition]].join(' · ')}</p>
      <Sides words={words} gallery={gallery} card={card} looks={config.looks} />
      {compare &&
        othersOf(card, config.edition).map(([edition, other]) => (
          <section key={edition} class="about-other">
            <p>{gallery.otherwise(words.setup.editions[edition])}</p>
            <Sides words={words} gallery={gallery} card={other} />
          </section>
        ))}
      {rule && <p class="about-rule">{rule}</p>}
      {isForExperienced(id) && <p class="about-level">{sets?.experienced}</p>}
      {card.unsure ? (
        <AnimalDoubts config={config} ids={[id]} />
      ) : (
        <p class="provenance">{gallery[card.provenance === 'pinned' ? 'pinned' : 'invented']}</p>
      )}
      {config.copy?.animals?.[id] && <CardOfCopy config={config} id={id} />}
      <h3 class="about-head">{gallery.rulings}</h3>
      <Rulings game="wolf-and-hound" words={laws} ids={rulingsOf(card, config.edition)} />
    </Dialog>
  );
}
