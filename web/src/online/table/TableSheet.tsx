import type { Mirror } from '@bellwether/client';
import { useState } from 'preact/hooks';
import { go } from '../../app/routes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSignal } from '../../ui/signal.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { myName, rememberName } from '../connection/me.ts';
import type { OnlineSource } from '../connection/online-source.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { Invite } from '../pages/Invite.tsx';
import { isName, NameField, tidy } from '../pages/NameField.tsx';
import { Notices } from '../push/Notices.tsx';
import { Fairness } from './Fairness.tsx';
import { isPerson } from './people.ts';
import { useTrouble } from './useTrouble.ts';

interface TableSheetProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
  readonly close: () => void;
}

/** Everything about the table that is not the game: people, score, invitation, fairness, and the ways out. */
export function TableSheet({ words, table, mirror, source, close }: TableSheetProps) {
  const { info, viewer, host } = mirror;
  const { trouble, attempt } = useTrouble(words);
  const seated = typeof viewer === 'number';
  const [leaving, setLeaving] = useState(false);
  const leave = () =>
    attempt(async () => {
      const answer = seated ? await table.do({ kind: 'stand', seat: viewer }) : undefined;
      if (answer?.t !== 'refused') go('online');
      return answer;
    });
  const takeHome = () =>
    attempt(async () => {
      const answer = await table.do({ kind: 'withdraw' });
      if (answer.t === 'done' && source) go('game', await source.fork(Number.POSITIVE_INFINITY));
      return answer;
    });
  const alone = info.seats.every((seat) => !isPerson(seat) || seat.seat === viewer);
  return (
    <Dialog title={words.table.title} close={close}>
      <div class="form">
        <People words={words} table={table} mirror={mirror} attempt={attempt} />
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        <Invite words={words} table={table.id} />
        <Notices words={words} />
        <Fairness words={words} mirror={mirror} />
        {host && alone && source && info.status === 'playing' && (
          <div>
            <button type="button" class="button" onClick={takeHome}>
              {words.table.home}
            </button>
            <p class="small">{words.table.homeAbout}</p>
          </div>
        )}
        <div>
          {leaving && <p role="status">{words.table.leaveSure}</p>}
          <button
            type="button"
            class="button"
            onClick={() => (leaving || !seated || info.status !== 'playing' ? leave() : setLeaving(true))}
          >
            {words.table.leave}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface PeopleProps extends Pick<TableSheetProps, 'words' | 'table' | 'mirror'> {
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

function People({ words, table, mirror, attempt }: PeopleProps) {
  const { info, online, viewer } = mirror;
  const farms = useWords(info.game as 'wolf-and-hound')?.seats ?? [];
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
        {info.seats.map((seat) => {
          const who = seat.name ?? farms[seat.seat - 1] ?? String(seat.seat);
          const facts = [
            isPerson(seat) ? (seat.seat === viewer || online.includes(seat.seat) ? words.table.here : words.table.away) : words.table.bot,
            ...(seat.covered ? [words.table.coveredBy] : []),
            ...(info.toAct.includes(seat.seat) ? [words.table.turn] : []),
          ];
          return (
            <li key={seat.seat} class={`online-seat ${seat.seat === viewer ? 'mine' : ''}`}>
              <div class="online-seat-who">
                <b>
                  {who}
                  {seat.seat === viewer && ` (${words.lobby.you})`}
                </b>
                <small class="small">{facts.join(' · ')}</small>
              </div>
              {info.settings.series > 1 && (
                <b>
                  <span class="hidden">{words.table.score}: </span>
                  {info.score[seat.seat - 1]}
                </b>
              )}
              {takes && !isPerson(seat) && (
                <button
                  type="button"
                  class="button"
                  disabled={!isName(name)}
                  aria-label={`${words.table.takeOver}: ${who}`}
                  onClick={() => sit(seat.seat)}
                >
                  {words.lobby.sit}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {info.settings.series > 1 && <p class="small">{words.seriesOf[info.settings.series]}</p>}
      {info.seriesWinners && (
        <p>
          {words.table.wonSeries(
            info.seriesWinners.map((seat) => info.seats[seat - 1]?.name ?? farms[seat - 1] ?? String(seat)).join(' + '),
          )}
        </p>
      )}
    </section>
  );
}
