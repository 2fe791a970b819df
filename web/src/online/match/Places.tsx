import type { MatchPlace } from '@bellwether/wire';
import { rememberName } from '../../connection/me.ts';
import { told } from '../../connection/people.ts';
import { isName, NameField } from '../../online-kit/NameField.tsx';
import { useMyName } from '../../online-kit/useMyName.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { useShell } from '../../words/catalogue.ts';
import { joinMatch, leaveMatch } from './api.ts';
import type { MatchProps } from './MatchPage.tsx';

/** Both tables and their players. Players may change seats before the match and between deals. */
export function Places({ words, say, info, changed }: MatchProps) {
  const { aside } = useShell();
  const { value, name, change } = useMyName(info.places.map((place) => place.name));
  const { trouble, busy, attempt } = useTrouble(words);
  const last = info.dealt.at(-1);
  const mayMove = last === undefined || (last.over === true && info.dealt.length < info.deals);
  const mine = info.places.find(({ me }) => me);
  const act = (work: () => Promise<void>) => attempt(() => work().then(changed));
  const sit = ({ room, seat }: MatchPlace) => {
    const called = mine?.name ?? name;
    rememberName(called);
    return act(() => joinMatch(info.match, { room, seat, name: called }));
  };
  const canSit = mayMove && !busy && (mine !== undefined || isName(name));
  return (
    <section class="form" aria-labelledby="match-places">
      <h2 id="match-places">{say.places.title}</h2>
      <p class="small">{say.places.about}</p>
      {mayMove && mine === undefined && <NameField words={words} value={value} change={change} />}
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
      <div class="match-tables">
        {[1, 2].map((room) => (
          <section key={room} class="match-table" aria-label={say.table(room)}>
            <h3>{say.table(room)}</h3>
            <ul>
              {info.places
                .filter((place) => place.room === room)
                .map((place) => (
                  <li key={place.seat} class={`match-place team-${place.team}`}>
                    <span class="match-team">{say.team(place.team)}</span>
                    <span class="match-who">
                      <small>{say.seat(place.seat)}</small>
                      <b class={place.name === undefined ? 'match-free' : ''}>
                        {place.name === undefined ? say.places.free : told(place.name, words)}
                        {place.me && aside(say.places.you)}
                      </b>
                    </span>
                    {mayMove && place.name === undefined && (
                      <button
                        type="button"
                        class="button"
                        disabled={!canSit}
                        aria-label={say.places.sitAt(room, place.seat)}
                        onClick={() => sit(place)}
                      >
                        {say.places.sit}
                      </button>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {mayMove && mine && (
        <p>
          <button type="button" class="button" disabled={busy} onClick={() => act(() => leaveMatch(info.match))}>
            {say.places.leave}
          </button>
        </p>
      )}
    </section>
  );
}
