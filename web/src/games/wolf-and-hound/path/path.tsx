import { type Animal, CATALOGUE, HOUSE, wolfAndHoundWithPositions } from '@bellwether/wolf-and-hound';
import { WolfSign } from '../../../art/Signs.tsx';
import type { GamePath, PathNames, Stop } from '../../../path/stops.ts';
import { later } from '../../../ui/later.ts';
import { capital, sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import { AnimalPicture, describe, ownRule } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { animalSeen } from '../names.ts';
import { type RuleId, rulingsOf } from '../rulings.ts';
import { WOLF_GALLERY } from '../words/gallery.ts';
import { WOLF_LESSONS } from '../words/lessons.ts';
import { WOLF_PATH } from '../words/path.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { CHAPTERS } from './chapters.ts';

export const path: GamePath = {
  engine: wolfAndHoundWithPositions,
  chapters: CHAPTERS,
  useNames,
  Picture,
  Table: later(async () => (await import('../lessons/TaughtTable.tsx')).TaughtWolfTable),
  ruleOf,
  placeOf: (id) => `[data-key="animal:${id}"]`,
};

/** A card by its id, from any edition that has it. */
function cardNamed(id: string): Animal | undefined {
  return [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].find((card) => card.id === id);
}

/** Cards by their own words: their own rule, or else what their values do. */
function useNames(): PathNames | undefined {
  const words = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  const lessons = useWords(WOLF_LESSONS)?.lessons;
  const own = useWords(WOLF_PATH);
  if (words === undefined || gallery === undefined || lessons === undefined || own === undefined) return undefined;
  const told: Readonly<Record<string, { readonly title: string; readonly about: string }>> = { ...lessons, ...own.modules };
  return {
    chapters: own.chapters,
    of(id) {
      const card = cardNamed(id);
      if (card === undefined) return told[id] ?? { title: id, about: '' };
      const config = { edition: '2016', players: 4, animals: [], expansion: false } as const;
      const about = ownRule(words, gallery, card) ?? sentences(describe(gallery, card, 'front'));
      return { title: capital(animalSeen(words, config, id)), about };
    },
  };
}

/** Rules of stops that are not about one card. */
const RULES: Readonly<Record<string, RuleId>> = {
  meat: 'W-MEAT',
  bone: 'W-MEAT',
  changelings: 'R-META-PAIR',
  'exchange-call': 'W-DUMMY',
  draft: 'R-META-DRAFT',
};

function ruleOf(id: string): RuleId | undefined {
  const card = cardNamed(id);
  return RULES[id] ?? (card && rulingsOf(card)[0]);
}

/** The card shown for a stop that is not about one card. */
const STANDS_FOR: Readonly<Record<string, string>> = { changelings: 'metamorphic-01', draft: 'tornado-01' };
const SHOWN = { meat: 'B2m', bone: 'W2b', 'exchange-call': 'B3' } as const;

function Picture({ stop: { id } }: { readonly stop: Stop }) {
  const card = cardNamed(STANDS_FOR[id] ?? id);
  if (card) return <AnimalPicture card={card} />;
  const number = Object.entries(SHOWN).find(([name]) => name === id)?.[1];
  return number ? <NumberCard card={number} lie="hand" /> : <WolfSign />;
}
