import { SEATS } from '@bellwether/wolf-and-hound';
import { Page } from '../../frame/Page.tsx';
import type { TableProps } from '../../model/game.ts';
import { isMe } from '../../model/sitter.ts';
import type { TableSource } from '../../model/source.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { useNamed } from '../../table-kit/seat-names.ts';
import { TableBar } from '../../table-kit/TableBar.tsx';
import { useEnd } from '../../table-kit/useEnd.ts';
import { useTable } from '../../table-kit/useTable.ts';
import { later } from '../../ui/later.ts';
import { settings } from '../../ui/settings.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useShell } from '../../words/catalogue.ts';
import { sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import type { BetweenProps } from './Between.tsx';
import { type Beat, cut } from './beats.ts';
import { seatName } from './names.ts';
import { PromptLine } from './PromptLine.tsx';
import type { PartnerProps } from './partner/Partner.tsx';
import type { QuestionDialogProps } from './QuestionDialog.tsx';
import type { ResultPanelProps } from './ResultPanel.tsx';
import type { SheetsProps } from './Sheets.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import { TableStage } from './TableStage.tsx';
import type { WolfWords } from './words/en.ts';
import { TITLE, WOLF_WORDS } from './words/table.ts';
import './table.css';
import { type Choice, useChoice, type Table as WolfTableState } from './useChoice.ts';
import { useLayout } from './useLayout.ts';
import { type LogTurn, useLit, useLog, useTraces } from './useLog.ts';
import { useTableKeys } from './useTableKeys.ts';
import type { Config, WolfAndHound } from './vocabulary.ts';

// Loaded on demand: parts that the first look at the table does not show.
const parts = () => import('./parts.ts');
const QuestionDialog = later<QuestionDialogProps>(async () => (await parts()).questionDialog());
const ResultPanel = later<ResultPanelProps>(async () => (await parts()).resultPanel());
const Sheets = later<SheetsProps>(async () => (await parts()).sheets());
const OfCopy = later<{ readonly config: Config }>(async () => (await parts()).ofCopy());
const Between = later<BetweenProps>(async () => (await parts()).between());
const Partner = later<PartnerProps>(async () => (await parts()).partner());
const SidePanel = later<SidePanelProps>(() => import('./SidePanel.tsx').then((part) => part.SidePanel));
/** The media query of css/wide.css. */
const WIDE = '(min-width: 1000px)';
/**
 * Media queries of css/low.css and css/small.css: the prompt is next to the stage or above it, otherwise between table
 * and hand.
 */
const APART = '(max-height: 30em) and (min-width: 33em), (max-width: 17em)';
/** The height of the prompt, as in css/prompt.css. */
const PROMPT_HEIGHT_REM = 5;

/** The Wolf & Hound table. */
export function WolfTable({ source }: TableProps) {
  const words = useNamed(useWords(WOLF_WORDS));
  if (words === undefined) return null;
  return <Table words={words} source={source as unknown as TableSource<WolfAndHound>} />;
}

function Table({ words, source }: { readonly words: WolfWords; readonly source: TableSource<WolfAndHound> }) {
  const shell = useShell();
  const wide = useMedia(WIDE);
  const apart = useMedia(APART);
  const table = useTable<WolfAndHound, Beat, SheetsProps['sheet']>(source, cut, () => import('./beat-sounds.ts'));
  const { shown, update, curtain, refusal, sheet, open, close } = table;
  const choice = useChoice(table);
  const log = useLog(words, update);
  const [lit, light] = useLit(log, update, source);
  const traces = useTraces(log, shown, lit);
  const layout = useLayout(table.size, shown?.beat.view.viewer, apart ? 0 : PROMPT_HEIGHT_REM);
  const end = useEnd(shown);
  const typed = useTableKeys(table, choice);

  if (curtain) return <Between words={words} curtain={curtain} source={source} />;
  if (shown === undefined || update === undefined)
    return (
      <Page title={TITLE} wide>
        {null}
      </Page>
    );
  const { view } = shown.beat;
  const story = { words, log, lit, light };
  const result = end === 'panel' && <ResultPanel words={words} update={update} source={source} share={() => open('record')} />;
  return (
    <Page title={TITLE} wide>
      <div class="game wolf">
        <div class="game-table wolf-table">
          {view.config.copy && <OfCopy config={view.config} />}
          <PromptLine
            {...{ words, shown, choice, refusal, typed }}
            before={lastTold(log)}
            at={apart || layout === undefined ? undefined : layout.line}
          />
          <div class="stage-box" ref={table.box}>
            {layout && <TableStage {...{ words, layout, shown, choice, traces, end }} lit={lit !== undefined} />}
            {settings.get().foretell && source.hint && <Partner {...{ words, layout, shown, choice }} />}
          </div>
          <Controls words={words} table={table} shown={shown} choice={choice} />
        </div>
        {!wide && result}
        {wide && (
          <aside class="game-side wolf-side-panel" aria-label={shell.log}>
            {result}
            <SidePanel {...story} view={view} sitters={update.sitters} />
          </aside>
        )}
      </div>
      {sheet && <Sheets sheet={sheet} source={source} update={update} view={view} close={close} {...story} />}
    </Page>
  );
}

interface ControlsProps {
  readonly words: WolfWords;
  readonly table: WolfTableState;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
}

/** Below the table: the current question, and the tools. */
function Controls({ words, table: { source, open }, shown, choice }: ControlsProps) {
  const shell = useShell();
  const { view } = shown.beat;
  const { canUndo } = shown.update;
  const { undo } = source;
  return (
    <>
      {choice.legal.some(({ kind }) => kind !== 'play') && (
        <QuestionDialog words={words} view={view} choice={choice} undo={canUndo ? undo : undefined} />
      )}
      <TableBar
        shown={shown}
        source={source}
        seats={SEATS.slice(0, view.config.players).map((seat) =>
          isMe(shown.update.sitters, seat) ? words.you : seatName(words, view.config, seat),
        )}
        hint={choice.askHint}
        undo={undo}
        canUndo={canUndo}
        count="counter"
        names={[shell.counter, shell.log]}
        open={open}
      />
    </>
  );
}

/** The text of the latest turn that has any. */
function lastTold(log: readonly LogTurn[]): string {
  return sentences(log.find(({ lines }) => lines.length > 0)?.lines ?? []);
}
