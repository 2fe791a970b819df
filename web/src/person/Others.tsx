import { REPORT_REASONS, type Relation, type TableInfo } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { Face } from '../art/Face.tsx';
import { regard, report } from '../connection/person-api.ts';
import { askAgain, tablePeople } from '../connection/table-people.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { background } from '../ui/background.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import type { OnlineWords } from '../words/en/online.ts';
import { useWords } from '../words/useWords.ts';
import './person.css';
import { placeOf } from './Ratings.tsx';
import type { PersonWords } from './words/en.ts';
import { PERSON } from './words.ts';

interface OthersProps {
  readonly online: OnlineWords;
  readonly table: string;
  readonly info: TableInfo;
  readonly viewer: number;
}

/** The other people at the table: their ratings, and actions against a person who spoils the game. */
export function Others({ online, table, info, viewer }: OthersProps) {
  const words = useWords(PERSON);
  useEffect(() => background(askAgain(table)), [table]);
  const others = info.seats.filter(({ kind, seat, name }) => kind === 'human' && seat !== viewer && name !== undefined);
  if (words === undefined) return null;
  return (
    <>
      {others.map(({ seat, name = '' }) => (
        <Other key={`${seat} ${name}`} words={words} online={online} table={table} seat={seat} name={name} />
      ))}
    </>
  );
}

interface OtherProps extends Pick<OthersProps, 'online' | 'table'> {
  readonly words: PersonWords;
  readonly seat: number;
  readonly name: string;
}

function Other({ words, online, table, seat, name }: OtherProps) {
  const shell = useShell();
  const known = useSignal(tablePeople);
  const person = known.table === table ? known.people.find((one) => one.seat === seat) : undefined;
  const [said, setSaid] = useState('');
  const { trouble, busy, attempt } = useTrouble(online);
  const { seat: text } = words;
  const set = (as: Relation) =>
    attempt(async () => {
      await regard(table, { seat, ...(person?.as !== as && { as }) });
      await askAgain(table);
    });
  return (
    <details class="person-other">
      <summary>
        {person?.face && <Face face={person.face} />}
        {text.open(name)}
      </summary>
      {person?.rating && <p>{placeOf(words, shell, person.rating)}</p>}
      <div class="person-list">
        {(
          [
            ['muted', text.mute],
            ['blocked', text.block],
          ] as const
        ).map(([as, label]) => (
          <button key={as} type="button" class="button" aria-pressed={person?.as === as} disabled={busy} onClick={() => set(as)}>
            {label}
          </button>
        ))}
      </div>
      <fieldset class="person-faces">
        <legend>{text.report}</legend>
        <div class="row">
          {REPORT_REASONS.map((why) => (
            <button
              key={why}
              type="button"
              class="button"
              disabled={busy}
              onClick={() =>
                attempt(async () => {
                  await report(table, { seat, why });
                  await askAgain(table);
                  setSaid(text.reported);
                })
              }
            >
              {text.reasons[why]}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? said}
      </p>
    </details>
  );
}
