import { SOURCES } from '@bellwether/sheep-and-thief';
import { who } from './names.ts';
import type { Outcome, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** Why the viewer won or lost: the source of gold that made the greatest difference. On a tie in gold, who wins it. */
export function endingOf(words: SheepWords, view: Pick<View, 'viewer'>, { scores, winners }: Outcome): readonly string[] {
  const totals = scores.map(({ total }) => total);
  const [first = 0, second = 0] = totals.toSorted((a, b) => b - a);
  if (first === second) return [words.over.tie];
  const winner = winners[0] ?? 1;
  const seat = typeof view.viewer === 'number' ? view.viewer : winner;
  const rival = seat === winner ? totals.findIndex((total, i) => total === second && i !== winner - 1) + 1 : winner;
  const [mine, theirs] = [scores[seat - 1], scores[rival - 1]];
  if (mine === undefined || theirs === undefined) return [];
  const ahead = (source: (typeof SOURCES)[number]) => (seat === winner ? mine[source] - theirs[source] : theirs[source] - mine[source]);
  const [most = 'towns'] = SOURCES.toSorted((a, b) => ahead(b) - ahead(a));
  const [me, them] = [who(words, view, seat), who(words, view, rival)];
  return seat !== winner && most === 'towns' && mine.towns === 0
    ? [words.over.noTown(me, ahead('towns'), them)]
    : [words.over.gap(words.sources[most], me, mine[most], them, theirs[most])];
}
