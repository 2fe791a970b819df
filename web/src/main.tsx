import { render } from 'preact';
import { App, fetchRoom } from './app/App.tsx';
import { entryOf, GAMES } from './app/games.ts';
import { keepOffline } from './app/offline.ts';
import { gameAhead } from './deals/opening.ts';
import { listenForInstaller } from './device/install.ts';
import { fetchHost, warmHost } from './local/local-source.ts';
import { route } from './ui/routes.ts';
import { languageOf, settings } from './ui/settings.ts';
import { wear } from './ui/typeface.ts';
import { SHELL } from './words/catalogue.ts';
import { preload } from './words/useWords.ts';
import './art/palette.css';
import './app/app.css';

listenForInstaller();
// Words, table and worker load in parallel. The worker is fetched first and started last, since starting it blocks the
// page.
fetchHost();
const language = languageOf(settings.get());
const game = entryOf(gameAhead(route.get(), GAMES[0].id) ?? '');
if (game === undefined) fetchRoom();
const loading = preload(SHELL, language);
// A failed load is ignored here, for example after an update of the site: the table's page loads it again and reports
// the error.
const table = [game?.table(), game && preload(game.words, language)];
warmHost(game?.id);
await Promise.allSettled([loading, ...table]);

const root = document.getElementById('app');
if (root) render(<App />, root);
// After the table: the first paint never waits for it.
setTimeout(() => wear('Nunito'), 400);
keepOffline();
