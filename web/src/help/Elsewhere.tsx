import { useContext, useEffect, useState } from 'preact/hooks';
import { helpFor } from '../frame/help.ts';
import { background } from '../ui/background.ts';
import { LanguageContext } from '../words/catalogue.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { foundIn, otherHelps } from './other-games.ts';

interface ElsewhereProps {
  readonly game: string;
  readonly sought: string;
  readonly words: Pick<RulesWords<never>, 'elsewhere'>;
}

/** Search results in the rules of other games: players often look in the wrong one. */
export function Elsewhere({ game, sought, words }: ElsewhereProps) {
  const language = useContext(LanguageContext);
  const [helps, setHelps] = useState<Awaited<ReturnType<typeof otherHelps>>>([]);
  useEffect(() => {
    let here = true;
    background(otherHelps(game, language).then((all) => here && setHelps(all)));
    return () => {
      here = false;
    };
  }, [game, language]);
  const found = helps
    .map((help) => ({ game: help.game, title: help.words.title, ids: foundIn(help, sought) }))
    .filter(({ ids }) => ids.length > 0);
  if (found.length === 0) return null;
  return (
    <ul class="search-places">
      {found.map(({ game: other, title, ids }) => (
        <li key={other}>
          <a href={helpFor(other, ids[0])}>{words.elsewhere(title, ids.length)}</a>
        </li>
      ))}
    </ul>
  );
}
