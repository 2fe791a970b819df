import type { ComponentType } from 'preact';
import { helpFor } from '../frame/help.ts';
import { Page } from '../frame/Page.tsx';
import { type GameEntry, useGames } from '../model/game.ts';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { COMPANION_WORDS, type CompanionOfGame, type Tool, useCompanion } from './companion.ts';
import { Teach } from './Teach.tsx';
import { useAwake } from './useAwake.ts';
import { CompanionContext } from './useCompanionWords.ts';
import type { CompanionWords } from './words/en.ts';
import './companion.css';

/** `#/companion`: tools for the printed games. `#/companion/<game>/<tool>`: one of them. */
export function CompanionPage() {
  const [, id, tool] = useSignal(route);
  const words = useWords(COMPANION_WORDS);
  const games = useGames();
  useAwake();
  if (words === undefined) return null;
  const game = games.find((one) => one.id === id);
  return (
    <CompanionContext.Provider value={words}>
      {game && tool !== undefined ? (
        <ToolPage key={`${game.id}/${tool}`} words={words} game={game} tool={tool} />
      ) : (
        <Shelf words={words} games={games} />
      )}
    </CompanionContext.Provider>
  );
}

function Shelf({ words, games }: { readonly words: CompanionWords; readonly games: readonly GameEntry[] }) {
  return (
    <Page title={words.title}>
      <div class="content companion">
        <p>{words.about}</p>
        {games.map((game) => (
          <Box key={game.id} words={words} game={game} />
        ))}
      </div>
    </Page>
  );
}

/** The tools of one game. */
function Box({ words, game: { id, title, Sign } }: { readonly words: CompanionWords; readonly game: GameEntry }) {
  const own = useCompanion(id);
  const tools: Tool[] = own ? [...(Object.keys(own.tools) as Tool[]), 'teach'] : [];
  return (
    <section class="companion-box" aria-label={title}>
      <h2>
        <Sign /> {title}
      </h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool}>
            <Way to={href('companion', id, tool)} {...words.tools[tool]} />
          </li>
        ))}
        <li>
          <Way to={helpFor(id)} {...words.ask} />
        </li>
      </ul>
    </section>
  );
}

function Way({ to, name, about }: { readonly to: string; readonly name: string; readonly about: string }) {
  return (
    <a class="companion-way" href={to}>
      <strong>{name}</strong>
      <small>{about}</small>
    </a>
  );
}

interface ToolPageProps {
  readonly words: CompanionWords;
  readonly game: GameEntry;
  readonly tool: string;
}

function ToolPage({ words, game, tool }: ToolPageProps) {
  const own = useCompanion(game.id);
  if (own === undefined) return null;
  const { name } = words.tools[tool as Tool] ?? words.tools.setup;
  return (
    <Page title={name}>
      <div class="content companion-tool">
        <p class="companion-back">
          <a href={href('companion')}>‹ {words.back}</a>
          <span>{game.title}</span>
        </p>
        <Body own={own} tool={tool as Tool} />
      </div>
    </Page>
  );
}

function Body({ own, tool }: { readonly own: CompanionOfGame; readonly tool: Tool }) {
  const One: ComponentType | undefined = own.tools[tool];
  if (One) return <One />;
  return tool === 'teach' ? <Teach {...own.teach} /> : null;
}
