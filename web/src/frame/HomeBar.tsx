import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DaySign, FriendsSign, LearnSign, PuzzleSign } from '../art/Signs.tsx';
import { isAwaited } from '../model/awaited.ts';
import { useGame, useGames } from '../model/game.ts';
import type { KeptGame } from '../storage/games.ts';
import { runningGame } from '../storage/games.ts';
import { background } from '../ui/background.ts';
import { Icon } from '../ui/Icon.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';

interface HomeBarProps {
  /** The game on the table, and its id. */
  readonly game: string;
  readonly id: string;
}

/** Navigation in the head of every local table: both games, the unfinished one, and a link to every other page. */
export function HomeBar({ game, id }: HomeBarProps) {
  const { home } = useShell();
  const awaited = useSignal(isAwaited);
  return (
    <nav class="rooms" aria-label={home.name}>
      {useGames().map((entry) => (
        <Room key={entry.id} to={href('play', entry.id)} text={entry.title} here={entry.id === game} Sign={entry.Sign} />
      ))}
      <GoOn id={id} />
      <Room to={href('day')} text={home.day} about={home.daily} Sign={DaySign} />
      <Room to={href('puzzles', game)} text={home.puzzles} Sign={PuzzleSign} />
      <Room to={href('friends')} text={home.friends} Sign={FriendsSign} {...(awaited && { about: home.awaited, dot: true })} />
      {/* The next step to learn: the lesson first. */}
      <Room to={href('path', game, 'next')} text={home.learn} Sign={LearnSign} />
    </nav>
  );
}

/** Link to another unfinished game. */
function GoOn({ id }: Pick<HomeBarProps, 'id'>) {
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
