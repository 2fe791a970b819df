import type { Mirror } from '@bellwether/client';
import type { SeatInfo } from '@bellwether/wire';
import { isPerson, short, timeLeft, timeShort, told } from '../../connection/people.ts';
import { Face } from '../../online-kit/Face.tsx';
import { botsAt, useCalled } from '../../online-kit/who.ts';
import { useNow } from '../../ui/useNow.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';

interface ChipsProps {
  readonly words: OnlineWords;
  readonly mirror: Mirror;
  readonly sides: readonly (readonly SeatInfo[])[];
  readonly narrow: boolean;
}

/** All players: face, icon, name; online or away, to move or not, a bot's level, and time left. */
export function Chips({ words, mirror, sides, narrow }: ChipsProps) {
  const shell = useShell();
  const { info, online, viewer } = mirror;
  const bots = botsAt(info.seats);
  const called = useCalled(info);
  const now = useNow(info.clocks !== undefined && info.status === 'playing' && info.paused === undefined);
  return (
    <ul class="online-people" aria-label={words.table.people}>
      {info.seats.map((seat, i) => {
        const left = timeLeft(mirror, seat.seat, now);
        const here = seat.seat === viewer || online.includes(seat.seat);
        const bot = bots[i];
        const way = bot && shell.level[bot.level];
        return (
          <li
            key={seat.seat}
            data-seat={seat.seat}
            class={`online-chip ${info.toAct.includes(seat.seat) ? 'acts' : ''} ${isPerson(seat) && !here ? 'away' : ''}`}
            title={way && shell.colon(words.lobby.bot, way)}
          >
            <Face info={info} sides={sides} seat={seat} bot={bot} />
            <span class={narrow && info.seats.length > 2 ? 'hidden' : 'online-chip-name'}>
              {short(told(called[i] || seat.name || '', words), 12)}
            </span>
            {way && !narrow && <small class="online-level">{way}</small>}
            <span class="hidden">
              {isPerson(seat) ? (here ? words.table.here : words.table.away) : `${words.lobby.bot}${narrow && way ? `: ${way}` : ''}`}
              {seat.covered ? `, ${words.table.coveredBy}` : ''}
            </span>
            {left !== undefined && (
              <span
                class={`online-time ${left < 10_000 && info.toAct.includes(seat.seat) ? 'short' : ''}`}
                role="timer"
                aria-label={words.table.time}
              >
                {timeShort(left)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
