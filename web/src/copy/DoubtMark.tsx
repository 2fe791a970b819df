import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog.tsx';
import './copy.css';

/** A dashed ring with a tilde: “about”. */
export function DoubtSign() {
  return (
    <svg viewBox="0 0 24 24" class="doubt-sign" aria-hidden="true">
      <circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.200 2.770" />
      <path
        d="M6.500 13.500q2.750-4.500 5.500-1.500t5.500-1.500"
        fill="none"
        stroke="currentColor"
        stroke-width="2.400"
        stroke-linecap="round"
      />
    </svg>
  );
}

interface DoubtMarkProps {
  readonly label: string;
  /** Opens over the page, where there is no room to unfold. */
  readonly over: boolean;
  readonly children: ComponentChildren;
}

/** A small mark for an uncertain value. Pressing it shows the explanation. */
export function DoubtMark({ label, over, children }: DoubtMarkProps) {
  const [open, setOpen] = useState(false);
  if (!over) {
    return (
      <details class="doubt">
        <summary class="doubt-press" aria-label={label} title={label}>
          <DoubtSign />
        </summary>
        <div class="doubt-body">{children}</div>
      </details>
    );
  }
  return (
    <>
      <button type="button" class="doubt-press" aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DoubtSign />
      </button>
      {open && (
        <Dialog title={label} close={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
