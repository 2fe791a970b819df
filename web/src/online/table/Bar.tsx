import type { Mirror } from '@bellwether/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../../app/useGames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSignal } from '../../ui/signal.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useNow } from '../../ui/useNow.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import type { OnlineSource } from '../connection/online-source.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { useConnection } from '../connection/useOnline.ts';
import { tellTurn } from '../push/notices.ts';
import { BarLine, Outdated } from './BarLine.tsx';
import { isPerson, scoreOf, short, timeLeft, timeShort, told } from './people.ts';
import { Reaction } from './Reaction.tsx';
import { RecapSheet } from './RecapSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { TalkSheet } from './TalkSheet.tsx';
import { useHappenings } from './useHappenings.ts';
import { useSides } from './useSides.ts';
import { whyNot } from './useTrouble.ts';

interface BarProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
}

/** Above a table on a server: whose turn, whose time, who is there, what was said; and a line more when something is to be done. */
export function Bar({ words, table, mirror, source }: BarProps) {
  const [sheet, setSheet] = useState<'talk' | 'table' | 'recap'>();
  const close = () => setSheet(undefined);
  const { info, viewer } = mirror;
  const playing = info.status === 'playing';
  const seated = typeof viewer === 'number';
  const myTurn = playing && seated && info.toAct.includes(viewer) && !info.seats[viewer - 1]?.covered;
  // On a phone the table itself says whose turn it is.
  const narrow = useMedia('(max-width: 639px)');
  const said = useHappenings(words, table, mirror);
  const sides = useSides(info);
  const { colon } = useShell();
  useTurnNotice(words, info.table, myTurn);
  return (
    <section class="online-bar" aria-label={words.table.title}>
      <div class="online-line">
        <p class={narrow ? 'hidden' : `online-status ${myTurn ? 'mine' : ''}`}>{status(words, mirror, useFarms(info.game))}</p>
        {info.settings.series > 1 && (
          <p class="online-score">
            <span class="hidden">{colon(words.table.score, '')}</span>
            {scoreOf(info, sides)}
          </p>
        )}
        <People words={words} mirror={mirror} narrow={narrow} />
        {seated && (
          <button type="button" class="icon-button" aria-label={words.talk.title} aria-haspopup="dialog" onClick={() => setSheet('talk')}>
            <Icon name="talk" />
          </button>
        )}
        <button type="button" class="icon-button" aria-label={words.table.title} aria-haspopup="dialog" onClick={() => setSheet('table')}>
          <Icon name="people" />
        </button>
      </div>
      <p class={`online-said ${said ? '' : 'hidden'}`} aria-live="polite">
        {said?.reaction && <Reaction name={said.reaction} />}
        {said?.text}
      </p>
      <Lines words={words} table={table} mirror={mirror} source={source} read={() => setSheet('recap')} />
      {sheet === 'talk' && seated && <TalkSheet words={words} table={table} seat={viewer} close={close} />}
      {sheet === 'table' && <TableSheet words={words} table={table} mirror={mirror} source={source} close={close} />}
      {sheet === 'recap' && <RecapSheet words={words} mirror={mirror} close={close} />}
    </section>
  );
}

function useFarms(game: string): readonly string[] {
  return useWords(useGame(game)?.words)?.seats ?? [];
}

function status({ state }: OnlineWords, { info, viewer }: Mirror, farms: readonly string[]): string {
  if (info.status === 'over') return state.over;
  if (info.status !== 'playing') return '';
  if (typeof viewer === 'number' && info.toAct.includes(viewer)) return state.yourTurn;
  const [first, ...others] = info.toAct;
  if (first === undefined) return '';
  if (others.length > 0) return state.everyone;
  return state.turnOf(info.seats[first - 1]?.name ?? farms[first - 1] ?? String(first));
}

/** A chip for everybody: there or away, to move or not, and the time left. */
function People({ words, mirror, narrow }: { readonly words: OnlineWords; readonly mirror: Mirror; readonly narrow: boolean }) {
  const { info, online, viewer } = mirror;
  const people = info.seats.filter(isPerson);
  const longest = narrow ? (people.length > 2 ? 5 : 8) : 12;
  const now = useNow(info.clocks !== undefined && info.status === 'playing');
  return (
    <ul class="online-people" aria-label={words.table.people}>
      {people.map((seat) => {
        const left = timeLeft(mirror, seat.seat, now);
        const here = seat.seat === viewer || online.includes(seat.seat);
        return (
          <li key={seat.seat} class={`online-chip ${info.toAct.includes(seat.seat) ? 'acts' : ''}`}>
            <span class={`online-dot ${here ? 'here' : ''}`} aria-hidden="true">
              {here ? '●' : '○'}
            </span>
            <span class="online-chip-name">{short(told(seat.name ?? '', words), longest)}</span>
            <span class="hidden">
              {here ? words.table.here : words.table.away}
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

interface LinesProps extends BarProps {
  readonly read: () => void;
}

/** What has to be known or done now; usually nothing. */
function Lines({ words, table, mirror, source, read }: LinesProps) {
  const connection = useConnection(table);
  const { state } = words;
  const { info, viewer, host, recap } = mirror;
  const [recapOpen, setRecapOpen] = useState(true);
  const [broughtOpen, setBroughtOpen] = useState(true);
  const moves = recap.filter(({ what }) => what.kind === 'move').length;
  const covered = typeof viewer === 'number' && info.seats[viewer - 1]?.covered === true && info.status === 'playing';
  if (connection === 'outdated') return <Outdated words={words} />;
  return (
    <>
      {connection === 'lost' && <BarLine text={state.lost} />}
      {connection !== 'lost' && <Restart words={words} table={table} />}
      {info.closed !== undefined && <BarLine text={words.closed(info.closed)} alert />}
      {info.brought && info.status !== 'open' && !host && broughtOpen && (
        <BarLine text={words.table.brought}>
          <CloseButton close={() => setBroughtOpen(false)} />
        </BarLine>
      )}
      {covered && (
        <BarLine text={state.covered} alert>
          <button type="button" class="primary" onClick={() => table.do({ kind: 'return', seat: viewer })}>
            {state.back}
          </button>
        </BarLine>
      )}
      {source && <NextGame words={words} source={source} />}
      {source && <Refusal words={words} source={source} />}
      {recapOpen && moves > 0 && info.status === 'playing' && typeof viewer === 'number' && (
        <BarLine text={words.recap.moves(moves)}>
          <button
            type="button"
            class="button"
            onClick={() => {
              setRecapOpen(false);
              read();
            }}
          >
            {words.recap.read}
          </button>
          <CloseButton close={() => setRecapOpen(false)} />
        </BarLine>
      )}
    </>
  );
}

/** The server says when it will be away for a moment. */
function Restart({ words, table }: { readonly words: OnlineWords; readonly table: OnlineTable }) {
  const at = useSignal(table.restart);
  const now = useNow(at !== undefined);
  if (at === undefined) return null;
  return <BarLine text={words.restart(words.minutes(Math.max(1, Math.ceil((at - now) / 60_000))))} />;
}

function CloseButton({ close }: { readonly close: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label="✕" onClick={close}>
      ✕
    </button>
  );
}

function NextGame({ words, source }: { readonly words: OnlineWords; readonly source: OnlineSource }) {
  const waits = useSignal(source.nextWaits);
  return waits ? (
    <BarLine text={words.state.nextGame} alert>
      <button type="button" class="primary" onClick={() => source.next()}>
        {words.state.goOn}
      </button>
    </BarLine>
  ) : null;
}

function Refusal({ words, source }: { readonly words: OnlineWords; readonly source: OnlineSource }) {
  const problem = useSignal(source.problem);
  return problem ? <BarLine text={whyNot(words, problem)} alert /> : null;
}

/** In the title of the page, and as a notice of the browser when nobody looks. */
function useTurnNotice(words: OnlineWords, table: string, myTurn: boolean): void {
  const before = useRef(myTurn);
  useEffect(() => {
    document.title = myTurn ? `● ${words.state.yourTurn} – Bellwether` : 'Bellwether';
    if (myTurn && !before.current) void tellTurn(table, words.notice);
    before.current = myTurn;
    return () => {
      document.title = 'Bellwether';
    };
  }, [myTurn, words, table]);
}
