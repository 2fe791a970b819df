import { type CountedIn, INTERVAL } from '@bellwether/review';
import { useMemo } from 'preact/hooks';
import { TeamSign } from '../art/TeamSign.tsx';
import type { Retry } from '../storage/retries.ts';
import { href } from '../ui/routes.ts';
import { sentences } from '../words/sentences.ts';
import { turnsFor, wasUnlucky, worstOf } from './lines.ts';
import { headlineOf, ownOf, signed, sumOf, wholeOf } from './luck.ts';
import { namesAt, reasonOf } from './naming.ts';
import { Provisional } from './Provisional.tsx';
import { outcomeOf } from './source.ts';
import { Compared } from './ThenAndNow.tsx';
import type { Looking } from './useLooking.ts';
import type { ReviewWords } from './words/en.ts';

/** The end of the game in a few sentences: who won, luck and skill, and what is special to this game. */
export function Summary({ retry, ...looking }: Looking & { readonly retry: Retry | undefined }) {
  const { words, gameWords, record, review, parts, place, sides, who, seek, me } = looking;
  return (
    <section class="review-card review-summary" aria-label={words.tabs.summary}>
      <Results {...looking} />
      <InShort {...looking} />
      {retry && <Compared {...looking} retry={retry} />}
      <details class="more">
        <summary>{words.short.details}</summary>
        <section class="review-part">
          <h3>{words.balance.title}</h3>
          {review.balance.length === 0 ? <p class="small">{words.balance.waits}</p> : <Balances {...looking} />}
        </section>
        <Turns {...looking} />
        <parts.Account words={words} game={gameWords} {...{ record, review, sides, who, seek, me }} />
      </details>
      <p>
        <a href={href(place.kind, place.what)}>{words.back}</a>
      </p>
    </section>
  );
}

/** Who won, with which score, and why. */
function Results({ words, parts, gameWords, game, record, review, who, me }: Looking) {
  const outcome = useMemo(() => outcomeOf(game, record), [game, record]);
  const told = review.seats.filter(({ isPerson }) => isPerson);
  return (
    <>
      <h2>
        {(told.length > 0 ? told : review.seats.filter(({ result }) => result > 0)).map(({ seat, result }) => (
          <span key={seat} class="review-outcome">
            {words.result[result === 1 ? 'won' : result === 0 ? 'lost' : 'shared'](who(seat))}
            <small>{parts.score(gameWords, record.config, outcome, seat)}</small>
          </span>
        ))}
      </h2>
      <parts.Ending words={gameWords} view={{ config: record.config, viewer: me ?? 'spectator' }} outcome={outcome} />
    </>
  );
}

/** For me, or for every person: the move that mattered most, what was better and why. */
function InShort(looking: Looking) {
  const { words, review, me, who, seek } = looking;
  const seats = me === undefined ? review.seats.filter(({ isPerson }) => isPerson).map(({ seat }) => seat) : [me];
  return (
    <>
      {seats.map((seat) => {
        const worst = worstOf(review, seat);
        if (worst) {
          const name = namesAt(looking, worst.ply);
          return (
            <p key={seat} class="review-short">
              {sentences([
                words.short.worst(who(seat), worst.ply + 1, name(worst.played)),
                words.short.better(name(worst.best)),
                reasonOf(looking, worst),
              ])}{' '}
              <button type="button" class="button" onClick={() => seek(worst.ply + 1)}>
                {words.truth.at(worst.ply + 1, who(seat))}
              </button>
            </p>
          );
        }
        const balance = review.balance.find((one) => one.seat === seat);
        if (balance === undefined) return <p key={seat}>{words.short.waits}</p>;
        return (
          <p key={seat} class="review-short">
            {sentences([words.short.none(who(seat)), ...(wasUnlucky(balance) ? [words.short.against(who(seat))] : [])])}
          </p>
        );
      })}
    </>
  );
}

/** The largest swings from the current point of view: pressing one goes there. */
function Turns(looking: Looking) {
  const { words, review, eyes, sides, who, seek } = looking;
  const turns = turnsFor(review, eyes);
  if (turns.length === 0) return null;
  return (
    <section class="review-part">
      <h3>{words.graph.turnings}</h3>
      <Provisional {...looking} />
      <ul class="review-turns">
        {turns.map(({ ply, by, seat, from, to }) => (
          <li key={ply}>
            <button type="button" class="button" onClick={() => seek(ply + 1)}>
              {words.truth.at(ply + 1, who(by))}
            </button>{' '}
            {words.move.swing(sides[seat - 1]?.name ?? '', from, to)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence for each person, then the figures of all seats, which add up. */
function Balances({ words, review, who, sides }: Looking) {
  const { countedIn } = review;
  const rows = review.balance.flatMap((one) => {
    const facts = review.seats[one.seat - 1];
    return facts ? [{ ...one, isPerson: facts.isPerson, team: facts.team, sum: sumOf(one, countedIn) }] : [];
  });
  const { columns, sentence } = words.balance;
  return (
    <>
      {rows
        .filter(({ isPerson }) => isPerson)
        .map((row) => (
          <p key={row.seat} class="review-sentence">
            {sentence(who(row.seat), headlineOf(row, rows, countedIn))}
          </p>
        ))}
      <table class="review-table review-sum">
        <caption class="hidden">{words.balance.title}</caption>
        <thead>
          <tr>
            <td />
            {countedIn === 'share' && <th scope="col">{columns.start}</th>}
            <th scope="col">{columns.moves}</th>
            <th scope="col">{columns.cards}</th>
            <th scope="col">{columns.result[countedIn]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, given, givenError, luckError, sum }) => {
            const side = sides[seat - 1];
            return (
              <tr key={seat}>
                <th scope="row">
                  <span class="review-source">
                    {side && <TeamSign pointed={side.pointed} team={side.colour} text={String(seat)} />}
                    {who(seat).you ? words.eyes.you : who(seat).name}
                  </span>
                  <small class="review-off">
                    {words.balance.own[countedIn](`${ownOf(given, countedIn)}\u00a0${within(words, givenError, countedIn)}`)}
                  </small>
                </th>
                {countedIn === 'share' && <td>{sum.start}</td>}
                <td>{signed(sum.moves)}</td>
                <td>
                  {signed(sum.cards)} <small class="review-off">{within(words, luckError, countedIn)}</small>
                </td>
                <td>{countedIn === 'gold' ? signed(sum.result) : sum.result}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="small">
        {words.balance.about[countedIn]} {words.balance.withinAbout}
      </p>
    </>
  );
}

/** Half the width of the 95 % confidence interval. */
function within(words: ReviewWords, error: number, countedIn: CountedIn): string {
  return words.balance.within(String(wholeOf(INTERVAL * error, countedIn)));
}
