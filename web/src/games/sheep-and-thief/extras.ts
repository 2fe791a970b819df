import type { OtherHelp } from '../../help/other-games.ts';
import type { Lessons } from '../../learn/lesson.ts';
import type { Credits } from '../../model/credits.ts';
import type { PuzzleFace } from '../../puzzles/face.ts';
import { later } from '../../ui/later.ts';
import type { Language } from '../../words/languages.ts';
import { preload } from '../../words/useWords.ts';
import type { Config, Move, Outcome, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { SHEEP_LESSONS } from './words/lessons.ts';
import { SHEEP_RULES } from './words/rules.ts';
import { SHEEP_WORDS } from './words/table.ts';

// What other parts of the app need from this game, by export name. Large parts are loaded on demand.

/** As printed in the rulebooks. */
export const credits: Credits = {
  makers: [
    ['design', ['Yuichi Sakashita']],
    ['illustration', ['Wee Yee Chong']],
    ['graphics', ['Jens Wiese']],
    ['production', ['Benjamin Schönheiter', 'Stefan Stadler']],
    ['translation', ['Neil Crowley']],
    ['publisher', ['Pegasus Spiele']],
    ['licence', ['Power 9 Games']],
  ],
  players: [2, 4],
  age: 8,
};

/** The set-up in one line. */
export function setupLine(words: object, config: object): string {
  const { setup, colon } = words as SheepWords;
  const { players, missions, blackSheep } = config as Config;
  return [colon(setup.players, String(players)), ...(missions ? [setup.missions] : []), ...(blackSheep ? [setup.black] : [])].join(' · ');
}

/** A board's gold. */
export function score(words: SheepWords, _: Config, { scores }: Outcome, seat: number): string {
  return words.gold(scores[seat - 1]?.total ?? 0);
}

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  Table: later(() => import('./lessons/TaughtTable.tsx').then((part) => part.TaughtSheepTable)),
  all: [
    { id: 'sheep-and-thief', load: async () => (await import('./lessons/first.ts')).sheepLesson },
    { id: 'rivers', load: async () => (await import('./lessons/rivers.ts')).riverDrill },
  ],
};

/** The rules as another game's help searches them. */
export async function searchedHelp(language: Language): Promise<OtherHelp> {
  const [{ wholeHelp }, { SEARCH }] = await Promise.all([import('./useRules.ts'), import('./words/search.ts')]);
  return { words: wholeHelp(await preload(SHEEP_RULES, language), await preload(SHEEP_WORDS, language)), search: SEARCH };
}

export const DealPicture = later(() => import('./DealPicture.tsx').then((part) => part.DealPicture));

export async function puzzles(): Promise<PuzzleFace> {
  const [{ sheepPuzzles }, { moveName, tellReason }] = await Promise.all([
    import('@bellwether/bots/sheep-and-thief/puzzles'),
    import('./narrate.ts'),
  ]);
  return {
    kit: sheepPuzzles,
    sayMove: (words, _, move) => moveName(words as SheepWords, move as Move),
    sayReason: (words, view, reason) => tellReason(words as SheepWords, view as View, reason),
  };
}
