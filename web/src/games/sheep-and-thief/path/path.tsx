import { sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import { SheepSign } from '../../../art/Signs.tsx';
import type { GamePath, PathNames, Stop } from '../../../path/stops.ts';
import { later } from '../../../ui/later.ts';
import { useWords } from '../../../words/useWords.ts';
import { type GlyphKind, GlyphPicture } from '../art/Glyph.tsx';
import type { SheepRuleId } from '../words/en-rules.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';
import { SHEEP_PATH } from '../words/path.ts';
import { CHAPTERS } from './chapters.ts';

export const path: GamePath = {
  engine: sheepAndThiefWithPositions,
  chapters: CHAPTERS,
  useNames,
  Picture,
  ruleOf: (id) => RULES[id],
  Table: later(async () => (await import('../lessons/TaughtTable.tsx')).TaughtSheepTable),
};

function useNames(): PathNames | undefined {
  const lessons = useWords(SHEEP_LESSONS)?.lessons;
  const own = useWords(SHEEP_PATH);
  if (lessons === undefined || own === undefined) return undefined;
  const told: Readonly<Record<string, { readonly title: string; readonly about: string }>> = { ...lessons, ...own.stops };
  return { chapters: own.chapters, of: (id) => told[id] ?? { title: id, about: '' } };
}

const RULES: Readonly<Record<string, SheepRuleId>> = {
  rivers: 'R-RIVER',
  barns: 'A-BARN',
  dogs: 'S-DOG',
  foxes: 'S-FOX',
  missions: 'S-MISSIONS',
  'black-sheep': 'S-BLACK',
};

const GLYPHS: Readonly<Record<string, GlyphKind>> = {
  rivers: 'river',
  barns: 'barn',
  dogs: 'dog',
  foxes: 'fox',
  missions: 'mission',
  'black-sheep': 'black',
};

function Picture({ stop: { id } }: { readonly stop: Stop }) {
  const kind = GLYPHS[id];
  return kind ? <GlyphPicture kind={kind} /> : <SheepSign />;
}
