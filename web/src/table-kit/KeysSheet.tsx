import { Dialog } from '../ui/Dialog.tsx';
import { useShell } from '../words/catalogue.ts';

export interface KeysSheetProps {
  readonly rows: readonly (readonly [key: string, does: string])[];
  readonly more?: string;
  readonly close: () => void;
}

/** What can be done by keys. */
export function KeysSheet({ rows, more, close }: KeysSheetProps) {
  const shell = useShell();
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
    </Dialog>
  );
}
