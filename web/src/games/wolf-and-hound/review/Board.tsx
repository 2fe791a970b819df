import type { TableSource } from '../../../model/source.ts';
import { Fit } from '../../../review/Fit.tsx';
import { useTable } from '../../../table-kit/useTable.ts';
import { type Beat, cut } from '../beats.ts';
import { Sheets, type SheetsProps } from '../Sheets.tsx';
import '../../../review/css/table.css';
import '../table.css';
import { TableStage } from '../TableStage.tsx';
import { useChoice } from '../useChoice.ts';
import { useLayout } from '../useLayout.ts';
import { useTraces } from '../useLog.ts';
import type { WolfAndHound } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

interface BoardProps {
  readonly words: WolfWords;
  readonly source: TableSource<WolfAndHound>;
}

/** In a smaller space, names would overlap. */
const LEAST = { width: 400, height: 310 };

/** The table at the selected move. */
export function Board({ words, source }: BoardProps) {
  const table = useTable<WolfAndHound, Beat, SheetsProps['sheet']>(source, cut);
  const { shown, update, size, sheet, close } = table;
  const choice = useChoice(table);
  const layout = useLayout(size, shown?.beat.view.viewer);
  const traces = useTraces([], shown, undefined);
  return (
    <div class="game wolf review-board">
      <Fit least={LEAST}>
        <div class="stage-box" ref={table.box}>
          {layout && shown && (
            <TableStage words={words} layout={layout} shown={shown} choice={choice} traces={traces} lit={false} end={undefined} />
          )}
        </div>
      </Fit>
      {sheet && update && (
        <Sheets
          sheet={sheet}
          source={source}
          update={update}
          view={update.view}
          close={close}
          words={words}
          log={[]}
          lit={undefined}
          light={close}
        />
      )}
    </div>
  );
}
