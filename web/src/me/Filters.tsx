import type { Level } from '@bellwether/bots/levels';
import { useMemo, useState } from 'preact/hooks';
import { useGames } from '../model/game.ts';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { HOWS, type How } from './finished.ts';
import type { GamesProps } from './GamesPage.tsx';
import { ALL, choicesOf, partsOf, setKey, type Wish } from './items.ts';
import { setName, sitterName } from './naming.ts';

/** Filters for the list of my games. */
export function Filters(props: GamesProps) {
  const { words, all, found, wish, setWish } = props;
  const { list } = words;
  const shell = useShell();
  const nameOf = useNames(props);
  const [isOpen, setOpen] = useState(false);
  const chosen = FILTERS.filter((key) => wish[key] !== '').map((key) => nameOf(key, wish[key]));
  return (
    <search class="me-find">
      <label class="me-search">
        <span class="form-label">{list.search}</span>
        <input
          type="search"
          value={wish.text}
          placeholder={list.searchAbout}
          onInput={(event) => setWish({ ...wish, text: event.currentTarget.value })}
        />
      </label>
      <details class="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{chosen.length > 0 ? shell.colon(list.filters, shell.list(chosen)) : list.filters}</summary>
        {isOpen && <Selects {...props} nameOf={nameOf} />}
      </details>
      <div class="row">
        <p role="status">{found.length === 0 ? list.nothing : list.found(found.length, all.length)}</p>
        {partsOf(wish).length === 0 ? (
          <a href={href('me')}>{words.results.title}</a>
        ) : (
          <button type="button" class="button" onClick={() => setWish(ALL)}>
            {list.clear}
          </button>
        )}
      </div>
    </search>
  );
}

const FILTERS = ['state', 'game', 'how', 'level', 'set', 'company'] as const satisfies readonly (keyof Wish)[];
type FilterKey = (typeof FILTERS)[number];
type Names = (key: FilterKey, value: string) => string;

/** Labels of the filter options. */
function useNames({ words, tongue, all }: GamesProps): Names {
  const shell = useShell();
  const games = useGames();
  const names: Record<FilterKey, (value: string) => string> = {
    state: (value) => words.list.states[value as 'running' | 'over'],
    game: (value) => games.find(({ id }) => id === value)?.title ?? value,
    how: (value) => words.how[value as How],
    level: (value) => shell.level[value as Level],
    set(value) {
      const kept = all.find((item) => setKey(item) === value)?.kept;
      return kept ? setName(tongue, kept.game, kept.config) : value;
    },
    company: (value) => sitterName(words, shell, value),
  };
  // The address may hold any value.
  return (key, value) => names[key](value) ?? value;
}

/** Options that match every game are left out. */
function Selects({ words: { list }, all, wish, setWish, nameOf }: GamesProps & { readonly nameOf: Names }) {
  const choices = useMemo(() => choicesOf(all), [all]);
  const options: Record<FilterKey, readonly string[]> = {
    state: ['running', 'over'],
    game: choices.games,
    how: HOWS,
    level: choices.levels,
    set: choices.sets.filter((key) => wish.game === '' || key.startsWith(`${wish.game} `)),
    company: choices.company,
  };
  const change = (key: FilterKey, value: string) => {
    // A set of another game would match nothing.
    const other = key === 'game' && value !== '' && !wish.set.startsWith(`${value} `) ? { set: '' } : {};
    setWish({ ...wish, ...other, [key]: value });
  };
  return (
    <div class="me-filters">
      {FILTERS.filter((key) => options[key].length > 1 || wish[key] !== '').map((key) => (
        <label key={key} class="me-filter">
          <span class="form-label">{list[key]}</span>
          <select value={wish[key]} onChange={(event) => change(key, event.currentTarget.value)}>
            <option value="">{list.any}</option>
            {options[key].map((value) => (
              <option key={value} value={value}>
                {nameOf(key, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
