import { type TablePoster, tidyCode } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { tableOfCode } from '../../connection/api.ts';
import { isPerson, told } from '../../connection/people.ts';
import { useGame } from '../../model/game.ts';
import { factsOf } from '../../online-kit/facts.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { href } from '../../ui/routes.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { Faces } from './OpenTables.tsx';
import type { MeetWords } from './words/en.ts';

interface CodeEntryProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  /** The target of a code: the table's seats, or a shared screen. */
  readonly to?: 't' | 'screen';
}

/** Enter a code; shows its table before going there. */
export function CodeEntry({ words, meet, to = 't' }: CodeEntryProps) {
  const { code: say } = meet;
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<TablePoster>();
  const { trouble, busy, attempt } = useTrouble(words);
  const tidy = tidyCode(typed);
  return (
    <section class="meet-card" aria-labelledby="meet-code">
      <h2 id="meet-code">{say.title}</h2>
      <form
        class="meet-code"
        onSubmit={(event) => {
          event.preventDefault();
          if (tidy.length === 6) background(attempt(async () => setFound(await tableOfCode(tidy))));
        }}
      >
        <label class="online-field">
          <span class="form-label">{say.label}</span>
          <input
            class="online-name meet-code-input"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={9}
            value={typed}
            onInput={(event) => {
              setFound(undefined);
              setTyped(event.currentTarget.value);
            }}
          />
          <small class="small">{typed !== '' && tidy.length !== 6 ? say.short : say.about}</small>
        </label>
        <button type="submit" class="primary" disabled={busy || tidy.length !== 6}>
          {say.go}
        </button>
      </form>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
      {found && <Found words={words} meet={meet} poster={found} to={to} />}
    </section>
  );
}

function Found({ words, meet, poster, to }: Required<CodeEntryProps> & { readonly poster: TablePoster }) {
  const game = useGame(poster.game);
  const title = game?.title ?? poster.game;
  const host = poster.seats.find((seat) => seat.host)?.name;
  const people = poster.seats.filter(isPerson).map(({ name = '' }) => told(name, words));
  return (
    <div class="meet-table" role="status">
      <div class="meet-about">
        <b>{host ? meet.invited.by(told(host, words), title) : meet.invited.to(title)}</b>
        <p class="small">
          {[...factsOf(words, meet, poster, game?.first.config), meet.open.state[poster.status]].filter((fact) => fact !== '').join(' · ')}
        </p>
        {people.length > 0 && <p class="small">{meet.invited.at(people)}</p>}
        <Faces poster={poster} />
      </div>
      <a class="primary" href={href(to, poster.table)}>
        {to === 't' ? meet.open.join : meet.room.show}
      </a>
    </div>
  );
}
