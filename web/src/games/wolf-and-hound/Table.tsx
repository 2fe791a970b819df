import type { Seat } from '@bellwether/kernel';
import { SEATS, TEAMS } from '@bellwether/wolf-and-hound';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { TableProps } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { go, route } from '../../app/routes.ts';
import { motion } from '../../app/settings.ts';
import { Stage } from '../../stage/Stage.tsx';
import { usePlayback } from '../../stage/usePlayback.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import type { ReplayBarProps } from '../../table-kit/ReplayBar.tsx';
import { useNamed } from '../../table-kit/seat-names.ts';
import type { TableSource, Update } from '../../table-kit/source.ts';
import { Toolbar } from '../../table-kit/Toolbar.tsx';
import { later } from '../../ui/later.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useSize } from '../../ui/useSize.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import type { AnswersProps } from './Answers.tsx';
import { Backdrop, Foreground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Ghost, Trail } from './art/Ghost.tsx';
import { foresee } from './foresee.ts';
import { type Frame as Beat, frames } from './frames.ts';
import { layOut } from './layout.ts';
import { seatName } from './names.ts';
import type { OverProps } from './Over.tsx';
import type { SheetsProps } from './Sheets.tsx';
import type { SideProps } from './Side.tsx';
import { Strip } from './Strip.tsx';
import { type Act, scene } from './scene.ts';
import { TITLE } from './title.ts';
import type { WolfWords } from './words/en.ts';
import { WOLF_WORDS } from './words/table.ts';
import './table.css';
import { useBeatSounds } from './useBeatSounds.ts';
import { useHint } from './useHint.ts';
import { useLog } from './useLog.ts';
import { useTableKeys } from './useTableKeys.ts';
import type { EventView, Move, View, WolfAndHound } from './vocabulary.ts';

// What the first look at the table does not show comes when it is wanted.
const Answers = later<AnswersProps>(async () => (await import('./Answers.tsx')).Answers);
const ReplayBar = later<ReplayBarProps<WolfAndHound>>(async () => (await import('../../table-kit/ReplayBar.tsx')).ReplayBar);
const Over = later<OverProps>(async () => (await import('./Over.tsx')).Over);
const Sheets = later<SheetsProps>(async () => (await import('./Sheets.tsx')).Sheets);
const Side = later<SideProps>(async () => (await import('./Side.tsx')).Side);
/** As in table.css. */
const WIDE = '(min-width: 1000px)';

/** The Wolf & Hound table. */
export function WolfTable({ source }: TableProps) {
  const words = useNamed(useWords(WOLF_WORDS));
  if (words === undefined) return null;
  return <Table words={words} source={source as unknown as TableSource<WolfAndHound>} />;
}

/** A jump to somewhere else in a game is one still beat, which tells of the move before it only to those who look back. */
function cut(before: View | undefined, update: Update<WolfAndHound>): readonly Beat[] {
  if (before) return frames(before, update.events, update.view);
  return [{ view: update.view, events: update.live ? [] : update.events, walks: new Map(), beats: 0 }];
}

/** Who does something in these events, for the eye to follow. */
function actors(events: readonly EventView[]) {
  const ids = (...kinds: readonly EventView['kind'][]) =>
    new Set(events.flatMap((event) => ('animal' in event && kinds.includes(event.kind) ? [event.animal] : [])));
  return { awake: ids('activates', 'loses', 'gains', 'spares', 'skips', 'forbids'), turning: ids('turns-over') };
}

const NO_MOVES: readonly Move[] = [];
const same = (a: Move, b: Move) => JSON.stringify(a) === JSON.stringify(b);

function Table({ words, source }: { readonly words: WolfWords; readonly source: TableSource<WolfAndHound> }) {
  const shell = useShell();
  const { shown, curtain, refusal, forgetRefusal } = usePlayback<WolfAndHound, Beat>(source, cut);
  const [box, size] = useSize<HTMLDivElement>();
  const [looked, setLooked] = useState<Act>();
  const [sheet, setSheet] = useState<SheetsProps['sheet']>();
  const wide = useMedia(WIDE);
  const layout = useMemo(() => size && layOut(size), [size]);
  const log = useLog(words, shown?.update);
  useBeatSounds(shown?.beat, shown?.update.viewer);

  const update = shown?.update;
  const view = shown?.beat.view;
  // A move is on its way: until the answer comes there is nothing else to choose.
  const [sent, setSent] = useState<Update<WolfAndHound>>();
  const waiting = sent !== undefined && sent === update && refusal === undefined;
  const legal = shown?.settled && shown.update.live && !waiting ? shown.update.legal : NO_MOVES;
  const bottom: Seat = typeof view?.viewer === 'number' ? view.viewer : 1;
  const hint = useHint(source, update, legal.length > 0);
  const wanted = looked?.kind === 'move' ? looked.move : hint.shown?.move;
  const move = wanted && legal.find((one) => same(one, wanted));
  const lifted = useMemo(
    () => (looked?.kind === 'move' && move?.kind === 'play' ? { card: move.card, copy: looked.copy ?? 0 } : undefined),
    [looked, move],
  );
  const acting = useMemo(() => actors(shown?.beat.events ?? []), [shown?.beat]);
  const suggested = hint.shown?.move.kind === 'play' ? hint.shown.move.card : undefined;
  const foresight = useMemo(
    () => (view && move && typeof view.viewer === 'number' ? foresee(view, view.viewer, move) : undefined),
    [view, move],
  );
  const things = useMemo(
    () => (view && layout ? scene({ view, legal, layout, words, bottom, walks: shown?.beat.walks, lifted, suggested, ...acting }) : []),
    [view, legal, layout, words, bottom, lifted, suggested, acting],
  );
  const edition = view?.config.edition;
  const scenery = useMemo(() => {
    if (layout === undefined || edition === undefined) return null;
    const ground = { layout, bottom, teams: TEAMS[edition] };
    return [<Backdrop key="back" {...ground} />, <Foreground key="front" {...ground} />];
  }, [layout, bottom, edition]);
  const play = useCallback(
    (made: Move) => {
      setLooked(undefined);
      forgetRefusal();
      if (waiting) return;
      setSent(update);
      source.play(made);
    },
    [source, update, waiting],
  );
  const press = useCallback(
    (act: Act, touch: boolean) => {
      if (act.kind === 'about') return setSheet({ about: act.animal });
      if (act.kind === 'counter') return setSheet('counter');
      const first = !(looked?.kind === 'move' && same(looked.move, act.move));
      if (touch && first && act.kind === 'move' && act.move.kind === 'play') return setLooked(act);
      play(act.move);
    },
    [play, looked],
  );
  const typed = useTableKeys({
    update,
    looking: update?.live === false,
    play,
    source,
    hint: hint.ask,
    open: setSheet,
    letGo: () => setLooked(undefined),
  });

  // An address with a ply opens the game there.
  const id = update?.id;
  useEffect(() => {
    const [page, , ply] = route.get();
    if (id !== undefined && page === 'game' && ply !== undefined) source.seek(Number(ply));
  }, [source, id]);

  if (curtain) return <Curtain name={seatName(words, { players: curtain.sitters.length }, curtain.seat)} take={source.take} />;
  if (shown === undefined || update === undefined || view === undefined) return <Page title={TITLE}>{null}</Page>;
  const close = () => setSheet(undefined);
  const names = SEATS.slice(0, view.config.players).map((seat) => seatName(words, view.config, seat));
  const fork = async (ply: number) => go('game', await source.fork(ply));
  return (
    <Page title={TITLE} wide>
      <div class="wolf">
        <div class="wolf-table">
          <Strip words={words} shown={shown} foresight={foresight} looked={looked} hint={hint.shown} refusal={refusal} typed={typed} />
          <div class="stage-box" ref={box}>
            {layout && (
              <Stage
                things={things}
                draw={draw}
                press={press}
                look={setLooked}
                duration={shown.beat.beats * 430 * motion()}
                label={words.table.label}
              >
                {scenery}
                {foresight ? (
                  <Ghost layout={layout} bottom={bottom} foresight={foresight} />
                ) : (
                  <Trail layout={layout} bottom={bottom} events={shown.settled ? update.events : shown.beat.events} />
                )}
              </Stage>
            )}
            {legal.some(({ kind }) => kind !== 'play') && <Answers words={words} view={view} legal={legal} play={play} look={setLooked} />}
            {update.over && update.live && shown.settled && (
              <Over
                words={words}
                update={update}
                online={source.online}
                look={() => source.seek(update.plies)}
                share={() => setSheet('record')}
              />
            )}
          </div>
          {update.live ? (
            <Toolbar
              update={update}
              source={source}
              hint={hint.ask}
              undo={!source.online && (() => source.undo())}
              canUndo={update.canUndo}
              count="counter"
              names={[shell.counter, shell.logShort]}
              open={setSheet}
            />
          ) : (
            <ReplayBar source={source} update={update} settled={shown.settled} seats={names} fork={fork} share={() => setSheet('record')} />
          )}
        </div>
        {wide && (
          <aside class="wolf-side" aria-label={shell.log}>
            <Side words={words} view={view} log={log} />
          </aside>
        )}
      </div>
      {sheet && <Sheets sheet={sheet} words={words} source={source} update={update} view={view} log={log} close={close} />}
    </Page>
  );
}
