import type { Mix } from '@bellwether/kernel';
import { useContext, useState } from 'preact/hooks';
import { go, href } from '../app/routes.ts';
import { useGames } from '../app/useGames.ts';
import { FriendsSign } from '../art/Signs.tsx';
import { later } from '../ui/later.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { MixAgain } from './MixChoice.tsx';
import { MatchDoor } from './match-door.ts';
import type { Onward } from './onward.ts';

const NextStop = later<{ readonly game: string; readonly look: string }>(() =>
  import('../path/NextStop.tsx').then((part) => part.NextStop),
);
const AfterGame = later(() => import('../device/AfterGame.tsx').then((part) => part.AfterGame));

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
  /** What this game has next: left out on a server, where a table stays what it is. */
  readonly onward?: readonly Onward[] | undefined;
}

/** What one may want after the end of a game. */
export function WhatNext({ game, again, againText, mix, partners, teamsStay = false, look, share, onward }: WhatNextProps) {
  const shell = useShell();
  const match = useContext(MatchDoor);
  const [chosen, choose] = useState<Mix | undefined>(mix);
  const next = chosen && partners && teamsStay ? 'partners' : chosen;
  return (
    <>
      {!match && <MixAgain value={next} change={choose} partners={partners} teamsStay={teamsStay} />}
      <div class="row">
        <button type="button" class="primary" onClick={match ? match.open : () => again(next)}>
          {match?.text ?? againText ?? shell.again}
        </button>
        {!match?.sealed && (
          <>
            <button type="button" class="button" onClick={look}>
              {shell.replay}
            </button>
            <button type="button" class="button" onClick={share}>
              {shell.share}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => go('new', game)}>
          {shell.newGame}
        </button>
      </div>
      {onward && <LeadOn game={game} onward={onward} />}
      <AfterGame />
    </>
  );
}

/** The way on from here: harder, newer, the other game, friends. */
function LeadOn({ game, onward }: { readonly game: string; readonly onward: readonly Onward[] }) {
  const words = useWords(PAGES);
  const others = useGames().filter(({ id }) => id !== game);
  if (words === undefined) return null;
  return (
    <nav class="lead-on" aria-label={words.next.title}>
      <NextStop game={game} look="lead" />
      {onward.map(({ say, act }) => (
        <button key={say(words.next)} type="button" class="lead" onClick={act}>
          {say(words.next)}
        </button>
      ))}
      {others.map(({ id, title, Sign }) => (
        <a key={id} class="lead" href={href('play', id)}>
          <Sign /> {title}
        </a>
      ))}
      <a class="lead" href={href('friends')}>
        <FriendsSign /> {words.friends.title}
      </a>
    </nav>
  );
}
