import { render } from 'preact';
import { App } from './app/App.tsx';
import { languageOf, settings } from './app/settings.ts';
import { warmHost } from './host/local-source.ts';
import { preload } from './words/useWords.ts';
import './art/palette.css';
import './app/app.css';

// The worker and the words load while this script still runs.
warmHost();
const language = languageOf(settings.get());
await Promise.all([preload('shell', language), preload('wolf-and-hound', language)]);

const root = document.getElementById('app');
if (root) render(<App />, root);
