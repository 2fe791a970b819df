import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { LocalSource } from '../local/local-source.ts';
import { save } from '../ui/save.ts';
import { say } from '../ui/say.ts';
import { useWords } from '../words/useWords.ts';
import { DEVICE } from './words.ts';
import './unsaved.css';

export interface UnsavedProps {
  readonly source: Pick<LocalSource<GameTypes>, 'backup'>;
}

/** Shown above a table while the last moves of its game are not saved. */
export function Unsaved({ source }: UnsavedProps) {
  const words = useWords(DEVICE);
  const [isFile, setFile] = useState(false);
  useEffect(() => {
    // Makes the browser ask before the page is left or reloaded.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const title = words?.unsaved.title ?? '';
  useEffect(() => {
    // Screen readers miss an alert behind an open dialog: announce it once that closes.
    if (document.querySelector('dialog[open]')) say(title);
  }, [title]);
  if (words === undefined) return null;
  const keep = async () => {
    const text = await source.backup();
    if (text === undefined) return;
    save(new Blob([text], { type: 'application/json' }), 'bellwether-game.json');
    setFile(true);
  };
  return (
    <section class="unsaved" aria-label={title}>
      <p role="alert">
        <strong>{title}</strong> {words.unsaved.todo}
      </p>
      <button type="button" class="button" onClick={keep}>
        {words.save}
      </button>
      <p role="status">{isFile && words.unsaved.opens}</p>
    </section>
  );
}
