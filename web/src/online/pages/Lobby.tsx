import type { Mirror } from '@bellwether/client';
import type { Mix } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { Page } from '../../app/Page.tsx';
import { useGame } from '../../app/useGames.ts';
import { MixChoice } from '../../table-kit/MixChoice.tsx';
import { useSignal } from '../../ui/signal.ts';
import { SEATS, useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { myName, rememberName } from '../connection/me.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { useSides } from '../table/useSides.ts';
import { useTrouble } from '../table/useTrouble.ts';
import { Invite } from './Invite.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { isName, NameField, tidy } from './NameField.tsx';
import { clockText } from './table-settings.ts';

interface LobbyProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
}

/** Before the game, and for onlookers of a table that wants none: the invitation, who sits where, and the start. */
export function Lobby({ words, table, mirror }: LobbyProps) {
  const { info, host, viewer } = mirror;
  const { lobby } = words;
  const game = useGame(info.game);
  const kept = useSignal(myName);
  const [typed, setTyped] = useState<string>();
  const { trouble, busy, attempt } = useTrouble(words);
  const open = info.status === 'open';
  return (
    <Page title={game?.title ?? lobby.title}>
      <div class="content form online-lobby">
        {!open && <p>{lobby.nobody}</p>}
        {typeof viewer !== 'number' && (
          <>
            <p>{lobby.sitFirst}</p>
            <NameField words={words} value={typed ?? kept} change={setTyped} />
          </>
        )}
        {open && host && <Invite words={words} table={table.id} />}
        <Sides words={words} table={table} mirror={mirror} name={tidy(typed ?? kept)} busy={busy} attempt={attempt} />
        {open && <Mixing table={table} mirror={mirror} attempt={attempt} />}
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        {open && host && (
          <div class="online-go">
            <button type="button" class="primary big" disabled={busy} onClick={() => attempt(() => table.do({ kind: 'start' }))}>
              {lobby.start}
            </button>
            <p class="small">{lobby.startAbout}</p>
          </div>
        )}
        {open && !host && <p role="status">{lobby.waits}</p>}
        {open && !host && <Invite words={words} table={table.id} />}
        {game && <game.Values headers={info.config.map(([key = '', value = '']) => [key, value])} />}
        <Facts words={words} mirror={mirror} />
      </div>
    </Page>
  );
}

interface SidesProps extends LobbyProps {
  /** What the viewer would sit down as. */
  readonly name: string;
  readonly busy: boolean;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Who sits where, team by team. */
function Sides({ words, table, mirror, name, busy, attempt }: SidesProps) {
  const { info, host, viewer, online } = mirror;
  const { lobby } = words;
  const sides = useSides(info);
  const open = info.status === 'open';
  const seated = typeof viewer === 'number';
  const act = (action: Action) => attempt(() => table.do(action));
  const sit = (seat: number) =>
    attempt(async () => {
      rememberName(name);
      const answer = await table.do({ kind: 'sit', seat, name });
      return answer.t === 'done' && seated ? await table.do({ kind: 'stand', seat: viewer }) : answer;
    });
  return (
    <section aria-label={lobby.seats} class={`online-sides ${sides.length > 1 ? 'online-teams' : ''}`}>
      {sides.map((seats, side) => (
        <div key={side} class="online-side">
          {sides.length > 1 && <h2 class="form-label">{lobby.team(side + 1)}</h2>}
          <ul class="online-seats">
            {seats.map((seat) => (
              <LobbySeat
                key={seat.seat}
                words={words}
                game={info.game}
                seat={seat}
                mine={seat.seat === viewer}
                host={host && open}
                late={!open && info.settings.lateJoining}
                here={online.includes(seat.seat)}
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
  );
}

/** Whether the seats are mixed at the start: the host decides, all are told. A game that was brought along keeps its seats. */
function Mixing({ table, mirror: { info, host }, attempt }: Pick<SidesProps, 'table' | 'mirror' | 'attempt'>) {
  const words = useWords(SEATS);
  const partners = useSides(info).length > 1;
  // What was pressed stays pressed until the server has answered.
  const [asked, setAsked] = useState<{ readonly mix: Mix | undefined }>();
  const change = (mix: Mix | undefined) => {
    setAsked({ mix });
    return attempt(() => table.do({ kind: 'mix', ...(mix && { mix }) })).finally(() => setAsked(undefined));
  };
  if (words === undefined || info.brought) return null;
  return (
    <section class="form">
      {host && <MixChoice value={asked ? asked.mix : info.mix} partners={partners} change={change} />}
      <p class="small" role="status">
        {(!host || info.mix) && words.lobby[info.mix ?? 'no']} {info.mix && words.fair}
      </p>
    </section>
  );
}

/** What was agreed: clock, series, onlookers, and the promise of the deal. */
function Facts({ words, mirror: { info } }: Pick<LobbyProps, 'words' | 'mirror'>) {
  const { colon } = useShell();
  const { clock, series, spectators } = info.settings;
  const facts = [
    clockText(words, clock.kind === 'none' ? 'none' : `${clock.kind} ${clock.seconds}`),
    words.seriesOf[series],
    colon(words.spectators, words.spectatorsOf[spectators]),
  ];
  return (
    <>
      <p class="small">{facts.join(' · ')}</p>
      {info.brought && <p>{words.table.brought}</p>}
      {info.commitment && !info.brought && (
        <p class="small">
          {words.table.fairAbout} <code class="online-code">{info.commitment}</code>
        </p>
      )}
    </>
  );
}
