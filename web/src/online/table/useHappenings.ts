import type { Mirror, TableChange } from '@bellwether/client';
import type { Happening, Reaction } from '@bellwether/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineTable } from '../../connection/online-table.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { isMuted } from './mute.ts';

/** How long a message is shown, and how many are kept. */
const SHOWN_MS = 6_000;
const MAX_REMEMBERED = 20;

export interface Said {
  readonly key: number;
  readonly text: string;
  readonly reaction?: Reaction;
  /** The speaker's seat. */
  readonly seat?: number;
  /** The speaker as the start of a sentence, and the message: at the seat only the message is shown. */
  readonly by?: string;
  readonly words?: string;
}

interface Told {
  /** The last chat message or action, shown briefly. */
  readonly said: Said | undefined;
  /** Messages, latest last. */
  readonly history: readonly Said[];
}

export function useHappenings(words: OnlineWords, meet: MeetWords | undefined, table: OnlineTable, { viewer, info }: Mirror): Told {
  const [said, setSaid] = useState<Said>();
  const [history, setHistory] = useState<readonly Said[]>([]);
  const shown = useRef(info.seats);
  useEffect(() => {
    shown.current = info.seats;
  }, [info]);
  useEffect(() => {
    const remember = (all: readonly Said[]) => all.length > 0 && setHistory((before) => [...before, ...all].slice(-MAX_REMEMBERED));
    const hear = (change: TableChange) => {
      if (change.kind === 'table') {
        const { seats } = change.mirror.info;
        remember(change.missed.flatMap(({ seq, what }) => wordOf(words, what, seq, (seat) => seats[seat - 1]?.name ?? '') ?? []));
      }
      if (change.kind !== 'event') return;
      const { what, mirror } = change;
      // The seats after it, since a rematch may have mixed them; a person who left is named by the seats before.
      const seats = what.kind === 'stand' || what.kind === 'remove' ? shown.current : mirror.info.seats;
      const nameOf = (seat: number) => seats[seat - 1]?.name ?? '';
      const word = wordOf(words, what, mirror.seq, nameOf);
      if (word) remember([word]);
      if (word && isMuted.get()) return;
      const text = word?.text ?? sentence(words, meet, what, nameOf, viewer);
      const mine = 'seat' in what && what.seat === viewer && word === undefined && what.kind !== 'remove';
      if (text !== undefined && !mine) setSaid(word ?? { key: mirror.seq, text });
    };
    return table.listen(hear);
  }, [table, words, meet, viewer]);
  // A separate timer: a message disappears on time, whatever else happens.
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return { said, history };
}

/** A chat message in words, if the happening is one. */
export function wordOf({ talk }: OnlineWords, what: Happening, key: number, nameOf: (seat: number) => string): Said | undefined {
  if (what.kind !== 'say' && what.kind !== 'react') return undefined;
  const { seat } = what;
  const said = what.kind === 'say' ? talk.phrases[what.phrase] : talk.reactions[what.reaction];
  const [by, text] = [talk.says(nameOf(seat), ''), talk.says(nameOf(seat), said)];
  return { key, seat, by, words: said, text, ...(what.kind === 'react' && { reaction: what.reaction }) };
}

function sentence(
  { happens }: OnlineWords,
  meet: MeetWords | undefined,
  what: Happening,
  nameOf: (seat: number) => string,
  viewer: Mirror['viewer'],
): string | undefined {
  switch (what.kind) {
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
    case 'agree':
      return what.when === 'now' ? happens.sit(what.name) : meet?.happens.reserve(what.name);
    case 'reserve':
      return meet?.happens.reserve(what.name);
    case 'ask':
      return meet?.happens.ask(what.name);
    case 'remove':
      return what.seat === viewer ? meet?.happens.removed : meet?.happens.remove(nameOf(what.seat));
    case 'host':
      return what.seat === undefined ? undefined : meet?.happens.host(nameOf(what.seat));
    case 'access':
      return meet?.happens.access[what.access];
    case 'resume':
      return meet?.happens.resume;
    default:
      return undefined;
  }
}
