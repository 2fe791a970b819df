import type { Seat } from '@bellwether/kernel';
import { follow, MISSION_GOLD, sheepAndThief } from '@bellwether/sheep-and-thief';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { route } from '../../app/routes.ts';
import { motion } from '../../app/settings.ts';
import { Stage } from '../../stage/Stage.tsx';
import { usePlayback } from '../../stage/usePlayback.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import type { KeysSheetProps } from '../../table-kit/KeysSheet.tsx';
import type { RecordSheetProps } from '../../table-kit/RecordSheet.tsx';
import type { ReplayBarProps } from '../../table-kit/ReplayBar.tsx';
import { useNamed } from '../../table-kit/seat-names.ts';
import type { TableSource, Update } from '../../table-kit/source.ts';
import { Toolbar } from '../../table-kit/Toolbar.tsx';
import { later } from '../../ui/later.ts';
import { useSize } from '../../ui/useSize.ts';
import { useShell } from '../../words/catalogue.ts';
import type { SheepWords } from '../../words/en/sheep-and-thief.ts';
import { useWords } from '../../words/useWords.ts';
import { Ground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Dock } from './Dock.tsx';
import { type Frame as Beat, frames } from './frames.ts';
import { GoldSheet, GoldTable } from './Gold.tsx';
import { goldOf, goldOfLines, sourcesOf } from './gold.ts';
import { LogList, LogSheet, useLog } from './Log.tsx';
import { layOut, positionOf } from './layout.ts';
import { seatName } from './names.ts';
import { lineText } from './narrate.ts';
import type { OverProps } from './Over.tsx';
import { Strip } from './Strip.tsx';
import { type Act, type Light, scene } from './scene.ts';
import './table.css';
import { useBeatSounds } from './useBeatSounds.ts';
import { useHint } from './useHint.ts';
import { type SheetName, useTableKeys } from './useTableKeys.ts';
import { type Turn, useTurn } from './useTurn.ts';
import type { EventView, Move, SheepAndThief, Source, TownName, View } from './vocabulary.ts';

// What the first look at the table does not show comes when it is wanted.
const ReplayBar = later<ReplayBarProps<SheepAndThief>>(async () => (await import('../../table-kit/ReplayBar.tsx')).ReplayBar);
const Over = later<OverProps>(async () => (await import('./Over.tsx')).Over);
const RecordSheet = later<RecordSheetProps<SheepAndThief>>(async () => (await import('../../table-kit/RecordSheet.tsx')).RecordSheet);
const KeysSheet = later<KeysSheetProps>(async () => (await import('../../table-kit/KeysSheet.tsx')).KeysSheet);
const RulesSheet = later<{ readonly rule: string; readonly close: () => void }>(async () => (await import('./Rules.tsx')).RulesSheet);

/** The Sheep & Thief table. */
export function SheepTable({
  source,
  watch,
  quiz = false,
}: TableProps & { readonly watch?: (turn: Turn) => void; readonly quiz?: boolean }) {
  const words = useNamed(useWords('sheep-and-thief'));
  if (words === undefined) return null;
  return <Table words={words} source={source as unknown as TableSource<SheepAndThief>} watch={watch} quiz={quiz} />;
}

/** Events that belong to a turn itself; what follows from its end is told afterwards. */
const OF_TURN: readonly EventView['kind'][] = [
  'places',
  'grows',
  'runs-dry',
  'drives',
  'rests',
  'fox',
  'steals',
  'loses',
  'goes-home',
  'shelters',
];

/** Cuts updates into beats. A turn that was put together on this page has been seen already: only its consequences are shown. */
function cutter(composed: { current: string }) {
  return (before: View | undefined, update: Update<SheepAndThief>): readonly Beat[] => {
    if (before === undefined) return frames(update.view, [], update.view);
    const { last, events, view } = update;
    const seen = update.live && last !== undefined && composed.current === sheepAndThief.write(last.move) && last.seat === update.viewer;
    if (!seen) return frames(before, events, view);
    const end = events.findIndex((event) => !OF_TURN.includes(event.kind));
    const own = end < 0 ? events : events.slice(0, end);
    return frames(own.reduce(follow, before), events.slice(own.length), view);
  };
}

interface SheepTableProps {
  readonly words: SheepWords;
  readonly source: TableSource<SheepAndThief>;
  /** Told of every step of a turn that is put together here. */
  readonly watch: ((turn: Turn) => void) | undefined;
  /** Which cells take a card is for the learner to find. */
  readonly quiz: boolean;
}

function Table({ words, source, watch, quiz }: SheepTableProps) {
  const shell = useShell();
  const composed = useRef('');
  const cut = useMemo(() => cutter(composed), []);
  const { shown, curtain, refusal, forgetRefusal } = usePlayback<SheepAndThief, Beat>(source, cut);
  const [box, size] = useSize<HTMLDivElement>();
  const [sheet, setSheet] = useState<SheetName | { readonly rule: string }>();
  const [focus, setFocus] = useState<Seat>();
  const [lamp, setLamp] = useState<{ seat: Seat; source: Source }>();
  const update = shown?.update;
  const log = useLog(words, update);
  const hint = useHint(source, update);
  useBeatSounds(shown?.beat, update?.viewer);

  const play = useCallback(
    (move: Move) => {
      composed.current = move.kind === 'place' ? sheepAndThief.write(move) : '';
      setLamp(undefined);
      setFocus(undefined);
      forgetRefusal();
      source.play(move);
    },
    [source],
  );
  const turn = useTurn(shown, refusal, play);
  useEffect(() => turn && watch?.(turn), [watch, turn?.doing, turn?.view]);
  const view = turn?.view;
  const players = view?.boards.length ?? 4;
  const chips = (view ? sourcesOf(view.config).length : 4) + 1;
  const layout = useMemo(() => size && layOut(size, players, chips), [size, players, chips]);
  const own: Seat = typeof view?.viewer === 'number' ? view.viewer : 1;
  const counting = shown?.settled === false ? shown.beat.events.find((event) => event.kind === 'scores') : undefined;
  const bottom = counting?.seat ?? focus ?? own;
  const counted = shown?.settled === false ? shown.beat.counted : undefined;
  const gold = useMemo(
    () => (view === undefined ? [] : counted ? counted.map((lines) => ({ score: goldOfLines(lines), lines })) : goldOf(view)),
    [view, counted],
  );
  const light = useMemo<Light | undefined>(() => {
    if (counting) {
      const { line, seat } = counting;
      const cells = shown?.beat.events.flatMap((event) => (event.kind === 'scores' ? event.line.cells : [])) ?? [];
      return { seat, source: line.source, cells };
    }
    if (lamp === undefined) return undefined;
    const lines = gold[lamp.seat - 1]?.lines.filter(({ source: one }) => one === lamp.source) ?? [];
    return { ...lamp, cells: lines.flatMap(({ cells }) => cells) };
  }, [counting, lamp, gold]);
  const events = turn?.events;
  const suggested = hint.shown ? cardsOf(hint.shown.move) : undefined;
  const things = useMemo(
    () =>
      view && layout && turn
        ? scene({
            view,
            doing: turn.doing,
            layout,
            words,
            bottom,
            gold,
            light,
            looked: turn.looked,
            ...(events && { events }),
            ...(suggested && { suggested }),
            quiz,
            hinted: hint.shown?.move.kind === 'place' ? hint.shown.move.at : undefined,
          })
        : [],
    [view, layout, turn?.doing, turn?.looked, words, bottom, gold, light, events, hint.shown, quiz],
  );
  const press = (act: Act, touch: boolean) => {
    forgetRefusal();
    if (act.kind === 'board') {
      setFocus(act.seat === own ? undefined : act.seat);
      setLamp(undefined);
    } else if (act.kind === 'gold') setSheet('gold');
    else if (act.kind === 'light')
      setLamp(lamp?.source === act.source && lamp.seat === bottom ? undefined : { seat: bottom, source: act.source });
    else if (act.kind === 'card') {
      setFocus(undefined);
      setLamp(undefined);
      turn?.press(act, touch);
    } else if (bottom === own) {
      setLamp(undefined);
      turn?.press(act, touch);
    }
  };
  // Another board is the large one: everything is elsewhere at once, nothing has travelled.
  const shownBottom = useRef(bottom);
  const swapped = shownBottom.current !== bottom;
  useEffect(() => {
    shownBottom.current = bottom;
  }, [bottom]);
  const undo = () => (turn && turn.steps > 0 ? turn.back() : update?.canUndo && source.undo());
  const typed = useTableKeys({ words, turn, looking: update?.live === false, play, hint: hint.ask, undo, open: setSheet });

  // An address with a ply opens the game there.
  const id = update?.id;
  useEffect(() => {
    const [page, , ply] = route.get();
    if (id !== undefined && page === 'game' && ply !== undefined) source.seek(Number(ply));
  }, [source, id]);

  if (curtain) return <Curtain name={seatName(words, curtain.seat)} take={source.take} />;
  if (shown === undefined || update === undefined || turn === undefined || view === undefined)
    return <Page title={shell.sheepAndThief}>{null}</Page>;
  const close = () => setSheet(undefined);
  const names = view.boards.map((_, place) => seatName(words, place + 1));
  const shine = (seat: Seat, from: Source) => {
    close();
    setFocus(seat === own ? undefined : seat);
    setLamp({ seat, source: from });
  };
  return (
    <Page title={shell.sheepAndThief} wide>
      <div class="th">
        <div class="th-table">
          <Strip
            words={words}
            shown={shown}
            turn={turn}
            refusal={refusal}
            hint={hint.shown}
            help={(rule) => setSheet({ rule })}
            note={typed || (lamp ? lampText(words, view, lamp, gold) : '')}
          />
          <div class="stage-box" ref={box}>
            {layout && (
              <Stage
                things={things}
                draw={draw}
                press={press}
                look={turn.look}
                duration={swapped ? 0 : (turn.steps > 0 ? 1 : shown.beat.beats) * 430 * motion()}
                label={words.table.label}
              >
                <svg
                  class="th-ground"
                  viewBox={`0 0 ${layout.width} ${layout.height}`}
                  width={layout.width}
                  height={layout.height}
                  aria-hidden="true"
                >
                  {view.boards.map((_, place) => (
                    <Ground
                      key={place}
                      plot={layout.plot(positionOf(place + 1, bottom, players))}
                      reached={townsOf(gold[place]?.lines ?? [])}
                    />
                  ))}
                </svg>
              </Stage>
            )}
            {update.over && update.live && shown.settled && (
              <Over
                words={words}
                update={update}
                online={source.online}
                gold={gold}
                look={() => source.seek(update.plies)}
                share={() => setSheet('record')}
              />
            )}
          </div>
          <Dock
            words={words}
            turn={turn}
            home={focus !== undefined && focus !== own ? () => setFocus(undefined) : undefined}
            homeText={`← ${typeof view.viewer === 'number' ? words.you : seatName(words, own)}`}
          />
          {update.live ? (
            <Toolbar
              update={update}
              source={source}
              hint={hint.ask}
              undo={undo}
              canUndo={turn.steps > 0 || update.canUndo}
              count="gold"
              names={[words.total, words.table.log]}
              open={setSheet}
            />
          ) : (
            <ReplayBar source={source} update={update} settled={shown.settled} seats={names} share={() => setSheet('record')} />
          )}
        </div>
        <aside class="th-side" aria-label={shell.log}>
          <section class="th-panel">
            <h2>{words.table.goldTitle}</h2>
            <GoldTable words={words} view={view} gold={gold} light={shine} />
          </section>
          <section class="th-panel th-grows">
            <h2>{shell.log}</h2>
            <LogList log={log} />
          </section>
          <p class="small th-provenance">{words.table.reconstructedAbout}</p>
        </aside>
      </div>
      {sheet === 'gold' && <GoldSheet words={words} view={view} gold={gold} light={shine} close={close} />}
      {sheet === 'log' && <LogSheet log={log} close={close} />}
      {sheet === 'record' && <RecordSheet source={source} ply={update.live ? undefined : update.ply} close={close} />}
      {typeof sheet === 'object' && <RulesSheet rule={sheet.rule} close={close} />}
      {sheet === 'keys' && <KeysSheet close={close} rows={words.keyboard.rows} />}
    </Page>
  );
}

function cardsOf(move: Move): readonly number[] {
  return move.kind === 'keep' ? move.cards : [move.card];
}

function townsOf(lines: readonly { readonly town?: TownName }[]): ReadonlySet<TownName> {
  return new Set(lines.flatMap(({ town }) => (town ? [town] : [])));
}

/** What the lit cells stand for. */
function lampText(
  words: SheepWords,
  view: View,
  { seat, source }: { seat: Seat; source: Source },
  gold: ReturnType<typeof goldOf>,
): string {
  const { mission } = view.own;
  if (source === 'missions' && seat === view.viewer && mission) {
    const { sole, shared } = MISSION_GOLD[mission];
    const { name, about } = words.missions[mission];
    return `${words.table.mission}: ${name}. ${about} (${words.missionGold(sole, shared)}) ${words.table.secret}`;
  }
  const lines = gold[seat - 1]?.lines.filter((line) => line.source === source) ?? [];
  const sum = lines.reduce((n, line) => n + line.gold, 0);
  if (source === 'sheep' || lines.length === 0) return `${words.sources[source]}: ${words.gold(sum)}`;
  return `${words.sources[source]}: ${lines.map((line) => `${lineText(words, line)} (${line.gold})`).join(', ')}`;
}
