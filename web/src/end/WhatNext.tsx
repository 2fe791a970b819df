import type { Mix } from '@bellwether/kernel';
import { useContext } from 'preact/hooks';
import { FriendsSign } from '../art/Signs.tsx';
import { useGames } from '../model/game.ts';
import { MixAgain } from '../table-kit/MixChoice.tsx';
import { MatchDoor } from '../table-kit/match-door.ts';
import { later } from '../ui/later.ts';
import { go, href } from '../ui/routes.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import type { Onward } from './onward.ts';

const NextStop = later<{ readonly game: string; readonly look: string }>(() =>
  import('../path/NextStop.tsx').then((part) => part.NextStop),
);
const AfterGame = later(() => import('../device/AfterGame.tsx').then((part) => part.AfterGame));

export interface WhatNextProps {
  readonly game: string;
  /** How the seats are mixed for the next game; at first as in this one. */
  readonly mix: Mix | undefined;
  readonly choose: (mix: Mix | undefined) => void;
  readonly partners: boolean;
  /** In a series, where the teams stay. */
  readonly teamsStay?: boolean;
  readonly look: () => void;
  readonly share: () => void;
  /** Links that this game suggests: left out for an online table, which keeps its set-up. */
  readonly onward?: readonly Onward[] | undefined;
}

/** Further choices at the end of a game. */
export function WhatNext({ game, mix, choose, partners, teamsStay = false, look, share, onward }: WhatNextProps) {
  const shell = useShell();
  const match = useContext(MatchDoor);
  return (
    <>
      {!match && <MixAgain value={mix} change={choose} partners={partners} teamsStay={teamsStay} />}
      <div class="lead-on">
        {!match?.sealed && (
          <>
            <button type="button" class="lead" onClick={look}>
              {shell.replay}
            </button>
            <button type="button" class="lead" onClick={share}>
              {shell.share}
            </button>
          </>
        )}
        <button type="button" class="lead" onClick={() => go('new', game)}>
          {shell.newGame}
        </button>
      </div>
      {onward && <LeadOn game={game} onward={onward} />}
      <AfterGame />
    </>
  );
}

/** Links to what comes next: stronger bots, another set-up, the other game, friends. */
function LeadOn({ game, onward }: { readonly game: string; readonly onward: readonly Onward[] }) {
  const shell = useShell();
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
        <FriendsSign /> {shell.home.friends}
      </a>
    </nav>
  );
}
