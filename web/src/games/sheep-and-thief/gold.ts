import { type BoardScore, SOURCES, scoreBoard, sheepAndThief } from '@bellwether/sheep-and-thief';
import { useMemo } from 'preact/hooks';
import type { Config, Score, ScoreLine, Source, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** The score of each board, by seat. */
export type Gold = readonly BoardScore[];

/** The current gold of every board, by source and line, as far as the viewer may know it. */
export function goldOf(view: View): Gold {
  const table = sheepAndThief.tableOf(view);
  return view.boards.map((_, i) => scoreBoard(table, i + 1));
}

/** The title of the score: at the end it says “total”. */
export function goldTitle({ total, table }: Pick<SheepWords, 'total' | 'table'>, { outcome }: Pick<View, 'outcome'>): string {
  return outcome ? total : table.goldTitle;
}

/** The gold of every board: all of it, or while it is counted, the lines shown so far. */
export function useGold(view: View | undefined, counted: readonly (readonly ScoreLine[])[] | undefined): Gold {
  return useMemo(() => {
    if (view === undefined) return [];
    return counted ? counted.map((lines) => ({ score: goldOfLines(lines), lines })) : goldOf(view);
  }, [view, counted]);
}

function goldOfLines(lines: readonly ScoreLine[]): Score {
  const sums = { sheep: 0, paddock: 0, towns: 0, rivers: 0, missions: 0, blackSheep: 0, total: 0 };
  for (const { source, gold } of lines) {
    sums[source] += gold;
    sums.total += gold;
  }
  return sums;
}

/** The sources of gold in this game. */
export function sourcesOf({ missions, blackSheep }: Config): readonly Source[] {
  return SOURCES.filter((source) => (source !== 'missions' || missions) && (source !== 'blackSheep' || blackSheep));
}
