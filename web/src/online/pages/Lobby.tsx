import type { Mirror } from '@bellwether/client';
import type { Mix } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { rememberName } from '../../connection/me.ts';
import type { OnlineTable } from '../../connection/online-table.ts';
import { isPerson, told } from '../../connection/people.ts';
import { Page } from '../../frame/Page.tsx';
import { useGame } from '../../model/game.ts';
import { AccessChoice, accessOf } from '../../online-kit/AccessChoice.tsx';
import { factsOf } from '../../online-kit/facts.ts';
import { Invite } from '../../online-kit/Invite.tsx';
import { isName, NameField } from '../../online-kit/NameField.tsx';
import { clockText } from '../../online-kit/table-settings.ts';
import { useMyName } from '../../online-kit/useMyName.ts';
import { useSides } from '../../online-kit/useSides.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { MixChoice } from '../../table-kit/MixChoice.tsx';
import { SEATS } from '../../words/areas.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { Ring } from '../lobby/Ring.tsx';
import type { MeetWords } from '../meet/words/en.ts';
import { MEET } from '../meet/words.ts';

interface LobbyProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
}

/** The lobby: seats, invitation, start. Also shown to spectators of a table that does not allow them. */
export function Lobby(props: LobbyProps) {
  const meet = useWords(MEET);
  return meet ? <LobbyOf {...props} meet={meet} /> : null;
}

function LobbyOf({ words, meet, table, mirror }: LobbyProps & { readonly meet: MeetWords }) {
  const { info, host, viewer } = mirror;
  const { lobby } = words;
  const game = useGame(info.game);
  const { value, name, change } = useMyName(info.seats.map((seat) => seat.name));
  const { trouble, busy, attempt } = useTrouble(words);
  const open = info.status === 'open';
  const seated = typeof viewer === 'number';
  // Starting now would mean playing against bots: inviting comes first.
  const isAlone = !info.seats.some((seat) => isPerson(seat) && seat.seat !== viewer);
  const act = (action: Action) => attempt(() => table.do(action));
  const sit = (seat: number) => attempt(() => sitAt(table, mirror, seat, name));
  return (
    <Page title={game?.title ?? lobby.title}>
      <div class="content form online-lobby">
        {!open && <p>{lobby.nobody}</p>}
        {open && host && <Invite words={words} meet={meet} mirror={mirror} isNext={isAlone} />}
        {!seated && <Invited words={words} meet={meet} mirror={mirror} />}
        {!seated && <p>{lobby.sitFirst}</p>}
        {!seated && <NameField words={words} value={value} change={change} />}
        <Ring words={words} meet={meet} mirror={mirror} canSit={!busy && (isName(name) || seated)} sit={sit} act={act}>
          <span>{clockText(words, info.settings.clock)}</span>
        </Ring>
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        {open && host && (
          <div class="online-go">
            <button type="button" class={isAlone ? 'button big' : 'primary big'} disabled={busy} onClick={() => act({ kind: 'start' })}>
              {lobby.start}
            </button>
            <p class="small">{lobby.startAbout}</p>
          </div>
        )}
        {open && !host && <p role="status">{lobby.waits}</p>}
        {open && !host && <Invite words={words} meet={meet} mirror={mirror} isNext={false} />}
        {open && host && <AccessChoice meet={meet} value={accessOf(mirror)} change={(access) => act({ kind: 'access', access })} />}
        {open && <Mixing table={table} mirror={mirror} attempt={attempt} />}
        {game && <game.Values headers={info.config.map(([key = '', text = '']) => [key, text])} />}
        <Facts words={words} meet={meet} mirror={mirror} />
      </div>
    </Page>
  );
}

/** Taking a new seat leaves the old one; at an open table it is left first, since nobody may hold two. */
async function sitAt(table: OnlineTable, mirror: Mirror, seat: number, name: string) {
  const { viewer, info } = mirror;
  const mine = typeof viewer === 'number' ? info.seats[viewer - 1] : undefined;
  const called = mine?.name ?? name;
  if (mine === undefined) rememberName(called);
  const leave = () => table.do({ kind: 'stand', seat: mine?.seat ?? seat });
  if (mine !== undefined && accessOf(mirror) === 'open') {
    const left = await leave();
    return left.t === 'refused' ? left : await table.do({ kind: 'sit', seat, name: called });
  }
  const answer = await table.do({ kind: 'sit', seat, name: called });
  return answer.t === 'done' && mine !== undefined ? await leave() : answer;
}

interface MeetProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly mirror: Mirror;
}

/** For a person who followed a link: game, set-up, clock, players. */
function Invited({ words, meet, mirror: { info } }: MeetProps) {
  const game = useGame(info.game);
  const title = game?.title ?? info.game;
  const people = info.seats.filter(isPerson).map(({ name = '' }) => told(name, words));
  const host = info.seats.find((seat) => seat.host)?.name;
  return (
    <div class="online-invited">
      <p>
        <b>{host ? meet.invited.by(told(host, words), title) : meet.invited.to(title)}</b>
      </p>
      <p class="small">
        {factsOf(words, meet, { ...info, clock: info.settings.clock, series: info.settings.series }, game?.first.config).join(' · ')}
      </p>
      {people.length > 0 && <p class="small">{meet.invited.at(people)}</p>}
    </div>
  );
}

/**
 * Whether the seats are mixed at the start: the host decides, everyone sees it. A game brought along keeps its seats.
 */
function Mixing({
  table,
  mirror: { info, host },
  attempt,
}: Pick<LobbyProps, 'table' | 'mirror'> & { readonly attempt: (work: () => Promise<unknown>) => Promise<void> }) {
  const words = useWords(SEATS);
  const partners = useSides(info).length > 1;
  // The pressed option stays selected until the server has answered.
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

/** The table's settings: clock, series, spectators, and the commitment to the deal. */
function Facts({ words, meet, mirror: { info } }: MeetProps) {
  const { colon } = useShell();
  const { clock, series, spectators } = info.settings;
  const facts = [clockText(words, clock), words.seriesOf[series], colon(words.spectators, words.spectatorsOf[spectators])];
  return (
    <>
      <p class="small">{facts.join(' · ')}</p>
      {info.brought && <p>{words.table.brought}</p>}
      {info.commitment && !info.brought && (
        <details class="more">
          <summary>{meet.seat.fair}</summary>
          <p class="small">
            {words.table.fairAbout} <code class="online-code">{info.commitment}</code>
          </p>
        </details>
      )}
    </>
  );
}
