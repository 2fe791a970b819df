import { Dialog } from '../ui/Dialog.tsx';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';

export interface KeysSheetProps {
  readonly rows: readonly (readonly [key: string, does: string])[];
  readonly more?: string;
  readonly close: () => void;
}

/** A list of keyboard shortcuts. */
export function KeysSheet({ rows, more, close }: KeysSheetProps) {
  const shell = useShell();
  const aloud = useWords(PAGES)?.keyboard.aloud;
  return (
    <Dialog title={shell.keys} close={close}>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {more && <p class="small">{more}</p>}
      {aloud && <p class="small">{aloud}</p>}
    </Dialog>
  );
}
