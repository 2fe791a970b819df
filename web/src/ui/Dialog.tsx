import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShell } from '../words/catalogue.ts';
import { hush } from './say.ts';
import './rest.css';

/** A modal sheet. Uses the browser's dialog: Escape closes it, the focus stays inside and returns. */
export function Dialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const shell = useShell();
  useLayoutEffect(() => {
    hush();
    ref.current?.showModal();
    // Focus goes to the content, not to the close button: reading starts there.
    const content = ref.current?.querySelector<HTMLElement>('.sheet-head + *');
    if (content && content.tabIndex < 0) content.tabIndex = -1;
    content?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it; keyboards have Escape, which every dialog supports.
    <dialog ref={ref} class="sheet" aria-label={title} onClose={close} onClick={(event) => event.target === ref.current && close()}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={shell.close} onClick={close}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
