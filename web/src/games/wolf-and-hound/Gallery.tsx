import { CATALOGUE, type Config, EDITIONS, type Edition, HOUSE } from '@bellwether/wolf-and-hound';
import { useEffect, useState } from 'preact/hooks';
import { DoubtLegend } from '../../copy/DoubtLegend.tsx';
import { DoubtSign } from '../../copy/DoubtMark.tsx';
import { GameTabs } from '../../frame/GameTabs.tsx';
import { Page } from '../../frame/Page.tsx';
import { CardSearch } from '../../help/CardSearch.tsx';
import { LookUpPart } from '../../help/LookUp.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { become, route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { useShell } from '../../words/catalogue.ts';
import { capital } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture, AnimalSheet } from './AnimalCard.tsx';
import { keepEdition, keptEdition } from './kept-edition.ts';
import { animalSeen } from './names.ts';
import { FlockTable, NumberCards, SevenCards } from './Reference.tsx';
import { isForExperienced } from './setup-draft.ts';
import { useRules } from './useRules.ts';
import type { WolfWords } from './words/en.ts';
import { WOLF_GALLERY } from './words/gallery.ts';
import { WOLF_SETS } from './words/sets.ts';
import { WOLF_WORDS } from './words/table.ts';
import './pages.css';

/** Everything in the box of an edition: animals, number cards, starting sheep. */
export function WolfGallery() {
  const shell = useShell();
  const words = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  const rules = useRules();
  const [, , card = '', named] = useSignal(route);
  const [edition, setEdition] = useState<Edition>(() => editionOf(card, named));
  const isReady = words !== undefined && gallery !== undefined && rules !== undefined;
  useEffect(() => {
    if (card === '') return;
    setEdition(editionOf(card, named));
    if (isReady) document.getElementById(`part-${card}`)?.scrollIntoView();
  }, [card, named, isReady]);
  const look = (next: Edition) => {
    keepEdition(next);
    setEdition(next);
  };
  if (words === undefined || gallery === undefined || rules === undefined) return null;
  const part = { words, rules, config: boxOf(edition), heading: 'h2' } as const;
  return (
    <Page title={shell.cards}>
      <div class="content form">
        <GameTabs page="cards" here="wolf-and-hound" />
        <CardSearch words={rules} game="wolf-and-hound" />
        <Choice
          label={words.setup.edition}
          value={edition}
          options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
          change={look}
        />
        <LookUpPart title={gallery.title} heading="h2">
          <DoubtLegend />
          <CardGrid
            key={`${card} ${edition}`}
            words={words}
            edition={edition}
            open={isIn(edition, card) ? card : undefined}
            close={() => card !== '' && become('cards', 'wolf-and-hound')}
          />
        </LookUpPart>
        <div id="part-numbers">
          <NumberCards {...part} />
        </div>
        {edition === '2016' && (
          <div id="part-seven">
            <SevenCards {...part} />
          </div>
        )}
        <FlockTable {...part} gallery={gallery} />
      </div>
    </Page>
  );
}

/** All cards of an edition, and ours; the address may name one. */
const cardsOf = (edition: Edition) => [...CATALOGUE[edition], ...HOUSE];
const isIn = (edition: Edition, card: string) => cardsOf(edition).some(({ id }) => id === card);

/** The edition in the address, or else the saved one, if it has the card; otherwise one that has it. */
function editionOf(card: string, named: string | undefined): Edition {
  const first = EDITIONS.find((one) => one === named) ?? keptEdition();
  return card === '' || isIn(first, card) ? first : (EDITIONS.find((one) => isIn(one, card)) ?? first);
}

/** An edition as it comes in its box, with nothing chosen. */
function boxOf(edition: Edition): Config {
  return { edition, players: 4, animals: [], expansion: false };
}

interface CardGridProps {
  readonly words: WolfWords;
  readonly edition: Edition;
  /** Where cards are chosen: those in the game, and the function that toggles one. */
  readonly chosen?: readonly string[];
  readonly choose?: (id: string) => void;
  /** The card whose sheet is open from the start. */
  readonly open?: string | undefined;
  /** Called when a sheet is closed. */
  readonly close?: () => void;
}

/** Cards side by side. Pressing one opens its sheet; where cards are chosen, each has a checkbox. */
export function CardGrid({ words, edition, chosen, choose, open, close }: CardGridProps) {
  const shell = useShell();
  const gallery = useWords(WOLF_GALLERY);
  const [about, setAbout] = useState(open);
  const config = boxOf(edition);
  const cards = cardsOf(edition);
  const leave = () => {
    setAbout(undefined);
    close?.();
  };
  const firstHard = cards.find(({ id }) => isForExperienced(id));
  return (
    <>
      <ul class="card-grid">
        {cards.map((card) => {
          const name = capital(animalSeen(words, config, card.id));
          const chose = chosen?.includes(card.id) ?? false;
          const tile = (
            <li key={card.id} class={chose ? 'chosen' : ''}>
              <button type="button" class="card-tile" onClick={() => setAbout(card.id)}>
                <span class="card-tile-art">
                  <AnimalPicture card={card} />
                </span>
                <span class="card-tile-name">{name}</span>
                {card.provenance === 'invented' && <span class="badge invented">{words.gallery.invented}</span>}
                {card.unsure && (
                  <span class="doubt-spot">
                    <DoubtSign />
                  </span>
                )}
              </button>
              {choose && (
                <label class="card-in">
                  <input
                    type="checkbox"
                    checked={chose}
                    onChange={() => choose(card.id)}
                    aria-label={shell.colon(name, gallery?.add ?? '')}
                  />
                  <span aria-hidden="true">{chose ? '✓' : '+'}</span>
                </label>
              )}
            </li>
          );
          return card === firstHard ? [<Head key="head" />, tile] : tile;
        })}
      </ul>
      {about && <AnimalSheet words={words} config={config} id={about} close={leave} compare />}
    </>
  );
}

/** After the plain cards come those the books mark "for experienced players". */
function Head() {
  return <li class="card-grid-head">{useWords(WOLF_SETS)?.experienced}</li>;
}
