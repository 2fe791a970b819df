import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { OtherHelp } from '../../help/other-games.ts';
import type { Lessons } from '../../learn/lesson.ts';
import type { Credits } from '../../model/credits.ts';
import type { PuzzleFace } from '../../puzzles/face.ts';
import { later } from '../../ui/later.ts';
import type { Language } from '../../words/languages.ts';
import { capital } from '../../words/sentences.ts';
import { preload } from '../../words/useWords.ts';
import { animalSeen } from './names.ts';
import type { Config, Move, Outcome, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import { WOLF_LESSONS } from './words/lessons.ts';
import { WOLF_RULES } from './words/rules.ts';
import { WOLF_WORDS } from './words/table.ts';

// What other parts of the app need from this game, by export name. Large parts are loaded on demand.

/** As printed in the rulebooks. */
export const credits: Credits = {
  makers: [
    ['design', ['Fukutarou']],
    ['illustration', ['MATSUDA98']],
    ['sculpture', ['Osamu Inoue']],
    ['special-cards', ['K.K.', 'Alvin Lui']],
    ['publisher', ['Dan Kobayashi', 'Ninja Star Games']],
  ],
  printed: { ja: { Fukutarou: '福夕郎（フクタロウ）', 'Osamu Inoue': '井上 磨（おさむ）' } },
  players: [2, 4],
  minutes: [10, 20],
  age: 10,
};

/** The set-up in one line. */
export function setupLine(words: object, config: object): string {
  const { setup } = words as WolfWords;
  const { animals, edition, expansion } = config as Config;
  const names = capital(animals.map((id) => animalSeen(words as WolfWords, config as Config, id)).join(' + '));
  return [names, ...(expansion ? [setup.expansion] : []), ...(edition === '2016' ? [] : [setup.editions[edition]])].join(' · ');
}

/** The sheep of one's own team and of the other: “3 : 5”. */
export function score(_: WolfWords, config: Config, { sheep }: Outcome, seat: number): string {
  const own = wolfAndHound.teamOf(config, seat);
  const sums = TEAMS[config.edition].map((__, team) =>
    sheep.reduce((sum, n, i) => (wolfAndHound.teamOf(config, i + 1) === team ? sum + n : sum), 0),
  );
  return `${sums[own] ?? 0} : ${sums[1 - own] ?? 0}`;
}

export const lessons: Lessons = {
  words: WOLF_LESSONS,
  Table: later(() => import('./lessons/TaughtTable.tsx').then((part) => part.TaughtWolfTable)),
  all: [{ id: 'wolf-and-hound', load: async () => (await import('./lessons/first.ts')).wolfLesson }],
};

/** The rules as another game's help searches them. */
export async function searchedHelp(language: Language): Promise<OtherHelp> {
  const [{ wholeHelp }, { SEARCH }] = await Promise.all([import('./useRules.ts'), import('./words/search.ts')]);
  return { words: wholeHelp(await preload(WOLF_RULES, language), await preload(WOLF_WORDS, language)), search: SEARCH };
}

export const DealPicture = later(() => import('./DealPicture.tsx').then((part) => part.DealPicture));

export async function puzzles(): Promise<PuzzleFace> {
  const [{ wolfPuzzles }, { moveName, tellReason }] = await Promise.all([
    import('@bellwether/bots/wolf-and-hound/puzzles'),
    import('./narrate.ts'),
  ]);
  return {
    kit: wolfPuzzles,
    sayMove: (words, view, move) => moveName(words as WolfWords, view as View, move as Move),
    sayReason: (words, view, reason) => tellReason(words as WolfWords, view as View, reason),
  };
}
