import { useState } from 'preact/hooks';
import { MomentToShare } from '../../../share/MomentToShare.tsx';
import { SHARE } from '../../../share/words.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { Copy } from '../vocabulary.ts';
import { TITLE } from '../words/table.ts';
import { LandscapePicture } from './LandscapePicture.tsx';
import type { Entered } from './score-session.ts';

interface ScorePictureProps {
  readonly title: string;
  /** Who has won; empty for a single board. */
  readonly won: string;
  readonly boards: readonly Entered[];
  readonly names: readonly string[];
  /** By board: the gold in words. */
  readonly totals: readonly string[];
  readonly copy: Copy | undefined;
  readonly close: () => void;
}

/** The scored boards as a picture to share: our own drawing of each landscape that was drawn, and all totals. */
export function ScorePicture({ title, won, boards, names, totals, copy, close }: ScorePictureProps) {
  const words = useWords(SHARE);
  const [said, setSaid] = useState('');
  if (words === undefined) return null;
  const lines = [won === '' ? (totals[0] ?? '') : won];
  const scene = (
    <div class="score-scene" data-boards={boards.length}>
      {boards.map(({ landscape, way }, i) => (
        <figure key={i}>
          {way === 'draw' && <LandscapePicture landscape={landscape} copy={copy} />}
          <figcaption>
            <SeatSign seat={i + 1} /> {names[i]} <b>{totals[i]}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  );
  return (
    <Dialog title={title} close={close}>
      <div class="share">
        <MomentToShare words={words} name="sheep-and-thief-score" make={async () => ({ title: TITLE, lines, scene })} say={setSaid} />
        <p class="small" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
