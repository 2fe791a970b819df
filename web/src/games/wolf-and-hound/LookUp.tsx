import type { Viewer } from '@bellwether/kernel';
import { cardsOf } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { LookUpFacts, LookUpPart } from '../../help/LookUp.tsx';
import type { AskProps } from '../../help/Rules.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { later } from '../../ui/later.ts';
import { useShell } from '../../words/catalogue.ts';
import { capital, sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture, AnimalSheet, describe, ownRule } from './AnimalCard.tsx';
import { animalInPlay } from './names.ts';
import { Flocks, NumberCards, SevenCards } from './Reference.tsx';
import { useRules } from './useRules.ts';
import type { Animal, Config, Side } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfGallery } from './words/en-gallery.ts';
import { WOLF_GALLERY } from './words/gallery.ts';

const Ask = later<AskProps>(async () => (await import('./Rules.tsx')).WolfAsk);

interface LookUpProps {
  readonly words: WolfWords;
  /** Only the set-up: the sheet must not show what was dealt or played. */
  readonly config: Config;
  /** Whose flock is “yours”. */
  readonly viewer: Viewer;
  readonly close: () => void;
}

/** The components of this game: its animals, number cards and starting sheep. */
export function LookUpSheet({ words, config, viewer, close }: LookUpProps) {
  const shell = useShell();
  const gallery = useWords(WOLF_GALLERY);
  const rules = useRules();
  const [about, setAbout] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  if (gallery === undefined || rules === undefined) return null;
  const facts = [words.setup.editions[config.edition], shell.kept.players(config.players)];
  const part = { words, rules, config, heading: 'h3' } as const;
  return (
    <Dialog title={rules.lookUp} close={close}>
      <Ask onAsk={setAsked} />
      {!isAsked && (
        <>
          <LookUpFacts facts={config.expansion ? [...facts, words.setup.expansion] : facts} />
          <LookUpPart title={gallery.title} heading="h3">
            <ul class="lookup-animals">
              {cardsOf(config)
                .filter(({ id }) => config.animals.includes(id))
                .map((card) => (
                  <AnimalRow key={card.id} {...{ words, gallery, config, card }} open={() => setAbout(card.id)} />
                ))}
            </ul>
          </LookUpPart>
          <NumberCards {...part} />
          {config.expansion && <SevenCards {...part} />}
          <Flocks {...part} viewer={viewer} />
        </>
      )}
      {about && <AnimalSheet words={words} config={config} id={about} close={() => setAbout(undefined)} />}
    </Dialog>
  );
}

interface AnimalRowProps {
  readonly words: WolfWords;
  readonly gallery: WolfGallery;
  readonly config: Config;
  readonly card: Animal;
  readonly open: () => void;
}

/** An animal and what it does; its picture opens the card's sheet. */
function AnimalRow({ words, gallery, config, card, open }: AnimalRowProps) {
  const shell = useShell();
  const name = capital(animalInPlay(words, config, card.id));
  const sides: readonly Side[] = card.back ? ['front', 'back'] : ['front'];
  return (
    <li>
      <button type="button" class="lookup-animal" onClick={open}>
        <AnimalPicture card={card} looks={config.looks} />
        <span class="hidden">{name}</span>
      </button>
      <div>
        <strong>{name}</strong>
        {sides.map((side) => (
          <p key={side}>
            {card.back && <b>{shell.colon(gallery.side[side], '')}</b>}
            {sentences(describe(gallery, card, side))}
          </p>
        ))}
        <p>{ownRule(words, gallery, card)}</p>
      </div>
    </li>
  );
}
