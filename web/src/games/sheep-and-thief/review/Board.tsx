import { useMemo, useRef } from 'preact/hooks';
import type { TableSource } from '../../../model/source.ts';
import { Fit } from '../../../review/Fit.tsx';
import { useTable } from '../../../table-kit/useTable.ts';
import { motion } from '../../../ui/settings.ts';
import { type Beat, cutter } from '../beats.ts';
import { useGold } from '../gold.ts';
import { type Sheet, Sheets } from '../Sheets.tsx';
import type { Act } from '../scene/thing.ts';
import '../../../review/css/table.css';
import '../table.css';
import { TableStage } from '../TableStage.tsx';
import { tracesOf } from '../traces.ts';
import { useLayout } from '../useLayout.ts';
import { useSpotlight } from '../useSpotlight.ts';
import { useTurn } from '../useTurn.ts';
import type { SheepAndThief } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

interface BoardProps {
  readonly words: SheepWords;
  readonly source: TableSource<SheepAndThief>;
}

const nothing = () => undefined;

/** In a smaller space, names would overlap. */
const LEAST = { width: 540, height: 340 };

/** The table at the selected move. */
export function Board({ words, source }: BoardProps) {
  const composed = useRef('');
  const cut = useMemo(() => cutter(composed), []);
  const table = useTable<SheepAndThief, Beat, Sheet>(source, cut);
  const { shown, update, size, sheet, open, close } = table;
  const spotlight = useSpotlight(shown);
  const turn = useTurn(table);
  const layout = useLayout(size, turn?.view);
  const gold = useGold(turn?.view, shown?.settled === false ? shown.beat.counted : undefined);
  const traces = useMemo(() => tracesOf(update?.events ?? []), [update]);
  const press = (act: Act) => {
    if (act.kind === 'gold' || act.kind === 'mission') open(act.kind);
    else if (act.kind === 'board') spotlight.enlarge(act.seat);
    else if (act.kind === 'light') spotlight.toggle(act.source);
    else if (act.kind === 'card') open({ card: act.card });
  };
  const enlarge = (card: number) => open({ card });
  return (
    <div class={`game sheep review-board ${motion() === 0 ? 'still' : ''}`}>
      <Fit least={LEAST}>
        <div class="stage-box" ref={table.box}>
          {layout && shown && turn && (
            <TableStage {...{ words, layout, shown, turn, spotlight, gold, traces, press, enlarge }} hint={undefined} quiz={false} />
          )}
        </div>
      </Fit>
      {sheet && update && turn && (
        <Sheets {...{ sheet, words, source, update, gold, close }} view={turn.view} shine={nothing} log={[]} point={nothing} lookingBack />
      )}
    </div>
  );
}
