import { useShell } from '../words/catalogue.ts';
import { Dialog } from './Dialog.tsx';

export function KeysSheet({ close }: { readonly close: () => void }) {
  const { keyboard } = useShell();
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
      <p class="small">{keyboard.looking}</p>
    </Dialog>
  );
}
