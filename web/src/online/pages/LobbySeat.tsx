import { LEVELS } from '@bellwether/bots/levels';
import type { Action, SeatInfo } from '@bellwether/wire';
import { useGame } from '../../app/useGames.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { isPerson, told } from '../table/people.ts';

interface LobbySeatProps {
  readonly words: OnlineWords;
  readonly game: string;
  readonly seat: SeatInfo;
  readonly mine: boolean;
  readonly host: boolean;
  readonly late: boolean;
  readonly here: boolean;
  readonly seated: boolean;
  readonly canSit: boolean;
  readonly sit: () => void;
  readonly act: (action: Action) => void;
}

/** A seat before the game: who sits there, and what one may do about it. */
export function LobbySeat({ words, game, seat, mine, host, late, here, seated, canSit, sit, act }: LobbySeatProps) {
  const shell = useShell();
  const { lobby } = words;
  const farms = useWords(useGame(game)?.words)?.seats;
  const farm = farms?.[seat.seat - 1] ?? String(seat.seat);
  const level = seat.level as (typeof LEVELS)[number] | undefined;
  const text = isPerson(seat)
    ? told(seat.name ?? '', words)
    : seat.kind === 'bot'
      ? shell.colon(lobby.bot, level ? shell.level[level] : '')
      : lobby.empty;
  const free = seat.kind === 'empty' || (seat.kind === 'bot' && (host || late));
  const choose = (value: string) =>
    act(value === 'empty' ? { kind: 'empty', seat: seat.seat } : { kind: 'bot', seat: seat.seat, level: value });
  return (
    <li class={`online-seat ${mine ? 'mine' : ''}`}>
      <div class="online-seat-who">
        <small class="small">{farm}</small>
        {(!host || isPerson(seat)) && (
          <b class={isPerson(seat) ? '' : 'online-quiet'}>
            {text}
            {mine && ` (${lobby.you})`}
            {isPerson(seat) && !mine && <small class="small"> {here ? words.table.here : words.table.away}</small>}
          </b>
        )}
      </div>
      {mine && (
        <button type="button" class="button" onClick={() => act({ kind: 'stand', seat: seat.seat })}>
          {lobby.stand}
        </button>
      )}
      {host && !isPerson(seat) && (
        <select
          class="online-select"
          aria-label={lobby.who(farm)}
          value={seat.kind === 'bot' ? level : 'empty'}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="empty">{lobby.person}</option>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {shell.colon(lobby.bot, shell.level[one])}
            </option>
          ))}
        </select>
      )}
      {free && !mine && (
        <button
          type="button"
          class={seated || seat.kind === 'bot' ? 'button' : 'primary'}
          disabled={!canSit}
          aria-label={shell.colon(seated ? lobby.move : lobby.sit, farm)}
          onClick={sit}
        >
          {seated ? lobby.move : lobby.sit}
        </button>
      )}
    </li>
  );
}
