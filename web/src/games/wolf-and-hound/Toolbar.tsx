import type { TableSource, Update } from '../../host/source.ts';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { WolfAndHound } from './vocabulary.ts';

export type SheetName = 'counter' | 'log' | 'record' | 'keys';

interface ToolbarProps {
  readonly update: Update<WolfAndHound>;
  readonly source: TableSource<WolfAndHound>;
  readonly hint: () => void;
  readonly open: (sheet: SheetName) => void;
}

/** What one can do beside playing a card. */
export function Toolbar({ update, source, hint, open }: ToolbarProps) {
  const shell = useShell();
  const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
  return (
    <div class="toolbar" role="toolbar" aria-label={shell.more}>
      {!source.online && <Tool icon="hint" text={shell.hint} disabled={!mine} act={hint} />}
      {!source.online && <Tool icon="undo" text={shell.undo} disabled={!update.canUndo} act={() => source.undo()} />}
      <Tool icon="counter" text={shell.counter} narrow act={() => open('counter')} />
      <Tool icon="log" text={shell.logShort} narrow act={() => open('log')} />
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
  /** Only where the side panel is not shown, or only where there is a keyboard's room. */
  readonly narrow?: boolean;
  readonly wide?: boolean;
}

function Tool({ icon, text, act, disabled = false, narrow = false, wide = false }: ToolProps) {
  return (
    <button type="button" class={`tool ${narrow ? 'narrow-only' : ''} ${wide ? 'wide-only' : ''}`} disabled={disabled} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
