import { useShell } from '../../words/catalogue.ts';

/** Dismisses a notice. */
export function CloseButton({ close }: { readonly close: () => void }) {
  const shell = useShell();
  return (
    <button type="button" class="icon-button" aria-label={shell.close} onClick={close}>
      ✕
    </button>
  );
}
