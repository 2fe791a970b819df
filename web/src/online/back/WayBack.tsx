import type { MyTable } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../../connection/api.ts';
import { told } from '../../connection/people.ts';
import { isAwaited } from '../../model/awaited.ts';
import { useGame } from '../../model/game.ts';
import { background } from '../../ui/background.ts';
import { Line } from '../../ui/Icon.tsx';
import { href } from '../../ui/routes.ts';
import { ONLINE } from '../../words/areas.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { answerQuestions } from '../push/page-questions.ts';
import { wayBack } from './way-back.ts';
import './way-back.css';

export interface WayBackProps {
  /** Only the dot on *Friends*: the player has opened something else. */
  readonly quiet: boolean;
}

/** Hidden by the player until something happens there. */
let hidden: string | undefined;

const stateOf = ({ table, changed, myTurn }: MyTable) => `${table} ${changed} ${myTurn}`;

/** Above the first screen: the way back to an online game that waits for me, or runs on without me. */
export function WayBack({ quiet }: WayBackProps) {
  const words = useWords(ONLINE);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [, setHidden] = useState(hidden);
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      background(
        myTables().then(
          (found) => {
            isAwaited.set(found.some(({ myTurn }) => myTurn));
            if (isWanted) setTables(found);
          },
          // No server, or none that can be reached: there is no way back for now.
          () => undefined,
        ),
      );
    const again = () => document.visibilityState === 'visible' && look();
    answerQuestions();
    look();
    document.addEventListener('visibilitychange', again);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', again);
    };
  }, [quiet]);
  const found = wayBack(tables, Date.now());
  if (quiet || words === undefined || found === undefined || hidden === stateOf(found.table)) return null;
  const hide = () => {
    hidden = stateOf(found.table);
    setHidden(hidden);
  };
  return <WayBackLine words={words} table={found.table} others={found.others} hide={hide} />;
}

interface WayBackLineProps {
  readonly words: OnlineWords;
  readonly table: MyTable;
  readonly others: number;
  readonly hide: () => void;
}

function WayBackLine({ words, table, others, hide }: WayBackLineProps) {
  const shell = useShell();
  const { back } = words;
  const title = useGame(table.game)?.title ?? table.game;
  const names = table.names.filter((name, i) => name !== '' && !table.seats.includes(i + 1)).map((name) => told(name, words));
  const who = names.length > 0 ? back.with(shell.list(names)) : back.game(title);
  const text = table.myTurn ? back.yourTurn(who) : table.status === 'open' ? back.open(who) : back.running(who);
  return (
    <section class="way-back" aria-label={back.label}>
      <p role="status">{text}</p>
      <a class="primary" href={href('t', table.table)}>
        {back.go}
      </a>
      {others > 0 && <a href={href('online')}>{back.more(others)}</a>}
      <button type="button" class="icon-button" aria-label={back.hide} onClick={hide}>
        <Line path="M6 6l12 12M18 6L6 18" />
      </button>
    </section>
  );
}
