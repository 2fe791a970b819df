import type { Mirror } from '@bellwether/client';
import type { Action, SeatInfo } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { isPerson, told } from '../../connection/people.ts';
import { Face } from '../../online-kit/Face.tsx';
import { useSides } from '../../online-kit/useSides.ts';
import { botsAt, useCalled } from '../../online-kit/who.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { OfPerson } from '../lobby/SeatSheet.tsx';
import type { MeetWords } from '../meet/words/en.ts';

interface PeopleProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly mirror: Mirror;
  readonly act: (action: Action) => void;
}

/** Everyone at the table and the score of a series; for the host, actions on a person. */
export function People({ words, meet, mirror, act }: PeopleProps) {
  const { info } = mirror;
  const called = useCalled(info);
  const nameOf = (seat: number) => told(info.seats[seat - 1]?.name ?? called[seat - 1] ?? '', words);
  return (
    <section aria-label={words.table.people}>
      <ul class="online-seats">
        {info.seats.map((seat) => (
          <Person key={seat.seat} words={words} meet={meet} mirror={mirror} seat={seat} who={nameOf(seat.seat)} act={act} />
        ))}
      </ul>
      {info.settings.series > 1 && <p class="small">{words.seriesOf[info.settings.series]}</p>}
      {info.seriesWinners && <p>{words.table.wonSeries(info.seriesWinners.map(nameOf).join(' + '))}</p>}
    </section>
  );
}

function Person({ words, meet, mirror, seat, who, act }: PeopleProps & { readonly seat: SeatInfo; readonly who: string }) {
  const { info, online, viewer, host } = mirror;
  const shell = useShell();
  const sides = useSides(info);
  const bot = botsAt(info.seats)[seat.seat - 1];
  const [isOpen, setOpen] = useState(false);
  const mine = seat.seat === viewer;
  const facts = [
    ...(isPerson(seat)
      ? [mine || online.includes(seat.seat) ? words.table.here : words.table.away]
      : [bot ? shell.colon(words.table.bot, shell.level[bot.level]) : words.table.bot]),
    ...(seat.host ? [meet.seat.host] : []),
    ...(seat.covered ? [words.table.coveredBy] : []),
    ...(seat.next ? [meet.seat.next(told(seat.next, words))] : []),
    ...(info.toAct.includes(seat.seat) ? [words.table.turn] : []),
  ];
  return (
    <li class={`online-seat ${mine ? 'mine' : ''}`}>
      <Face info={info} sides={sides} seat={seat} bot={bot} />
      <div class="online-seat-who">
        <b>
          {who || meet.seat.free}
          {mine && shell.aside(words.lobby.you)}
        </b>
        <small class="small">{facts.join(' · ')}</small>
      </div>
      {info.settings.series > 1 && (
        <b>
          <span class="hidden">{shell.colon(words.table.score, '')}</span>
          {info.score[seat.seat - 1]}
        </b>
      )}
      {host && isPerson(seat) && !mine && !isOpen && (
        <button type="button" class="button" aria-label={meet.seat.choose(who)} onClick={() => setOpen(true)}>
          ⋯
        </button>
      )}
      {host && isPerson(seat) && !mine && isOpen && (
        <OfPerson
          words={words}
          meet={meet}
          seat={seat}
          done={(action) => () => {
            setOpen(false);
            act(action);
          }}
        />
      )}
    </li>
  );
}
