import { useContext, useEffect, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { LanguageContext } from '../words/catalogue.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { type CardPlace, cardsFor, everyCard } from './card-places.ts';
import './rules.css';

interface CardSearchProps {
  readonly words: Pick<RulesWords<never>, 'searchCards' | 'none'>;
  /** The game whose cards are shown. */
  readonly game: string;
}

/** Finds any card of any game and edition by its name in any of the four languages. */
export function CardSearch({ words, game }: CardSearchProps) {
  const language = useContext(LanguageContext);
  const [sought, setSought] = useState('');
  const [cards, setCards] = useState<readonly CardPlace[]>();
  const wanted = sought.trim() !== '';
  useEffect(() => {
    let here = true;
    if (wanted) background(everyCard(language).then((all) => here && setCards(all)));
    return () => {
      here = false;
    };
  }, [wanted, language]);
  const found = wanted && cards ? cardsFor(cards, sought, game) : [];
  return (
    <search class="card-search">
      <label class="search">
        <span class="form-label">{words.searchCards}</span>
        <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      {wanted && cards && found.length === 0 && <p role="status">{words.none(sought.trim())}</p>}
      {found.length > 0 && (
        <ul class="search-places">
          {found.map(({ name, at, game: of, edition }) => (
            <li key={at.join('/')}>
              <a href={href(...at)}>
                {name} <small>{edition ? `${of} · ${edition}` : of}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
