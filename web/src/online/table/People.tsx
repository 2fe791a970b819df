import type { Mirror } from '@bellwether/client';
import type { SeatInfo } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../../app/useGames.ts';
import { useSignal } from '../../ui/signal.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { myName, rememberName } from '../connection/me.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { isName, NameField, tidy } from '../pages/NameField.tsx';
import { isPerson, told } from './people.ts';

interface PeopleProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Everybody at the table, the score of a series, and for onlookers the way to a bot's seat. */
export function People({ words, table, mirror, attempt }: PeopleProps) {
  const shell = useShell();
  const { info, viewer } = mirror;
  const farms = useWords(useGame(info.game)?.words)?.seats ?? [];
  const nameOf = (seat: number) => told(info.seats[seat - 1]?.name ?? farms[seat - 1] ?? String(seat), words);
  const kept = useSignal(myName);
  const [typed, setTyped] = useState<string>();
  const name = tidy(typed ?? kept);
  const takes = viewer === 'spectator' && info.status !== 'withdrawn' && info.settings.lateJoining;
  const sit = (seat: number) =>
    attempt(() => {
      rememberName(name);
      return table.do({ kind: 'sit', seat, name });
    });
  return (
    <section aria-label={words.table.people}>
      {takes && <NameField words={words} value={typed ?? kept} change={setTyped} />}
      <ul class="online-seats">
        {info.seats.map((seat) => (
          <Person key={seat.seat} words={words} mirror={mirror} seat={seat} who={nameOf(seat.seat)}>
            {takes && !isPerson(seat) && (
              <button
                type="button"
                class="button"
                disabled={!isName(name)}
                aria-label={shell.colon(words.table.takeOver, nameOf(seat.seat))}
                onClick={() => sit(seat.seat)}
              >
                {words.lobby.sit}
              </button>
            )}
          </Person>
        ))}
      </ul>
      {info.settings.series > 1 && <p class="small">{words.seriesOf[info.settings.series]}</p>}
      {info.seriesWinners && <p>{words.table.wonSeries(info.seriesWinners.map(nameOf).join(' + '))}</p>}
    </section>
  );
}

interface PersonProps {
  readonly words: OnlineWords;
  readonly mirror: Mirror;
  readonly seat: SeatInfo;
  readonly who: string;
  readonly children: ComponentChildren;
}

function Person({ words, mirror: { info, online, viewer }, seat, who, children }: PersonProps) {
  const { colon } = useShell();
  const mine = seat.seat === viewer;
  const facts = [
    isPerson(seat) ? (mine || online.includes(seat.seat) ? words.table.here : words.table.away) : words.table.bot,
    ...(seat.covered ? [words.table.coveredBy] : []),
    ...(info.toAct.includes(seat.seat) ? [words.table.turn] : []),
  ];
  return (
    <li class={`online-seat ${mine ? 'mine' : ''}`}>
      <div class="online-seat-who">
        <b>
          {who}
          {mine && ` (${words.lobby.you})`}
        </b>
        <small class="small">{facts.join(' · ')}</small>
      </div>
      {info.settings.series > 1 && (
        <b>
          <span class="hidden">{colon(words.table.score, '')}</span>
          {info.score[seat.seat - 1]}
        </b>
      )}
      {children}
    </li>
  );
}
