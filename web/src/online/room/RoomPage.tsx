import { useState } from 'preact/hooks';
import { makeTableForRoom } from '../../connection/api.ts';
import { gameOf } from '../../deals/games.ts';
import { Page } from '../../frame/Page.tsx';
import type { GameEntry } from '../../model/game.ts';
import { useGames } from '../../model/game.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { go } from '../../ui/routes.ts';
import { ONLINE } from '../../words/areas.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { CodeEntry } from '../meet/CodeEntry.tsx';
import { MEET } from '../meet/words.ts';
import '../../online-kit/online.css';
import '../meet/meet.css';
import './room.css';

/** `#/room`: turns a television or tablet into the shared screen of a living room. */
export function RoomPage() {
  const words = useWords(ONLINE);
  const meet = useWords(MEET);
  return words && meet ? <Room words={words} meet={meet} /> : null;
}

type Words = { readonly words: Parameters<typeof CodeEntry>[0]['words']; readonly meet: Parameters<typeof CodeEntry>[0]['meet'] };

function Room({ words, meet }: Words) {
  const shell = useShell();
  const games = useGames();
  const [making, setMaking] = useState('');
  const { trouble, busy, attempt } = useTrouble(words);
  const begin = ({ id, first }: GameEntry) => {
    setMaking(id);
    return attempt(async () => {
      const game = await gameOf(id);
      if (game === undefined) return;
      const config = game.configs.write({ ...first.config, players: 4 }).map(([key, value]) => [key, value]);
      go('screen', (await makeTableForRoom({ game: id, config })).table);
    });
  };
  return (
    <Page title={meet.room.title}>
      <div class="content meet room-choose">
        <section class="meet-card">
          <p>{meet.room.about}</p>
          <div class="room-games">
            {games.map((entry) => (
              <button key={entry.id} type="button" class="button big" disabled={busy} onClick={() => begin(entry)}>
                <entry.Sign />
                {busy && making === entry.id ? words.creating : shell.colon(meet.room.begin, entry.title)}
              </button>
            ))}
          </div>
          {trouble && (
            <p role="alert" class="refused">
              {trouble}
            </p>
          )}
        </section>
        <section>
          <h2>{meet.room.known}</h2>
          <CodeEntry words={words} meet={meet} to="screen" />
        </section>
      </div>
    </Page>
  );
}
