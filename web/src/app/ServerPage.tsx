import { useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { ONLINE, PAGES } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { addressOf } from './server-address.ts';
import '../online-kit/online.css';

const KEPT = 'bellwether.server';

/** On a static site: asks for a server, and opens the same page there. */
export function ServerPage() {
  const title = useWords(ONLINE)?.title;
  const words = useWords(PAGES)?.elsewhere;
  const [typed, setTyped] = useState(keptServer);
  if (title === undefined || words === undefined) return null;
  const server = addressOf(typed);
  return (
    <Page title={title}>
      <form
        class="content form"
        onSubmit={(event) => {
          event.preventDefault();
          if (server === undefined) return;
          keepServer(server);
          location.assign(server + location.hash);
        }}
      >
        <p>{words.about}</p>
        <label class="online-field">
          <span class="form-label">{words.address}</span>
          <input
            type="text"
            inputMode="url"
            class="online-name"
            autocomplete="url"
            autocapitalize="none"
            spellcheck={false}
            placeholder="sheep.example"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="primary" disabled={server === undefined}>
            {words.go}
          </button>
        </div>
        <p class="small">{words.own}</p>
      </form>
    </Page>
  );
}

function keptServer(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    // Private browsing.
    return '';
  }
}

function keepServer(server: string): void {
  try {
    localStorage.setItem(KEPT, server);
  } catch {
    // The visitor types it again next time.
  }
}
