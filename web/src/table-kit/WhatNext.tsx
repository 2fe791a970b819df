import { go } from '../app/routes.ts';
import { useShell } from '../words/catalogue.ts';

interface WhatNextProps {
  readonly game: string;
  readonly again: () => void;
  /** What `again` is called, if not that. */
  readonly againText?: string | undefined;
  readonly look: () => void;
  readonly share: () => void;
}

/** What one may want after the end of a game. */
export function WhatNext({ game, again, againText, look, share }: WhatNextProps) {
  const shell = useShell();
  return (
    <div class="row">
      <button type="button" class="primary" onClick={again}>
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
  );
}
