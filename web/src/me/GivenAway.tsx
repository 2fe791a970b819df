import { useMemo } from 'preact/hooks';
import { useGames } from '../model/game.ts';
import { Card } from '../ui/Card.tsx';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import type { Finished } from './finished.ts';
import { GivenGraph } from './GivenGraph.tsx';
import { changeOf, givenByBots, myGiven, type Rate, rateOf, stretchesOf } from './given.ts';
import type { PlayProps } from './MyPlay.tsx';
import type { MeWords } from './words/en.ts';

/** My loss per decision, game by game, from reviews. */
export function GivenAway({ words, tongue, finished }: PlayProps) {
  const { given } = words;
  const games = useGames();
  const byGame = games.flatMap(({ id, title, Sign }) => {
    const some = finished.filter(({ kept }) => kept.game === id);
    return rateOf(myGiven(some)) ? [{ id, title, Sign, some }] : [];
  });
  const last = finished.toSorted((a, b) => b.kept.changed - a.kept.changed).find(({ kept }) => kept.given === undefined);
  return (
    <Card title={given.title}>
      {byGame.length === 0 ? <p>{given.none}</p> : <p class="small">{given.about}</p>}
      {byGame.map(({ id, title, Sign, some }) => (
        <div key={id} class="me-game">
          <h3>
            <Sign /> {title}
          </h3>
          <OfGame {...{ words, tongue }} finished={some} />
        </div>
      ))}
      {last && (
        <p>
          <a class="button" href={href('review', 'game', last.kept.id)}>
            {given.review}
          </a>
        </p>
      )}
    </Card>
  );
}

function OfGame({ words, finished }: PlayProps) {
  const { given } = words;
  const games = useMemo(() => myGiven(finished), [finished]);
  const rate = rateOf(games);
  const stretches = stretchesOf(games);
  const change = changeOf(games);
  if (rate === undefined) return null;
  return (
    <>
      <p class="me-rate">
        <b>{given.rate(words.fine(atLeast0(rate.mean)))}</b> <span>{given.from(rate.games, rate.decisions)}</span>
      </p>
      {!rate.within && <p class="small">{given.few}</p>}
      {change && <p class="small">{given.change[change]}</p>}
      {stretches.length > 1 && (
        <figure class="me-graph">
          <figcaption class="form-label">{given.graph}</figcaption>
          <GivenGraph words={words} games={games} stretches={stretches} />
          <details>
            <summary>{given.inWords}</summary>
            {rate.within && <p class="small">{given.within(...bounds(words, rate.within))}</p>}
            <Rates words={words} head={given.columns.games} rates={stretches.map((one) => [given.stretch(one.from + 1, one.to), one])} />
          </details>
        </figure>
      )}
      <Bots words={words} finished={finished} />
    </>
  );
}

function Bots({ words, finished }: { readonly words: MeWords; readonly finished: readonly Finished[] }) {
  const { level } = useShell();
  const bots = givenByBots(finished);
  if (bots.length === 0) return null;
  return <Rates words={words} head={words.given.bots} rates={bots.map((rate) => [level[rate.level], rate])} />;
}

interface RatesProps {
  readonly words: MeWords;
  readonly head: string;
  readonly rates: readonly (readonly [name: string, rate: Rate])[];
}

function Rates({ words, head, rates }: RatesProps) {
  const { columns } = words.given;
  return (
    <table class="me-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{columns.rate}</th>
          <th scope="col">{columns.within}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(([name, { mean, within }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{words.fine(atLeast0(mean))}</td>
            <td>{within ? words.within(...bounds(words, within)) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An estimate may fall slightly below zero by chance; a loss cannot. */
const atLeast0 = (part: number) => Math.max(0, part);

function bounds(words: MeWords, { low, high }: NonNullable<Rate['within']>): [string, string] {
  return [words.fine(atLeast0(low)), words.fine(atLeast0(high))];
}
