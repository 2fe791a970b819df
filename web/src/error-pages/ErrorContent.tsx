import { Fir } from '../art/Fir.tsx';
import { Sheep } from '../art/Sheep.tsx';
import { Page } from '../frame/Page.tsx';
import { useGames } from '../model/game.ts';
import { href } from '../ui/routes.ts';
import type { Area } from '../words/catalogue.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import type { ErrorPageWords, Why } from './words/en.ts';
import './error-page.css';

const ERROR_PAGE: Area<ErrorPageWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};

export interface ErrorPageProps {
  readonly why: Why;
  /** A server's reason, in the reader's language; shown instead of our text. */
  readonly text?: string;
  /** The part of the text that cannot be read. */
  readonly where?: string | undefined;
}

/** An error page: what went wrong, and links to what works. */
export function ErrorContent({ why, text, where }: ErrorPageProps) {
  const shell = useShell();
  const games = useGames();
  const words = useWords(ERROR_PAGE);
  if (words === undefined) return null;
  const [title, sentence] = words.why[why];
  return (
    <Page title={title ?? ''}>
      <div class="content error-page">
        <LostSheep />
        <div role="alert">
          <p class="error-page-title">{title}</p>
          <p>{text ?? sentence}</p>
          {where && <p class="small">{words.where(where)}</p>}
        </div>
        <div class="row error-page-ways">
          {why === 'game' ? (
            games.map(({ id, title: name }) => (
              <a key={id} class="button" href={href('play', id)}>
                {name}
              </a>
            ))
          ) : (
            <a class="primary" href={href()}>
              {shell.play}
            </a>
          )}
          {why === 'old' && (
            <button type="button" class="button" onClick={() => location.reload()}>
              {words.reload}
            </button>
          )}
          {why === 'table' ? (
            <a class="button" href={href('online')}>
              {shell.online}
            </a>
          ) : (
            <a class="button" href={href('games')}>
              {why === 'text' ? words.paste : shell.myGames}
            </a>
          )}
        </div>
      </div>
    </Page>
  );
}

/** A sheep between dark firs. */
function LostSheep() {
  return (
    <svg viewBox="0 0 240 130" class="error-page-picture" aria-hidden="true">
      <ellipse cx="120" cy="112" rx="116" ry="16" fill="var(--grass)" />
      <Fir x={38} y={106} size={88} deep />
      <Fir x={74} y={100} size={66} />
      <Fir x={204} y={106} size={92} deep />
      <Fir x={170} y={100} size={60} />
      <svg x="90" y="58" width="58" height="58" aria-hidden="true">
        <Sheep coat={1} lost />
      </svg>
      <Fir x={18} y={118} size={62} />
      <Fir x={226} y={120} size={56} />
    </svg>
  );
}
