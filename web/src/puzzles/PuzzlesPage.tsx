import { LEVELS, type Level } from '@bellwether/bots/levels';
import { SAVE } from '@bellwether/bots/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { BotFace } from '../art/BotFace.tsx';
import { GameTabs } from '../frame/GameTabs.tsx';
import { Page } from '../frame/Page.tsx';
import type { GameEntry } from '../model/game.ts';
import { useGames } from '../model/game.ts';
import { Choice } from '../ui/Choice.tsx';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { myPuzzles } from './mine.ts';
import { PuzzleRoom } from './PuzzleRoom.tsx';
import { type Content, contents } from './packs.ts';
import { answers } from './progress.ts';
import '../help/lookup.css';
import './puzzles.css';
import { ALL, MINE, puzzlesOn } from './shelf.ts';
import type { PuzzleWords } from './words/en.ts';
import { PUZZLES } from './words/words.ts';
import '../ui/progress.css';

/** `#/puzzles/<game>`: the list of packs. `#/puzzles/<game>/<level>/<theme>/<id>`: a puzzle. */
export function PuzzlesPage() {
  const [, named, shelf, theme = ALL, id] = useSignal(route);
  const words = useWords(PUZZLES);
  const games = useGames();
  const game = games.find((one) => one.id === named) ?? games[0];
  if (words === undefined || game === undefined) return null;
  if (shelf === undefined) return <Shelves key={game.id} words={words} entry={game} />;
  return <PuzzleRoom key={`${game.id} ${shelf} ${theme}`} words={words} entry={game} shelf={shelf} theme={theme} id={id} />;
}

/** The index of packs; undefined while it loads, null if loading failed. */
function useContents(): readonly Content[] | undefined | null {
  const [found, setFound] = useState<readonly Content[] | null>();
  useEffect(() => {
    contents().then(setFound, () => setFound(null));
  }, []);
  return found;
}

function Shelves({ words, entry }: { readonly words: PuzzleWords; readonly entry: GameEntry }) {
  const game = entry.id;
  const names: Readonly<Record<string, string>> = { ...useWords(entry.words)?.themes, [SAVE]: words.save };
  const all = useContents();
  const [theme, setTheme] = useState<string>(ALL);
  const packs = all?.filter((pack) => pack.game === game) ?? [];
  const themes = Object.keys(names).filter((one) => packs.some((pack) => (pack.themes[one] ?? 0) > 0));
  const of = (pack: Content) => (theme === ALL ? pack.puzzles - (pack.themes[SAVE] ?? 0) : (pack.themes[theme] ?? 0));
  const count = (level: Level) => packs.filter((pack) => pack.level === level).reduce((sum, pack) => sum + of(pack), 0);
  return (
    <Page title={words.title}>
      <div class="content puzzles">
        <GameTabs page="puzzles" here={game} name={words.title} />
        <p>{words.about}</p>
        {all === null && <p role="alert">{words.missing}</p>}
        <h2 class="hidden">{words.level}</h2>
        <ul class="puzzle-levels">
          {LEVELS.filter((level) => count(level) > 0).map((level) => (
            <LevelCard key={level} words={words} game={game} level={level} theme={theme} count={count(level)} />
          ))}
        </ul>
        {themes.length > 0 && (
          <Choice
            label={words.theme}
            options={[[ALL, words.all], ...themes.map((one): [string, string] => [one, names[one] ?? one])]}
            value={theme}
            change={setTheme}
          />
        )}
        <Mine words={words} game={game} />
      </div>
    </Page>
  );
}

interface LevelCardProps {
  readonly words: PuzzleWords;
  readonly game: string;
  readonly level: Level;
  readonly theme: string;
  readonly count: number;
}

const PAINTS: Readonly<Record<Level, string>> = {
  lamb: 'var(--grass)',
  shepherd: 'var(--blue)',
  herder: 'var(--yellow)',
  fox: 'var(--blue)',
  wolf: 'var(--yellow)',
};

/** A level by its face: a bot of this level finds the answers. */
function LevelCard({ words, game, level, theme, count }: LevelCardProps) {
  const shell = useShell();
  const solved = useSolved(game, level, theme);
  const name = shell.level[level];
  return (
    <li>
      <a class="puzzle-level" href={href('puzzles', game, level, theme)}>
        <BotFace level={level} variant={0} paint={PAINTS[level]} />
        <span class="puzzle-level-name">{name}</span>
        <progress class="progress" max={Math.max(1, count)} value={solved} aria-hidden="true" />
        <small>{words.solved(solved, count)}</small>
      </a>
    </li>
  );
}

/** How many of a kind were solved on this device. Packs are loaded only if any was. */
function useSolved(game: string, level: Level, theme: string): number {
  const [solved, setSolved] = useState(0);
  useEffect(() => {
    const known = answers();
    if (Object.keys(known).length === 0) return;
    let here = true;
    puzzlesOn(game, level, theme).then(
      (puzzles) => here && setSolved(puzzles.filter((one) => known[one.id] === 'solved').length),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, level, theme]);
  return solved;
}

function Mine({ words, game }: { readonly words: PuzzleWords; readonly game: string }) {
  const mine = myPuzzles(game);
  const known = answers();
  return (
    <section class="puzzle-mine">
      <h2>{words.mine}</h2>
      <p class="small">{mine.length === 0 ? words.mineNone : words.mineAbout}</p>
      {mine.length > 0 && (
        <a class="primary" href={href('puzzles', game, MINE)}>
          {words.start} · {words.solved(mine.filter(({ id }) => known[id] === 'solved').length, mine.length)}
        </a>
      )}
    </section>
  );
}
