import { hasPartners, type Mix, type Seat } from '@bellwether/kernel';
import { SEATS, TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { useEffect, useState } from 'preact/hooks';
import { Sheep } from '../../art/Sheep.tsx';
import { prepare } from '../../deals/opening.ts';
import { EndPanel, WHY } from '../../end/EndPanel.tsx';
import { type Onward, stronger } from '../../end/onward.ts';
import type { Sitter } from '../../model/sitter.ts';
import type { TableSource, Update } from '../../model/source.ts';
import { freshId } from '../../ui/fresh-id.ts';
import { go } from '../../ui/routes.ts';
import { change } from '../../ui/settings.ts';
import type { PagesWords } from '../../words/en/pages.ts';
import { sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import { endingOf } from './ending.ts';
import { seatName } from './names.ts';
import { animalsAfter } from './next-set.ts';
import { SeatSign } from './SeatSign.tsx';
import './result.css';
import { haveSwapped, noteGame, type SeriesState } from './series.ts';
import { teamAt } from './team.ts';
import type { Config, Outcome, Team, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfEnd } from './words/en-end.ts';
import { WOLF_END } from './words/end.ts';

export interface ResultPanelProps {
  readonly words: WolfWords;
  readonly update: Update<WolfAndHound>;
  readonly source: TableSource<WolfAndHound>;
  readonly share: () => void;
}

/** The final score, and the next steps. */
export function ResultPanel({ words, update, source, share }: ResultPanelProps) {
  const { view, viewer, sitters, from, id } = update;
  const { outcome, config } = view;
  const [series, setSeries] = useState<SeriesState>();
  const [open, setOpen] = useState(true);
  const end = useWords(WOLF_END);
  useEffect(() => {
    if (outcome === undefined) return;
    setSeries(noteGame(id, outcome.winner, haveSwapped(config, from)));
    // After a finished game, automatic suggestions are turned off.
    change({ suggest: false });
  }, [id, outcome]);
  if (outcome === undefined || !open || end === undefined) return null;
  const { online } = source;
  const headline =
    typeof viewer !== 'number'
      ? words.over.wins(words.teams[outcome.winner])
      : wolfAndHound.winners(config, outcome).includes(viewer)
        ? words.over.won
        : words.over.lost;
  const goesOn = series !== undefined && series.winner === undefined;
  const again = (next: Mix | undefined) =>
    online
      ? online.again(next)
      : go('game', prepare({ kind: 'start', game: 'wolf-and-hound', config, sitters, mix: next, id: nextId(series) }));
  return (
    <EndPanel
      of="wolf-result"
      title={headline}
      close={() => setOpen(false)}
      score={<FinalCount words={words} end={end} view={view} outcome={outcome} />}
      source={source}
      update={update}
      again={again}
      againText={goesOn ? end.next : undefined}
      partners={hasPartners(wolfAndHound, config)}
      teamsStay={goesOn || online?.teamsStay === true}
      share={share}
      onward={online ? undefined : goesOn ? [] : onwardOf(update, headline === words.over.won)}
    >
      {series && <p class="series">{seriesText(words, end, config, series)}</p>}
    </EndPanel>
  );
}

/** After a game: stronger bots for a winner, and the book's next set. */
function onwardOf({ view: { config }, sitters, mix }: Update<WolfAndHound>, won: boolean): Onward[] {
  const deal = (changed: { readonly config?: Config; readonly sitters?: readonly Sitter[] }) => () =>
    go('game', prepare({ kind: 'start', game: 'wolf-and-hound', config, sitters, mix, ...changed, id: freshId() }));
  const bots = won ? stronger(sitters) : undefined;
  const animals = animalsAfter(config);
  return [
    ...(bots ? [{ say: (next: PagesWords['next']) => next.stronger, act: deal({ sitters: bots }) }] : []),
    ...(animals ? [{ say: (next: PagesWords['next']) => next.animals, act: deal({ config: { ...config, animals } }) }] : []),
  ];
}

interface FinalCountProps {
  readonly words: WolfWords;
  readonly end: WolfEnd;
  readonly view: View;
  readonly outcome: Outcome;
}

/** Why the game is over, and both teams' sheep. */
function FinalCount({ words, end, view, outcome }: FinalCountProps) {
  const { config } = view;
  const name = (seat: Seat) => (seat === view.viewer ? words.you : seatName(words, config, seat));
  const teams = TEAMS[config.edition].map((team) => {
    const seats = SEATS.filter((seat) => teamAt(config, seat).team === team);
    return { team, seats, sheep: seats.reduce((sum, seat) => sum + (outcome.sheep[seat - 1] ?? 0), 0) };
  });
  return (
    <>
      <p id={WHY}>{sentences(endingOf(words, end, view, outcome))}</p>
      <ul class="count" aria-label={end.count}>
        {teams.map(({ team, seats, sheep }) => (
          <li key={team} class={team === outcome.winner ? 'winner' : ''}>
            <div>
              {seats.map((seat) => (
                <span key={seat} class="count-seat">
                  <SeatSign config={config} seat={seat} /> {name(seat)}
                </span>
              ))}
            </div>
            <div>
              <span class="count-sheep" aria-hidden="true">
                {Array.from({ length: sheep }, (_, n) => (
                  <Sheep key={n} coat={n % 5} left={n % 2 === 0} />
                ))}
              </span>
              <strong>{words.sheep(sheep)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ids of a series' games share a prefix. */
function nextId(series: SeriesState | undefined): string {
  return series && !series.winner ? `${series.name}-${freshId()}` : freshId();
}

function seriesText(words: WolfWords, end: WolfEnd, { edition }: Config, { wins, winner }: SeriesState): string {
  const [a, b]: readonly [Team, Team] = TEAMS[edition];
  const score = end.series(words.teams[a], wins[a] ?? 0, words.teams[b], wins[b] ?? 0);
  return winner ? `${score} ${end.seriesWon(words.teams[winner])}` : score;
}
