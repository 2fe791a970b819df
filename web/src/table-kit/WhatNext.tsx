import type { Mix } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { MixAgain } from './MixChoice.tsx';

interface WhatNextProps {
  readonly game: string;
  readonly again: (mix: Mix | undefined) => void;
  /** How the seats of this game were mixed: offered again. */
  readonly mix: Mix | undefined;
  readonly partners: boolean;
  /** A series goes on, whose teams stay. */
  readonly teamsStay?: boolean;
  /** What `again` is called, if not that. */
  readonly againText?: string | undefined;
  readonly look: () => void;
  readonly share: () => void;
}

/** What one may want after the end of a game. */
export function WhatNext({ game, again, againText, mix, partners, teamsStay = false, look, share }: WhatNextProps) {
  const shell = useShell();
  const [chosen, choose] = useState<Mix | undefined>(mix);
  const next = chosen && partners && teamsStay ? 'partners' : chosen;
  return (
    <>
      <MixAgain value={next} change={choose} partners={partners} teamsStay={teamsStay} />
      <div class="row">
        <button type="button" class="primary" onClick={() => again(next)}>
          {againText ?? shell.again}
        </button>
        <button type="button" class="button" onClick={look}>
          {shell.replay}
        </button>
        <button type="button" class="button" onClick={share}>
          {shell.share}
        </button>
        <button type="button" class="button" onClick={() => go('new', game)}>
          {shell.newGame}
        </button>
      </div>
    </>
  );
}
