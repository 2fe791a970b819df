import { render } from 'preact';
import { App } from './app/App.tsx';
import { GAMES } from './app/games.ts';
import { keepOffline } from './app/offline.ts';
import { languageOf, settings } from './app/settings.ts';
import { warmHost } from './host/local-source.ts';
import { preload } from './words/useWords.ts';
import './art/palette.css';
import './app/app.css';

// The worker, the first table and the words load side by side.
warmHost();
const language = languageOf(settings.get());
await Promise.all([GAMES[0]?.table(), preload('shell', language), preload('wolf-and-hound', language)]);

const root = document.getElementById('app');
if (root) render(<App />, root);
keepOffline();
