import { useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { Differences } from './Differences.tsx';
import type { Difference } from './told.ts';
import { COPY } from './words.ts';
import './copy.css';

/** At a table with corrected values: says so, and shows the differences. */
export function OfCopy({ differences }: { readonly differences: readonly Difference[] }) {
  const words = useWords(COPY);
  const [open, setOpen] = useState(false);
  if (words === undefined) return null;
  return (
    <>
      <button type="button" class="of-copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.ofCopy} <span class="of-copy-count">{differences.length}</span>
      </button>
      {open && (
        <Dialog title={words.ofCopy} close={() => setOpen(false)}>
          <p>{words.ofCopyAbout}</p>
          <Differences words={words} differences={differences} />
        </Dialog>
      )}
    </>
  );
}
