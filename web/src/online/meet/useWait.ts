import type { Pace, PlayNowAnswer } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { playNow, Trouble, waitNoMore } from '../../connection/api.ts';
import { gameOf } from '../../deals/games.ts';
import { background } from '../../ui/background.ts';
import { go } from '../../ui/routes.ts';

/** Interval between requests, and before a retry. */
const POLL_MS = 2_000;

export interface Wanted {
  readonly game: string;
  readonly config: object;
  readonly pace: Pace;
  readonly name: string;
}

export interface Wait {
  readonly wanted: Wanted | undefined;
  readonly answer: PlayNowAnswer | undefined;
  /** Why the last request failed. It is retried automatically. */
  readonly trouble: Trouble | undefined;
  readonly begin: (wanted: Wanted) => void;
  readonly stop: () => void;
}

/** Waits for other players until there is a table or the page is left. */
export function useWait(): Wait {
  const [wanted, setWanted] = useState<Wanted>();
  const [answer, setAnswer] = useState<PlayNowAnswer>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    if (wanted === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const ask = async () => {
      try {
        const found = await askFor(wanted, again);
        again = true;
        if (isOver) return;
        setAnswer(found);
        setTrouble(undefined);
        if (found.table !== undefined) {
          isOver = true;
          await waitNoMore().catch(() => undefined);
          go('t', found.table);
          return;
        }
      } catch (error) {
        if (!isOver) setTrouble(error instanceof Trouble ? error : new Trouble());
      }
      if (!isOver) timer = setTimeout(ask, POLL_MS);
    };
    background(ask());
    return () => {
      clearTimeout(timer);
      // Leaving the page cancels the ticket.
      if (!isOver) background(waitNoMore().catch(() => undefined));
      isOver = true;
    };
  }, [wanted]);
  const stop = () => {
    setWanted(undefined);
    setAnswer(undefined);
    setTrouble(undefined);
  };
  return { wanted, answer, trouble, begin: setWanted, stop };
}

async function askFor({ game: id, config, pace, name }: Wanted, again: boolean): Promise<PlayNowAnswer> {
  const game = await gameOf(id);
  if (game === undefined) throw new Trouble({ t: 'refused', code: 'unknown-game' });
  const headers = game.configs.write(config).map(([key, value]) => [key, value]);
  return await playNow({ game: id, config: headers, pace, name, ...(again && { again: true }) });
}
