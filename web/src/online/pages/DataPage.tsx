import type { About } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { aboutServer } from '../../connection/api.ts';
import { aboutMe } from '../../connection/person-api.ts';
import { Page } from '../../frame/Page.tsx';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';

/** What data the server stores about players, and how long. */
export function DataPage({ words }: { readonly words: OnlineWords }) {
  const { colon } = useShell();
  const { kept, days } = words;
  const [about, setAbout] = useState<About>();
  const [number, setNumber] = useState<string>();
  const { trouble, attempt } = useTrouble(words);
  useEffect(() => {
    background(attempt(async () => setAbout(await aboutServer())));
    background(
      aboutMe().then(
        (me) => setNumber(me?.number),
        () => {},
      ),
    );
  }, []);
  const { finished = null, unfinished = null } = about?.kept ?? {};
  return (
    <Page title={kept.title}>
      <div class="page">
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        <ul>
          <li>{kept.tables}</li>
          <li>{kept.key}</li>
          {about && (
            <>
              <li>{finished === null ? kept.finishedStay : kept.finished(days(finished))}</li>
              <li>{unfinished === null ? kept.unfinishedStay : kept.unfinished(days(unfinished))}</li>
              <li>{kept.backups}</li>
            </>
          )}
        </ul>
        <p>{kept.erase}</p>
        <p>
          {colon(kept.number, '')}
          {number === undefined ? kept.none : <code>{number}</code>}
        </p>
      </div>
    </Page>
  );
}
