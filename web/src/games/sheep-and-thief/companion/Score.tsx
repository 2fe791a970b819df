import { MISSION_RANKS, MISSIONS } from '@bellwether/sheep-and-thief';
import { useEffect, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { keep, recall } from '../../../companion/kept.ts';
import { Stepper } from '../../../companion/Stepper.tsx';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { CopyLine } from '../../../copy/CopyLine.tsx';
import { useOwnCopy } from '../../../copy/kept.ts';
import { QrCode } from '../../../online-kit/QrCode.tsx';
import { Choice, Toggle } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { become, href, route } from '../../../ui/routes.ts';
import { say } from '../../../ui/say.ts';
import { useSignal } from '../../../ui/signal.ts';
import { useWords } from '../../../words/useWords.ts';
import { GlyphPicture, SOURCE_GLYPHS } from '../art/Glyph.tsx';
import { MissionPicture } from '../art/MissionPicture.tsx';
import { SHELF } from '../copy/shelf.ts';
import { sourcesOf } from '../gold.ts';
import { cellName } from '../names.ts';
import { joined, lineText } from '../narrate.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { Mission, ScoreLine } from '../vocabulary.ts';
import { SHEEP_COMPANION } from '../words/companion.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCompanion } from '../words/en-companion.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import { Count } from './Count.tsx';
import { Draw, IMAGE_PENS, SCORE_PENS } from './Draw.tsx';
import { Pad } from './Pad.tsx';
import { Scan } from './Scan.tsx';
import { ScorePicture } from './ScorePicture.tsx';
import { canScan } from './scan.ts';
import {
  configOf,
  type Entered,
  FIRST_SESSION,
  freshBoard,
  goldSoFar,
  readSession,
  resultOf,
  type ScoreSession,
  sheepOf,
  type Way,
  withBoards,
  withLink,
  withModules,
  writeLink,
  writeSession,
} from './score-session.ts';
import '../table.css';
import './companion.css';

const KEPT = 'sheep-and-thief/score';

/** Where the tool is: the list of boards, one board, or the result. */
type Place = { readonly kind: 'list' } | { readonly kind: 'board'; readonly at: number } | { readonly kind: 'result' };

/** Scores boards of the printed game. */
export function Score() {
  const words = useWords(SHEEP_WORDS);
  const own = useWords(SHEEP_COMPANION);
  const [, , , link] = useSignal(route);
  const [session, setSession] = useState<ScoreSession>(() => {
    const kept = readSession(recall(KEPT));
    return kept.boards.length > 0 ? kept : withBoards(kept, 2);
  });
  const withCopy: ScoreSession = useOwnCopy(SHELF, session);
  const [place, go] = useState<Place>({ kind: 'list' });
  const [said, setSaid] = useState('');
  const set = ({ copy: _, ...next }: ScoreSession) => {
    setSession(next);
    keep(KEPT, writeSession(next));
  };
  const take = (board: string, { received, badLink }: SheepCompanion) => {
    const added = withLink(session, board);
    if (added) set(added.session);
    const told = added ? received(added.name) : badLink;
    setSaid(told);
    say(told);
  };
  useEffect(() => {
    if (link === undefined || own === undefined) return;
    take(link, own);
    become('companion', 'sheep-and-thief', 'score');
  }, [link, own !== undefined]);
  if (words === undefined || own === undefined) return null;
  const parts = { words, own, session: withCopy, set, go };
  if (place.kind === 'board') return <Board key={place.at} {...parts} at={place.at} />;
  if (place.kind === 'result') return <Results {...parts} />;
  return (
    <>
      {said !== '' && <p role="status">{said}</p>}
      <List {...parts} take={(board) => take(board, own)} />
    </>
  );
}

interface PartProps {
  readonly words: SheepWords;
  readonly own: SheepCompanion;
  readonly session: ScoreSession;
  readonly set: (session: ScoreSession) => void;
  readonly go: (place: Place) => void;
}

const COUNTS = ['1', '2', '3', '4'] as const;

interface ListProps extends PartProps {
  /** Adds another phone's board. */
  readonly take: (board: string) => void;
}

function List({ words, own, session, set, go, take }: ListProps) {
  const shared = useNeededWords();
  const [scanning, setScanning] = useState(false);
  const { boards } = session;
  return (
    <div class="form">
      <Choice
        label={own.players}
        value={COUNTS[boards.length - 1] ?? '2'}
        options={COUNTS.map((n) => [n, n === '1' ? own.onlyMine : n])}
        change={(n) => set(withBoards(session, Number(n)))}
      />
      <ol class="score-boards">
        {boards.map((board, i) => (
          <li key={i}>
            <SeatSign seat={i + 1} />
            <input
              aria-label={shared.name(i + 1)}
              placeholder={shared.player(i + 1)}
              maxLength={20}
              value={board.name}
              onInput={({ currentTarget }) => set(withBoard(session, i, { ...board, name: currentTarget.value }))}
            />
            <button type="button" class="primary" onClick={() => go({ kind: 'board', at: i })}>
              <span class="hidden">{own.board(nameOf(shared, board, i))} </span>
              {own.edit} · {words.gold(goldSoFar(session, board))}
            </button>
          </li>
        ))}
      </ol>
      {canScan() ? (
        <button type="button" class="button" onClick={() => setScanning(true)}>
          {own.scan}
        </button>
      ) : (
        <p class="small">{own.byCamera}</p>
      )}
      {scanning && (
        <Scan
          own={own}
          found={(board) => {
            setScanning(false);
            take(board);
          }}
          close={() => setScanning(false)}
        />
      )}
      <Toggle label={words.setup.missions} value={session.missions} change={(missions) => set(withModules(session, { missions }))} />
      <Toggle label={words.setup.black} value={session.blackSheep} change={(blackSheep) => set(withModules(session, { blackSheep }))} />
      <Choice
        label={words.setup.edition}
        value={session.edition}
        options={(['2017', '2014'] as const).map((edition) => [edition, words.setup.editions[edition]])}
        change={(edition) => set(withModules(session, { edition }))}
      />
      <CopyLine game="sheep-and-thief" shelf={SHELF} />
      <div class="companion-bar">
        <button type="button" class="button" onClick={() => set(withBoards({ ...FIRST_SESSION, ...modulesOf(session) }, boards.length))}>
          {own.again}
        </button>
        <button type="button" class="primary" onClick={() => go({ kind: 'result' })}>
          {own.result}
        </button>
      </div>
    </div>
  );
}

const modulesOf = ({ edition, missions, blackSheep }: ScoreSession) => ({ edition, missions, blackSheep });

function withBoard(session: ScoreSession, at: number, board: Entered): ScoreSession {
  return { ...session, boards: session.boards.with(at, board) };
}

function nameOf(shared: ReturnType<typeof useNeededWords>, { name }: Entered, i: number): string {
  return name.trim() === '' ? shared.player(i + 1) : name;
}

/** One board: counted or drawn. */
function Board({ words, own, session, set, go, at }: PartProps & { readonly at: number }) {
  const shared = useNeededWords();
  const board = session.boards[at] ?? freshBoard(session);
  const change = (next: Entered) => set(withBoard(session, at, next));
  const config = configOf(session);
  const isLast = at === session.boards.length - 1;
  const used = session.boards.flatMap(({ landscape }, i) => (i === at ? [] : landscape.cards.filter((card) => card !== null)));
  const pens = [
    ...SCORE_PENS.slice(0, 4),
    ...(session.blackSheep ? (['black'] as const) : []),
    ...(session.missions ? IMAGE_PENS : []),
    ...SCORE_PENS.slice(4),
  ];
  return (
    <div class="form score-board">
      <h2 class="score-name">
        <SeatSign seat={at + 1} /> {nameOf(shared, board, at)}
        <output aria-live="polite">{own.soFar(words.gold(goldSoFar(session, board)))}</output>
      </h2>
      <div class="score-way">
        <Choice
          label={own.way}
          value={board.way}
          options={[
            ['draw', own.draw],
            ['count', own.count],
          ]}
          change={(way: Way) => change({ ...board, way })}
        />
      </div>
      {board.way === 'draw' ? (
        <>
          <Draw
            {...{ words, own, config, used, pens }}
            landscape={board.landscape}
            change={(landscape) => change({ ...board, landscape })}
            fox={session.missions ? session.fox : undefined}
          />
          <p class="small">{own.drawn(words.sheep(sheepOf(board.landscape)))}</p>
          <p class="small">{own.drawAbout}</p>
        </>
      ) : (
        <Count {...{ words, own, session, board, change }} />
      )}
      <div class="count-line">
        <span>{own.stolen}</span>
        <Stepper label={own.stolen} value={board.paddock} most={50} jump={5} change={(paddock) => change({ ...board, paddock })} />
      </div>
      {session.missions && <MissionPart {...{ words, own, session, set, board, change }} />}
      <div class="companion-bar">
        <button type="button" class="button" onClick={() => go({ kind: 'list' })}>
          {shared.previous}
        </button>
        <button type="button" class="primary" onClick={() => go(isLast ? { kind: 'result' } : { kind: 'board', at: at + 1 })}>
          {isLast ? own.result : own.nextBoard}
        </button>
      </div>
    </div>
  );
}

interface MissionPartProps extends Omit<PartProps, 'go'> {
  readonly board: Entered;
  readonly change: (board: Entered) => void;
}

function MissionPart({ words, own, session, set, board, change }: MissionPartProps) {
  const mission = board.mission ?? 'none';
  const allDrawn = session.boards.length > 1 && session.boards.every(({ way }) => way === 'draw');
  return (
    <fieldset class="choice">
      <legend>{own.mission}</legend>
      <select
        aria-label={own.mission}
        value={mission}
        onChange={({ currentTarget }) => change({ ...board, mission: MISSIONS.find((one) => one === currentTarget.value) ?? null })}
      >
        <option value="none">{own.none}</option>
        {MISSIONS.map((one: Mission) => (
          <option key={one} value={one}>
            {words.missions[one].name}
          </option>
        ))}
      </select>
      {board.mission && (
        <p class="score-mission">
          <MissionPicture mission={board.mission} /> {words.missions[board.mission].about}
        </p>
      )}
      {board.mission === 'fox-at-town' && allDrawn && (
        <label class="count-line">
          {own.fox}
          <select value={session.fox} onChange={({ currentTarget }) => set({ ...session, fox: Number(currentTarget.value) })}>
            {session.boards[0]?.landscape.cards.map((_, cell) => (
              <option key={cell} value={cell}>
                {cellName(words, cell)}
              </option>
            ))}
          </select>
        </label>
      )}
      {board.mission && !allDrawn && (
        <>
          <Choice
            label={own.rank}
            value={board.rank}
            options={MISSION_RANKS.map((rank) => [rank, own.ranks[rank]])}
            change={(rank) => change({ ...board, rank })}
          />
          <p class="small">{own.missionAlone}</p>
        </>
      )}
    </fieldset>
  );
}

/** All boards side by side, the winner, and the spaces behind each line. */
function Results({ words, own, session, go }: PartProps) {
  const shared = useNeededWords();
  const result = resultOf(session);
  const [shown, setShown] = useState({ board: 0, line: -1 });
  const [sent, setSent] = useState<number>();
  const [pictured, setPictured] = useState(false);
  const { boards } = session;
  const back = (
    <button type="button" class="button" onClick={() => go({ kind: 'list' })}>
      {shared.previous}
    </button>
  );
  if ('kind' in result)
    return (
      <div class="form">
        <p role="alert">{own.tooMany(words.sheep(result.sheep), result.most)}</p>
        {back}
      </div>
    );
  const { scores, lines, winners } = result;
  const names = boards.map((board, i) => nameOf(shared, board, i));
  const won = words.list(winners.map((seat) => names[seat - 1] ?? ''));
  const totals = scores.map(({ total }) => total);
  const isTie = totals.filter((total) => total === Math.max(...totals)).length > 1;
  const board = boards[shown.board];
  const mine: readonly ScoreLine[] = joined(lines[shown.board] ?? []);
  return (
    <div class="form score-result">
      {boards.length > 1 && (
        <>
          <p class="score-won" role="status">
            {winners.length > 1 ? own.shared(won) : own.wins(won)}
          </p>
          {isTie && <p>{own.tie}</p>}
        </>
      )}
      <div class="score-table">
        <table class="sheep-gold">
          <caption class="hidden">{own.result}</caption>
          <thead>
            <tr>
              <td />
              {names.map((name, i) => (
                <th key={i} scope="col" class={winners.includes(i + 1) ? 'winner' : ''}>
                  <SeatSign seat={i + 1} /> <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sourcesOf(configOf(session)).map((source) => (
              <tr key={source}>
                <th scope="row">
                  <span class="sheep-source">
                    <GlyphPicture kind={SOURCE_GLYPHS[source]} />
                    {words.sources[source]}
                  </span>
                </th>
                {scores.map((score, i) => (
                  <td key={i}>{score[source]}</td>
                ))}
              </tr>
            ))}
            <tr class="total">
              <th scope="row">
                <span class="sheep-source">
                  <GlyphPicture kind="gold" />
                  {words.sum}
                </span>
              </th>
              {scores.map(({ total }, i) => (
                <td key={i} class={winners.includes(i + 1) ? 'winner' : ''}>
                  {total}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {boards.length > 1 && (
        <Choice
          label={own.look}
          value={String(shown.board)}
          options={names.map((name, i) => [String(i), name])}
          change={(i) => setShown({ board: Number(i), line: -1 })}
        />
      )}
      {board?.way === 'draw' && (
        <div class="score-lines">
          <Pad
            words={words}
            landscape={board.landscape}
            copy={session.copy}
            net={undefined}
            draw={() => undefined}
            press={() => undefined}
            fox={session.missions ? session.fox : undefined}
            lit={mine[shown.line]?.cells ?? []}
          />
          <ul>
            {mine.map((line, i) => (
              <li key={i}>
                <button
                  type="button"
                  class="score-line"
                  aria-pressed={shown.line === i}
                  onClick={() => setShown({ ...shown, line: shown.line === i ? -1 : i })}
                >
                  <GlyphPicture kind={SOURCE_GLYPHS[line.source]} />
                  <span>{lineText(words, line)}</span>
                  <strong>{line.gold}</strong>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="companion-bar">
        {back}
        <button type="button" class="button" onClick={() => setSent(shown.board)}>
          {own.send}
        </button>
        <button type="button" class="button" onClick={() => setPictured(true)}>
          {own.picture}
        </button>
      </div>
      {pictured && (
        <ScorePicture
          title={own.picture}
          won={boards.length === 1 ? '' : winners.length > 1 ? own.shared(won) : own.wins(won)}
          totals={totals.map((total) => words.gold(total))}
          copy={session.copy}
          close={() => setPictured(false)}
          {...{ boards, names }}
        />
      )}
      {sent !== undefined && <Send own={own} session={session} at={sent} close={() => setSent(undefined)} />}
    </div>
  );
}

/** A board as QR code: another phone scans it and adds the board to its own. */
function Send({ own, session, at, close }: Pick<PartProps, 'own' | 'session'> & { readonly at: number; readonly close: () => void }) {
  const board = session.boards[at];
  if (board === undefined) return null;
  const link = new URL(href('companion', 'sheep-and-thief', 'score', writeLink(session, board)), document.baseURI).href;
  const rows = encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return (
    <Dialog title={own.send} close={close}>
      <p>{own.sendAbout}</p>
      <QrCode rows={rows} label={own.send} />
      <input class="online-link" readOnly value={link} aria-label={own.send} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
}
