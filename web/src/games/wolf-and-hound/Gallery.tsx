import { CATALOGUE, type Config, EDITIONS, type Edition, HOUSE } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { GameTabs } from '../../app/GameTabs.tsx';
import { Page } from '../../app/Page.tsx';
import { DoubtSign } from '../../copy/DoubtMark.tsx';
import { LookUpPart } from '../../help/LookUp.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture, AnimalSheet } from './AnimalCard.tsx';
import { printedName } from './names.ts';
import { FlockTable, NumberCards, SevenCards } from './Reference.tsx';
import { isForExperienced } from './setup-draft.ts';
import { useRules } from './useRules.ts';
import type { WolfWords } from './words/en.ts';
import { WOLF_GALLERY } from './words/gallery.ts';
import { WOLF_SETS } from './words/sets.ts';
import { WOLF_WORDS } from './words/table.ts';
import './pages.css';

/** All that is in the box of an edition: animals, number cards, starting sheep. */
export function WolfGallery() {
  const shell = useShell();
  const words = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  const rules = useRules();
  const [edition, setEdition] = useState<Edition>('2016');
  if (words === undefined || gallery === undefined || rules === undefined) return null;
  const part = { words, rules, config: boxOf(edition), heading: 'h2' } as const;
  return (
    <Page title={shell.cards}>
      <div class="content form">
        <GameTabs page="cards" here="wolf-and-hound" />
        <Choice
          label={words.setup.edition}
          value={edition}
          options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
          change={setEdition}
        />
        <LookUpPart title={gallery.title} heading="h2">
          <CardGrid words={words} edition={edition} />
        </LookUpPart>
        <NumberCards {...part} />
        {edition === '2016' && <SevenCards {...part} />}
        <FlockTable {...part} gallery={gallery} />
      </div>
    </Page>
  );
}

/** An edition as it lies in its box: nothing is chosen yet. */
function boxOf(edition: Edition): Config {
  return { edition, players: 4, animals: [], expansion: false };
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
  const config = boxOf(edition);
  const cards = [...CATALOGUE[edition], ...HOUSE];
  const firstHard = cards.find(({ id }) => isForExperienced(id));
  return (
    <>
      <ul class="card-grid">
        {cards.map((card) => {
          const name = printedName(words, config, card.id);
          const isIn = chosen?.includes(card.id) ?? false;
          const tile = (
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
          return card === firstHard ? [<Head key="head" />, tile] : tile;
        })}
      </ul>
      {about && <AnimalSheet words={words} config={config} id={about} close={() => setAbout(undefined)} />}
    </>
  );
}

/** After the plain cards come those that the books mark "for experienced players". */
function Head() {
  return <li class="card-grid-head">{useWords(WOLF_SETS)?.experienced}</li>;
}
