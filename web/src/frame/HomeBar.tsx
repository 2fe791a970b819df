import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DaySign, FriendsSign, LearnSign, PuzzleSign } from '../art/Signs.tsx';
import { isAwaited } from '../model/awaited.ts';
import { useGame, useGames } from '../model/game.ts';
import type { KeptGame } from '../storage/games.ts';
import { runningGame } from '../storage/games.ts';
import { background } from '../ui/background.ts';
import { Icon } from '../ui/Icon.tsx';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';

interface HomeBarProps {
  /** The local game on the table, and its id. */
  readonly game?: string;
  readonly id?: string;
  /** Left out where a table needs its place. */
  readonly isSpare?: boolean;
}

/** Navigation in the head of every page: both games, the unfinished one, and a link to every other place. */
export function HomeBar({ game, id, isSpare = false }: HomeBarProps) {
  const { home } = useShell();
  const awaited = useSignal(isAwaited);
  const [at = ''] = useSignal(route);
  return (
    <nav class={isSpare ? 'rooms spare' : 'rooms'} aria-label={home.name}>
      {useGames().map((entry) => (
        <Room key={entry.id} to={href('play', entry.id)} text={entry.title} here={entry.id === game && at !== 'day'} Sign={entry.Sign} />
      ))}
      <GoOn id={id} />
      <Room to={href('day')} text={home.day} here={at === 'day'} Sign={DaySign} />
      <Room to={game ? href('puzzles', game) : href('puzzles')} text={home.puzzles} here={at === 'puzzles'} Sign={PuzzleSign} />
      <Room
        to={href('friends')}
        text={home.friends}
        here={WITH_FRIENDS.includes(at)}
        Sign={FriendsSign}
        {...(awaited && { about: home.awaited, dot: true })}
      />
      {/* From a table, the next step to learn: the lesson first. */}
      <Room
        to={game ? href('path', game, 'next') : href('learn')}
        text={home.learn}
        here={at === 'learn' || at === 'path'}
        Sign={LearnSign}
      />
    </nav>
  );
}

/** The addresses that *Friends* leads to. */
const WITH_FRIENDS = ['friends', 'meet', 'room', 'online', 't', 'm'];

/** Link to another unfinished game. */
function GoOn({ id }: { readonly id: string | undefined }) {
  const { home, kept, colon } = useShell();
  const [left, setLeft] = useState<KeptGame>();
  useEffect(() => {
    background(runningGame((one) => one.id !== id).then(setLeft));
  }, [id]);
  const title = useGame(left?.game ?? '')?.title ?? '';
  return left ? (
    <Room to={href('game', left.id)} text={home.goOn} about={colon(title, kept.moves(left.plies))} Sign={() => <Icon name="next" />} />
  ) : null;
}

interface RoomProps {
  readonly to: string;
  readonly text: string;
  /** What the short label leaves out. */
  readonly about?: string;
  readonly here?: boolean;
  /** Something waits there. */
  readonly dot?: boolean;
  readonly Sign: ComponentType;
}

function Room({ to, text, about, here = false, dot = false, Sign }: RoomProps) {
  const { colon } = useShell();
  return (
    <a
      class={dot ? 'room dot' : 'room'}
      href={to}
      title={about}
      aria-current={here ? 'page' : undefined}
      aria-label={about ? colon(text, about) : text}
    >
      <Sign />
      {/* Breaks “Wolf & Hound” into “Wolf &” and “Hound”: two lines, not three. */}
      <span>{text.replace(' & ', '\u00a0& ')}</span>
    </a>
  );
}
