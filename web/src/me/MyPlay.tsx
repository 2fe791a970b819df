import { useEffect, useMemo, useState } from 'preact/hooks';
import { results, streakOf } from '../day/results.ts';
import { dateAt } from '../deals/date.ts';
import { useGames } from '../model/game.ts';
import { background } from '../ui/background.ts';
import { Card } from '../ui/Card.tsx';
import { href } from '../ui/routes.ts';
import { useWords } from '../words/useWords.ts';
import { adviceFor, type Known } from './advice.ts';
import type { Finished } from './finished.ts';
import { GivenAway } from './GivenAway.tsx';
import './me.css';
import { Results } from './Results.tsx';
import { streaksOf } from './streaks.ts';
import { TryNext } from './TryNext.tsx';
import { type Tongue, useItems, useRows, useTongue } from './useRows.ts';
import type { MeWords } from './words/en.ts';
import { ME } from './words.ts';

/** Props of the parts of this page. */
export interface PlayProps {
  readonly words: MeWords;
  readonly tongue: Tongue;
  readonly finished: readonly Finished[];
}

/** My statistics, from the games saved on this device. */
export function MyPlay() {
  const words = useWords(ME);
  const tongue = useTongue();
  const items = useItems(useRows().rows, tongue);
  const finished = useMemo(() => items?.flatMap((item) => item.finished ?? []), [items]);
  const mistakes = useMistakes();
  // Shown only when everything has loaded, so that nothing jumps.
  if (words === undefined || tongue === undefined || items === undefined || finished === undefined || mistakes === undefined) return null;
  const props = { words, tongue, finished };
  return (
    <>
      <Advised {...props} mistakes={mistakes} />
      <Card title={words.results.title}>
        {finished.length === 0 ? <p>{words.results.none}</p> : <Results {...props} />}
        {items.length > 0 && (
          <p>
            <a href={href('games')}>{words.results.list}</a>
          </p>
        )}
      </Card>
      {finished.length > 0 && (
        <>
          <Streaks {...props} />
          <GivenAway {...props} />
        </>
      )}
    </>
  );
}

/** Unsolved puzzles from my own mistakes, by game; undefined while they are counted. */
function useMistakes(): Known['mistakes'] | undefined {
  const games = useGames();
  const [counts, setCounts] = useState<Known['mistakes']>();
  useEffect(() => {
    const count = async () => {
      const { answers, myPuzzles } = await import('../puzzles/public.ts');
      const known = answers();
      setCounts(Object.fromEntries(games.map(({ id }) => [id, myPuzzles(id).filter((one) => known[one.id] !== 'solved').length])));
    };
    background(count());
  }, []);
  return counts;
}

function Advised({ words, tongue, finished, mistakes }: PlayProps & Pick<Known, 'mistakes'>) {
  const games = useGames();
  const advice = useMemo(() => {
    const today = dateAt(Date.now());
    const days = results();
    const daysAtStake = days[today] ? 0 : streakOf(days, today);
    return adviceFor({ finished, games: games.map(({ id }) => id), histories: tongue.histories, mistakes, daysAtStake });
  }, [finished, mistakes, tongue]);
  return <TryNext {...{ words, tongue, advice }} />;
}

function Streaks({ words: { streaks }, finished }: PlayProps) {
  const { now, best, days, bestDays } = useMemo(() => streaksOf(finished, Date.now()), [finished]);
  const daily = streakOf(results(), dateAt(Date.now()));
  return (
    <Card title={streaks.title}>
      <ul class="me-streaks">
        {now && (
          <li>
            <b>{streaks.now[now.how](now.games)}</b> <span class="small">{streaks.best(best)}</span>
          </li>
        )}
        <li>
          <b>{streaks.days(days)}</b> <span class="small">{streaks.bestDays(bestDays)}</span>
        </li>
        {daily > 0 && (
          <li>
            <b>{streaks.daily(daily)}</b>
          </li>
        )}
      </ul>
    </Card>
  );
}
