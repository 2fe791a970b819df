import type { Pace, PlayNowAnswer } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { playNow, Trouble, waitNoMore } from '../../connection/api.ts';
import { gameOf } from '../../deals/games.ts';
import { background } from '../../ui/background.ts';
import { go } from '../../ui/routes.ts';

/** Milliseconds between two questions, and before the next one if nobody answers. */
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
  /** The last question was not answered: it is asked again by itself, and the wait goes on wherever it is heard. */
  readonly trouble: Trouble | undefined;
  readonly begin: (wanted: Wanted) => void;
  readonly stop: () => void;
}

/** Waits for people to play with, until there is a table or the page is left. */
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
      // Whoever leaves the page is not waited for.
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
