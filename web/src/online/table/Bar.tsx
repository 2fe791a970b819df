import type { Mirror } from '@bellwether/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineSource } from '../../connection/online-source.ts';
import type { OnlineTable } from '../../connection/online-table.ts';
import { scoreOf } from '../../connection/people.ts';
import { useConnection } from '../../connection/useOnline.ts';
import { BarLine, Outdated } from '../../online-kit/BarLine.tsx';
import { useSides } from '../../online-kit/useSides.ts';
import { whyNot } from '../../online-kit/useTrouble.ts';
import { useCalled } from '../../online-kit/who.ts';
import { AnyIcon } from '../../ui/AnyIcon.tsx';
import { background } from '../../ui/background.ts';
import { useSignal } from '../../ui/signal.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useNow } from '../../ui/useNow.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { stopped } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { MEET } from '../meet/words.ts';
import { tellTurn } from '../push/notices.ts';
import { Banners } from './Banners.tsx';
import { Bubble } from './Bubbles.tsx';
import { Chips } from './Chips.tsx';
import { CloseButton } from './CloseButton.tsx';
import { MatchHere, MatchLine } from './MatchLine.tsx';
import { RecapSheet } from './RecapSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { TalkSheet } from './TalkSheet.tsx';
import { useHappenings } from './useHappenings.ts';

interface BarProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
}

/** The bar above an online table: turn, clock, players, chat; and notices, which overlay the table. */
export function Bar({ words, table, mirror, source }: BarProps) {
  const [sheet, setSheet] = useState<'talk' | 'table' | 'recap'>();
  const close = () => setSheet(undefined);
  const meet = useWords(MEET);
  const { colon } = useShell();
  const { info, viewer } = mirror;
  const playing = info.status === 'playing';
  const seated = typeof viewer === 'number';
  const myTurn = playing && seated && info.toAct.includes(viewer) && !info.seats[viewer - 1]?.covered && info.paused === undefined;
  // On a phone the table itself shows whose turn it is.
  const narrow = useMedia('(max-width: 639px)');
  // Where there is a panel next to the table, it names everybody.
  const isNamedBeside = useMedia('(min-width: 62.5em) and (min-height: 31.01em)');
  const { said, history } = useHappenings(words, meet, table, mirror);
  const sides = useSides(info);
  const called = useCalled(info);
  const isLost = useConnection(table) === 'lost';
  useTurnNotice(words, info.table, myTurn);
  return (
    <section class={`online-bar ${isLost ? 'lost' : ''}`} aria-label={words.table.title}>
      <div class="online-line">
        <p class={narrow || !myTurn ? 'hidden' : 'online-status mine'}>{isLost ? '' : status(words, mirror, called)}</p>
        {info.settings.series > 1 && (
          <p class="online-score">
            <span class="hidden">{colon(words.table.score, '')}</span>
            {scoreOf(info, sides)}
          </p>
        )}
        {info.match && <MatchHere match={info.match} />}
        {info.status === 'open' ? (
          <span class="online-people" />
        ) : (
          <Chips words={words} mirror={mirror} sides={sides} narrow={narrow || isNamedBeside} />
        )}
        <button type="button" class="icon-button" aria-label={words.talk.title} aria-haspopup="dialog" onClick={() => setSheet('talk')}>
          <AnyIcon name="talk" />
        </button>
        <button type="button" class="icon-button" aria-label={words.table.title} aria-haspopup="dialog" onClick={() => setSheet('table')}>
          <AnyIcon name="people" />
        </button>
      </div>
      <Bubble said={isLost ? undefined : said} />
      <div class="online-notices">
        <Lines words={words} meet={meet} table={table} mirror={mirror} source={source} read={() => setSheet('recap')} />
      </div>
      {sheet === 'talk' && (
        <TalkSheet words={words} meet={meet} table={table} seat={seated ? viewer : undefined} history={history} close={close} />
      )}
      {sheet === 'table' && meet && <TableSheet words={words} meet={meet} table={table} mirror={mirror} source={source} close={close} />}
      {sheet === 'recap' && <RecapSheet words={words} mirror={mirror} close={close} />}
    </section>
  );
}

/** Whose turn it is. Hidden from sight unless it is mine, since the table and the player's chip show it. */
function status({ state }: OnlineWords, { info, viewer }: Mirror, called: readonly string[]): string {
  if (info.status === 'over') return state.over;
  if (info.status !== 'playing' || info.paused !== undefined) return '';
  if (typeof viewer === 'number' && info.toAct.includes(viewer)) return state.yourTurn;
  const [first, ...others] = info.toAct;
  if (first === undefined) return '';
  return others.length > 0 ? state.everyone : state.turnOf(called[first - 1] ?? '');
}

interface LinesProps extends BarProps {
  readonly meet: MeetWords | undefined;
  readonly read: () => void;
}

/** Notices; usually none. */
function Lines({ words, meet, table, mirror, source, read }: LinesProps) {
  const connection = useConnection(table);
  const { state } = words;
  const { info, viewer, host, recap } = mirror;
  const [recapOpen, setRecapOpen] = useState(true);
  const [broughtOpen, setBroughtOpen] = useState(true);
  const moves = recap.filter(({ what }) => what.kind === 'move').length;
  const covered = typeof viewer === 'number' && info.seats[viewer - 1]?.covered === true && info.status === 'playing';
  if (connection === 'outdated') return <Outdated words={words} />;
  // No action is possible without a connection.
  if (connection === 'lost') return <BarLine text={meet ? stopped(meet.lost, meet.lostAbout) : state.lost} />;
  return (
    <>
      <Restart words={words} table={table} />
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
      {meet && <Banners words={words} meet={meet} table={table} mirror={mirror} source={source} />}
      <MatchLine info={info} />
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

/** An announced restart of the server. */
function Restart({ words, table }: { readonly words: OnlineWords; readonly table: OnlineTable }) {
  const at = useSignal(table.restart);
  const now = useNow(at !== undefined);
  if (at === undefined) return null;
  return <BarLine text={words.restart(words.minutes(Math.max(1, Math.ceil((at - now) / 60_000))))} />;
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

/** Shows my turn in the document title, and as a notification while the page is hidden. */
function useTurnNotice(words: OnlineWords, table: string, myTurn: boolean): void {
  const before = useRef(myTurn);
  useEffect(() => {
    document.title = myTurn ? `● ${words.state.yourTurn} – Bellwether` : 'Bellwether';
    if (myTurn && !before.current) background(tellTurn(table, words.notice));
    before.current = myTurn;
    return () => {
      document.title = 'Bellwether';
    };
  }, [myTurn, words, table]);
}
