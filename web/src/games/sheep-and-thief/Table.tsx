import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Page } from '../../frame/Page.tsx';
import type { TableProps } from '../../model/game.ts';
import { isMe } from '../../model/sitter.ts';
import type { TableSource } from '../../model/source.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { useNamed } from '../../table-kit/seat-names.ts';
import { TableBar } from '../../table-kit/TableBar.tsx';
import { type End, useEnd } from '../../table-kit/useEnd.ts';
import { plyOf } from '../../table-kit/useHeard.ts';
import { type GivenHint, useHint } from '../../table-kit/useHint.ts';
import { useTable } from '../../table-kit/useTable.ts';
import { background } from '../../ui/background.ts';
import { later } from '../../ui/later.ts';
import { motion } from '../../ui/settings.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { ActionBar } from './ActionBar.tsx';
import type { BetweenProps } from './Between.tsx';
import { BoardsInWords } from './BoardsInWords.tsx';
import { type Beat, cutter } from './beats.ts';
import { type Gold, useGold } from './gold.ts';
import { seatName } from './names.ts';
import { lampText } from './narrate.ts';
import { PromptLine } from './PromptLine.tsx';
import type { ResultPanelProps } from './ResultPanel.tsx';
import { type Sheet, Sheets } from './Sheets.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { Act } from './scene/thing.ts';
import { TableStage } from './TableStage.tsx';
import type { Traces } from './traces.ts';
import { type LogEntry, useLog } from './useLog.ts';

import type { SheepWords } from './words/en.ts';
import { SHEEP_WORDS, TITLE } from './words/table.ts';
import './table.css';
import '../../scenery/dusk.css';
import { useFirstChoice } from './useFirstChoice.ts';
import { useLayout } from './useLayout.ts';
import { type Lamp, useSpotlight } from './useSpotlight.ts';
import { useTableKeys } from './useTableKeys.ts';
import { type TurnDraft, useTurn } from './useTurn.ts';
import type { Card, Config, Move, SheepAndThief } from './vocabulary.ts';

const OfCopy = later<{ readonly config: Config }>(() => import('./copy/Values.tsx').then((part) => part.SheepOfCopy));
const Between = later<BetweenProps>(() => import('./Between.tsx').then((part) => part.Between));
const ResultPanel = later<ResultPanelProps>(() => import('./ResultPanel.tsx').then((part) => part.ResultPanel));

/** The media query of css/wide.css, which shows the side panel. */
const WIDE = '(min-width: 62.5em) and (min-height: 31.01em)';
/** Media queries of css/low.css, css/small.css and css/wide.css: the prompt is outside the stage. */
const APART = `(max-height: 31em) and (min-width: 35em), (max-width: 18em), ${WIDE}`;
/** The height of the prompt on the stage, as in css/prompt.css and css/small.css. */
const PROMPT_HEIGHT_REM = 4.25;
const SHORT = { screen: '(max-height: 43.75em)', line: 3.75 };

interface SheepTableProps {
  /** Called at every step of a turn that is composed here. */
  readonly watch?: (turn: TurnDraft) => void;
  /** The learner has to find the cells that take a card. */
  readonly quiz?: boolean;
}

/** The Sheep & Thief table. */
export function SheepTable({ source, ...lesson }: TableProps & SheepTableProps) {
  const words = useNamed(useWords(SHEEP_WORDS));
  if (words === undefined) return null;
  return <Table words={words} source={source as unknown as TableSource<SheepAndThief>} {...lesson} />;
}

/** The playback of the game, with the turn being composed on top. */
function useComposedTable(source: TableSource<SheepAndThief>, watch: SheepTableProps['watch']) {
  const composed = useRef('');
  const cut = useMemo(() => cutter(composed), []);
  const table = useTable<SheepAndThief, Beat, Sheet>(source, cut, () => import('./beat-sounds.ts'));
  const spotlight = useSpotlight(table.shown);
  const play = (move: Move) => {
    composed.current = move.kind === 'place' ? sheepAndThief.write(move) : '';
    spotlight.enlarge(spotlight.own);
    table.play(move);
  };
  const turn = useTurn({ ...table, play });
  useEffect(() => turn && watch?.(turn), [watch, turn?.stage, turn?.view]);
  useStepSounds(turn);
  const undo = () => (turn && turn.steps > 0 ? turn.do({ kind: 'back' }) : table.update?.canUndo && source.undo?.());
  return { ...table, spotlight, play, turn, undo };
}

/** Plays the sounds of each further step of a turn; none when a step is taken back. */
function useStepSounds(turn: TurnDraft | undefined): void {
  const { steps = 0, events = [], view } = turn ?? {};
  const before = useRef(steps);
  useEffect(() => {
    if (view && steps > before.current) background(import('./beat-sounds.ts').then(({ soundStep }) => soundStep(events, view.viewer)));
    before.current = steps;
  }, [steps]);
}

type ComposedTable = ReturnType<typeof useComposedTable>;

interface InnerProps extends SheepTableProps {
  readonly words: SheepWords;
  readonly source: TableSource<SheepAndThief>;
}

function Table({ words, source, watch, quiz = false }: InnerProps) {
  const table = useComposedTable(source, watch);
  const { shown, update, curtain, turn, spotlight, sheet, open, close } = table;
  const view = turn?.view;
  const gold = useGold(view, shown?.settled === false ? shown.beat.counted : undefined);
  const { traces, ...story } = useStory(words, table);
  const hint = useHint(source, update, useFirstChoice(update));
  const end = useEnd(shown);
  const wide = useMedia(WIDE);
  const typed = useTableKeys({ ...table, words, looking: update?.live === false, hint: hint.ask });

  if (curtain) return <Between words={words} curtain={curtain} source={source} />;
  if (shown === undefined || update === undefined || turn === undefined || view === undefined)
    return (
      <Page title={TITLE} wide>
        {null}
      </Page>
    );
  const shine = (wanted: Lamp) => {
    close();
    spotlight.shine(wanted);
  };
  const result = end === 'panel' && <ResultPanel words={words} update={update} source={source} gold={gold} share={() => open('record')} />;
  return (
    <Page title={TITLE} wide>
      <div class={motion() === 0 ? 'game sheep still' : 'game sheep'}>
        <Play {...{ words, table, shown, turn, gold, traces, quiz, hint, typed, end }} />
        {!wide && result}
        <SidePanel words={words} view={view} sitters={update.sitters} gold={gold} shine={shine} {...story}>
          {wide && result}
        </SidePanel>
        <BoardsInWords words={words} view={view} traces={traces} />
      </div>
      {sheet && <Sheets {...{ sheet, words, source, update, view, gold, shine, close }} {...story} />}
    </Page>
  );
}

/**
 * The story and the marks on the table. Pressing a line highlights its card; while looking back, it goes to that
 * moment.
 */
function useStory(words: SheepWords, { source, update, spotlight }: ComposedTable) {
  const { log, traces } = useLog(words, update);
  const point = ({ told, last }: LogEntry) => {
    const ply = update && plyOf(update, last);
    if (ply !== undefined) source.seek?.(ply, update?.viewer);
    else if (told) spotlight.point(told);
  };
  return { log, traces, point, lookingBack: update?.live === false };
}

interface PlayProps {
  readonly words: SheepWords;
  readonly table: ComposedTable;
  readonly shown: Shown<SheepAndThief, Beat>;
  readonly turn: TurnDraft;
  readonly gold: Gold;
  readonly traces: Traces;
  readonly quiz: boolean;
  readonly hint: { readonly shown: GivenHint<SheepAndThief> | undefined; readonly ask: () => void };
  /** What has been typed, or what was wrong with it. */
  readonly typed: string;
  readonly end: End | undefined;
}

/** The playing area: prompt, boards, buttons. */
function Play({ words, table, shown, turn, gold, traces, quiz, hint, typed, end }: PlayProps) {
  const shell = useShell();
  const { source, box, size, refusal, spotlight, open, undo } = table;
  const { view } = turn;
  const apart = useMedia(APART);
  const short = useMedia(SHORT.screen);
  const layout = useLayout(size, view, apart ? 0 : short ? SHORT.line : PROMPT_HEIGHT_REM);
  const { lamp } = spotlight;
  const press = (act: Act, touch: boolean) => pressOn(table, turn, act, touch);
  const enlarge = (card: Card) => open({ card });
  const note = lamp ? lampText(words, view, lamp, gold) : '';
  return (
    <div class={`game-table sheep-table ${typeof view.viewer === 'number' ? '' : 'looks-on'}`}>
      {view.config.copy && <OfCopy config={view.config} />}
      <PromptLine
        words={words}
        shown={shown}
        turn={turn}
        refusal={refusal}
        hint={hint.shown}
        help={(rule) => open({ rule })}
        note={typed || note}
        at={apart ? undefined : layout?.line}
        quiz={quiz}
        end={end}
      />
      <div class="stage-box" ref={box}>
        {layout && <TableStage {...{ words, layout, shown, turn, spotlight, gold, traces, quiz, press, enlarge }} hint={hint.shown} />}
      </div>
      <ActionBar words={words} turn={turn} spotlight={spotlight} enlarge={enlarge} />
      <TableBar
        shown={shown}
        source={source}
        seats={view.boards.map((_, i) => (isMe(shown.update.sitters, i + 1) ? words.you : seatName(words, i + 1)))}
        hint={hint.ask}
        undo={undo}
        canUndo={turn.steps > 0 || shown.update.canUndo}
        count="gold"
        names={[words.total, shell.log]}
        open={open}
      />
    </div>
  );
}

/** Handles a press on the table. */
function pressOn({ spotlight, open, forgetRefusal }: ComposedTable, turn: TurnDraft, act: Act, touch: boolean): void {
  forgetRefusal();
  switch (act.kind) {
    case 'gold':
    case 'mission':
      open(act.kind);
      break;
    case 'board':
      spotlight.enlarge(act.seat);
      break;
    case 'light':
      spotlight.toggle(act.source);
      break;
    case 'card':
      spotlight.enlarge(spotlight.own);
      turn.do(act);
      break;
    case 'cell':
      if (spotlight.bottom !== spotlight.own) return;
      spotlight.putOut();
      turn.do({ ...act, touch });
  }
}
