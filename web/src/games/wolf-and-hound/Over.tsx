import { SEATS, TEAMS } from '@bellwether/wolf-and-hound';
import { useEffect, useState } from 'preact/hooks';
import { prepare } from '../../app/opening.ts';
import { go } from '../../app/routes.ts';
import { change } from '../../app/settings.ts';
import { Sheep } from '../../art/Sheep.tsx';
import { TeamSign } from '../../art/TeamSign.tsx';
import { freshId } from '../../local/local-source.ts';
import type { TableSource, Update } from '../../table-kit/source.ts';
import { WhatNext } from '../../table-kit/WhatNext.tsx';
import { useShell } from '../../words/catalogue.ts';
import { seatName } from './names.ts';
import { noteGame, type SeriesState } from './series.ts';
import type { Team, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface OverProps {
  readonly words: WolfWords;
  readonly update: Update<WolfAndHound>;
  readonly look: () => void;
  readonly share: () => void;
  readonly online: TableSource<WolfAndHound>['online'];
}

/** The final count, and what one may want next. */
export function Over({ words, update, look, share, online }: OverProps) {
  const shell = useShell();
  const { view, viewer, sitters, id } = update;
  const { outcome, config } = view;
  const [series, setSeries] = useState<SeriesState>();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (outcome === undefined) return;
    setSeries(noteGame(id, outcome.winner));
    // Whoever has played a game to its end needs no suggestions any more.
    change({ suggest: false });
  }, [id, outcome]);
  if (outcome === undefined || !open) return null;
  const teams = TEAMS[config.edition];
  const mine = typeof viewer === 'number' ? teams[(viewer - 1) % 2] : undefined;
  const headline =
    mine === undefined ? words.over.wins(words.teams[outcome.winner]) : mine === outcome.winner ? words.over.won : words.over.lost;
  const totals = teams.map((_, i) => (outcome.sheep[i] ?? 0) + (outcome.sheep[i + 2] ?? 0));
  const again = () =>
    online ? online.again() : go('game', prepare({ kind: 'start', game: 'wolf-and-hound', config, sitters, id: nextId(series) }));
  return (
    <section class="over" aria-labelledby="over-title">
      <button type="button" class="icon-button over-close" aria-label={shell.close} onClick={() => setOpen(false)}>
        ✕
      </button>
      <h2 id="over-title" class="over-title">
        {headline}
      </h2>
      <p>
        {words.over[outcome.reason]}{' '}
        {outcome.reason === 'cards-out' && totals[0] === totals[1] ? words.over.tie(words.teams[outcome.winner]) : ''}
      </p>
      <table class="count">
        <caption class="hidden">{words.over.count}</caption>
        <tbody>
          {teams.map((team, i) => (
            <tr key={team} class={team === outcome.winner ? 'winner' : ''}>
              <th scope="row">
                {SEATS.filter((seat) => (seat - 1) % 2 === i).map((seat) => (
                  <span key={seat} class="count-seat">
                    <TeamSign pointed={i === 1} team={team} text={String(seat)} /> {seatName(words, config, seat)}
                  </span>
                ))}
              </th>
              <td>
                <span class="count-sheep" aria-hidden="true">
                  {Array.from({ length: totals[i] ?? 0 }, (_, n) => (
                    <Sheep key={n} coat={n % 5} left={n % 2 === 0} />
                  ))}
                </span>
                {words.sheep(totals[i] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {series && <p class="series">{seriesText(words, teams, series)}</p>}
      <WhatNext
        game="wolf-and-hound"
        again={again}
        againText={series && !series.winner ? words.over.next : undefined}
        look={look}
        share={share}
      />
    </section>
  );
}

/** Games of a series share the beginning of their ids. */
function nextId(series: SeriesState | undefined): string {
  return series && !series.winner ? `${series.name}-${freshId()}` : freshId();
}

function seriesText(words: WolfWords, [a, b]: readonly [Team, Team], { wins, winner }: SeriesState): string {
  const score = words.over.series(words.teams[a], wins[a] ?? 0, words.teams[b], wins[b] ?? 0);
  return winner ? `${score} ${words.over.seriesWon(words.teams[winner])}` : score;
}
