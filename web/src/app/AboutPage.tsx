import { useContext, useEffect, useState } from 'preact/hooks';
import { repository, version } from '../../../package.json';
import { current } from '../deals/opening.ts';
import { Page } from '../frame/Page.tsx';
import { openLocal } from '../local/local-source.ts';
import { type Credits, creditsOf } from '../model/credits.ts';
import type { GameEntry } from '../model/game.ts';
import { useGames } from '../model/game.ts';
import { FaultReport } from '../table-kit/FaultReport.tsx';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { IS_SERVED } from '../ui/served.ts';
import { PAGES } from '../words/areas.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import type { PagesWords } from '../words/en/pages.ts';
import { useWords } from '../words/useWords.ts';
import './about.css';

/** Who made the games, what this software is, what it stores, and how to report a fault. */
export function AboutPage() {
  const shell = useShell();
  const words = useWords(PAGES)?.about;
  const games = useGames();
  if (words === undefined) return null;
  const { stored, fault } = words;
  return (
    <Page title={shell.about}>
      <div class="content about">
        <p>{words.unofficial}</p>
        <div class="about-games">
          {games.map((game) => (
            <PrintedGame key={game.id} words={words} game={game} />
          ))}
        </div>
        <section>
          <h2>{words.software}</h2>
          <p>
            {words.licence} <a href="licenses.txt">{words.notices}</a>
            {repository !== '' && (
              <>
                {' '}
                <a href={repository}>{words.source}</a>
              </>
            )}
          </p>
          <p>{words.version(version)}</p>
        </section>
        <section>
          <h2>{stored.title}</h2>
          <ul>
            {stored.here.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>
            {stored.forget} <a href={href('data')}>{stored.data}</a>
          </p>
          {IS_SERVED && (
            <p>
              {stored.server} <a href={href('online', 'data')}>{stored.link}</a>
            </p>
          )}
        </section>
        <section>
          <h2>{fault.title}</h2>
          <p class="small">{fault.which}</p>
          <FaultReport record={lastRecord} />
        </section>
      </div>
    </Page>
  );
}

/** Credits, players and age of a printed game. */
function PrintedGame({ words, game }: { readonly words: PagesWords['about']; readonly game: GameEntry }) {
  const language = useContext(LanguageContext);
  const [credits, setCredits] = useState<Credits>();
  useEffect(() => {
    background(creditsOf(game.id).then(setCredits));
  }, [game]);
  if (credits === undefined) return null;
  const { makers, printed, players, minutes, age } = credits;
  const facts = [words.players(...players), ...(minutes ? [words.minutes(...minutes)] : []), words.age(age)];
  return (
    <section>
      <h2>{game.title}</h2>
      <p>{facts.join(' · ')}</p>
      <dl>
        {makers.map(([role, names]) => (
          <div key={role}>
            <dt>{words.roles[role]}</dt>
            <dd>{names.map((name) => printed?.[language]?.[name] ?? name).join(language === 'ja' ? '、' : ', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The local game last played, without secrets. Only the worker reads saved records. */
async function lastRecord(): Promise<string | undefined> {
  const { id } = current();
  if (id === undefined) return undefined;
  const source = openLocal({ kind: 'resume', id });
  const record = await source.openRecord?.();
  source.close();
  return record;
}
