import type { GameTypes } from '@bellwether/kernel';
import type { TableSource, Update } from '../model/source.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { change, SPEEDS, settings } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';

export interface ToolbarProps<T extends GameTypes, Sheet> {
  readonly update: Update<T>;
  readonly source: TableSource<T>;
  readonly hint: () => void;
  /** Left out where moves are never taken back. */
  readonly undo: (() => void) | undefined;
  readonly canUndo: boolean;
  /** The name of the score sheet and of the story: where there is room they stand next to the table. */
  readonly count: Sheet;
  readonly names: readonly [count: string, log: string];
  readonly open: (sheet: Sheet | 'log' | 'lookup' | 'record' | 'keys') => void;
}

/** All tools besides the moves. */
export function Toolbar<T extends GameTypes, Sheet>({ update, source, hint, undo, canUndo, count, names, open }: ToolbarProps<T, Sheet>) {
  const shell = useShell();
  const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
  return (
    <div class="toolbar" role="toolbar" aria-label={shell.more}>
      {source.hint && <Tool icon="hint" text={shell.hint} disabled={!mine} act={hint} />}
      {undo && <Tool icon="undo" text={shell.undo} disabled={!canUndo} act={undo} />}
      <Pace />
      <Tool icon="counter" text={names[0]} where="narrow-only" act={() => open(count)} />
      <Tool icon="log" text={names[1]} where="narrow-only" act={() => open('log')} />
      <Tool icon="lookup" text={shell.lookUp} act={() => open('lookup')} />
      {!source.apart && <Tool icon="look" text={shell.replay} disabled={update.plies === 0} act={() => source.seek?.(update.plies)} />}
      {!source.apart && <Tool icon="share" text={shell.share} act={() => open('record')} />}
      <Tool icon="keys" text={shell.keys} where="wide-only" act={() => open('keys')} />
    </div>
  );
}

/** The speed of bots: each press goes one faster, from the fastest back to the calmest. */
function Pace() {
  const { pace } = useShell();
  const { speed } = useSignal(settings);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'brisk';
  return <Tool icon={speed} text={pace.name} state={pace[speed]} where="wordless" act={() => change({ speed: next })} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly act: () => void;
  readonly disabled?: boolean;
  /** Its current setting. */
  readonly state?: string;
  /** Only without the side panel, only on wide screens, or an icon alone on a phone. */
  readonly where?: 'narrow-only' | 'wide-only' | 'wordless';
}

function Tool({ icon, text, state, act, disabled, where }: ToolProps) {
  const shell = useShell();
  const name = state && shell.colon(text, state);
  return (
    <button type="button" class={`tool ${where ?? ''}`} disabled={disabled} title={name} aria-label={name ?? text} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
