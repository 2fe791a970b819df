import type { TableSource, Update } from '../../host/source.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { SheepWords } from '../../words/en/sheep-and-thief.ts';
import type { SheepAndThief } from './vocabulary.ts';

export type SheetName = 'gold' | 'log' | 'record' | 'keys';

interface ToolbarProps {
  readonly words: SheepWords;
  readonly update: Update<SheepAndThief>;
  readonly source: TableSource<SheepAndThief>;
  readonly hint: () => void;
  /** Takes back a step of the turn, or the last move. */
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly open: (sheet: SheetName) => void;
}

/** What one can do beside playing. */
export function Toolbar({ words, update, source, hint, undo, canUndo, open }: ToolbarProps) {
  const shell = useShell();
  const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
  return (
    <div class="th-toolbar" role="toolbar" aria-label={shell.more}>
      {!source.online && <Tool icon="hint" text={shell.hint} disabled={!mine} act={hint} />}
      <Tool icon="undo" text={shell.undo} disabled={!canUndo} act={undo} />
      <Tool icon="counter" text={words.total} narrow act={() => open('gold')} />
      <Tool icon="log" text={words.table.log} narrow act={() => open('log')} />
      <Tool icon="look" text={shell.replay} disabled={update.plies === 0} act={() => source.seek(update.plies)} />
      <Tool icon="share" text={shell.share} act={() => open('record')} />
      <Tool icon="keys" text={shell.keys} wide act={() => open('keys')} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly act: () => void;
  readonly disabled?: boolean;
  /** Only where the side panel is not shown, or only where it is. */
  readonly narrow?: boolean;
  readonly wide?: boolean;
}

function Tool({ icon, text, act, disabled = false, narrow = false, wide = false }: ToolProps) {
  return (
    <button type="button" class={`th-tool ${narrow ? 'th-narrow' : ''} ${wide ? 'th-broad' : ''}`} disabled={disabled} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

export function KeysSheet({ words, close }: { readonly words: SheepWords; readonly close: () => void }) {
  const { keyboard } = words;
  return (
    <Dialog title={keyboard.title} close={close}>
      <dl class="keys">
        {keyboard.rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
