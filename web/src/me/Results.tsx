import { LEVELS } from '@bellwether/bots/levels';
import { useState } from 'preact/hooks';
import { useGames } from '../model/game.ts';
import { Choice } from '../ui/Choice.tsx';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import type { Finished } from './finished.ts';
import { ALL, partsOf, type Wish } from './items.ts';
import type { PlayProps } from './MyPlay.tsx';
import { setName, sitterName } from './naming.ts';
import { judged, type Tally, tallies, tallyOf } from './tally.ts';

const WAYS = ['level', 'set', 'partner'] as const;
type Way = (typeof WAYS)[number];

/** Results of each game, and by set, level, seat and partner. */
export function Results(props: PlayProps) {
  const { words, finished } = props;
  const [way, setWay] = useState<Way>('level');
  const games = useGames();
  return (
    <>
      <p class="small">{words.results.about}</p>
      <Choice label={words.results.by} options={WAYS.map((one) => [one, words.results.ways[one]])} value={way} change={setWay} />
      {games.map(({ id, title, Sign }) => {
        const some = finished.filter(({ kept }) => kept.game === id);
        return some.length === 0 ? null : (
          <div key={id} class="me-game">
            <h3>
              <Sign /> {title}
            </h3>
            <Sum {...props} tally={tallyOf(some)} />
            <details class="more">
              <summary>{words.results.columns.share}</summary>
              <Bar tally={tallyOf(some)} />
              <p class="small">{words.results.fair}</p>
            </details>
            <Table {...props} finished={some} game={id} way={way} />
          </div>
        );
      })}
    </>
  );
}

function Sum({ words, tally }: PlayProps & { readonly tally: Tally }) {
  const { games, won, shared, lost } = tally;
  return (
    <p class="me-sum">
      <b>{words.games(games)}</b> <span>{words.results.sum(won, shared, lost)}</span> <span>{words.results.judged[judged(tally)]}</span>
    </p>
  );
}

/** Longer tables are cut: the list of games has filters. */
const MAX_ROWS = 12;

function Table({ words, tongue, finished, game, way }: PlayProps & { readonly game: string; readonly way: Way }) {
  const shell = useShell();
  const set = ({ kept }: Finished) => tongue.histories[game]?.setOf(kept.config);
  const keyOf: Record<Way, (one: Finished) => string | undefined> = {
    level: ({ level }) => level ?? '',
    set,
    partner: ({ partner }) => partner,
  };
  const example = (key: string) => finished.find((one) => set(one) === key)?.kept.config ?? {};
  const called: Record<Way, (key: string) => string> = {
    level: (key) => (key === '' ? words.results.people : sitterName(words, shell, `bot:${key}`)),
    set: (key) => setName(tongue, game, example(key)),
    partner: (key) => sitterName(words, shell, key),
  };
  const wishes: Record<Way, (key: string) => Partial<Wish>> = {
    level: (key) => (key === '' ? {} : { level: key as Wish['level'] }),
    set: (key) => ({ set: `${game} ${key}` }),
    partner: (key) => ({ company: key }),
  };
  const counted = tallies(finished, keyOf[way]);
  const rows = way === 'level' ? counted.toSorted((a, b) => levelAt(a.key) - levelAt(b.key)) : counted.slice(0, MAX_ROWS);
  if (rows.length === 0) return null;
  const { columns, ways, show } = words.results;
  return (
    <table class="me-table">
      <thead>
        <tr>
          <th scope="col">{ways[way]}</th>
          <th scope="col">{columns.games}</th>
          <th scope="col">{columns.won}</th>
          <th scope="col">{columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <a
                href={href('games', ...partsOf({ ...ALL, game, state: 'over', ...wishes[way](row.key) }))}
                aria-label={show(called[way](row.key))}
              >
                {called[way](row.key)}
              </a>
            </th>
            <td>{row.games}</td>
            <td>{row.won}</td>
            <td>
              <span class="me-share">{words.share(row.share)}</span>
              {judged(row) !== 'few' && (
                <>
                  <span class="hidden">{shell.aside(words.within(words.share(row.low), words.share(row.high)))}</span>
                  <Bar tally={row} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Weakest first; people after all bots. */
function levelAt(key: string): number {
  const levels: readonly string[] = LEVELS;
  return levels.includes(key) ? levels.indexOf(key) : levels.length;
}

/** The share of wins, its confidence interval, and the fair share. */
function Bar({ tally: { share, low, high, fair } }: { readonly tally: Tally }) {
  const at = (part: number) => `${(100 * part).toFixed(1)}%`;
  return (
    <span class="me-bar" aria-hidden="true" style={{ '--share': at(share), '--low': at(low), '--high': at(high), '--fair': at(fair) }}>
      <i class="me-bar-share" />
      <i class="me-bar-spread" />
      <i class="me-bar-fair" />
    </span>
  );
}
