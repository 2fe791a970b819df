import { useMemo } from 'preact/hooks';
import { href } from '../app/routes.ts';
import { useGames } from '../app/useGames.ts';
import { useShell } from '../words/catalogue.ts';
import { HOWS } from './finished.ts';
import type { GamesProps } from './GamesPage.tsx';
import { ALL, choicesOf, partsOf, setKey, type Wish } from './items.ts';
import { setName, sitterName } from './naming.ts';

/** What to look for among my games. Choices that would leave all of them are not offered. */
export function Filters({ words, tongue, all, found, wish, setWish }: GamesProps) {
  const shell = useShell();
  const games = useGames();
  const { list } = words;
  const choices = useMemo(() => choicesOf(all), [all]);
  const ofSet = useMemo(() => new Map(all.map((item) => [setKey(item), item.kept])), [all]);
  const titleOf = (id: string) => games.find((game) => game.id === id)?.title ?? id;
  const setText = (key: string) => {
    const kept = ofSet.get(key);
    return kept ? setName(tongue, kept.game, kept.config) : key;
  };
  const sets = choices.sets.filter((key) => wish.game === '' || key.startsWith(`${wish.game} `));
  const selects: readonly Select[] = [
    { key: 'state', label: list.state, options: (['running', 'over'] as const).map((state) => [state, list.states[state]]) },
    { key: 'game', label: list.game, options: choices.games.map((id) => [id, titleOf(id)]) },
    { key: 'how', label: list.how, options: HOWS.map((how) => [how, words.how[how]]) },
    { key: 'level', label: list.level, options: choices.levels.map((level) => [level, shell.level[level]]) },
    { key: 'set', label: list.set, options: sets.map((key) => [key, setText(key)]) },
    { key: 'company', label: list.company, options: choices.company.map((one) => [one, sitterName(words, shell, one)]) },
  ];
  const change = (key: keyof Wish, value: string) => {
    // A set of another game would leave nothing.
    const other = key === 'game' && value !== '' && !wish.set.startsWith(`${value} `) ? { set: '' } : {};
    setWish({ ...wish, ...other, [key]: value });
  };
  const chosen = selects.flatMap(({ key, options }) => options.find(([value]) => value !== '' && value === wish[key])?.[1] ?? []);
  return (
    <search class="me-find">
      <label class="me-search">
        <span class="form-label">{list.search}</span>
        <input
          type="search"
          value={wish.text}
          placeholder={list.searchAbout}
          onInput={(event) => change('text', event.currentTarget.value)}
        />
      </label>
      <details class="more">
        <summary>{chosen.length > 0 ? shell.colon(list.filters, shell.list(chosen)) : list.filters}</summary>
        <div class="me-filters">
          {selects
            .filter(({ key, options }) => options.length > 1 || wish[key] !== '')
            .map(({ key, ...select }) => (
              <Filter key={key} {...select} value={wish[key]} any={list.any} change={(value) => change(key, value)} />
            ))}
        </div>
      </details>
      <div class="row">
        <p role="status">{found.length === 0 && all.length > 0 ? list.nothing : list.found(found.length, all.length)}</p>
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

interface Select {
  readonly key: keyof Wish;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

interface FilterProps extends Omit<Select, 'key'> {
  readonly value: string;
  readonly any: string;
  readonly change: (value: string) => void;
}

function Filter({ label, options, value, any, change }: FilterProps) {
  return (
    <label class="me-filter">
      <span class="form-label">{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
