import { LEVELS } from '@bellwether/bots/levels';
import type { Mirror } from '@bellwether/client';
import type { Action, SeatInfo } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { Page } from '../../app/Page.tsx';
import { titleOf } from '../../app/titles.ts';
import { useSignal } from '../../ui/signal.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { myName, rememberName } from '../connection/me.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { isPerson, sidesOf } from '../table/people.ts';
import { useTrouble } from '../table/useTrouble.ts';
import { Invite } from './Invite.tsx';
import { isName, NameField, tidy } from './NameField.tsx';
import { clockText } from './NewTablePage.tsx';

interface LobbyProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
}

/** Before the game, and for onlookers of a table that wants none: the invitation, who sits where, and the start. */
export function Lobby({ words, table, mirror }: LobbyProps) {
  const shell = useShell();
  const { info, host, viewer } = mirror;
  const { lobby } = words;
  const kept = useSignal(myName);
  const [typed, setTyped] = useState<string>();
  const { trouble, busy, attempt } = useTrouble(words);
  const act = (action: Action) => attempt(() => table.do(action));
  const name = tidy(typed ?? kept);
  const open = info.status === 'open';
  const seated = typeof viewer === 'number';
  const sit = (seat: number) =>
    attempt(async () => {
      rememberName(name);
      const answer = await table.do({ kind: 'sit', seat, name });
      if (answer.t === 'done' && seated) return await table.do({ kind: 'stand', seat: viewer });
      return answer;
    });
  const title = titleOf(info.game);
  const sides = sidesOf(info);
  const { clock } = info.settings;
  const facts = [
    clockText(words, clock.kind === 'none' ? 'none' : `${clock.kind} ${clock.seconds}`),
    words.seriesOf[info.settings.series],
    `${words.spectators}: ${words.spectatorsOf[info.settings.spectators]}`,
  ];
  return (
    <Page title={title ? shell[title] : lobby.title}>
      <div class="page form online-lobby">
        {!open && <p>{lobby.nobody}</p>}
        {!seated && (
          <>
            <p>{lobby.sitFirst}</p>
            <NameField words={words} value={typed ?? kept} change={setTyped} />
          </>
        )}
        {open && host && <Invite words={words} table={table.id} />}
        <section aria-label={lobby.seats} class={`online-sides ${sides.length > 1 ? 'online-teams' : ''}`}>
          {sides.map((seats, side) => (
            <div key={side} class="online-side">
              {sides.length > 1 && <h2 class="form-label">{lobby.team(side + 1)}</h2>}
              <ul class="online-seats">
                {seats.map((seat) => (
                  <Seat
                    key={seat.seat}
                    words={words}
                    game={info.game}
                    seat={seat}
                    mine={seat.seat === viewer}
                    host={host && open}
                    late={!open && info.settings.lateJoining}
                    here={mirror.online.includes(seat.seat)}
                    seated={seated}
                    canSit={!busy && (isName(name) || seated)}
                    sit={() => sit(seat.seat)}
                    act={act}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        {open &&
          (host ? (
            <div class="online-go">
              <button type="button" class="primary big" disabled={busy} onClick={() => act({ kind: 'start' })}>
                {lobby.start}
              </button>
              <p class="small">{lobby.startAbout}</p>
            </div>
          ) : (
            <p role="status">{lobby.waits}</p>
          ))}
        {open && !host && <Invite words={words} table={table.id} />}
        <p class="small">{facts.join(' · ')}</p>
        {info.brought && <p>{words.table.brought}</p>}
        {info.commitment && !info.brought && (
          <p class="small">
            {words.table.fairAbout} <code class="online-code">{info.commitment}</code>
          </p>
        )}
      </div>
    </Page>
  );
}

interface SeatProps {
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

function Seat({ words, game, seat, mine, host, late, here, seated, canSit, sit, act }: SeatProps) {
  const shell = useShell();
  const { lobby } = words;
  const farms = useWords(game as 'wolf-and-hound')?.seats;
  const farm = farms?.[seat.seat - 1] ?? String(seat.seat);
  const level = seat.level as (typeof LEVELS)[number] | undefined;
  const text = isPerson(seat) ? seat.name : seat.kind === 'bot' ? `${lobby.bot}: ${level ? shell.level[level] : ''}` : lobby.empty;
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
              {lobby.bot}: {shell.level[one]}
            </option>
          ))}
        </select>
      )}
      {free && !mine && (
        <button
          type="button"
          class={seated || seat.kind === 'bot' ? 'button' : 'primary'}
          disabled={!canSit}
          aria-label={`${seated ? lobby.move : lobby.sit}: ${farm}`}
          onClick={sit}
        >
          {seated ? lobby.move : lobby.sit}
        </button>
      )}
    </li>
  );
}
