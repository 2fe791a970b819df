import type { ComponentChildren } from 'preact';
import { FriendsSign } from '../art/Signs.tsx';
import { COMPANION_WORDS } from '../companion/words.ts';
import { carry } from '../connection/pending.ts';
import { gameOf } from '../deals/games.ts';
import { BoxSign, TablesSign } from '../frame/MenuSigns.tsx';
import { Page } from '../frame/Page.tsx';
import type { GameEntry } from '../model/game.ts';
import { useGames } from '../model/game.ts';
import { CodeEntry } from '../online/meet/CodeEntry.tsx';
import { MEET } from '../online/meet/words.ts';
import { go, href } from '../ui/routes.ts';
import { IS_SERVED } from '../ui/served.ts';
import { ONLINE, PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import '../online-kit/online.css';
import '../online/meet/meet.css';
import './friends.css';

/** Ways to play with people, by where they are; on top a field for the code of someone who invited me. */
export function FriendsPage() {
  const shell = useShell();
  const words = useWords(PAGES)?.friends;
  const online = useWords(ONLINE);
  const meet = useWords(MEET);
  const companion = useWords(COMPANION_WORDS);
  const games = useGames();
  if (words === undefined || online === undefined || meet === undefined) return null;
  return (
    <Page title={shell.home.friends}>
      <div class="content friends">
        {IS_SERVED && <CodeEntry words={online} meet={meet} />}
        <Way title={words.far} about={words.farAbout} sign={<TablesSign />}>
          {IS_SERVED &&
            games.map((entry) => (
              <button key={entry.id} type="button" class="friends-game" onClick={() => invite(entry)}>
                <entry.Sign /> {entry.title}
              </button>
            ))}
          <a class="friends-tables" href={href('online')}>
            {IS_SERVED ? shell.online : online.title}
          </a>
        </Way>
        <Way title={words.here} about={words.hereAbout} sign={<FriendsSign />}>
          {games.map(({ id, title, Sign }) => (
            <a key={id} class="friends-game" href={href('new', id, 'friends')}>
              <Sign /> {title}
            </a>
          ))}
        </Way>
        <Way title={words.screen} about={meet.room.about} sign={<ScreenSign />}>
          <a class="friends-game" href={href('room')}>
            <ScreenSign /> {meet.room.title}
          </a>
        </Way>
        {companion && (
          <Way title={companion.title} about={companion.about} sign={<BoxSign />}>
            <a class="friends-game" href={href('companion')}>
              <BoxSign /> {companion.open}
            </a>
          </Way>
        )}
        <Way title={words.strangers} about={meet.now.about} sign={<StrangersSign />}>
          <a class="friends-game" href={href('meet')}>
            <StrangersSign /> {meet.title}
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

function Drawn({ children }: { readonly children: ComponentChildren }) {
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
      {children}
    </svg>
  );
}

/** A television, and two phones in front of it. */
function ScreenSign() {
  return (
    <Drawn>
      <path d="M24 40l-4 8M40 40l4 8" />
      <rect x="5" y="8" width="54" height="33" rx="5" fill="var(--wood-2)" />
      <path d="M10 13h44v23H10z" fill="var(--sky)" />
      <path d="M10 30q11-8 22-2t22-3v11H10z" fill="var(--grass)" />
      <rect x="12" y="44" width="11" height="17" rx="2.500" fill="var(--blue)" />
      <rect x="41" y="44" width="11" height="17" rx="2.500" fill="var(--yellow)" />
    </Drawn>
  );
}

/** The globe. */
function StrangersSign() {
  return (
    <Drawn>
      <circle cx="32" cy="32" r="26" fill="var(--sky)" />
      <path d="M14 20c6-6 16-6 18 0s-4 8-3 13-9 5-12 1-7-8-3-14zM39 30c6-4 14-2 15 4s-5 16-11 16-9-16-4-20z" fill="var(--grass)" />
    </Drawn>
  );
}
