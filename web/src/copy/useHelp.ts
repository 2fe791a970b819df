import { useContext, useEffect, useState } from 'preact/hooks';
import { useGames } from '../model/game.ts';
import { background } from '../ui/background.ts';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import type { RulesWords, RuleText } from '../words/en/rules.ts';
import { useWords } from '../words/useWords.ts';
import { byReason, type Unsure, unknownOf } from './told.ts';
import { COPY } from './words.ts';

type Help<Id extends string> = RulesWords<Id | 'A-UNKNOWN'>;

/** A game's help, with the article *What we do not know* filled in: every such value of every game. */
export function useHelp<Id extends string>(game: string, help: Help<Id> | undefined): Help<Id> | undefined {
  const { dash } = useShell();
  const words = useWords(COPY);
  const unknown = useUnknown();
  // Links keep the edition that the reader came from.
  const [page, , , edition] = useSignal(route);
  if (help === undefined || words === undefined || unknown === undefined) return help;
  const lines = byReason(words, unknown).map(({ of, values, why }) => words.because(`${of}${dash}${values}`, why));
  const address = href('copy', game, ...(page === 'help' && edition ? [edition] : []));
  const article: RuleText = { ...help.rules['A-UNKNOWN'], lines, way: { address, text: words.title } };
  return { ...help, rules: { ...help.rules, 'A-UNKNOWN': article } };
}

/** All values of all games that no rulebook gives; undefined while they load. */
function useUnknown(): readonly Unsure[] | undefined {
  const games = useGames();
  const language = useContext(LanguageContext);
  const [unknown, setUnknown] = useState<readonly Unsure[]>();
  useEffect(() => {
    let gone = false;
    background(
      Promise.all(games.map(({ id }) => unknownOf(id, language))).then((all) => {
        if (!gone) setUnknown(all.flat());
      }),
    );
    return () => {
      gone = true;
    };
  }, [games, language]);
  return unknown;
}
