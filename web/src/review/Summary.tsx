import type { Balance } from '@bellwether/review';
import { useMemo } from 'preact/hooks';
import { href } from '../app/routes.ts';
import { TeamSign } from '../art/TeamSign.tsx';
import { turnsFor } from './lines.ts';
import type { Retry } from './retries.ts';
import { outcomeOf } from './source.ts';
import { Compared } from './ThenAndNow.tsx';
import type { Looking } from './useLooking.ts';

/** The end of the game in a few sentences: who won, luck and skill, and what only this game has to tell. */
export function Summary({ retry, ...looking }: Looking & { readonly retry: Retry | undefined }) {
  const { words, gameWords, record, review, parts, place, sides, who, seek, me } = looking;
  return (
    <section class="review-card review-summary" aria-label={words.tabs.summary}>
      <Results {...looking} />
      {retry && <Compared {...looking} retry={retry} />}
      <section class="review-part">
        <h3>{words.balance.title}</h3>
        {review.balance.length === 0 ? <p class="small">{words.balance.waits}</p> : <Balances {...looking} />}
      </section>
      <Turns {...looking} />
      <parts.Account words={words} game={gameWords} {...{ record, review, sides, who, seek, me }} />
      <p>
        <a href={href(place.kind, place.what)}>{words.back}</a>
      </p>
    </section>
  );
}

/** Who won, and with how much. */
function Results({ words, parts, gameWords, game, record, review, who }: Looking) {
  const outcome = useMemo(() => outcomeOf(game, record), [game, record]);
  const told = review.seats.filter(({ isPerson }) => isPerson);
  return (
    <h2>
      {(told.length > 0 ? told : review.seats.filter(({ result }) => result > 0)).map(({ seat, result }) => (
        <span key={seat} class="review-outcome">
          {words.result[result === 1 ? 'won' : result === 0 ? 'lost' : 'shared'](who(seat))}
          <small>{parts.score(gameWords, record.config, outcome, seat)}</small>
        </span>
      ))}
    </h2>
  );
}

/** The greatest swings through the eyes that look: pressing one goes there. */
function Turns({ words, review, eyes, sides, who, seek }: Looking) {
  const turns = turnsFor(review, eyes);
  if (turns.length === 0) return null;
  return (
    <section class="review-part">
      <h3>{words.graph.turnings}</h3>
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

/** One sentence for each person, then the figures of all. */
function Balances({ words, review, who, sides }: Looking) {
  const people = review.balance.filter(({ seat }) => review.seats[seat - 1]?.isPerson);
  const { given, cards } = words.balance.columns;
  return (
    <>
      {people.map((one) => (
        <p key={one.seat} class="review-sentence">
          {words.balance.sentence(who(one.seat), one.given, one.rivalsGave, one.luck)}
        </p>
      ))}
      <table class="review-table">
        <caption class="hidden">{words.balance.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{given}</th>
            <th scope="col">{cards}</th>
          </tr>
        </thead>
        <tbody>
          {review.balance.map((one) => {
            const side = sides[one.seat - 1];
            return (
              <tr key={one.seat}>
                <th scope="row">
                  <span class="review-source">
                    {side && <TeamSign pointed={side.pointed} team={side.colour} text={String(one.seat)} />}
                    {who(one.seat).you ? words.eyes.you : who(one.seat).name}
                  </span>
                </th>
                <td>
                  <Figure words={words} part={Math.max(0, one.given)} error={one.givenError} />
                </td>
                <td>
                  <Figure words={words} part={one.luck} error={one.luckError} signed />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="small">{words.balance.about}</p>
    </>
  );
}

interface FigureProps extends Pick<Looking, 'words'> {
  readonly part: Balance['luck'];
  readonly error: number;
  readonly signed?: boolean;
}

/** A share, with how far it may be off. */
function Figure({ words, part, error, signed = false }: FigureProps) {
  const sign = !signed || Math.round(100 * part) === 0 ? '' : part > 0 ? '+' : '−';
  return (
    <>
      {sign}
      {words.share(part)} <small class="review-off">{words.balance.within(1.96 * error)}</small>
    </>
  );
}
