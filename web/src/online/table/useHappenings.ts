import type { Mirror } from '@bellwether/client';
import type { Happening, Reaction } from '@bellwether/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineWords } from '../../words/en/online.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { isMuted } from './mute.ts';

/** How long a word stands. */
const SHOWN = 6_000;

interface Said {
  readonly text: string;
  readonly reaction?: Reaction;
}

/** The last thing that somebody said or did beside the game, for a moment. */
export function useHappenings(words: OnlineWords, table: OnlineTable, { viewer, info }: Mirror): Said | undefined {
  const [said, setSaid] = useState<Said>();
  const shown = useRef(info.seats);
  useEffect(() => {
    shown.current = info.seats;
  }, [info]);
  useEffect(
    () =>
      table.onHappening((what) => {
        // The seats as they are after it, since a rematch may have mixed them; who left is named by those before.
        const seats = what.kind === 'stand' ? shown.current : table.mirror.get()?.info.seats;
        const text = sentence(words, what, (seat) => seats?.[seat - 1]?.name ?? '');
        if (text === undefined || ('seat' in what && what.seat === viewer && what.kind !== 'say' && what.kind !== 'react')) return;
        setSaid({ text, ...(what.kind === 'react' && { reaction: what.reaction }) });
      }),
    [table, words, viewer],
  );
  // Of its own: a word goes after its time, whatever happens at the table meanwhile.
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

function sentence({ talk, happens }: OnlineWords, what: Happening, nameOf: (seat: number) => string): string | undefined {
  switch (what.kind) {
    case 'say':
      return isMuted.get() ? undefined : talk.says(nameOf(what.seat), talk.phrases[what.phrase]);
    case 'react':
      return isMuted.get() ? undefined : talk.says(nameOf(what.seat), talk.reactions[what.reaction]);
    case 'sit':
      return happens.sit(what.name);
    case 'stand':
      return happens.stand(nameOf(what.seat));
    case 'cover':
      return happens.cover(nameOf(what.seat));
    case 'return':
      return happens.return(nameOf(what.seat));
    case 'rematch':
      return happens.rematch(nameOf(what.seat));
    default:
      return undefined;
  }
}
