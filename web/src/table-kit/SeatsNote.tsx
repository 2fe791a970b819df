import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../model/game.ts';
import { SEATS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { useNamed } from './seat-names.ts';
import './seats.css';

/** How long it stands. */
const SHOWN_MS = 7_000;

export interface SeatsNoteProps {
  readonly game: string;
  readonly isMine: boolean;
}

/** Shown briefly after the deal: that the seats were mixed, and who starts. */
export function SeatsNote({ game, isMine }: SeatsNoteProps) {
  const words = useWords(SEATS);
  const farms = useNamed(useWords(useGame(game)?.words));
  const [gone, setGone] = useState(false);
  const canBeRead = words !== undefined && farms !== undefined;
  useEffect(() => {
    if (!canBeRead) return;
    const timer = setTimeout(() => setGone(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [canBeRead]);
  const starter = farms?.seats[0] ?? '';
  return (
    <p class="seats-note" role="status">
      {canBeRead && !gone && (isMine ? words.mixedYou : words.mixed(starter))}
    </p>
  );
}
