import { namesAt } from '../model/characters.ts';
import { levelOf, nameOf, type Sitter } from '../model/sitter.ts';
import type { ShellWords } from '../words/en/shell.ts';
import { howOf, mySeat, shareOf } from './finished.ts';
import type { Item } from './items.ts';
import type { Tongue } from './useRows.ts';
import type { MeWords } from './words/en.ts';

/** Names of games and players. */

/** A partner or another player: a person by name, a bot by level. */
export function sitterName(words: MeWords, { level }: Pick<ShellWords, 'level'>, sitter: string): string {
  const bot = levelOf(sitter as Sitter);
  return bot ? level[bot] : nameOf(sitter) || words.results.somebody;
}

export function setName({ histories, words }: Tongue, game: string, config: object): string {
  const own = words[game];
  return (own && histories[game]?.setName(own, config)) ?? '';
}

/** Everyone at the table by name, bots with their level: “You, Molly (Shepherd), …”. */
export function peopleAt(words: MeWords, shell: ShellWords, tongue: Tongue, { kept }: Item, myName: string): readonly string[] {
  const names = seatNames(words, shell, tongue, kept, myName);
  return kept.sitters.map((sitter, i) => {
    const bot = levelOf(sitter);
    return bot ? `${names[i]}${shell.aside(shell.level[bot])}` : (names[i] ?? '');
  });
}

/** By seat; a person without a name is called by the farm. */
function seatNames(words: MeWords, shell: ShellWords, tongue: Tongue, kept: Item['kept'], myName: string): readonly string[] {
  const me = mySeat(kept.sitters, myName);
  const farms = tongue.words[kept.game]?.seats ?? [];
  return namesAt(shell, kept.sitters).map((name, i) => (i + 1 === me ? words.list.you : name || (farms[i] ?? '')));
}

/** The result of a finished game: mine, or who won. Empty for an unfinished game or an unknown result. */
export function resultOf(words: MeWords, shell: ShellWords, tongue: Tongue, { kept, finished }: Item, myName: string): string {
  if (kept.ended === undefined) return '';
  if (finished) return words.how[finished.how];
  const { winners } = kept.ended;
  const me = mySeat(kept.sitters, myName);
  // Its cards were known: shown, but not counted.
  if (me !== undefined) return words.how[howOf(shareOf(kept.ended, me))];
  const names = seatNames(words, shell, tongue, kept, myName);
  return words.list.wins(words.and(winners.map((seat) => names[seat - 1] ?? '')), winners.length > 1);
}

/** Why a finished game ended as it did, in one line. */
export function whyOf(words: MeWords, shell: ShellWords, tongue: Tongue, { kept }: Item, myName: string): string {
  const own = tongue.words[kept.game];
  if (kept.ended === undefined || own === undefined) return '';
  const named = { ...own, seats: seatNames(words, shell, tongue, kept, myName) };
  return tongue.histories[kept.game]?.why(named, kept.config, kept.ended.outcome, mySeat(kept.sitters, myName)) ?? '';
}
