import type { ComponentChildren } from 'preact';
import { FriendsSign } from '../art/Signs.tsx';
import { COMPANION_WORDS } from '../companion/words.ts';
import { carry } from '../connection/pending.ts';
import { gameOf } from '../deals/games.ts';
import { MEET } from '../online/meet/words.ts';
import { PAGES } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import './friends.css';
import { BoxSign } from '../frame/MenuSigns.tsx';
import { Page } from '../frame/Page.tsx';
import type { GameEntry } from '../model/game.ts';
import { useGames } from '../model/game.ts';
import { go, href } from '../ui/routes.ts';

/** Two ways to play with people: at this device, or online. */
export function FriendsPage() {
  const words = useWords(PAGES)?.friends;
  const meet = useWords(MEET);
  const companion = useWords(COMPANION_WORDS);
  const games = useGames();
  if (words === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="content friends">
        {meet && (
          <Way title={meet.title} about={meet.now.about} sign={<Apart />}>
            <a class="friends-game" href={href('meet')}>
              <FriendsSign /> {meet.now.title}
            </a>
            <a class="friends-game" href={href('room')}>
              <Apart /> {meet.room.title}
            </a>
          </Way>
        )}
        <Way title={words.here} about={words.hereAbout} sign={<FriendsSign />}>
          {games.map(({ id, title, Sign }) => (
            <a key={id} class="friends-game" href={href('new', id, 'friends')}>
              <Sign /> {title}
            </a>
          ))}
        </Way>
        {companion && (
          <Way title={companion.title} about={companion.about} sign={<BoxSign />}>
            <a class="friends-game" href={href('companion')}>
              <BoxSign /> {companion.open}
            </a>
          </Way>
        )}
        <Way title={words.net} about={words.netAbout} sign={<Apart />}>
          {games.map((entry) => (
            <button key={entry.id} type="button" class="friends-game" onClick={() => invite(entry)}>
              <entry.Sign /> {entry.title}
            </button>
          ))}
          <a class="friends-tables" href={href('online')}>
            {words.tables}
          </a>
        </Way>
      </div>
    </Page>
  );
}

/** Makes an online table set up as for a first game; its host may change everything there. */
async function invite({ id, first }: GameEntry): Promise<void> {
  const game = await gameOf(id);
  if (game === undefined) return;
  carry({ game: id, config: game.configs.write(first.config) });
  go('online', 'new');
}

interface WayProps {
  readonly title: string;
  readonly about: string;
  readonly sign: ComponentChildren;
  readonly children: ComponentChildren;
}

function Way({ title, about, sign, children }: WayProps) {
  return (
    <section class="friends-way">
      <div class="friends-head">
        {sign}
        <div>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
      </div>
      <div class="friends-games">{children}</div>
    </section>
  );
}

/** A picture: two devices, and the messages between them. */
function Apart() {
  return (
    <svg
      viewBox="0 0 64 64"
      class="sign"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width="2.4"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <rect x="4" y="20" width="19" height="34" rx="4" fill="var(--blue)" />
      <rect x="41" y="20" width="19" height="34" rx="4" fill="var(--yellow)" />
      <rect x="8" y="25" width="11" height="22" rx="1.5" fill="var(--paper)" />
      <rect x="45" y="25" width="11" height="22" rx="1.5" fill="var(--paper)" />
      <path d="M16 14q16-12 32 0" fill="none" stroke-dasharray="0.1 6" stroke-width="4" />
    </svg>
  );
}
