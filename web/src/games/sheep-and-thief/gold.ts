import { type BoardScore, SOURCES, scoreBoard, tableOf } from '@bellwether/sheep-and-thief';
import type { Config, Score, ScoreLine, Source, View } from './vocabulary.ts';

/** The running gold of every board, by source and line by line, as far as the viewer may know it. */
export function goldOf(view: View): readonly BoardScore[] {
  const table = tableOf(view);
  return view.boards.map((_, place) => scoreBoard(table, place + 1));
}

/** The gold told so far while it is counted. */
export function goldOfLines(lines: readonly ScoreLine[]): Score {
  const sums = { sheep: 0, paddock: 0, towns: 0, rivers: 0, missions: 0, blackSheep: 0, total: 0 };
  for (const { source, gold } of lines) {
    sums[source] += gold;
    sums.total += gold;
  }
  return sums;
}

/** The sources that this game has. */
export function sourcesOf({ missions, blackSheep }: Config): readonly Source[] {
  return SOURCES.filter((source) => (source !== 'missions' || missions) && (source !== 'blackSheep' || blackSheep));
}
