import type { TableSource, Update } from '../../host/source.ts';
import { useShell } from '../../words/catalogue.ts';
import type { WolfAndHound } from './vocabulary.ts';

export function Toolbar({ source, update }: { readonly source: TableSource<WolfAndHound>; readonly update: Update<WolfAndHound> }) {
  const shell = useShell();
  return (
    <div class="toolbar">
      <button type="button" disabled={!update.canUndo} onClick={() => source.undo()}>
        {shell.undo}
      </button>
    </div>
  );
}
