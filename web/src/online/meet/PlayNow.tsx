import { PACES, type Pace } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { rememberName } from '../../connection/me.ts';
import { useGames } from '../../model/game.ts';
import { isName, NameField } from '../../online-kit/NameField.tsx';
import { useMyName } from '../../online-kit/useMyName.ts';
import { whyNot } from '../../online-kit/useTrouble.ts';
import { Choice } from '../../ui/Choice.tsx';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWait, type Wait } from './useWait.ts';
import type { MeetWords } from './words/en.ts';

interface MeetProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
}

/** Choose a game and a pace, and get a table. */
export function PlayNow({ words, meet }: MeetProps) {
  const { now } = meet;
  const games = useGames();
  const [id, setGame] = useState(games[0]?.id ?? '');
  const [pace, setPace] = useState<Pace>('quick');
  const { value, name, change } = useMyName();
  const wait = useWait();
  const entry = games.find((game) => game.id === id);
  const begin = () => {
    if (entry === undefined) return;
    rememberName(name);
    wait.begin({ game: id, config: { ...entry.first.config, players: 4 }, pace, name });
  };
  return (
    <section class="meet-card" aria-labelledby="meet-now">
      <h2 id="meet-now">{now.title}</h2>
      <p>{now.about}</p>
      {wait.wanted ? (
        <Waiting words={words} meet={meet} wait={wait} />
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Choice label={now.game} value={id} options={games.map((game) => [game.id, game.title])} change={setGame} />
          <Choice label={now.pace} value={pace} options={PACES.map((one) => [one, now.paces[one], now.pacesAbout[one]])} change={setPace} />
          <NameField words={words} value={value} change={change} />
          {!isName(name) && <p role="status">{meet.seat.nameMissing}</p>}
          <button type="submit" class="primary big" disabled={!isName(name)}>
            {now.go}
          </button>
        </form>
      )}
    </section>
  );
}

function Waiting({ words, meet: { now }, wait: { answer, trouble, stop } }: MeetProps & { readonly wait: Wait }) {
  const isRefused = trouble?.refused !== undefined && trouble.refused.code !== 'too-often' && trouble.refused.code !== 'stopping';
  return (
    <div class="form meet-waiting">
      <p role="status">
        <b>{now.waiting}</b>
        {answer && ` ${now.waits(answer.people)}.`}
      </p>
      {answer && <progress class="meet-progress" max={20} value={20 - answer.bots} aria-label={now.waiting} />}
      {answer && <p class="small">{answer.bots > 0 ? `${now.bots(answer.bots)}.` : now.botsNow}</p>}
      {trouble && (
        <p role="alert" class={isRefused ? 'refused' : 'small'}>
          {isRefused ? whyNot(words, trouble.refused) : now.retry}
        </p>
      )}
      <button type="button" class="button" onClick={stop}>
        {now.stop}
      </button>
    </div>
  );
}
