import { CATALOGUE, type Config, EDITIONS, type Edition, HOUSE } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { Page } from '../../app/Page.tsx';
import { DoubtSign } from '../../copy/DoubtMark.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture, AnimalSheet } from './AnimalCard.tsx';
import { printedName } from './names.ts';
import type { WolfWords } from './words/en.ts';
import { WOLF_GALLERY } from './words/gallery.ts';
import { WOLF_WORDS } from './words/table.ts';
import './pages.css';

/** Every animal card of an edition, to look at. */
export function WolfGallery() {
  const words = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  const [edition, setEdition] = useState<Edition>('2016');
  if (words === undefined || gallery === undefined) return null;
  return (
    <Page title={gallery.title}>
      <div class="content form">
        <Choice
          label={words.setup.edition}
          value={edition}
          options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
          change={setEdition}
        />
        <CardGrid words={words} edition={edition} />
      </div>
    </Page>
  );
}

interface CardGridProps {
  readonly words: WolfWords;
  readonly edition: Edition;
  /** Where cards are chosen: those in the game, and what choosing does. */
  readonly chosen?: readonly string[];
  readonly choose?: (id: string) => void;
}

/** Cards side by side. Pressing one tells all about it; where cards are chosen, a box beside it puts it into the game. */
export function CardGrid({ words, edition, chosen, choose }: CardGridProps) {
  const gallery = useWords(WOLF_GALLERY);
  const [about, setAbout] = useState<string>();
  const config: Config = { edition, players: 4, animals: [], expansion: false };
  return (
    <>
      <ul class="card-grid">
        {[...CATALOGUE[edition], ...HOUSE].map((card) => {
          const name = printedName(words, config, card.id);
          const isIn = chosen?.includes(card.id) ?? false;
          return (
            <li key={card.id} class={isIn ? 'chosen' : ''}>
              <button type="button" class="card-tile" onClick={() => setAbout(card.id)}>
                <span class="card-tile-art">
                  <AnimalPicture card={card} />
                </span>
                <span class="card-tile-name">{name}</span>
                {card.provenance === 'invented' && <span class="badge invented">{words.gallery.invented}</span>}
                {card.unsure && <DoubtSign />}
              </button>
              {choose && (
                <label class="card-in">
                  <input type="checkbox" checked={isIn} onChange={() => choose(card.id)} aria-label={`${name}: ${gallery?.add ?? ''}`} />
                  <span aria-hidden="true">{isIn ? '✓' : '+'}</span>
                </label>
              )}
            </li>
          );
        })}
      </ul>
      {about && <AnimalSheet words={words} config={config} id={about} close={() => setAbout(undefined)} />}
    </>
  );
}
