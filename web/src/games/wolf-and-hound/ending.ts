import { SEATS, TEAMS } from '@bellwether/wolf-and-hound';
import { who } from './names.ts';
import { teamAt } from './team.ts';
import type { Outcome, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfEnd } from './words/en-end.ts';

/** Why the game is over and who wins, where the number of sheep does not say it. */
export function endingOf(
  words: WolfWords,
  end: WolfEnd,
  view: Pick<View, 'config' | 'viewer'>,
  { reason, sheep, winner }: Outcome,
): readonly string[] {
  const { config } = view;
  const empty = SEATS.filter((seat) => sheep[seat - 1] === 0);
  const why = words.over[reason](empty.map((seat) => who(words, view, seat)));
  if (reason === 'no-sheep') {
    const both = new Set(empty.map((seat) => teamAt(config, seat).team)).size > 1;
    return [why, end[both ? 'both' : 'decides']];
  }
  const [all = 0, others = 0] = TEAMS[config.edition].map((team) =>
    SEATS.reduce((sum, seat) => sum + (teamAt(config, seat).team === team ? (sheep[seat - 1] ?? 0) : 0), 0),
  );
  return all === others ? [why, end.tie(words.teams[winner], all)] : [words.tells.counted(Math.max(all, others), Math.min(all, others))];
}
