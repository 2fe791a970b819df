import { Toggle } from '../ui/Choice.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { copies, keep } from './kept.ts';
import { COPY } from './words.ts';

interface CopyLineProps {
  readonly game: string;
  readonly shelf: string;
  /** The edition of the set-up, where a game has several to correct. */
  readonly edition?: string;
}

/** On a set-up page: whether corrected values are used, and a link to enter them. */
export function CopyLine({ game, shelf, edition }: CopyLineProps) {
  const words = useWords(COPY);
  const kept = useSignal(copies)[shelf];
  if (words === undefined) return null;
  return (
    <div class="copy-line">
      {kept && Object.keys(kept.copy).length > 0 && (
        <Toggle label={words.use} value={kept.on} change={(on) => keep(shelf, { ...kept, on })} />
      )}
      <a href={href('copy', game, ...(edition ? [edition] : []))}>{words.title}</a>
    </div>
  );
}
